package clockwise.fees;

import clockwise.money.Money;
import java.util.List;
import java.util.stream.Stream;

/** What lies on the table at no more bets. A fee knows nothing else: no card, no outcome, no bank. */
public record Wagers(List<Money> base, List<Money> bonus) {
    public Wagers {
        base = List.copyOf(base);
        bonus = List.copyOf(bonus);
    }

    /** All game wagers and bonus bets; doubles, splits and insurance come later and never count (filed 1864). */
    public Money totalTableAction() {
        return Stream.concat(base.stream(), bonus.stream()).reduce(Money.ZERO, Money::plus);
    }
}
