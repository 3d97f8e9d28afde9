package clockwise.json;

import clockwise.cards.Card;
import clockwise.money.Money;
import clockwise.rules.Play;
import clockwise.rules.Spot;
import clockwise.rules.Wager;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/** Records of every kind, and the forms of ours that the other tests use. */
final class Samples {
    enum Colour {
        RED,
        BLACK {
            @Override
            public String toString() {
                return "noir";
            }
        }
    }

    /** A component of each kind. */
    record All(Scalars scalars, Perhaps perhaps, Lists lists, Maps maps) {}

    record Scalars(
            int small, long large, boolean flag, String text, Colour colour, Spot spot, Money money, LocalDate day) {}

    record Perhaps(Optional<Wager> wager, Optional<List<Integer>> list, OptionalInt number) {}

    record Lists(List<List<String>> rows, Set<String> words, Set<Colour> colours, Set<Integer> numbers) {}

    record Maps(
            Map<String, Boolean> flags,
            Map<Integer, List<Wager>> bySeat,
            Map<Colour, Long> byColour,
            Map<Spot, Tree> bySpot,
            Map<Money, Flat> byMoney) {}

    /** Leads back to itself. */
    record Tree(List<Tree> branches) {}

    record Flat() {}

    record Move(String by, Play play) {}

    record Moves(List<Move> moves) {}

    record Between(int least, int most) {
        Between {
            if (least > most) {
                throw new IllegalArgumentException("`least` is above `most`");
            }
        }
    }

    /** Fails in ways that are not announced. */
    record Fragile(String text) {
        Fragile {
            if (text.charAt(0) == '*') {
                throw new IllegalStateException("inner secret");
            }
        }
    }

    static final Forms FORMS = Forms.builder()
            .scalar(Spot.class, "the name of a spot", Spot::name, Spot::new)
            .scalar(
                    Card.class,
                    "a card such as Td",
                    Card::toString,
                    text -> Card.read(text).orElseThrow(IllegalArgumentException::new))
            .number(Money.class, "cents", 0, Money::cents, Money::new)
            .names(
                    Play.class,
                    Map.of(
                            "Dealt", Play.Dealt.class,
                            "Chose", Play.Chose.class,
                            "Dice", Play.Threw.class,
                            "Declared", Play.Declared.class,
                            "Settled", Play.Settled.class))
            .build();

    private Samples() {}
}
