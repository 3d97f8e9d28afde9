package clockwise.table;

import clockwise.money.Money;

/**
 * One fee of a round, fixed when the wagers were locked.
 *
 * @param account who pays
 * @param person the number of whoever pays, empty for somebody standing
 * @param wager the base wager that it is taken for, 0 for the player-dealer's fee
 * @param basis the amount that decided the rate
 * @param due what the posted option calls for
 * @param waived what of it is not taken
 * @param reason why it is waived; NONE where it is not
 * @param note whose authority and why, in words; the voided round of a replay
 */
public record Fee(
        String account,
        String person,
        Payer payer,
        int wager,
        Money basis,
        Money due,
        Money waived,
        Reason reason,
        String note) {
    /** Who pays a fee. */
    public enum Payer {
        PLAYER_DEALER,
        PLAYER
    }

    /** Why a fee is not taken. */
    public enum Reason {
        NONE,
        /** Paid in the round that was voided. */
        REPLAY,
        FREE_COLLECTION,
        /** By a floor manager, as the published rules allow (Penal Code 337j(f)). */
        WAIVED
    }

    public Money amount() {
        return due.minus(waived);
    }

    /** Who pays, also across seats: the person, or the place of somebody standing. */
    public String key() {
        return person.isEmpty() ? account : person;
    }

    Fee waived(Reason why, String words) {
        return new Fee(account, person, payer, wager, basis, due, due, why, words);
    }
}
