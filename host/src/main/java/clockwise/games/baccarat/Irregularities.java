package clockwise.games.baccarat;

import clockwise.rules.Equipment;
import clockwise.rules.Irregularity;
import clockwise.rules.Irregularity.Effect;
import java.util.List;
import java.util.stream.Stream;

/** What may go wrong at baccarat. Nothing is filed: Colorado's rules serve, also for face-up cards in the shoe. */
final class Irregularities {
    static final List<Irregularity> ALL = Stream.concat(
                    Stream.of(
                            irregularity(
                                    "FIRST_CARD_FACE_UP",
                                    "Colorado 30-2816(3)",
                                    Effect.ROUND_VOID,
                                    "The first card of the round lies face up in the shoe: all wagers go back and a"
                                            + " free hand is dealt without wagers."),
                            irregularity(
                                    "LATER_CARD_FACE_UP",
                                    "Colorado 30-2816(3)",
                                    Effect.NOTED,
                                    "A card after the first lies face up in the shoe: the round goes on as usual."),
                            irregularity(
                                    "WRONG_THIRD_CARD",
                                    "Colorado 30-2816(1)-(2)",
                                    Effect.NOTED,
                                    "A third card that the Player may not draw is the Banker's if the Banker must"
                                        + " draw; otherwise it is the first card of the next hand, and if it was seen"
                                        + " that is a free hand without wagers."),
                            irregularity(
                                    "SHOE_SHORT",
                                    "Colorado 30-2816(4)",
                                    Effect.ROUND_VOID,
                                    "The shoe has too few cards for the round: all wagers go back, reshuffle all"
                                            + " cards.")),
                    Equipment.SHUFFLER.stream())
            .toList();

    private Irregularities() {}

    private static Irregularity irregularity(String name, String source, Effect effect, String sentence) {
        return new Irregularity(name, source, false, effect, sentence);
    }
}
