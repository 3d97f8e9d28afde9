package clockwise.evening;

import static org.junit.jupiter.api.Assertions.assertEquals;

import clockwise.live.Outcome;
import clockwise.live.TableView;
import clockwise.live.TableView.Instruction;
import clockwise.live.Todo;
import clockwise.money.Money;
import clockwise.rotation.Kind;
import clockwise.rules.Game;
import clockwise.rules.Next;
import clockwise.rules.Option;
import clockwise.table.Command;
import clockwise.table.Command.Bid;
import clockwise.table.Occupant;
import clockwise.table.OfferLine.Answer;
import clockwise.table.Phase;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;

/** An evening at one table, played as tablets play it: look at the table, tap what it waits for, look again. */
final class Evening {
    static final Money BANK = Money.dollars(3_000);

    private static final int MOST_TAPS = 600;

    final int table;
    final Game game;
    final TheRoom room;
    final Luck luck;
    final Tablet dealer;
    final Tablet relief;
    final Tablet floor;
    final Tablet otherFloor;
    final Tablet auditor;

    /** Every request that was answered "done", with its place in the log. */
    final Map<String, Long> recorded = new LinkedHashMap<>();

    Tablet dealing;

    /** What the screen shows, as it was sent, and as it is read. */
    String shown;

    TableView view;
    private Supplier<Reply> last = () -> new Reply(0, "", "");
    private int asked;

    Evening(Supplier<String> host, TheRoom room, Game game, long seed) {
        this.table = TheRoom.table(game);
        this.game = game;
        this.room = room;
        this.luck = new Luck(seed);
        this.dealer = new Tablet(host, TheRoom.DEALER);
        this.relief = new Tablet(host, TheRoom.RELIEF);
        this.floor = new Tablet(host, TheRoom.FLOOR);
        this.otherFloor = new Tablet(host, TheRoom.OTHER_FLOOR);
        this.auditor = new Tablet(host, TheRoom.AUDITOR);
        this.dealing = dealer;
        this.shown = floor.shown(table);
        this.view = Tablet.view(shown);
    }

    /** The floor opens the table; four patrons and the player of a TPPPS company sit down. */
    void opens() {
        does(floor, room.opening(game, room.options(game).getLast()));
        does(floor, new Command.AttachBox("B-" + table));
        does(dealing, new Command.ComeToTable());
        for (int seat = 1; seat <= 4; seat++) {
            does(dealing, new Command.TakeSeat(seat, Occupant.patron("P" + seat)));
        }
        does(dealing, new Command.TakeSeat(5, new Occupant("T-77", Kind.TPPPS, "Example Players", "TPP-1")));
    }

    /** Everybody leaves, the box goes to the count, the table is closed. */
    void closes() {
        for (int seat : Luck.seated(view)) {
            does(floor, new Command.LeaveSeat(seat, person(seat)));
        }
        does(floor, new Command.RemoveBox(view.box(), "end of the evening"));
        does(floor, new Command.CloseTable("end of the evening"));
    }

    String nextId() {
        return "t" + table + "-" + ++asked;
    }

    /** Asks for what must be possible now, and looks at the table afterwards. */
    Outcome.Done does(Tablet who, Command command) {
        String id = nextId();
        long revision = view.revision();
        last = () -> who.asksPatiently(table, id, revision, command);
        Reply reply = last.get();
        if (!reply.isDone()) {
            throw new AssertionError(who.badge() + " " + command + ": " + reply + "\n" + this);
        }
        return done(id, reply);
    }

    Outcome.Done done(String id, Reply reply) {
        Outcome.Done done = reply.done();
        recorded.put(id, done.seq());
        look();
        assertEquals(done.revision(), view.revision(), "what was answered is what is shown");
        return done;
    }

    /** The last request once more, as it was. */
    Reply asksAgain() {
        return last.get();
    }

    void look() {
        shown = floor.shown(table);
        view = Tablet.view(shown);
    }

    /** Asks for what must be refused so, and sees that nothing changed. */
    void refused(String code, Tablet who, Command command) {
        long before = view.seq();
        Reply reply = who.asksPatiently(table, nextId(), view.revision(), command);
        assertEquals(code, reply.code(), () -> who.badge() + " " + command + ": " + reply);
        look();
        assertEquals(before, view.seq(), "a refusal is not recorded");
    }

    String person(int seat) {
        return view.seats().get(seat - 1).occupant().orElseThrow().id();
    }

    /** One tap: what the table waits for. Whoever is asked takes the bank or not as `takes` says. */
    void taps(Predicate<String> takes, Money bank, Function<TableView, List<Bid>> wagers) {
        Todo todo = view.todo();
        switch (todo.what()) {
            case COME_TO_TABLE -> does(dealing, new Command.ComeToTable());
            case ANSWER_OFFER -> {
                int seat = todo.seat().orElseThrow();
                Answer answer =
                        takes.test(person(seat)) ? Answer.ACCEPT : luck.onceIn(4) ? Answer.AWAY : Answer.DECLINE;
                does(dealing, new Command.AnswerOffer(seat, answer));
            }
            case ALL_DECLINED -> does(dealing, new Command.AllDeclined());
            case POST_BANK -> does(dealing, new Command.PostBank(bank));
            case CHANGE_SHOE -> does(dealing, new Command.ChangeShoe("the cut card came"));
            case LOCK_WAGERS -> does(dealing, new Command.LockWagers(wagers.apply(view)));
            case CONFIRM_DROP ->
                does(dealing, new Command.ConfirmDrop(todo.amount().orElseThrow()));
            case DEAL, MUST_HIT, CHOOSE, DECLARE, THROW_DICE, SETTLE -> plays();
            case CONFIRM_PAID ->
                does(
                        dealing,
                        new Command.ConfirmPaid(luck.onceIn(3) ? todo.count().orElseThrow() : lines()));
            case RESUME_PLAY -> does(dealing, new Command.ResumePlay());
            case RESTART_GAME -> does(dealing, new Command.RestartGame());
            case CALL_FLOOR -> does(floor, new Command.VoidRound(view.rounds(), "the round cannot go on"));
            case OPEN_TABLE, ATTACH_BOX, TAKE_SEAT -> throw new AssertionError("the table waits for " + todo);
        }
    }

    /** A play of the game. A choice of a hand that the house plays may be only one of those that are offered. */
    private void plays() {
        Command play = luck.play(view);
        String id = nextId();
        long revision = view.revision();
        Tablet who = dealing;
        last = () -> who.asksPatiently(table, id, revision, play);
        Reply reply = last.get();
        if (reply.code().equals("HOUSE_PLAYS") && play instanceof Command.MakeChoice choice) {
            playsForTheHouse(choice);
            return;
        }
        if (!reply.isDone()) {
            throw new AssertionError(play + ": " + reply + "\n" + this);
        }
        done(id, reply);
    }

    private void playsForTheHouse(Command.MakeChoice refused) {
        for (Next next : view.next()) {
            if (next instanceof Next.Choose choose && choose.spot().equals(refused.spot())) {
                for (Option option : choose.options()) {
                    String id = nextId();
                    Reply reply = dealing.asksPatiently(table, id, view.revision(), luck.choice(choose, option));
                    if (reply.isDone()) {
                        done(id, reply);
                        return;
                    }
                }
            }
        }
        throw new AssertionError("the house has no choice for " + refused + "\n" + this);
    }

    /** How many lines of the pass are to be carried out. */
    private int lines() {
        return view.round().orElseThrow().steps().stream()
                .filter(step -> !step.confirmed())
                .mapToInt(Instruction::number)
                .max()
                .orElseThrow();
    }

    /** Taps until the table is as wanted. */
    void until(
            Predicate<TableView> wanted, Predicate<String> takes, Money bank, Function<TableView, List<Bid>> wagers) {
        for (int taps = 0; !wanted.test(view); taps++) {
            if (taps > MOST_TAPS) {
                throw new AssertionError("the table does not get on: " + this);
            }
            taps(takes, bank, wagers);
        }
    }

    void until(Predicate<TableView> wanted) {
        until(wanted, person -> !luck.onceIn(3), BANK, luck::wagers);
    }

    /** Until so many cards, choices and throws are on the felt, or the round is already being settled. */
    void untilPlayed(int plays) {
        int[] left = {plays};
        until(seen -> (seen.phase() == Phase.PLAY && --left[0] < 0) || seen.phase() == Phase.SETTLE);
    }

    /** To the end of the round in play, or of the next one. */
    void finishes() {
        long round = view.round().isPresent() ? view.rounds() : view.rounds() + 1;
        until(seen -> seen.rounds() >= round && seen.round().isEmpty());
    }

    /** Wagers of all patrons in their own circles, without anything beside them. */
    List<Bid> plainWagers(TableView seen, Money amount) {
        int bank = seen.taking().orElseThrow().seat();
        List<Bid> bids = new ArrayList<>();
        for (int seat : Luck.seated(seen)) {
            if (seat != bank) {
                bids.add(new Bid(seat, 0, seat, Luck.base(seen).bet(), amount));
            }
        }
        return bids;
    }

    @Override
    public String toString() {
        return game.id() + " at round " + view.rounds() + ", " + view.phase() + ", " + view.todo() + ", next "
                + view.next() + ", round " + view.round();
    }

    Optional<String> holder() {
        return view.taking().map(taking -> taking.person());
    }
}
