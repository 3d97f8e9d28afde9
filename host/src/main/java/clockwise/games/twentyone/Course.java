package clockwise.games.twentyone;

import clockwise.rules.Next;
import clockwise.rules.Option;
import clockwise.rules.Round;
import clockwise.rules.Spot;
import clockwise.rules.Wager;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The course of a round: the deal, early bonus bets, the peek, insurance, the hands, the player-dealer, settlement. */
record Course(TwentyOne game, Round round, Board board) {
    private static final int HOUSE_HITS_UP_TO = 12; // filed 57

    static Course of(TwentyOne game, Round round) {
        return new Course(game, round, Board.of(game.rules(), round));
    }

    List<Next> next() {
        if (round.hasSettled(game.basePass())) {
            return settlement(game.basePass() + 1, game.lastPass())
                    .map(List::of)
                    .orElse(List.of());
        }
        Optional<Spot> card = board.nextOfTheDeal();
        if (card.isPresent()) {
            return List.of(new Next.Deal(card.get()));
        }
        Optional<Next> early = settlement(1, game.basePass() - 1);
        if (early.isPresent()) {
            return List.of(early.get());
        }
        if (rules().peeks() && board.isToBePeeked()) {
            return List.of(new Next.Declare(Spot.DEALER, List.of(Board.NO_NATURAL, Board.NATURAL)));
        }
        return play();
    }

    private Rulebook rules() {
        return game.rules();
    }

    /** The first pass of these that has wagers and is not settled. */
    private Optional<Next> settlement(int first, int last) {
        for (int pass = first; pass <= last; pass++) {
            if (!round.hasSettled(pass) && game.hasWagers(round, pass)) {
                return Optional.of(new Next.Settle(pass));
            }
        }
        return Optional.empty();
    }

    private List<Next> play() {
        List<Hand> ended = new ArrayList<>();
        if (!board.declared().equals(Board.NATURAL) && !isNaturalSeen()) {
            for (Circle circle : board.circles()) {
                for (Hand hand : circle.hands()) {
                    List<Next> open = turn(circle, hand);
                    if (!open.isEmpty()) {
                        return hand.hasActed() ? open : withStands(open, ended);
                    }
                    note(hand, ended);
                }
            }
        }
        return board.dealer().size() < 2 ? withStands(dealersTurn(), ended) : dealersTurn();
    }

    /** Whether the player-dealer's natural lies open, be it before its turn: then nobody acts (filed 52). */
    private boolean isNaturalSeen() {
        return board.dealer().size() == 2 && rules().isDealersNatural(board.dealer());
    }

    /** Both cards of the player-dealer's seen before any draw: his natural wins, else only naturals live (filed 52). */
    Set<Integer> deadBeforeDraw() {
        mustSeeBothCards();
        return isNaturalSeen() ? Set.of() : seats(board.circles(), circle -> !isNatural(circle));
    }

    /** Seen during the draw: the hands whose turn has not come are dead, except naturals (filed 54). */
    Set<Integer> deadDuringDraw() {
        mustSeeBothCards();
        List<Circle> circles = board.circles();
        int acting = 0;
        while (acting < circles.size() && isFinished(circles.get(acting))) {
            acting++;
        }
        return seats(
                circles.subList(acting, circles.size()),
                circle -> !isNatural(circle) && circle.hands().stream().noneMatch(Hand::isBegun));
    }

    private void mustSeeBothCards() {
        if (board.dealer().size() < 2) {
            throw new IllegalStateException("the player-dealer's second card is not entered");
        }
    }

    private boolean isFinished(Circle circle) {
        return circle.hands().stream()
                .allMatch(hand -> hand.cards().size() >= 2 && turn(circle, hand).isEmpty());
    }

    private boolean isNatural(Circle circle) {
        return circle.hands().stream().anyMatch(rules()::isNatural);
    }

    private static Set<Integer> seats(List<Circle> circles, Predicate<Circle> dead) {
        return circles.stream()
                .filter(dead)
                .map(circle -> circle.spot().seat())
                .collect(Collectors.toCollection(TreeSet::new));
    }

    /** An abandoned hand is hit up to twelve and stands on thirteen or more, as far as it may (filed 57). */
    Optional<Choice> houseChoice(Spot spot) {
        for (Next next : next()) {
            if (next instanceof Next.Choose choose && choose.spot().equals(spot)) {
                return houseChoice(spot, choose.options());
            }
        }
        return Optional.empty();
    }

    private Optional<Choice> houseChoice(Spot spot, List<Option> options) {
        Circle circle = board.circle(spot);
        Hand hand = circle.hands().get(circle.indexOf(spot));
        boolean hits = rules().total(hand.cards()).points() <= HOUSE_HITS_UP_TO;
        return Stream.of(hits ? Choice.HIT : Choice.STAND, Choice.STAND, Choice.HIT)
                .filter(choice ->
                        options.stream().anyMatch(option -> option.choice().equals(choice.name())))
                .findFirst();
    }

    /** Keeps the hands that were ended by their own cards since the last decision, those that went over left out. */
    private void note(Hand hand, List<Hand> ended) {
        boolean ends = hand.state() == Hand.State.OPEN && !rules().isOver(hand);
        if (!ends || hand.hasActed()) {
            ended.clear();
        }
        if (ends) {
            ended.add(hand);
        }
    }

    /** Nobody waits for such a hand, but its player may signal to stand: every hand must be acted upon (filed 66). */
    private static List<Next> withStands(List<Next> open, List<Hand> ended) {
        List<Next> all = new ArrayList<>(open);
        for (Hand hand : ended) {
            all.add(new Next.Choose(hand.spot(), List.of(Option.free(Choice.STAND.name(), hand.spot()))));
        }
        return all;
    }

    /**
     * What is open to a hand. One that can only stand needs no decision and is finished; to one that can only hit the
     * card may be dealt at once.
     */
    private List<Next> turn(Circle circle, Hand hand) {
        if (hand.due() > 0) {
            return List.of(new Next.Deal(hand.spot()));
        }
        List<Choice> choices = Moves.of(rules(), round.felt(), board.dealer(), circle, hand);
        List<Option> options = new Offers(rules(), round, circle).options(hand, choices);
        if (options.isEmpty() || isOnly(Choice.STAND, options)) {
            return List.of();
        }
        List<Next> open = insuranceExceptAt(circle.spot());
        if (isOnly(Choice.HIT, options)) {
            open.add(new Next.Deal(hand.spot()));
        }
        List<Option> all = new ArrayList<>();
        insuranceOf(circle).ifPresent(all::add);
        all.addAll(options);
        open.add(new Next.Choose(hand.spot(), all));
        return open;
    }

    private static boolean isOnly(Choice choice, List<Option> options) {
        return options.size() == 1 && options.getFirst().choice().equals(choice.name());
    }

    /** Insurance for the circles that have none yet; to the one that acts it is offered with its other choices. */
    private List<Next> insuranceExceptAt(Spot acting) {
        List<Next> open = new ArrayList<>();
        for (Circle circle : board.circles()) {
            if (!circle.spot().equals(acting)) {
                insuranceOf(circle).ifPresent(option -> open.add(new Next.Choose(circle.spot(), List.of(option))));
            }
        }
        return open;
    }

    /** Insurance is open from the deal, with an ace up, until somebody acts on a hand (filed 346, 526, 801, 1019). */
    private Optional<Option> insuranceOf(Circle circle) {
        boolean open = rules().insurance().isOffered() && board.showsAce() && !board.acted();
        return open && !isInsured(circle) ? new Offers(rules(), round, circle).insurance() : Optional.empty();
    }

    private boolean isInsured(Circle circle) {
        return round.wagers().stream()
                .anyMatch(wager ->
                        wager.bet().equals(TwentyOne.INSURANCE) && wager.spot().equals(circle.spot()));
    }

    /** The second card is seen only after all have acted; then the chart decides and nobody has an option. */
    private List<Next> dealersTurn() {
        Next settle = new Next.Settle(game.basePass());
        if (board.dealer().size() < 2) {
            List<Next> open = insuranceExceptAt(Spot.DEALER);
            open.add(new Next.Deal(Spot.DEALER));
            return open;
        }
        if (rules().chart().dealer(rules().total(board.dealer())) == DrawChart.Draw.STAND) {
            return List.of(settle);
        }
        Next draw = new Next.Deal(Spot.DEALER);
        // nobody waits for the cards: they change no wager, and whether they are still drawn is not filed
        return isAwaited() ? List.of(draw) : List.of(settle, draw);
    }

    /** Whether a hand or a Buster wager depends on the player-dealer's draw (filed 377, 824). */
    private boolean isAwaited() {
        for (Circle circle : board.circles()) {
            for (Hand hand : circle.hands()) {
                boolean givenUp = hand.state() == Hand.State.SURRENDERED || hand.state() == Hand.State.RESCUED;
                if (!givenUp && !rules().isNatural(hand)) {
                    return true;
                }
            }
        }
        return round.wagers().stream().map(Wager::bet).anyMatch(TwentyOne.BUSTER::equals);
    }
}
