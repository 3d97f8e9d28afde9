package clockwise.games.twentyone;

import clockwise.money.Money;
import clockwise.money.Odds;
import clockwise.rules.Outcome;
import clockwise.rules.Wager;

/**
 * What a hand or a bonus bet came to.
 *
 * @param odds what a winner is paid; of no meaning otherwise
 */
public record Verdict(Kind kind, Odds odds, String why) {
    public enum Kind {
        WIN("1:1"),
        LOSE("1:1"),
        PUSH("0:1"),
        /** Half of the stake is lost. */
        SURRENDER("1:2"),
        /** All is lost but what the last double added. */
        RESCUE("0:1");

        private final String odds;

        Kind(String odds) {
            this.odds = odds;
        }
    }

    static Verdict win(Odds odds, String why) {
        return new Verdict(Kind.WIN, odds, why);
    }

    static Verdict lose(String why) {
        return new Verdict(Kind.LOSE, Odds.EVEN, why);
    }

    static Verdict push(String why) {
        return new Verdict(Kind.PUSH, Odds.EVEN, why);
    }

    /** The share of the stake that changes hands, as the rulings desk prints it. */
    public String share() {
        return kind == Kind.WIN ? odds.toString() : kind.odds;
    }

    /**
     * What this verdict means for one wager.
     *
     * @param isLastDouble whether the wager is what the last double of the hand added
     */
    public Outcome outcome(Wager wager, boolean isLastDouble, Money unit) {
        Money stake = wager.amount();
        return switch (kind) {
            case WIN -> new Outcome.Wins(wager.id(), odds.on(stake, unit), why);
            case LOSE -> new Outcome.Loses(wager.id(), stake, why);
            case PUSH -> new Outcome.Pushes(wager.id(), why);
            case SURRENDER -> new Outcome.Loses(wager.id(), new Money(stake.cents() / 2).downTo(unit), why);
            case RESCUE ->
                isLastDouble ? new Outcome.Pushes(wager.id(), why) : new Outcome.Loses(wager.id(), stake, why);
        };
    }
}
