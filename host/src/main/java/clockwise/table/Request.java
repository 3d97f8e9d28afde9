package clockwise.table;

import java.time.LocalDate;

/**
 * A command with all that comes from outside: who, when, what was seen.
 *
 * @param revision what the screen showed; of no meaning except for a dealer's decision
 * @param at in microseconds since 1970
 * @param day the gaming day, and `shift` the shift, of that time
 */
public record Request(
        String id, long revision, Actor actor, long at, LocalDate day, String shift, Command command, Given given) {}
