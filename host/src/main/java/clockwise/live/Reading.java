package clockwise.live;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.Executor;
import java.util.function.Supplier;

/** Reads the log on platform threads, for an embedded database does not bear virtual ones; whoever waits may be one. */
record Reading(Executor threads) {
    <T> T of(Supplier<T> read) {
        try {
            return CompletableFuture.supplyAsync(read, threads).join();
        } catch (CompletionException e) {
            if (e.getCause() instanceof RuntimeException cause) {
                throw cause;
            }
            throw e;
        }
    }
}
