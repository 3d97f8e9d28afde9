package clockwise.agents;

import clockwise.link.AgentMessage;
import clockwise.link.Hello;
import clockwise.link.HostMessage;
import clockwise.link.Pong;
import clockwise.link.TableLinkGrpc;
import clockwise.link.Welcome;
import clockwise.room.Room;
import clockwise.room.Version;
import io.grpc.Status;
import io.grpc.StatusRuntimeException;
import io.grpc.stub.StreamObserver;
import jakarta.inject.Singleton;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The host's end of the table agents' streams. */
@Singleton
final class Links extends TableLinkGrpc.TableLinkImplBase {
    /** The protocol version that this host speaks. */
    static final int PROTOCOL = 2;

    private static final Logger LOG = LoggerFactory.getLogger(Links.class);

    private final Room room;

    Links(Room room) {
        this.room = room;
    }

    @Override
    public StreamObserver<AgentMessage> connect(StreamObserver<HostMessage> agent) {
        return new Link(agent);
    }

    private final class Link implements StreamObserver<AgentMessage> {
        private final StreamObserver<HostMessage> agent;
        private boolean welcomed;
        private boolean ended;

        Link(StreamObserver<HostMessage> agent) {
            this.agent = agent;
        }

        @Override
        public void onNext(AgentMessage message) {
            if (ended) {
                return;
            }
            switch (message.getMessageCase()) {
                case HELLO -> welcome(message.getHello());
                case PING -> answer(message.getPing().getNumber());
                case HEARTBEAT, PONG -> {
                    if (!welcomed) {
                        end("hello comes first");
                    }
                }
                case REPORT -> end("this host takes no reports yet"); // what is not recorded is not acknowledged
                case MESSAGE_NOT_SET -> end("a message of an unknown kind");
            }
        }

        private void welcome(Hello hello) {
            if (hello.getProtocol() != PROTOCOL) {
                end("this host speaks protocol " + PROTOCOL + ", the agent " + hello.getProtocol());
                return;
            }
            if (room.table(hello.getTable()).isEmpty()) {
                end("the room has no table " + Integer.toUnsignedString(hello.getTable()));
                return;
            }
            welcomed = true;
            LOG.atInfo().addKeyValue("table", hello.getTable()).log("Agent {} says hello", hello.getSoftware());
            agent.onNext(HostMessage.newBuilder()
                    .setWelcome(Welcome.newBuilder().setProtocol(PROTOCOL).setSoftware(Version.OF_HOST))
                    .build());
        }

        private void answer(long number) {
            if (!welcomed) {
                end("hello comes first");
                return;
            }
            agent.onNext(HostMessage.newBuilder()
                    .setPong(Pong.newBuilder().setNumber(number))
                    .build());
        }

        private void end(String why) {
            ended = true;
            agent.onError(new StatusRuntimeException(Status.FAILED_PRECONDITION.withDescription(why)));
        }

        @Override
        public void onError(Throwable cause) {
            LOG.info("An agent's stream broke: {}", cause.toString());
        }

        @Override
        public void onCompleted() {
            if (!ended) {
                agent.onCompleted();
            }
        }
    }
}
