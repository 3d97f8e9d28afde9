package clockwise.web;

import clockwise.staff.Badge;
import io.micronaut.serde.annotation.Serdeable;

/** Who asks: a parameter of any method below `/api`, and the answer of `/api/me`. */
@Serdeable
public record Signed(String badge, String name, Badge.Role role) {
    static Signed by(Badge badge) {
        return new Signed(badge.number(), badge.name(), badge.role());
    }
}
