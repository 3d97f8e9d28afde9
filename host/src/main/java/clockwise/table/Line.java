package clockwise.table;

import clockwise.money.Money;

/** Money that moved: from whom, to whom, how much, why. */
public record Line(String payer, String payee, Money amount, Purpose purpose) {
    /** Why money moved. */
    public enum Purpose {
        BANK_POSTED,
        WAGER,
        PAY,
        TAKE,
        RETURN,
        COLLECTION,
        BUY_IN,
        CORRECTION
    }
}
