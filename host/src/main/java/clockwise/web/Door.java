package clockwise.web;

import clockwise.room.Room;
import clockwise.room.RoomLog;
import clockwise.staff.Badge;
import clockwise.staff.Badges;
import clockwise.store.StoreUnavailable;
import com.github.benmanes.caffeine.cache.AsyncCache;
import com.github.benmanes.caffeine.cache.Caffeine;
import io.micronaut.http.HttpRequest;
import io.micronaut.http.cookie.Cookie;
import io.micronaut.http.cookie.SameSite;
import io.micronaut.scheduling.TaskExecutors;
import jakarta.inject.Named;
import jakarta.inject.Singleton;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** Who may come in, by the number on the badge: the one place to change when there is a real sign-in. */
@Singleton
final class Door {
    private static final String COOKIE = "clockwise";
    private static final int PATIENCE_MILLIS = 500;

    private final Badges badges;
    private final Room room;
    private final RoomLog log;
    private final Pass pass;
    private final Origins origins;
    private final Clock clock;
    private final Throttle refusals = new Throttle(10, Duration.ofMinutes(1));

    /** A badge that is taken away opens nothing a minute later. */
    private final AsyncCache<String, Optional<Badge>> known;

    Door(
            Badges badges,
            Room room,
            RoomLog log,
            Pass pass,
            Origins origins,
            Clock clock,
            @Named(TaskExecutors.BLOCKING) ExecutorService threads) {
        this.badges = badges;
        this.room = room;
        this.log = log;
        this.pass = pass;
        this.origins = origins;
        this.clock = clock;
        this.known = Caffeine.newBuilder()
                .maximumSize(10_000)
                .expireAfterWrite(Duration.ofSeconds(50))
                .executor(threads)
                .buildAsync();
    }

    /** Lets somebody in whose badge is good today; either way the room's log knows. */
    Optional<Signed> signIn(String number) {
        Optional<Badge> badge = badges.findById(number);
        Optional<Badge> good = badge.filter(this::isGood);
        if (good.isEmpty()) {
            refuse(number, badge.isPresent() ? "EXPIRED" : "UNKNOWN");
            return Optional.empty();
        }
        log.record("SignedIn", "badge:" + number, withUnrecorded(Map.of("badge", number)));
        known.put(number, CompletableFuture.completedFuture(badge));
        return good.map(Signed::by);
    }

    private void refuse(String number, String why) {
        if (refusals.pass(clock.instant())) {
            log.record("SignInRefused", "host", withUnrecorded(Map.of("badge", number, "why", why)));
        }
    }

    /** With the number of refusals that were only counted since the last one in the log. */
    private Map<String, String> withUnrecorded(Map<String, String> body) {
        long counted = refusals.takeHeldBack();
        Map<String, String> all = new TreeMap<>(body);
        if (counted > 0) {
            all.put("refusedBefore", Long.toString(counted));
        }
        return all;
    }

    void signOut(Signed signed) {
        log.record("SignedOut", "badge:" + signed.badge(), Map.of("badge", signed.badge()));
    }

    /** Whose cookie this is, if the badge is still good. */
    Optional<Signed> whoIs(HttpRequest<?> request) {
        Instant now = clock.instant();
        return request.getCookies()
                .findCookie(COOKIE)
                .flatMap(cookie -> pass.read(cookie.getValue(), now))
                .flatMap(this::badge)
                .filter(this::isGood)
                .map(Signed::by);
    }

    /** Looked up once for all who ask meanwhile; nobody waits long for a database that does not answer. */
    private Optional<Badge> badge(String number) {
        try {
            return known.get(number, badges::findById).get(PATIENCE_MILLIS, TimeUnit.MILLISECONDS);
        } catch (TimeoutException | ExecutionException e) {
            throw new StoreUnavailable("no badge could be looked up: " + e, e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new StoreUnavailable("the host is being stopped", e);
        }
    }

    private boolean isGood(Badge badge) {
        return badge.isValidOn(room.calendar().day(clock.instant()));
    }

    Cookie cookie(Signed signed) {
        return cookie(pass.write(signed.badge(), clock.instant()), Pass.LASTS);
    }

    /** In place of the other one, which the browser then forgets. */
    Cookie noCookie() {
        return cookie("", Duration.ZERO);
    }

    private Cookie cookie(String text, Duration lasts) {
        return Cookie.of(COOKIE, text)
                .path("/")
                .httpOnly(true)
                .secure(origins.areEncrypted())
                .sameSite(SameSite.Strict)
                .maxAge(lasts);
    }
}
