package clockwise.agent.link;

import clockwise.agent.ports.HostSetting;
import io.grpc.ChannelCredentials;
import io.grpc.Grpc;
import io.grpc.InsecureChannelCredentials;
import io.grpc.ManagedChannel;
import io.grpc.ManagedChannelBuilder;
import io.grpc.TlsChannelCredentials;
import java.io.IOException;
import java.util.concurrent.TimeUnit;

/** Connections to the host; the papers are read each time, so that new ones need no restart. */
final class Channels {
    private Channels() {}

    static ManagedChannel open(HostSetting host) throws IOException {
        ManagedChannelBuilder<?> builder = Grpc.newChannelBuilder(
                        "dns:///" + host.host() + ":" + host.port(), credentials(host))
                .directExecutor() // our listener only puts things into a queue
                .disableRetry()
                .keepAliveTime(10, TimeUnit.SECONDS)
                .keepAliveTimeout(5, TimeUnit.SECONDS);
        host.papers().flatMap(HostSetting.Papers::hostName).ifPresent(builder::overrideAuthority);
        return builder.build();
    }

    private static ChannelCredentials credentials(HostSetting host) throws IOException {
        if (host.papers().isEmpty()) {
            return InsecureChannelCredentials.create();
        }
        HostSetting.Papers papers = host.papers().get();
        return TlsChannelCredentials.newBuilder()
                .keyManager(papers.certificate().toFile(), papers.key().toFile())
                .trustManager(papers.authority().toFile())
                .build();
    }
}
