package clockwise.fees;

import clockwise.money.Money;
import java.util.List;
import java.util.Optional;

/**
 * A rate: the flat fee of all amounts from a lower bound on.
 *
 * @param to the upper bound as posted, in whole dollars; empty means "and above"
 */
public record Band(Money from, Optional<Money> to, Money fee) {
    /**
     * The fee on an amount: a band holds up to the next lower bound, whatever upper bound is posted ($49.50 is in
     * $1-$49), and an amount above zero but below the first bound is in the first band.
     */
    static Money feeOn(Money amount, List<Band> bands) {
        return amount.isZero() ? Money.ZERO : holding(amount, bands).fee;
    }

    /** The band that holds an amount. */
    static Band holding(Money amount, List<Band> bands) {
        Band holding = bands.getFirst();
        for (Band band : bands) {
            if (!amount.isLessThan(band.from)) {
                holding = band;
            }
        }
        return holding;
    }

    /** As it stands on a placard: `$1-$49`, `$200+`. */
    public String range() {
        return dollars(from) + to.map(bound -> "-" + dollars(bound)).orElse("+");
    }

    private static String dollars(Money money) {
        String text = money.toString();
        String dollars = text.endsWith(".00") ? text.substring(0, text.length() - 3) : text;
        return "$" + dollars.replaceAll("(\\d)(?=(\\d{3})+($|\\.))", "$1,");
    }
}
