package clockwise.agent.link;

import clockwise.agent.devices.Moment;
import clockwise.link.AgentMessage;
import clockwise.link.HostMessage;
import io.grpc.Status;
import io.grpc.stub.ClientCallStreamObserver;
import io.grpc.stub.ClientResponseObserver;
import java.time.Instant;
import java.util.concurrent.BlockingQueue;

/** Puts what happens on a stream into the queue of the one thread that speaks; never more than one message waits. */
final class Ear implements ClientResponseObserver<AgentMessage, HostMessage> {
    /** What the thread of the link is woken for. */
    sealed interface Heard {}

    record Said(HostMessage message, Moment at) implements Heard {}

    record Ended(Status status) implements Heard {}

    /** There may be something to send, or room to send it. */
    record Nudged() implements Heard {}

    private final BlockingQueue<Heard> queue;

    Ear(BlockingQueue<Heard> queue) {
        this.queue = queue;
    }

    @Override
    public void beforeStart(ClientCallStreamObserver<AgentMessage> stream) {
        stream.disableAutoRequestWithInitial(1);
        stream.setOnReadyHandler(() -> queue.add(new Nudged()));
    }

    @Override
    public void onNext(HostMessage message) {
        queue.add(new Said(message, new Moment(System.nanoTime(), Instant.now())));
    }

    @Override
    public void onError(Throwable cause) {
        queue.add(new Ended(Status.fromThrowable(cause)));
    }

    @Override
    public void onCompleted() {
        queue.add(new Ended(Status.UNAVAILABLE.withDescription("the host closed the stream")));
    }
}
