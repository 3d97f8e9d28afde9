package clockwise.reports;

import clockwise.money.Money;
import java.time.LocalDate;
import java.util.List;

/**
 * The daily count sheet with the six things that 4 CCR 12385 asks for: establishment, date and time of the count, shift
 * and box and table of each box, its amount, how many boxes, and who counted.
 */
public record CountSheet(String establishment, String licence, LocalDate day, List<Line> lines) {
    /**
     * A counted box.
     *
     * @param counted as it was entered first, and `corrections` what replaced it, in their order
     * @param at the local date and time of the count
     */
    public record Line(
            int table,
            String box,
            String shift,
            String at,
            boolean jackpot,
            Money counted,
            List<Correction> corrections,
            String counters) {
        Money amount() {
            return corrections.isEmpty() ? counted : corrections.getLast().amount();
        }
    }

    /** The correct figure, with the badge of whoever says so and the date. */
    public record Correction(Money amount, String by, String at, String reason) {}

    public CountSheet {
        lines = List.copyOf(lines);
    }

    Money total(boolean jackpot) {
        return lines.stream()
                .filter(line -> line.jackpot() == jackpot)
                .map(Line::amount)
                .reduce(Money.ZERO, Money::plus);
    }
}
