package clockwise.agents;

import clockwise.link.AgentMessage;
import clockwise.link.HostMessage;
import clockwise.link.TableLinkGrpc;
import clockwise.room.Room;
import io.grpc.stub.ServerCallStreamObserver;
import io.grpc.stub.StreamObserver;
import jakarta.inject.Singleton;

/** The host's end of the table agents' streams. */
@Singleton
final class Links extends TableLinkGrpc.TableLinkImplBase {
    /** The protocol version that this host speaks. */
    static final int PROTOCOL = 2;

    private final Agents agents;
    private final Room room;

    Links(Agents agents, Room room) {
        this.agents = agents;
        this.room = room;
    }

    @Override
    public StreamObserver<AgentMessage> connect(StreamObserver<HostMessage> agent) {
        Link link = new Link(agents, room, Certificates.ofPeer(), (ServerCallStreamObserver<HostMessage>) agent);
        link.begin();
        return link;
    }
}
