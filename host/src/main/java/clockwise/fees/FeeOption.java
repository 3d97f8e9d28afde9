package clockwise.fees;

import clockwise.money.Money;
import java.util.Optional;

/** One numbered option of a schedule: when posted, it alone fixes the fee. */
public sealed interface FeeOption {
    int number();

    /** Where it stands in the filed document. */
    Lines lines();

    /** The rates that it has: a rate is one row of an option. */
    int rates();

    /** An option of a game with a player-dealer. */
    sealed interface PlayerDealer extends FeeOption permits ByTableAction, ByWager {
        /** What is due for these wagers, fixed at no more bets: whatever happens later does not change it. */
        Fees collect(Wagers wagers);

        /**
         * The rate by which a fee was due, empty where it is the same for every amount.
         *
         * @param basis what {@link #collect} looked at: the Total Table Action, or one base wager
         */
        Optional<Band> rate(boolean ofPlayerDealer, Money basis);
    }

    /** An option of a poker game: taken from the pot, for there is no player-dealer. */
    sealed interface Poker extends FeeOption permits ByTime, ByHand {
        /** The table limit, as filed: `$40-$80` or `$3-$6 to No Limit`. */
        String tableLimit();
    }
}
