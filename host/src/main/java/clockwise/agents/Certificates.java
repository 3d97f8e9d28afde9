package clockwise.agents;

import io.grpc.Context;
import io.grpc.Contexts;
import io.grpc.Grpc;
import io.grpc.Metadata;
import io.grpc.ServerCall;
import io.grpc.ServerCallHandler;
import io.grpc.ServerInterceptor;
import jakarta.inject.Singleton;
import java.util.Optional;
import javax.naming.InvalidNameException;
import javax.naming.ldap.LdapName;
import javax.naming.ldap.Rdn;
import javax.net.ssl.SSLPeerUnverifiedException;
import javax.net.ssl.SSLSession;

/** Keeps the name in the certificate of whoever calls at hand; on a line without certificates there is none. */
@Singleton
final class Certificates implements ServerInterceptor {
    private static final Context.Key<String> NAME = Context.key("certificate-name");

    static Optional<String> ofPeer() {
        return Optional.ofNullable(NAME.get());
    }

    @Override
    public <Q, A> ServerCall.Listener<Q> interceptCall(
            ServerCall<Q, A> call, Metadata headers, ServerCallHandler<Q, A> next) {
        SSLSession session = call.getAttributes().get(Grpc.TRANSPORT_ATTR_SSL_SESSION);
        return session == null
                ? next.startCall(call, headers)
                : Contexts.interceptCall(Context.current().withValue(NAME, name(session)), call, headers, next);
    }

    /** The common name; empty, which is no table's, where there is not exactly one. */
    private static String name(SSLSession session) {
        try {
            var names = new LdapName(session.getPeerPrincipal().getName())
                    .getRdns().stream()
                            .filter(rdn -> rdn.getType().equalsIgnoreCase("CN"))
                            .map(Rdn::getValue)
                            .map(String::valueOf)
                            .toList();
            return names.size() == 1 ? names.getFirst() : "";
        } catch (SSLPeerUnverifiedException | InvalidNameException e) {
            return "";
        }
    }
}
