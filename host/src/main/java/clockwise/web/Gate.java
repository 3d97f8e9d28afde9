package clockwise.web;

import io.micronaut.core.annotation.Order;
import io.micronaut.core.order.Ordered;
import io.micronaut.http.HttpHeaders;
import io.micronaut.http.HttpRequest;
import io.micronaut.http.HttpResponse;
import io.micronaut.http.HttpStatus;
import io.micronaut.http.annotation.RequestFilter;
import io.micronaut.http.annotation.ServerFilter;
import io.micronaut.scheduling.TaskExecutors;
import io.micronaut.scheduling.annotation.ExecuteOn;
import io.micronaut.web.router.RouteAttributes;
import io.micronaut.web.router.UriRouteInfo;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Lets nobody pass to `/api` who is not signed in, and nothing that another site's page sends; no page can forget it.
 */
@ServerFilter(ServerFilter.MATCH_ALL_PATTERN)
@Order(Ordered.HIGHEST_PRECEDENCE)
final class Gate {
    static final Problem NOT_SIGNED_IN = Problem.of(HttpStatus.UNAUTHORIZED, "NOT_SIGNED_IN", "Sign in with a badge.");

    private static final Problem CROSS_ORIGIN =
            Problem.of(HttpStatus.FORBIDDEN, "CROSS_ORIGIN", "A page of another site may not send this.");

    private static final String API = "/api";

    /** What may be read or done before signing in. */
    private static final Set<String> OPEN = Set.of("/api/sign-in", "/api/openapi.json", "/api/openapi.yaml");

    private final Door door;
    private final Origins origins;

    Gate(Door door, Origins origins) {
        this.door = door;
        this.origins = origins;
    }

    @RequestFilter
    @ExecuteOn(TaskExecutors.VIRTUAL) // it may wait for a badge, and must not hold a thread that others wait for
    @Nullable
    HttpResponse<?> check(HttpRequest<?> request) {
        if (!isApi(request)) {
            return null;
        }
        if (isUnsafe(request) && !origins.areOurs(request)) {
            return CROSS_ORIGIN.response();
        }
        if (OPEN.contains(request.getPath())) {
            return null;
        }
        Optional<Signed> signed = door.whoIs(request);
        signed.ifPresent(who -> request.setAttribute(SignedBinder.ATTRIBUTE, who));
        return signed.isPresent() ? null : NOT_SIGNED_IN.response().header(HttpHeaders.WWW_AUTHENTICATE, "Badge");
    }

    private static boolean isUnsafe(HttpRequest<?> request) {
        return !Set.of("GET", "HEAD", "OPTIONS").contains(request.getMethodName());
    }

    /** By its address, or by what is reached however the address is written. */
    static boolean isApi(HttpRequest<?> request) {
        return isBelow(request.getPath())
                || RouteAttributes.getRouteInfo(request)
                        .filter(UriRouteInfo.class::isInstance)
                        .map(route -> ((UriRouteInfo<?, ?>) route)
                                .getUriMatchTemplate()
                                .toPathString())
                        .filter(Gate::isBelow)
                        .isPresent();
    }

    private static boolean isBelow(String path) {
        return path.equals(API) || path.startsWith(API + "/");
    }
}
