package clockwise.agent.link;

import clockwise.agent.devices.Moment;
import clockwise.agent.link.Ear.Ended;
import clockwise.agent.link.Ear.Heard;
import clockwise.agent.link.Ear.Nudged;
import clockwise.agent.link.Ear.Said;
import clockwise.agent.outbox.Outbox;
import clockwise.agent.ports.DeviceSetting;
import clockwise.agent.ports.HostSetting;
import clockwise.agent.ports.Port;
import clockwise.link.AgentMessage;
import clockwise.link.TableLinkGrpc;
import io.grpc.ManagedChannel;
import io.grpc.Status;
import io.grpc.stub.ClientCallStreamObserver;
import java.io.IOException;
import java.lang.System.Logger.Level;
import java.time.Duration;
import java.time.Instant;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/** Keeps one stream to the host and opens it again when it breaks; one thread, which alone speaks on it. */
public final class HostLink implements AutoCloseable {
    /** The protocol version that this agent speaks. */
    public static final int PROTOCOL = 2;

    /** As the manifest says, or a word that says that it runs from classes that were not packaged. */
    static final String SOFTWARE = Optional.ofNullable(
                    HostLink.class.getPackage().getImplementationVersion())
            .orElse("unpackaged");

    private static final System.Logger LOG = System.getLogger(HostLink.class.getName());
    private static final Duration BEAT = Duration.ofSeconds(5);
    private static final Duration SILENCE = Duration.ofSeconds(20);
    private static final int MOST_TOLD = 16;
    private static final Heard NUDGE = new Nudged();

    private final int number;
    private final String agent;
    private final HostSetting host;
    private final Outbox outbox;
    private final Table table;
    private final ClockOffset clock;
    private final CountDownLatch closing = new CountDownLatch(1);
    private final Patience patience = new Patience(new SplittableRandom());
    private final Thread thread;
    private final Set<String> told = new HashSet<>();
    private volatile LinkedBlockingQueue<Heard> queue = new LinkedBlockingQueue<>();

    HostLink(
            int number,
            String agent,
            HostSetting host,
            Outbox outbox,
            Map<DeviceSetting, Port> ports,
            ClockOffset clock) {
        this.number = number;
        this.agent = agent;
        this.host = host;
        this.outbox = outbox;
        this.table = new Table(ports);
        this.clock = clock;
        outbox.ring(this::nudge);
        this.thread = Thread.ofPlatform().name("host link").start(this::keep);
    }

    private void nudge() {
        if (!queue.contains(NUDGE)) { // short: one message at most, and a few nudges
            queue.add(NUDGE);
        }
    }

    private void keep() {
        try {
            while (closing.getCount() > 0) {
                String ended = attempt();
                if (closing.getCount() > 0) {
                    tell(Level.WARNING, "no stream: " + ended);
                }
                closing.await(patience.next().toMillis(), TimeUnit.MILLISECONDS);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** The same thing again and again is told once, until the host has taken something. */
    private void tell(Level level, String what) {
        if (told.size() >= MOST_TOLD) {
            told.clear();
        }
        if (told.add(what)) {
            LOG.log(level, "{0}:{1}: {2}", host.host(), Integer.toString(host.port()), what);
        }
    }

    private void succeeded() {
        patience.succeeded();
        told.clear();
    }

    /** One stream from hello to its end; returns why it ended. */
    private String attempt() throws InterruptedException {
        ManagedChannel channel;
        try {
            channel = Channels.open(host);
        } catch (IOException | IllegalArgumentException e) {
            return e.toString();
        }
        LinkedBlockingQueue<Heard> heard = new LinkedBlockingQueue<>();
        queue = heard;
        clock.restart();
        try {
            ClientCallStreamObserver<AgentMessage> call = (ClientCallStreamObserver<AgentMessage>)
                    TableLinkGrpc.newStub(channel).connect(new Ear(heard));
            HostStream stream = new HostStream(call, outbox, table, clock);
            stream.hello(number, agent);
            String ended = converse(stream, heard);
            call.cancel(ended, null);
            return ended;
        } catch (RuntimeException e) {
            LOG.log(Level.ERROR, "a fault of the agent itself", e);
            return e.toString();
        } finally {
            channel.shutdownNow().awaitTermination(5, TimeUnit.SECONDS);
        }
    }

    private String converse(HostStream stream, LinkedBlockingQueue<Heard> heard) throws InterruptedException {
        long beatDue = System.nanoTime() + BEAT.toNanos();
        while (closing.getCount() > 0) {
            long now = System.nanoTime();
            if (now - stream.heardNanos() > SILENCE.toNanos()) {
                return "the host says nothing";
            }
            if (now - beatDue >= 0) {
                beatDue = now + BEAT.toNanos();
                if (stream.welcomed()) {
                    succeeded(); // it has lasted for a while
                    stream.beat();
                }
            }
            Heard next = heard.poll(beatDue - System.nanoTime(), TimeUnit.NANOSECONDS);
            Optional<String> end = next == null ? Optional.empty() : take(stream, next);
            if (end.isPresent()) {
                return end.get();
            }
            stream.send();
        }
        return "the agent stops";
    }

    private Optional<String> take(HostStream stream, Heard heard) {
        return switch (heard) {
            case Nudged() -> Optional.empty();
            case Ended(Status status) -> Optional.of(words(status));
            case Said(var message, Moment at) -> {
                Optional<String> wrong = stream.hear(message, at);
                if (message.hasWelcome()) {
                    tell(
                            Level.INFO,
                            "welcome by Clockwise " + message.getWelcome().getSoftware());
                }
                if (message.hasAcknowledgement()) {
                    succeeded(); // a welcome alone is none: the host may be without its database
                }
                yield wrong;
            }
        };
    }

    /** A status for people: what the cause says, without the names of classes. */
    static String words(Status status) {
        Throwable cause = status.getCause();
        String why = cause == null ? null : cause.getMessage();
        return status.getCode() + ": " + status.getDescription() + (why == null ? "" : ": " + why);
    }

    /** The host's clock less ours, for what is kept now. */
    static long offset(ClockOffset clock) {
        return clock.micros(new Moment(System.nanoTime(), Instant.now()));
    }

    /** Ends the stream and waits until its thread has ended. */
    @Override
    public void close() {
        closing.countDown();
        nudge();
        boolean interrupted = false;
        while (thread.isAlive()) {
            try {
                thread.join();
            } catch (InterruptedException e) {
                interrupted = true; // the thread ends soon in any case
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
