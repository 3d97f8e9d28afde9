package clockwise.demo;

import clockwise.cards.Card;
import clockwise.live.TableView;
import clockwise.rules.Next;
import clockwise.rules.Option;
import clockwise.rules.Spot;
import clockwise.rules.Wager;
import clockwise.table.Command;
import java.util.List;
import java.util.Optional;

/** How people choose: they count their cards, and what is offered they know from the screen alone. */
final class Habits {
    private static final int ENOUGH = 17;
    private static final int FEW = 11;

    private final Luck luck;

    Habits(Luck luck) {
        this.luck = luck;
    }

    Command choose(TableView view, Next.Choose choose) {
        return choice(choose, wish(choose.options(), points(view, choose.spot())));
    }

    Command choice(Next.Choose choose, Option option) {
        List<Integer> lines = option.follow().stream()
                .map(Wager::line)
                .distinct()
                .filter(line -> luck.percent(50))
                .toList();
        return new Command.MakeChoice(
                choose.spot(), option.choice(), luck.percent(20) ? option.least() : option.most(), lines);
    }

    /** Bold choices now and then; else a card with few points and none with enough of them. */
    private Option wish(List<Option> options, int points) {
        Optional<Option> bold = options.stream()
                .filter(option -> luck.percent(boldness(option.choice(), points)))
                .findFirst();
        boolean hit = points <= FEW || (points < ENOUGH && luck.percent(50));
        return bold.or(() -> named(options, hit ? "HIT" : "STAND"))
                .or(() -> named(options, hit ? "STAND" : "HIT"))
                .orElseGet(() -> luck.oneOf(options));
    }

    private static int boldness(String choice, int points) {
        return switch (choice) {
            case "DOUBLE" -> points == 10 || points == FEW ? 60 : 2;
            case "SPLIT" -> 35;
            case "REDOUBLE", "RESCUE" -> 5;
            case "INSURANCE" -> 15;
            case "SURRENDER" -> points == 15 || points == 16 ? 15 : 0;
            default -> 0;
        };
    }

    private static Optional<Option> named(List<Option> options, String choice) {
        return options.stream().filter(option -> option.choice().equals(choice)).findFirst();
    }

    /** As players of games of 21 count; of no meaning elsewhere. */
    private static int points(TableView view, Spot spot) {
        int points = 0;
        int aces = 0;
        for (TableView.Cards hand : view.round().orElseThrow().hands()) {
            for (Card card : hand.spot().equals(spot) ? hand.cards() : List.<Card>of()) {
                points += Math.min(card.rank().count(), 10);
                aces += card.rank().count() == 1 ? 1 : 0;
            }
        }
        return aces > 0 && points <= FEW ? points + 10 : points;
    }
}
