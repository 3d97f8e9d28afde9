package clockwise.rules;

import clockwise.cards.Card;
import java.util.List;

/** Something that happened in a round. All games share these plays. */
public sealed interface Play {
    /** A card was dealt to a spot and seen. */
    record Dealt(Spot spot, Card card) implements Play {}

    /** The player of a spot chose; `added` are the wagers that came with the choice. */
    record Chose(Spot spot, String choice, List<Wager> added) implements Play {
        public Chose {
            added = List.copyOf(added);
        }
    }

    /** Dice were thrown. */
    record Threw(List<Integer> dice) implements Play {
        public Threw {
            dice = List.copyOf(dice);
        }
    }

    /** A result was declared without its cards. */
    record Declared(Spot spot, String result) implements Play {}

    /** A pass was settled; the steps are the dealer's pay and take instructions. */
    record Settled(int pass, List<Step> steps) implements Play {
        public Settled {
            steps = List.copyOf(steps);
        }
    }
}
