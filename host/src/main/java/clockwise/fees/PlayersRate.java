package clockwise.fees;

import clockwise.money.Money;

/** The regular fee of a poker hand with so many players, both numbers included. */
public record PlayersRate(int least, int most, Money fee) {
    boolean isFor(int players) {
        return least <= players && players <= most;
    }
}
