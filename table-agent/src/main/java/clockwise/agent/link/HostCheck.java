package clockwise.agent.link;

import clockwise.agent.link.Ear.Ended;
import clockwise.agent.link.Ear.Heard;
import clockwise.agent.link.Ear.Nudged;
import clockwise.agent.link.Ear.Said;
import clockwise.agent.ports.HostSetting;
import clockwise.link.AgentMessage;
import clockwise.link.Hello;
import clockwise.link.TableLinkGrpc;
import io.grpc.ManagedChannel;
import io.grpc.stub.StreamObserver;
import java.io.IOException;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/** Says hello to the host for a table and tells what it answers. The table's own agent must not run meanwhile. */
public record HostCheck(boolean welcome, String told) {
    private static final int LONGEST_SECONDS = 5;

    public static HostCheck check(int table, HostSetting host) throws InterruptedException {
        ManagedChannel channel;
        try {
            channel = Channels.open(host);
        } catch (IOException | IllegalArgumentException e) {
            return new HostCheck(false, e.toString());
        }
        try {
            LinkedBlockingQueue<Heard> heard = new LinkedBlockingQueue<>();
            StreamObserver<AgentMessage> stream = TableLinkGrpc.newStub(channel).connect(new Ear(heard));
            stream.onNext(AgentMessage.newBuilder()
                    .setHello(Hello.newBuilder()
                            .setProtocol(HostLink.PROTOCOL)
                            .setTable(table)
                            .setSoftware(HostLink.SOFTWARE)
                            .setAgent("table-agent check"))
                    .build());
            return answer(heard);
        } finally {
            channel.shutdownNow().awaitTermination(LONGEST_SECONDS, TimeUnit.SECONDS);
        }
    }

    private static HostCheck answer(LinkedBlockingQueue<Heard> heard) throws InterruptedException {
        Heard next;
        do {
            next = heard.poll(LONGEST_SECONDS, TimeUnit.SECONDS);
        } while (next instanceof Nudged);
        return told(next);
    }

    private static HostCheck told(@Nullable Heard heard) {
        return switch (heard) {
            case null -> new HostCheck(false, "it does not answer");
            case Nudged() -> new HostCheck(false, "it does not answer");
            case Ended(var status) -> new HostCheck(false, HostLink.words(status));
            case Said(var message, var at)
            when message.hasWelcome() ->
                new HostCheck(true, "Clockwise " + message.getWelcome().getSoftware());
            case Said(var message, var at) -> new HostCheck(false, "it does not say welcome");
        };
    }
}
