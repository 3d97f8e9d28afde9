package clockwise.table;

import clockwise.fees.FeeOption;
import clockwise.fees.Lines;
import clockwise.money.Money;
import java.time.LocalDate;

/**
 * The collection as posted at a table: one option of a schedule, with the limits on the same placard.
 *
 * @param schedule the id of the schedule, and `document` with `lines` where it was filed
 * @param posted the gaming day on the placard
 * @param placard the SHA-256 of the placard as shown, in hexadecimal digits
 */
public record Posting(
        String schedule,
        FeeOption.PlayerDealer option,
        String document,
        Lines lines,
        Money least,
        Money most,
        LocalDate posted,
        String placard) {}
