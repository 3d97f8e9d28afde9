package clockwise.web;

import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.reactivestreams.Publisher;
import org.reactivestreams.Subscriber;
import org.reactivestreams.Subscription;

/** One client's stream. When the client is ready it gets what is newest then; nothing is kept for slow ones. */
final class Feed implements Publisher<byte[]>, Subscription {
    private final Supplier<Optional<byte[]>> news;
    private final BooleanSupplier begins;
    private final Runnable ended;
    private final AtomicLong wanted = new AtomicLong();
    private final AtomicInteger knocks = new AtomicInteger();
    private final AtomicBoolean over = new AtomicBoolean();
    private volatile boolean closing;
    private volatile @Nullable Subscriber<? super byte[]> client;

    /**
     * @param news what this client has not seen yet; asked by one thread at a time
     * @param begins called when the client is there; if it says no, the stream ends at once
     * @param ended called once after it said yes, when the client is gone or the stream is closed
     */
    Feed(Supplier<Optional<byte[]>> news, BooleanSupplier begins, Runnable ended) {
        this.news = news;
        this.begins = begins;
        this.ended = ended;
    }

    @Override
    public void subscribe(Subscriber<? super byte[]> subscriber) {
        if (!begins.getAsBoolean()) {
            over.set(true);
            subscriber.onSubscribe(this);
            subscriber.onComplete();
            return;
        }
        client = subscriber;
        subscriber.onSubscribe(this);
        knock();
    }

    @Override
    public void request(long more) {
        wanted.accumulateAndGet(Math.max(1, more), (now, add) -> now + add < 0 ? Long.MAX_VALUE : now + add);
        knock();
    }

    @Override
    public void cancel() {
        end();
    }

    /** Closes the stream after what is being sent. */
    void close() {
        closing = true;
        knock();
    }

    /** There may be news. */
    void knock() {
        if (knocks.getAndIncrement() != 0) {
            return; // whoever is at it looks again
        }
        int seen = 1;
        do {
            send();
            seen = knocks.addAndGet(-seen);
        } while (seen != 0);
    }

    private void send() {
        Subscriber<? super byte[]> to = client;
        if (to == null || over.get()) {
            return;
        }
        if (closing) {
            end();
            to.onComplete();
            return;
        }
        while (wanted.get() > 0 && !over.get()) {
            Optional<byte[]> newest = news.get();
            if (newest.isEmpty()) {
                return;
            }
            wanted.decrementAndGet();
            to.onNext(newest.get());
        }
    }

    private void end() {
        if (over.compareAndSet(false, true)) {
            ended.run();
        }
    }
}
