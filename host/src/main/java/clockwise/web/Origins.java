package clockwise.web;

import io.micronaut.context.annotation.Context;
import io.micronaut.context.annotation.Property;
import io.micronaut.http.HttpHeaders;
import io.micronaut.http.HttpRequest;
import java.net.URI;
import java.util.Locale;
import java.util.Optional;

/** Whose page a request comes from: a browser says it, and other programs say nothing. */
@Context
final class Origins {
    private final Optional<String> publicOrigin;

    /** @param publicUrl how browsers reach the host if not directly; the empty text otherwise */
    Origins(@Property(name = "clockwise.public-url") String publicUrl) {
        this.publicOrigin = publicUrl.isEmpty() ? Optional.empty() : Optional.of(origin(URI.create(publicUrl)));
    }

    boolean areOurs(HttpRequest<?> request) {
        String origin = request.getHeaders().get(HttpHeaders.ORIGIN);
        String host = request.getHeaders().get(HttpHeaders.HOST);
        if (origin == null) {
            return true;
        }
        String named = origin.toLowerCase(Locale.ROOT);
        return publicOrigin.filter(named::equals).isPresent()
                || (host != null && named.equals("http://" + host.toLowerCase(Locale.ROOT)));
    }

    /** Whether browsers reach the host by TLS, so that the cookie need not go without. */
    boolean areEncrypted() {
        return publicOrigin.filter(origin -> origin.startsWith("https://")).isPresent();
    }

    private static String origin(URI url) {
        return (url.getScheme() + "://" + url.getAuthority()).toLowerCase(Locale.ROOT);
    }
}
