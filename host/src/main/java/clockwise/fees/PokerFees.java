package clockwise.fees;

import clockwise.money.Money;

/** What is taken from the pot of one poker hand. */
public record PokerFees(Money regular, Money modifiedA, Money modifiedB) {
    public Money total() {
        return regular.plus(modifiedA).plus(modifiedB);
    }
}
