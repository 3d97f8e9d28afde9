package clockwise.live;

import clockwise.cards.Card;
import clockwise.live.TableView.Cards;
import clockwise.live.TableView.InPlay;
import clockwise.live.TableView.Instruction;
import clockwise.live.TableView.Offer;
import clockwise.live.TableView.Place;
import clockwise.live.TableView.Playable;
import clockwise.live.TableView.Space;
import clockwise.live.TableView.Trouble;
import clockwise.live.TableView.Undo;
import clockwise.money.Money;
import clockwise.room.Room;
import clockwise.rules.Bet;
import clockwise.rules.Game;
import clockwise.rules.Play;
import clockwise.rules.Round;
import clockwise.rules.Spot;
import clockwise.rules.Step;
import clockwise.rules.Wager;
import clockwise.settlement.Exposure;
import clockwise.table.Actor;
import clockwise.table.Command;
import clockwise.table.Decision;
import clockwise.table.Event;
import clockwise.table.Given;
import clockwise.table.Hand;
import clockwise.table.Phase;
import clockwise.table.Request;
import clockwise.table.Seat;
import clockwise.table.Setup;
import clockwise.table.Table;
import clockwise.table.Taking;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Draws a table for the screens: a function of the table, its place in the room and the time. */
public final class Viewing {
    /** Somebody who may do all that the house dealer may; nothing that is asked in this name is recorded. */
    private static final Actor ONLOOKER = new Actor("onlooker", Actor.Role.FLOOR);

    private Viewing() {}

    public static TableView of(Table table, Room.TablePlace place, Optional<AgentHealth> agent, long at) {
        Optional<Game> game = table.setup().map(setup -> table.game());
        return new TableView(
                table.id(),
                place.name(),
                table.seq(),
                table.revision(),
                at,
                table.phase(),
                table.setup().map(setup -> playable(setup, table.game())),
                table.setup().map(Setup::posting),
                table.pending(),
                table.dealer(),
                table.box(),
                places(table, place),
                table.position().holding(),
                taking(table),
                table.phase() == Phase.OFFER ? Optional.of(offer(table, at)) : Optional.empty(),
                bank(table),
                table.hand().map(hand -> inPlay(table.game(), hand)),
                table.next(),
                Todo.at(table, at),
                table.phase() == Phase.PLAY
                        ? Ahead.of(table.game(), table.inPlay().round())
                        : List.of(),
                undo(table, at),
                May.now(command -> wouldBe(table, at, command).findAny().isPresent()),
                SameAgain.more(table),
                table.rounds(),
                table.shoe(),
                table.pause(),
                table.replay(),
                table.alerts(),
                table.corrections(),
                game.map(Viewing::troubles).orElse(List.of()),
                agent);
    }

    private static Playable playable(Setup setup, Game game) {
        List<Space> spaces = game.bets().stream()
                .filter(bet -> bet.comes() == Bet.Comes.BEFORE_THE_LOCK && game.isOpen(bet, setup.felt()))
                .map(bet -> new Space(
                        bet.name(),
                        setup.felt().least(bet.name()),
                        setup.felt().most(bet.name()),
                        bet.bonus(),
                        bet.needs()))
                .toList();
        return new Playable(
                setup.gameName(),
                setup.filing(),
                setup.felt(),
                game.terms().lines(),
                game.terms().suits(),
                game.terms().deck().copies(Card.JOKER) > 0,
                setup.coverage(),
                setup.rotation(),
                spaces);
    }

    private static List<Place> places(Table table, Room.TablePlace place) {
        int seats = table.setup().map(setup -> setup.felt().seats()).orElse(place.seats());
        return IntStream.rangeClosed(1, seats)
                .mapToObj(number ->
                        place(number, Optional.ofNullable(table.seats().get(number))))
                .toList();
    }

    private static Place place(int number, Optional<Seat> taken) {
        return taken.map(seat -> new Place(
                        number,
                        Optional.of(seat.occupant()),
                        seat.mostHands(),
                        seat.wagers(),
                        seat.lastPlayed(),
                        seat.freeCollection()))
                .orElse(new Place(number, Optional.empty(), Seat.HANDS, 0, 0, false));
    }

    private static Offer offer(Table table, long at) {
        return new Offer(
                table.offer(),
                table.order(at),
                table.asked(at).map(asked -> asked.candidate().seat()).orElse(0),
                table.posted().rotation().mustOffer(table.position()),
                ifAllDecline(table, at));
    }

    private static Optional<TableView.IfAllDecline> ifAllDecline(Table table, long at) {
        return wouldBe(table, at, new Command.AllDeclined())
                .flatMap(event -> switch (event) {
                    case Event.BankTaken taken -> Stream.of(TableView.IfAllDecline.HOLDER_GOES_ON);
                    case Event.PlayPaused paused -> Stream.of(TableView.IfAllDecline.PLAY_STOPS);
                    case Event.GameBroken broken -> Stream.of(TableView.IfAllDecline.GAME_BREAKS);
                    default -> Stream.of();
                })
                .findFirst();
    }

    private static Optional<Undo> undo(Table table, long at) {
        Optional<Play> last =
                table.phase() == Phase.PLAY && !table.inPlay().round().plays().isEmpty()
                        ? Optional.of(table.inPlay().round().plays().getLast())
                        : Optional.empty();
        return wouldBe(table, at, new Command.UndoLast())
                .filter(Event.Undone.class::isInstance)
                .map(event -> new Undo(((Event.Undone) event).seq(), last))
                .findFirst();
    }

    /** What would be recorded if the house dealer asked for this now. */
    private static Stream<Event> wouldBe(Table table, long at, Command command) {
        Request request = new Request("", table.revision(), ONLOOKER, at, LocalDate.EPOCH, "", command, Given.NOTHING);
        return table.decide(request) instanceof Decision.Accepted accepted ? accepted.events().stream() : Stream.of();
    }

    /** Whoever has the position for the hand that is played or about to be. */
    static Optional<Taking> taking(Table table) {
        return table.hand().map(Hand::taking).or(table::taking);
    }

    private static Money bank(Table table) {
        return table.hand()
                .map(hand -> hand.round().steps().isEmpty()
                        ? hand.round().bank()
                        : hand.round().steps().getLast().bankLeft())
                .orElse(table.bank());
    }

    private static InPlay inPlay(Game game, Hand hand) {
        Round round = hand.round();
        Exposure risk = Exposure.of(game, round);
        return new InPlay(
                round.number(),
                hand.day(),
                hand.shift(),
                hand.lockedAt(),
                round.wagers(),
                risk,
                risk.first(),
                game.buttonSeat(round),
                hand.fees(),
                hand.due(),
                hand.drop(),
                hands(game, round),
                dice(round),
                declared(round),
                steps(hand),
                round.dead().wagers(),
                hand.abandoned());
    }

    /** All spots with cards or something written beside them, in the order in which they came. */
    static List<Cards> hands(Game game, Round round) {
        Map<Spot, String> captions = game.captions(round);
        Map<Spot, List<Card>> hands = game.onTheFelt(round);
        Set<Spot> spots = new LinkedHashSet<>(hands.keySet());
        captions.keySet().stream()
                .sorted((one, other) -> one.name().compareTo(other.name()))
                .forEach(spots::add);
        return spots.stream()
                .map(spot -> new Cards(spot, hands.getOrDefault(spot, List.of()), captions.getOrDefault(spot, "")))
                .toList();
    }

    static List<Integer> dice(Round round) {
        return round.plays().stream()
                .filter(Play.Threw.class::isInstance)
                .flatMap(play -> ((Play.Threw) play).dice().stream())
                .toList();
    }

    private static Map<Spot, String> declared(Round round) {
        Map<Spot, String> declared = new TreeMap<>((one, other) -> one.name().compareTo(other.name()));
        round.plays().forEach(play -> {
            if (play instanceof Play.Declared result) {
                declared.put(result.spot(), result.result());
            }
        });
        return declared;
    }

    private static List<Instruction> steps(Hand hand) {
        List<Instruction> lines = new ArrayList<>();
        List<Play.Settled> passes = hand.round().plays().stream()
                .filter(Play.Settled.class::isInstance)
                .map(Play.Settled.class::cast)
                .toList();
        for (Play.Settled pass : passes) {
            boolean isPaid = pass.pass() != passes.getLast().pass();
            for (int i = 0; i < pass.steps().size(); i++) {
                Step step = pass.steps().get(i);
                Wager wager = hand.round().wager(step.wager());
                lines.add(new Instruction(pass.pass(), i + 1, wager, step, isPaid || i < hand.confirmed()));
            }
        }
        return lines;
    }

    private static List<Trouble> troubles(Game game) {
        return game.irregularities().stream()
                .map(one -> new Trouble(one, one.needsCircle(), one.needsBothCards()))
                .toList();
    }
}
