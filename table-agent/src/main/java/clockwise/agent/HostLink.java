package clockwise.agent;

import clockwise.link.AgentMessage;
import clockwise.link.Hello;
import clockwise.link.HostMessage;
import clockwise.link.TableLinkGrpc;
import io.grpc.ManagedChannel;
import io.grpc.ManagedChannelBuilder;
import io.grpc.Status;
import io.grpc.stub.StreamObserver;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/** The agent's end of its stream to the host. Without certificates yet: only for a host on the same computer. */
final class HostLink {
    /** The protocol version that this agent speaks. */
    static final int PROTOCOL = 2;

    /** What the host said to a hello. */
    record Greeting(boolean welcome, String text) {}

    private HostLink() {}

    /** Opens a stream, says hello for a table, and closes it again. */
    static Greeting hello(String host, int table) throws InterruptedException {
        return hello(host, table, PROTOCOL);
    }

    static Greeting hello(String host, int table, int protocol) throws InterruptedException {
        ManagedChannel channel =
                ManagedChannelBuilder.forTarget(host).usePlaintext().build();
        try {
            CompletableFuture<Greeting> greeting = new CompletableFuture<>();
            StreamObserver<AgentMessage> stream = TableLinkGrpc.newStub(channel)
                    .withDeadlineAfter(5, TimeUnit.SECONDS)
                    .connect(new Listener(greeting));
            stream.onNext(AgentMessage.newBuilder()
                    .setHello(Hello.newBuilder()
                            .setProtocol(protocol)
                            .setTable(table)
                            .setSoftware("table-agent"))
                    .build());
            Greeting answer = greeting.join();
            if (answer.welcome()) {
                stream.onCompleted();
            }
            return answer;
        } finally {
            channel.shutdown().awaitTermination(1, TimeUnit.SECONDS);
        }
    }

    private record Listener(CompletableFuture<Greeting> greeting) implements StreamObserver<HostMessage> {
        @Override
        public void onNext(HostMessage message) {
            if (message.hasWelcome()) {
                greeting.complete(
                        new Greeting(true, "Clockwise " + message.getWelcome().getSoftware() + " says welcome"));
            }
        }

        @Override
        public void onError(Throwable cause) {
            Status status = Status.fromThrowable(cause);
            greeting.complete(new Greeting(false, status.getCode() + ": " + status.getDescription()));
        }

        @Override
        public void onCompleted() {
            greeting.complete(new Greeting(false, "the host closed the stream"));
        }
    }
}
