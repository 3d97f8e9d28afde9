package clockwise.games.twentyone;

import clockwise.money.Money;
import clockwise.money.Odds;
import clockwise.rules.Felt;

/** Insurance against the natural of a player-dealer who shows an ace; `line` is the filed one. */
record Insurance(Amount amount, int line) {
    static final Insurance NEVER = new Insurance(Amount.NONE, 0);
    static final Odds PAYS = Odds.to1(2);

    /** How much may be insured. */
    enum Amount {
        NONE,
        HALF,
        UP_TO_HALF
    }

    boolean isOffered() {
        return amount != Amount.NONE;
    }

    /** Half of the base wager, rounded down to the smallest unit. */
    Money mostFor(Money base, Felt felt) {
        return new Money(base.cents() / 2).downTo(felt.unit());
    }

    Money leastFor(Money base, Felt felt) {
        return amount == Amount.HALF ? mostFor(base, felt) : felt.unit();
    }

    /** Paid whenever the player-dealer has a natural, against a player's natural too. */
    Verdict verdict(boolean dealerHasNatural) {
        return dealerHasNatural
                ? Verdict.win(PAYS, "insured against a natural (filed " + line + ")")
                : Verdict.lose("insurance, no natural (filed " + line + ")");
    }
}
