package clockwise.web;

import clockwise.room.RoomLog;
import io.micronaut.http.HttpResponse;
import io.micronaut.http.HttpStatus;
import io.micronaut.http.MediaType;
import io.micronaut.http.annotation.Body;
import io.micronaut.http.annotation.Consumes;
import io.micronaut.http.annotation.Controller;
import io.micronaut.http.annotation.Get;
import io.micronaut.http.annotation.Post;
import io.micronaut.serde.annotation.Serdeable;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Signing in with a badge, signing out, and who one is. */
@Controller("/api")
final class SignIn {
    /** As long as the column of badge numbers; in visible characters, because the log names people by them. */
    private static final Pattern NUMBER = Pattern.compile("[\\x21-\\x7e]{1,20}");

    private static final Problem NO_NUMBER =
            Problem.of(HttpStatus.BAD_REQUEST, "BAD_REQUEST", "`badge` is a number of 1 to 20 visible characters.");

    /** Does not say whether there is such a badge. */
    private static final Problem REFUSED =
            Problem.of(HttpStatus.UNAUTHORIZED, "SIGN_IN_REFUSED", "This badge is not known, or not valid today.");

    private final Door door;
    private final Waiting waiting;

    SignIn(Door door, Waiting waiting) {
        this.door = door;
        this.waiting = waiting;
    }

    /** What is sent to sign in. */
    @Serdeable
    record Shown(@Nullable String badge) {}

    @Post("/sign-in")
    CompletionStage<HttpResponse<?>> signIn(@Body Shown shown) {
        String badge = shown.badge();
        return badge == null || !NUMBER.matcher(badge).matches()
                ? CompletableFuture.completedStage(NO_NUMBER.response())
                : waiting.reading(RoomLog.ROOM, () -> signIn(badge));
    }

    private HttpResponse<?> signIn(String badge) {
        Optional<Signed> signed = door.signIn(badge);
        return signed.isPresent()
                ? HttpResponse.ok(signed.get()).cookie(door.cookie(signed.get()))
                : REFUSED.response();
    }

    @Post("/sign-out")
    @Consumes(MediaType.ALL)
    CompletionStage<HttpResponse<?>> signOut(Signed signed) {
        return waiting.reading(RoomLog.ROOM, () -> {
            door.signOut(signed);
            return HttpResponse.noContent().cookie(door.noCookie());
        });
    }

    @Get("/me")
    Signed me(Signed signed) {
        return signed;
    }
}
