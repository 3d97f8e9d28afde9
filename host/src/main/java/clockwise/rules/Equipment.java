package clockwise.rules;

import clockwise.rules.Irregularity.Effect;
import java.util.List;

/** What may go wrong with shoe and shuffler, whatever is played. */
public final class Equipment {
    /** Cards that lie face up in the shoe or the deck. */
    public static final List<Irregularity> SHOE = List.of(
            new Irregularity(
                    "FACE_UP_CARD",
                    "Pennsylvania 659a.13(f)",
                    false,
                    Effect.NOTED,
                    "The face-up card is not used in this round: put it in the discard rack and go on."),
            new Irregularity(
                    "SECOND_FACE_UP_CARD",
                    "Pennsylvania 659a.13(f)",
                    false,
                    Effect.ROUND_VOID,
                    "A second face-up card in one round: all hands are void, all wagers go back, reshuffle."));

    public static final List<Irregularity> SHUFFLER = List.of(
            new Irregularity(
                    "SHUFFLER_JAM",
                    "Pennsylvania 659a.13(l)",
                    false,
                    Effect.SHUFFLE_DUE,
                    "The shuffler jammed or did not finish: reshuffle the cards before the next round."),
            new Irregularity(
                    "SHUFFLER_JAM_IN_PLAY",
                    "Pennsylvania 659a.13(m)",
                    true,
                    Effect.ROUND_VOID,
                    "The device failed after cards were dealt from it: the round is void, all wagers go back, reshuffle"
                            + " all cards."),
            new Irregularity(
                    "SHUFFLER_OUT_OF_ORDER",
                    "Pennsylvania 659a.13(n)",
                    false,
                    Effect.ALERT,
                    "Cover the device or mark it out of order before cards are shuffled or dealt in another way."));

    private Equipment() {}
}
