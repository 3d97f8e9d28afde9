package clockwise.games.paigow;

import clockwise.rules.Equipment;
import clockwise.rules.Irregularity;
import clockwise.rules.Irregularity.Effect;
import java.util.ArrayList;
import java.util.List;

/** What may go wrong at pai gow. Nothing is filed: Pennsylvania's rules for its like serve. */
final class Irregularities {
    static final List<Irregularity> ALL = all();

    private Irregularities() {}

    private static List<Irregularity> all() {
        List<Irregularity> all = new ArrayList<>();
        all.add(new Irregularity(
                "WRONG_NUMBER_OF_CARDS",
                "Pennsylvania 659a.13(h), (k)",
                true,
                Effect.ROUND_VOID,
                "A hand has not seven cards: all hands are void, all wagers go back, reshuffle."));
        all.add(new Irregularity(
                "DICE_MISCOUNTED",
                "Pennsylvania 659a.13(c)",
                true,
                Effect.ROUND_VOID,
                "The first pile went to the wrong seat: all hands are void, all wagers go back, reshuffle."));
        all.add(new Irregularity(
                "DEALER_CARD_EXPOSED",
                "Pennsylvania 659a.13(e), (j)",
                true,
                Effect.ROUND_VOID,
                "A card of the player-dealer's was exposed: all hands are void, all wagers go back, reshuffle."));
        all.add(new Irregularity(
                "PLAYER_CARD_EXPOSED",
                "Pennsylvania 659a.13(d)",
                false,
                Effect.HAND_DEAD,
                "The player whose card was exposed may void the hand, but must decide without looking at the other"
                        + " cards."));
        all.add(new Irregularity(
                "DEALER_NOT_HOUSE_WAY",
                "Pennsylvania 659a.13(i)",
                false,
                Effect.NOTED,
                "Reset the player-dealer's hand House Way and go on."));
        all.add(new Irregularity(
                "NO_ROLL",
                "Pennsylvania 659a.13(a), (b)",
                false,
                Effect.NOTED,
                "Dice that do not lie flat or have left the cup are no roll: call it and throw again."));
        all.addAll(Equipment.SHOE);
        all.addAll(Equipment.SHUFFLER);
        return List.copyOf(all);
    }
}
