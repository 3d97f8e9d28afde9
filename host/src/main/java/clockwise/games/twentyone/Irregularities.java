package clockwise.games.twentyone;

import clockwise.rules.Equipment;
import clockwise.rules.Irregularity;
import clockwise.rules.Irregularity.Effect;
import java.util.ArrayList;
import java.util.List;

/** What may go wrong at the games of the family: the house rules that are filed for 21st Century, 41-57. */
final class Irregularities {
    static final String SEEN_BEFORE_DRAW = "DEALER_SEEN_BEFORE_DRAW";
    static final String SEEN_DURING_DRAW = "DEALER_SEEN_DURING_DRAW";

    /** For the game they are filed for. */
    static final List<Irregularity> FILED = all("filed ");

    /** For the other games of the family, by analogy. */
    static final List<Irregularity> AS_FILED = all("as filed ");

    private Irregularities() {}

    private static List<Irregularity> all(String source) {
        List<Irregularity> all = new ArrayList<>();
        all.addAll(inTheDeal(source));
        all.addAll(inTheDraw(source));
        all.addAll(Equipment.SHOE);
        all.addAll(Equipment.SHUFFLER);
        return List.copyOf(all);
    }

    private static List<Irregularity> inTheDeal(String source) {
        return List.of(
                new Irregularity(
                        "WRONG_DEALER_CARDS",
                        source + "48",
                        true,
                        Effect.ROUND_VOID,
                        "The player-dealer has a wrong number of cards: back the cards up into their places; if that"
                                + " cannot be done, the whole deal is void."),
                new Irregularity(
                        "WRONG_START",
                        source + "55",
                        true,
                        Effect.ROUND_VOID,
                        "The deal began at a wrong place: back the cards up into their places; if that cannot be done,"
                                + " the whole deal is void."),
                new Irregularity(
                        "MISSING_CARD",
                        source + "49",
                        false,
                        Effect.HAND_DEAD_AND_FREE_COLLECTION,
                        "A player has no card or one: that hand alone is dead, its wagers go back, and the player gets"
                                + " a free-collection button."),
                new Irregularity(
                        "HAND_WITHOUT_WAGER",
                        source + "50-51",
                        false,
                        Effect.HAND_DEAD,
                        "A hand was dealt to the player-dealer's circle or to one without a wager: those cards are"
                                + " dead, and no wager is taken for them."),
                new Irregularity(
                        SEEN_BEFORE_DRAW,
                        source + "52",
                        false,
                        Effect.HANDS_DEAD,
                        "Both cards of the player-dealer's were seen before any draw: a natural of the player-dealer's"
                                + " wins as usual; without one all hands are dead but players' naturals, which are"
                                + " paid."));
    }

    private static List<Irregularity> inTheDraw(String source) {
        return List.of(
                new Irregularity(
                        SEEN_DURING_DRAW,
                        source + "54",
                        false,
                        Effect.HANDS_DEAD,
                        "Both cards of the player-dealer's were seen during the draw: hands that have not acted are"
                                + " dead, naturals excepted; then the player-dealer's hand is completed."),
                new Irregularity(
                        "PASSED_PLAYER",
                        source + "41",
                        false,
                        Effect.NOTED,
                        "The card that was dealt plays where it lies; the player who was passed acts as soon as that"
                                + " hand is over, then play goes on as usual."),
                new Irregularity(
                        "UNWANTED_HIT",
                        source + "42",
                        false,
                        Effect.NOTED,
                        "Take the card from the hand: it goes to the player-dealer if no later player draws and the"
                                + " player-dealer needs it; otherwise it is burned."),
                new Irregularity(
                        "TWO_HIT_CARDS",
                        source + "56",
                        false,
                        Effect.NOTED,
                        "Call the supervisor: the first card off plays, the second is an exposed card; if their order"
                                + " cannot be told, both are burned."),
                new Irregularity(
                        "CARD_OFF_TABLE",
                        source + "43",
                        false,
                        Effect.NOTED,
                        "A card that fell off the table is live: call the supervisor to fetch it."),
                new Irregularity(
                        "ABANDONED_HAND",
                        source + "57",
                        false,
                        Effect.HOUSE_PLAYS,
                        "The house dealer plays the hand of a player who left it: hits 12 or less, stands on 13 or"
                                + " more."));
    }
}
