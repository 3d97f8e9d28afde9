package clockwise.live;

import clockwise.money.Money;
import clockwise.table.Fee;
import java.time.LocalDate;
import java.util.List;

/** A shift in figures, of the whole floor: a voided round is no hand, but what was dropped for it counts. */
public record ShiftView(LocalDate day, String shift, List<Hour> hours, List<Of> tables, List<Rate> rates) {
    /** An hour on the clock; `from` in microseconds since 1970, and how many hands a TPPPS banked. */
    public record Hour(long from, int hands, int tppps, Money collected) {}

    /** A table in this shift. */
    public record Of(int table, String name, int hands, int tppps, Money collected) {}

    /** What was taken at one rate of a posted option, from whom and how often. */
    public record Rate(String schedule, int option, Fee.Payer payer, Money fee, int times, Money collected) {}

    public ShiftView {
        hours = List.copyOf(hours);
        tables = List.copyOf(tables);
        rates = List.copyOf(rates);
    }
}
