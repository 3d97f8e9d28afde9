package clockwise.rules;

import java.util.List;

/** Something that may happen now. It is the only source of legality and of buttons. */
public sealed interface Next {
    /** A card to this spot. */
    record Deal(Spot spot) implements Next {}

    /** One of these choices by the player of this spot. */
    record Choose(Spot spot, List<Option> options) implements Next {
        public Choose {
            options = List.copyOf(options);
        }
    }

    /** One of these results for this spot. */
    record Declare(Spot spot, List<String> results) implements Next {
        public Declare {
            results = List.copyOf(results);
        }
    }

    /** This many dice. */
    record Throw(int dice) implements Next {}

    /** The settlement of this pass. */
    record Settle(int pass) implements Next {}
}
