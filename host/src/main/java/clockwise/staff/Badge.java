package clockwise.staff;

import io.micronaut.data.annotation.Id;
import io.micronaut.data.annotation.MappedEntity;
import io.micronaut.serde.annotation.Serdeable;
import java.time.LocalDate;
import java.time.format.DateTimeParseException;

/**
 * Somebody who may act, by the number on the badge.
 *
 * @param validUntil the last day as an ISO date, empty for no end
 */
@MappedEntity("badge")
@Serdeable
public record Badge(@Id String number, String name, Role role, String validUntil) {
    /** Whether it may be used on this gaming day; one with an end that is no date may not. */
    public boolean isValidOn(LocalDate day) {
        try {
            return validUntil.isEmpty() || !day.isAfter(LocalDate.parse(validUntil));
        } catch (DateTimeParseException e) {
            return false;
        }
    }

    /** What somebody may do in the room. */
    public enum Role {
        DEALER,
        FLOOR,
        AUDITOR
    }
}
