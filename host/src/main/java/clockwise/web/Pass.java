package clockwise.web;

import clockwise.room.DataFolder;
import clockwise.room.OwnSecret;
import io.micronaut.context.annotation.Context;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.util.Base64;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/** The text in the cookie: a badge number and when it was signed in, sealed so that only this room can write one. */
@Context
final class Pass {
    /** A shift, and the time to hand it over. */
    static final Duration LASTS = Duration.ofHours(12);

    /** Clocks are set back by seconds; a pass from further ahead was not written here. */
    private static final Duration CLOCKS_DIFFER = Duration.ofMinutes(1);

    private static final String SEAL = "HmacSHA256";
    private static final Pattern FORM =
            Pattern.compile("(([A-Za-z0-9_-]{1,80})\\.([0-9]{1,12}))\\.([A-Za-z0-9_-]{43})");

    private final SecretKeySpec key;

    Pass(DataFolder folder) {
        this.key = new SecretKeySpec(OwnSecret.in(folder, "sign-in.key"), SEAL);
    }

    String write(String badge, Instant now) {
        String said = base64(badge.getBytes(StandardCharsets.UTF_8)) + "." + now.getEpochSecond();
        return said + "." + base64(seal(said));
    }

    /** The badge number, if the pass was written here and is still good. */
    Optional<String> read(String pass, Instant now) {
        Matcher parts = FORM.matcher(pass);
        if (!parts.matches() || !isSealed(parts.group(1), parts.group(4)) || !isGood(parts.group(3), now)) {
            return Optional.empty();
        }
        return Optional.of(new String(Base64.getUrlDecoder().decode(parts.group(2)), StandardCharsets.UTF_8));
    }

    private boolean isSealed(String said, String seal) {
        return MessageDigest.isEqual(
                base64(seal(said)).getBytes(StandardCharsets.US_ASCII), seal.getBytes(StandardCharsets.US_ASCII));
    }

    private static boolean isGood(String seconds, Instant now) {
        try {
            Instant written = Instant.ofEpochSecond(Long.parseLong(seconds));
            return now.isBefore(written.plus(LASTS)) && !now.isBefore(written.minus(CLOCKS_DIFFER));
        } catch (DateTimeException e) {
            return false;
        }
    }

    private byte[] seal(String said) {
        try {
            Mac mac = Mac.getInstance(SEAL);
            mac.init(key);
            return mac.doFinal(said.getBytes(StandardCharsets.US_ASCII));
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("every Java has " + SEAL, e);
        }
    }

    private static String base64(byte[] bytes) {
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    }
}
