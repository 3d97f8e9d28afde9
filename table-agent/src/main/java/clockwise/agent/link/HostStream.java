package clockwise.agent.link;

import clockwise.agent.devices.Moment;
import clockwise.agent.outbox.Outbox;
import clockwise.link.AgentMessage;
import clockwise.link.Heartbeat;
import clockwise.link.Hello;
import clockwise.link.HostMessage;
import clockwise.link.Ping;
import clockwise.link.Pong;
import clockwise.link.Report;
import io.grpc.stub.ClientCallStreamObserver;
import java.time.Instant;
import java.util.Optional;

/** What is said on one stream; only the thread of the link speaks. */
final class HostStream {
    private final ClientCallStreamObserver<AgentMessage> stream;
    private final Outbox outbox;
    private final Table table;
    private final ClockOffset clock;
    private boolean welcomed;
    private long sent;
    private long pings;
    private long heardNanos = System.nanoTime();

    HostStream(ClientCallStreamObserver<AgentMessage> stream, Outbox outbox, Table table, ClockOffset clock) {
        this.stream = stream;
        this.outbox = outbox;
        this.table = table;
        this.clock = clock;
        this.sent = outbox.acknowledged();
    }

    void hello(int number, String agent) {
        say(AgentMessage.newBuilder()
                .setHello(Hello.newBuilder()
                        .setProtocol(HostLink.PROTOCOL)
                        .setTable(number)
                        .setSoftware(HostLink.SOFTWARE)
                        .setAgent(agent)
                        .addAllDevices(table.devices())));
    }

    boolean welcomed() {
        return welcomed;
    }

    /** When something of the host was last heard. */
    long heardNanos() {
        return heardNanos;
    }

    /** Takes in a message; empty, or why this host cannot be spoken with. */
    Optional<String> hear(HostMessage message, Moment at) {
        heardNanos = at.nanos();
        stream.request(1);
        switch (message.getMessageCase()) {
            case WELCOME -> {
                int protocol = message.getWelcome().getProtocol();
                if (protocol != HostLink.PROTOCOL) {
                    return Optional.of("it speaks protocol " + protocol);
                }
                welcomed = true;
                beat();
            }
            case PONG ->
                clock.answered(message.getPong().getNumber(), message.getPong().getAt(), at);
            case PING ->
                say(AgentMessage.newBuilder()
                        .setPong(Pong.newBuilder()
                                .setNumber(message.getPing().getNumber())
                                .setAt(ClockOffset.micros(Instant.now()))));
            case ORDER -> table.obey(message.getOrder());
            case ACKNOWLEDGEMENT -> {
                long position = message.getAcknowledgement().getPosition();
                if (Long.compareUnsigned(position, sent) > 0) {
                    return Optional.of("it acknowledges " + Long.toUnsignedString(position) + ", and was sent " + sent);
                }
                outbox.acknowledge(position);
            }
            case MESSAGE_NOT_SET -> {} // something newer than this agent, which it may do without
        }
        return Optional.empty();
    }

    /** Sends what waits, as long as the stream takes it without piling it up. */
    void send() {
        while (welcomed && stream.isReady()) {
            Optional<Report> next = outbox.after(sent);
            if (next.isEmpty()) {
                return;
            }
            say(AgentMessage.newBuilder().setReport(next.get()));
            sent = next.get().getPosition();
        }
    }

    /** Tells how everything does, and asks for the host's time. */
    void beat() {
        Moment now = new Moment(System.nanoTime(), Instant.now());
        say(AgentMessage.newBuilder()
                .setHeartbeat(Heartbeat.newBuilder()
                        .setAt(ClockOffset.micros(now.at()))
                        .setClockOffset(clock.micros(now))
                        .setWaiting(outbox.waiting())
                        .setRoom(outbox.room())
                        .addAllDevices(table.health(now.at()))));
        pings++;
        clock.asked(pings, now);
        say(AgentMessage.newBuilder().setPing(Ping.newBuilder().setNumber(pings)));
    }

    private void say(AgentMessage.Builder message) {
        stream.onNext(message.build());
    }
}
