package clockwise.agent.link;

import clockwise.agent.Waiting;
import clockwise.link.Acknowledgement;
import clockwise.link.AgentMessage;
import clockwise.link.Heartbeat;
import clockwise.link.Hello;
import clockwise.link.HostMessage;
import clockwise.link.Order;
import clockwise.link.Pong;
import clockwise.link.Report;
import clockwise.link.TableLinkGrpc;
import clockwise.link.Welcome;
import io.grpc.Grpc;
import io.grpc.InsecureServerCredentials;
import io.grpc.Metadata;
import io.grpc.Server;
import io.grpc.ServerCall;
import io.grpc.ServerCallHandler;
import io.grpc.ServerCredentials;
import io.grpc.ServerInterceptor;
import io.grpc.Status;
import io.grpc.stub.StreamObserver;
import java.io.IOException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import javax.net.ssl.SSLPeerUnverifiedException;
import javax.net.ssl.SSLSession;
import org.jspecify.annotations.Nullable;

/** A real server in the place of the host, which records into a ledger and can be told to fail. */
final class ListeningHost extends TableLinkGrpc.TableLinkImplBase implements AutoCloseable {
    private final Ledger ledger;
    private final Server server;
    private final List<Stream> open = new ArrayList<>();
    private final List<Hello> hellos = new ArrayList<>();
    private final List<String> peers = new ArrayList<>();
    private Heartbeat beat = Heartbeat.getDefaultInstance();
    private Optional<Status> refusal = Optional.empty();
    private int protocol = HostLink.PROTOCOL;
    private boolean acknowledging = true;
    private long acknowledgedTooFar;
    private long clockAheadMicros;
    private int cutAfter = Integer.MAX_VALUE;

    ListeningHost(Ledger ledger) throws IOException {
        this(ledger, 0, InsecureServerCredentials.create());
    }

    @SuppressWarnings("this-escape") // the class is final
    ListeningHost(Ledger ledger, int port, ServerCredentials credentials) throws IOException {
        this.ledger = ledger;
        this.server = Grpc.newServerBuilderForPort(port, credentials)
                .addService(this)
                .intercept(new Names())
                .permitKeepAliveTime(1, TimeUnit.SECONDS)
                .build()
                .start();
    }

    int port() {
        return server.getPort();
    }

    synchronized List<Hello> hellos() {
        return List.copyOf(hellos);
    }

    /** The names in the certificates of whoever called. */
    synchronized List<String> peers() {
        return List.copyOf(peers);
    }

    synchronized Heartbeat beat() {
        return beat;
    }

    /** Answers every hello with an end. */
    synchronized void refuse(Status status) {
        refusal = Optional.of(status);
    }

    synchronized void speak(int otherProtocol) {
        protocol = otherProtocol;
    }

    /** Records and says so, or records and keeps it to itself. */
    synchronized void acknowledge(boolean on) {
        acknowledging = on;
    }

    /** Acknowledges so many positions that were not sent. */
    synchronized void acknowledgeTooFar(long positions) {
        acknowledgedTooFar = positions;
    }

    synchronized void setClockAhead(long micros) {
        clockAheadMicros = micros;
    }

    /** Ends each stream after so many reports; those that are on their way then are lost. */
    synchronized void cutAfter(int reports) {
        cutAfter = reports;
    }

    synchronized void order(Order order) {
        open.forEach(stream -> stream.say(HostMessage.newBuilder().setOrder(order)));
    }

    @Override
    public StreamObserver<AgentMessage> connect(StreamObserver<HostMessage> agent) {
        return new Stream(agent);
    }

    private final class Stream implements StreamObserver<AgentMessage> {
        private final StreamObserver<HostMessage> agent;
        private boolean ended;
        private int reports;
        private long position;

        Stream(StreamObserver<HostMessage> agent) {
            this.agent = agent;
        }

        @Override
        public void onNext(AgentMessage message) {
            synchronized (ListeningHost.this) {
                if (!ended) {
                    hear(message);
                }
            }
        }

        private void hear(AgentMessage message) {
            switch (message.getMessageCase()) {
                case HELLO -> greet(message.getHello());
                case REPORT -> take(message.getReport());
                case HEARTBEAT -> beat = message.getHeartbeat();
                case PING ->
                    say(HostMessage.newBuilder()
                            .setPong(Pong.newBuilder()
                                    .setNumber(message.getPing().getNumber())
                                    .setAt(ClockOffset.micros(Instant.now()) + clockAheadMicros)));
                case PONG, MESSAGE_NOT_SET -> ledger.check(false, "not asked for: " + message);
            }
        }

        private void greet(Hello hello) {
            hellos.add(hello);
            if (refusal.isPresent()) {
                end(refusal.get());
                return;
            }
            open.add(this);
            say(HostMessage.newBuilder()
                    .setWelcome(Welcome.newBuilder().setProtocol(protocol).setSoftware("of tests")));
        }

        private void take(Report report) {
            ledger.check(open.contains(this), "a report before the welcome");
            ledger.check(
                    position == 0 || report.getPosition() == position + 1,
                    "position " + report.getPosition() + " after " + position);
            position = report.getPosition();
            reports++;
            if (reports > cutAfter) {
                end(Status.UNAVAILABLE.withDescription("cut by the test"));
                return;
            }
            ledger.record(report);
            if (acknowledging) {
                say(HostMessage.newBuilder()
                        .setAcknowledgement(Acknowledgement.newBuilder().setPosition(position + acknowledgedTooFar)));
            }
        }

        void say(HostMessage.Builder message) {
            agent.onNext(message.build());
        }

        private void end(Status status) {
            left();
            agent.onError(status.asRuntimeException());
        }

        private void left() {
            synchronized (ListeningHost.this) {
                ended = true;
                open.remove(this);
            }
        }

        @Override
        public void onError(Throwable cause) {
            left();
        }

        @Override
        public void onCompleted() {
            left();
            agent.onCompleted();
        }
    }

    private final class Names implements ServerInterceptor {
        @Override
        public <Q, A> ServerCall.Listener<Q> interceptCall(
                ServerCall<Q, A> call, Metadata headers, ServerCallHandler<Q, A> next) {
            SSLSession session = call.getAttributes().get(Grpc.TRANSPORT_ATTR_SSL_SESSION);
            synchronized (ListeningHost.this) {
                peers.add(name(session));
            }
            return next.startCall(call, headers);
        }

        private static String name(@Nullable SSLSession session) {
            try {
                return session == null ? "" : session.getPeerPrincipal().getName();
            } catch (SSLPeerUnverifiedException e) {
                return "";
            }
        }
    }

    /** Dies at once, as far as an agent can tell. */
    @Override
    public void close() {
        server.shutdownNow();
        Waiting.until(server::isTerminated, "the server ends");
    }
}
