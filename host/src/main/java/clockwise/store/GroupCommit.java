package clockwise.store;

import io.micrometer.core.instrument.DistributionSummary;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Timer;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The one writer: gathers what all tables want to append into one transaction after another. While one is being flushed
 * the next one fills up, so that a busy room costs hardly more flushes than a quiet one.
 */
public final class GroupCommit implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(GroupCommit.class);

    private record Waiting(Append append, CompletableFuture<Answer> answer) {}

    private final EventStore store;
    private final BlockingQueue<Waiting> queue;
    private final int mostAtOnce;
    private final Thread writer;
    private final Timer commits;
    private final DistributionSummary sizes;
    private volatile boolean closing;

    /**
     * @param mostWaiting how many appends may wait before further ones are refused
     * @param mostAtOnce how many go into one transaction
     */
    public GroupCommit(EventStore store, int mostWaiting, int mostAtOnce, MeterRegistry meters) {
        this.store = store;
        this.queue = new ArrayBlockingQueue<>(mostWaiting);
        this.mostAtOnce = mostAtOnce;
        this.commits = Timer.builder("clockwise.log.commit")
                .description("Time for one transaction of the log")
                .publishPercentileHistogram()
                .register(meters);
        this.sizes = DistributionSummary.builder("clockwise.log.group")
                .description("Appends in one transaction of the log")
                .register(meters);
        Gauge.builder("clockwise.log.waiting", queue, BlockingQueue::size)
                .description("Appends that wait for the writer")
                .register(meters);
        // A platform thread: H2 busy-waits inside, and would starve virtual threads.
        this.writer = Thread.ofPlatform().name("log-writer").start(this::write);
    }

    /**
     * Waits until the append is stored or refused. May be called from any thread, also a virtual one.
     *
     * @throws StoreUnavailable if too many wait, the writer is closed, or the database failed
     */
    public Answer append(Append append) {
        Waiting waiting = new Waiting(append, new CompletableFuture<>());
        enter(waiting);
        try {
            return waiting.answer.join();
        } catch (CompletionException e) {
            throw e.getCause() instanceof StoreUnavailable
                    ? new StoreUnavailable("the append may or may not be stored: " + e.getMessage(), e)
                    : e;
        }
    }

    private void enter(Waiting waiting) {
        synchronized (queue) { // once `closing` is set, nobody enters any more, and the writer ends with an empty queue
            if (closing) {
                throw new StoreUnavailable("the log is closed");
            }
            if (queue.offer(waiting)) {
                return;
            }
        }
        LOG.atError()
                .addKeyValue("table", waiting.append.table())
                .addKeyValue("request", waiting.append.requestId())
                .log("The log's queue is full: {} appends wait", queue.size());
        throw new StoreUnavailable("too many appends wait for the log");
    }

    private void write() {
        List<Waiting> group = new ArrayList<>();
        while (!closing || !queue.isEmpty()) {
            try {
                Waiting first = queue.poll(100, TimeUnit.MILLISECONDS);
                if (first != null) {
                    group.add(first);
                    queue.drainTo(group, mostAtOnce - 1);
                    commit(group);
                }
            } catch (InterruptedException e) {
                stopEntering();
            } finally {
                group.clear();
            }
        }
    }

    private void commit(List<Waiting> group) {
        sizes.record(group.size());
        try {
            List<Answer> answers = commits.record(
                    () -> store.append(group.stream().map(Waiting::append).toList()));
            for (int i = 0; i < group.size(); i++) {
                tell(group.get(i), answers.get(i));
            }
        } catch (RuntimeException | Error e) {
            LOG.atError().setCause(e).log("A transaction of {} appends failed", group.size());
            group.forEach(waiting -> fail(waiting, e));
        }
    }

    private static void tell(Waiting waiting, Answer answer) {
        if (!(answer instanceof Answer.Appended)) {
            LOG.atInfo()
                    .addKeyValue("table", waiting.append.table())
                    .addKeyValue("request", waiting.append.requestId())
                    .log("Not appended: {}", answer);
        }
        waiting.answer.complete(answer);
    }

    private static void fail(Waiting waiting, Throwable cause) {
        LOG.atWarn()
                .addKeyValue("table", waiting.append.table())
                .addKeyValue("request", waiting.append.requestId())
                .log("May or may not be stored");
        waiting.answer.completeExceptionally(cause);
    }

    /** Writes what still waits, then stops. */
    @Override
    public void close() {
        stopEntering();
        try {
            writer.join();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void stopEntering() {
        synchronized (queue) {
            closing = true;
        }
    }
}
