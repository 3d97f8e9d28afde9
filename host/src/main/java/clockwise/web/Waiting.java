package clockwise.web;

import clockwise.live.Unserved;
import clockwise.store.StoreUnavailable;
import io.micronaut.context.annotation.Property;
import io.micronaut.http.HttpResponse;
import io.micronaut.http.HttpStatus;
import io.micronaut.http.MediaType;
import io.micronaut.scheduling.TaskExecutors;
import jakarta.annotation.PreDestroy;
import jakarta.inject.Named;
import jakarta.inject.Singleton;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Waits for a table, and for no longer than people do: then the answer is that the log is not available. What was asked
 * goes on, and the same request id asked again tells what became of it.
 */
@Singleton
final class Waiting {
    private static final Logger LOG = LoggerFactory.getLogger(Waiting.class);

    /** More at one table are not people but a database that does not answer. */
    private static final int MOST_AT_A_TABLE = 64;

    private static final String NOT_NOW = """
        <!doctype html>
        <html lang="en"><head><meta charset="utf-8"><meta http-equiv="refresh" content="5"><title>Not now</title></head>
        <body><h1>The database does not answer</h1><p>This page asks again every five seconds.</p></body></html>
        """;

    private final Duration patience;
    private final ExecutorService platformThreads;
    private final ExecutorService threads = Executors.newThreadPerTaskExecutor(
            Thread.ofVirtual().name("asked-", 0).factory());
    private final Map<Integer, Semaphore> places = new ConcurrentHashMap<>();

    Waiting(
            @Property(name = "clockwise.patience") Duration patience,
            @Named(TaskExecutors.BLOCKING) ExecutorService platformThreads) {
        this.patience = patience;
        this.platformThreads = platformThreads;
    }

    CompletionStage<HttpResponse<?>> on(int table, Supplier<HttpResponse<?>> work) {
        return on(table, work, threads);
    }

    /** The same for work that asks the database itself; an embedded one does not bear virtual threads. */
    CompletionStage<HttpResponse<?>> reading(int table, Supplier<HttpResponse<?>> work) {
        return on(table, work, platformThreads);
    }

    /** The same for a page that people look at: they are told in a page, and it asks again by itself. */
    CompletionStage<HttpResponse<?>> page(int table, Supplier<HttpResponse<?>> work) {
        return reading(table, work)
                .thenApply(answer -> answer.code() == HttpStatus.SERVICE_UNAVAILABLE.getCode()
                        ? HttpResponse.status(HttpStatus.SERVICE_UNAVAILABLE)
                                .contentType(MediaType.TEXT_HTML_TYPE)
                                .body(NOT_NOW)
                        : answer);
    }

    private CompletionStage<HttpResponse<?>> on(int table, Supplier<HttpResponse<?>> work, Executor where) {
        Semaphore place = places.computeIfAbsent(table, _ -> new Semaphore(MOST_AT_A_TABLE));
        if (!place.tryAcquire()) {
            return CompletableFuture.completedStage(unavailable("too many wait for table " + table));
        }
        return CompletableFuture.<HttpResponse<?>>supplyAsync(() -> released(place, work), where)
                .orTimeout(patience.toMillis(), TimeUnit.MILLISECONDS)
                .exceptionally(failure -> failed(table, failure));
    }

    private static HttpResponse<?> released(Semaphore place, Supplier<HttpResponse<?>> work) {
        try {
            return work.get();
        } finally {
            place.release();
        }
    }

    private static HttpResponse<?> failed(int table, Throwable failure) {
        Throwable cause =
                failure instanceof CompletionException && failure.getCause() != null ? failure.getCause() : failure;
        return switch (cause) {
            case Unserved unserved -> Refusal.of(unserved);
            case StoreUnavailable gone -> unavailable("table " + table + ": " + gone.getMessage());
            case TimeoutException late -> unavailable("table " + table + " did not answer in time");
            case RuntimeException bug -> throw bug;
            default -> throw new IllegalStateException(cause);
        };
    }

    private static HttpResponse<?> unavailable(String why) {
        LOG.warn("Answered that the log is not available: {}", why);
        return Problems.unavailable().response();
    }

    @PreDestroy
    void close() {
        threads.shutdownNow();
    }
}
