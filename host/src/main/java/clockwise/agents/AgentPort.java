package clockwise.agents;

import clockwise.room.Unfit;
import io.grpc.ServerBuilder;
import io.grpc.netty.GrpcSslContexts;
import io.grpc.netty.NettyServerBuilder;
import io.micronaut.context.annotation.Property;
import io.micronaut.context.event.BeanCreatedEvent;
import io.micronaut.context.event.BeanCreatedEventListener;
import io.netty.handler.ssl.ClientAuth;
import jakarta.inject.Singleton;
import java.io.File;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.List;
import java.util.concurrent.TimeUnit;
import javax.net.ssl.SSLException;

/**
 * The port that the agents call: with certificates on both sides, or without any for agents on the same computer only.
 */
@Singleton
final class AgentPort implements BeanCreatedEventListener<ServerBuilder<?>> {
    private static final int MOST_BYTES = 64 * 1024;

    private final String address;
    private final String certificate;
    private final String key;
    private final String authority;

    AgentPort(
            @Property(name = "grpc.server.host") String address,
            @Property(name = "clockwise.grpc.certificate") String certificate,
            @Property(name = "clockwise.grpc.key") String key,
            @Property(name = "clockwise.grpc.authority") String authority) {
        this.address = address;
        this.certificate = certificate;
        this.key = key;
        this.authority = authority;
    }

    @Override
    public ServerBuilder<?> onCreated(BeanCreatedEvent<ServerBuilder<?>> event) {
        NettyServerBuilder server = (NettyServerBuilder) event.getBean();
        server.maxInboundMessageSize(MOST_BYTES);
        server.permitKeepAliveTime(2, TimeUnit.SECONDS); // agents look often whether the line is still there
        server.permitKeepAliveWithoutCalls(true);
        List<String> files = List.of(certificate, key, authority);
        if (files.stream().allMatch(String::isEmpty)) {
            if (!isThisComputer()) {
                throw new Unfit(
                        "without CLOCKWISE_GRPC_CERTIFICATE, _KEY and _AUTHORITY agents are heard on loopback only,"
                                + " not on " + address);
            }
        } else if (files.stream().anyMatch(String::isEmpty)) {
            throw new Unfit("CLOCKWISE_GRPC_CERTIFICATE, _KEY and _AUTHORITY belong together: one of them is missing");
        } else {
            demandCertificates(server);
        }
        return server;
    }

    private boolean isThisComputer() {
        try {
            return InetAddress.getByName(address).isLoopbackAddress();
        } catch (UnknownHostException e) {
            throw new Unfit("the address " + address + " of the agents' port is not known here");
        }
    }

    private void demandCertificates(NettyServerBuilder server) {
        try {
            server.sslContext(GrpcSslContexts.forServer(new File(certificate), new File(key))
                    .trustManager(new File(authority))
                    .clientAuth(ClientAuth.REQUIRE)
                    .build());
        } catch (SSLException | IllegalArgumentException e) {
            throw new Unfit("the certificate, key or authority of the agents' port cannot be used: " + e.getMessage());
        }
    }
}
