package clockwise.agents;

import static org.junit.jupiter.api.Assertions.assertEquals;

import clockwise.RunningHost;
import clockwise.link.AgentMessage;
import clockwise.link.Hello;
import clockwise.link.HostMessage;
import clockwise.link.Ping;
import clockwise.link.TableLinkGrpc;
import io.grpc.ManagedChannel;
import io.grpc.ManagedChannelBuilder;
import io.grpc.Status;
import io.grpc.stub.StreamObserver;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The table link over real gRPC. */
class LinksTest {
    private static RunningHost host;
    private static ManagedChannel channel;

    @BeforeAll
    static void start(@TempDir Path folder) throws IOException {
        Files.writeString(folder.resolve("room.yaml"), """
            establishment: {name: House of the test, licence: GEGE-1}
            unit: $0.50
            denominations: [$0.50, $1]
            tables:
            - {number: 12, name: Table 12, seats: 9, certificate: table-12}
            """);
        host = RunningHost.embedded(folder);
        channel = ManagedChannelBuilder.forAddress("127.0.0.1", host.grpcPort())
                .usePlaintext()
                .build();
    }

    @AfterAll
    static void stop() {
        channel.shutdownNow();
        host.close();
    }

    @Test
    void helloIsWelcomedAndPingsComeBack() throws Exception {
        assertEquals(List.of("welcome 2", "pong 41", "completed"), talk(hello(2), ping(41)));
    }

    @Test
    void anotherProtocolIsRefused() throws Exception {
        assertEquals(List.of("FAILED_PRECONDITION this host speaks protocol 2, the agent 1"), talk(hello(1), ping(1)));
    }

    @Test
    void helloComesFirst() throws Exception {
        assertEquals(List.of("FAILED_PRECONDITION hello comes first"), talk(ping(1)));
    }

    @Test
    void aTableThatTheRoomDoesNotHaveIsRefused() throws Exception {
        assertEquals(List.of("FAILED_PRECONDITION the room has no table 13"), talk(hello(2, 13), ping(1)));
    }

    private static AgentMessage hello(int protocol) {
        return hello(protocol, 12);
    }

    private static AgentMessage hello(int protocol, int table) {
        return AgentMessage.newBuilder()
                .setHello(Hello.newBuilder().setProtocol(protocol).setTable(table))
                .build();
    }

    private static AgentMessage ping(long number) {
        return AgentMessage.newBuilder()
                .setPing(Ping.newBuilder().setNumber(number))
                .build();
    }

    private static List<String> talk(AgentMessage... messages) throws Exception {
        List<String> heard = new ArrayList<>();
        CompletableFuture<List<String>> end = new CompletableFuture<>();
        StreamObserver<AgentMessage> up = TableLinkGrpc.newStub(channel).connect(new StreamObserver<HostMessage>() {
            @Override
            public void onNext(HostMessage message) {
                heard.add(
                        message.hasWelcome()
                                ? "welcome " + message.getWelcome().getProtocol()
                                : "pong " + message.getPong().getNumber());
            }

            @Override
            public void onError(Throwable cause) {
                Status status = Status.fromThrowable(cause);
                heard.add(status.getCode() + " " + status.getDescription());
                end.complete(heard);
            }

            @Override
            public void onCompleted() {
                heard.add("completed");
                end.complete(heard);
            }
        });
        for (AgentMessage message : messages) {
            up.onNext(message);
        }
        up.onCompleted();
        return end.get(20, TimeUnit.SECONDS);
    }
}
