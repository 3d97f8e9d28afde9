package clockwise.table;

import static clockwise.table.Sitting.bid;
import static clockwise.table.Sitting.opening;
import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

/** A round from the offer to the next offer. */
class RoundTest {
    @Test
    void ezBaccaratFromOfferToOffer() {
        Sitting sitting = Sitting.at(opening("ez-baccarat", 8), 1, 2, 3);
        sitting.begins(1, 200, bid(2, "PLAYER", 50), bid(3, "BANKER", 20));
        sitting.deals("PLAYER", "9?");
        sitting.deals("BANKER", "2?");
        sitting.deals("PLAYER", "K?");
        sitting.deals("BANKER", "5?");
        sitting.settles(1);
        assertEquals(Phase.OFFER, sitting.table.phase());
        assertEquals(1, sitting.table.position().holding().orElseThrow().hands());
        assertEquals(5_000, sitting.balance("seat:2"));
        assertEquals(-2_000, sitting.balance("seat:3"));
        assertEquals(-3_100, sitting.balance("seat:1"));
        assertEquals(100, sitting.balance("box:B-1"));
    }
}
