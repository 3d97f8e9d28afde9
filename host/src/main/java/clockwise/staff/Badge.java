package clockwise.staff;

import io.micronaut.data.annotation.Id;
import io.micronaut.data.annotation.MappedEntity;
import io.micronaut.serde.annotation.Serdeable;

/**
 * Somebody who may act, by the number on the badge.
 *
 * @param validUntil the last day as an ISO date, empty for no end
 */
@MappedEntity("badge")
@Serdeable
public record Badge(@Id String number, String name, Role role, String validUntil) {
    /** What somebody may do in the room. */
    public enum Role {
        DEALER,
        FLOOR,
        AUDITOR
    }
}
