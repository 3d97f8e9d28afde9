package clockwise.demo;

import clockwise.cards.Card;
import clockwise.demo.Pace.Step;
import clockwise.live.TableView;
import clockwise.live.TableView.Instruction;
import clockwise.live.Todo;
import clockwise.rules.Next;
import clockwise.rules.Option;
import clockwise.rules.Play;
import clockwise.rules.Spot;
import clockwise.table.Alert;
import clockwise.table.Command;
import clockwise.table.Phase;
import java.lang.System.Logger.Level;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/** A table whose house dealer and players are simulated: look at the screen, do what it waits for, look again. */
final class DealtTable implements Runnable {
    private static final System.Logger LOG = System.getLogger(DealtTable.class.getName());
    private static final Duration AGAIN = Duration.ofSeconds(1);
    private static final Duration GLANCE = Duration.ofMillis(250);
    private static final Duration SENSOR = Duration.ofSeconds(3);

    /** Somebody else was quicker: nothing to wonder about. */
    private static final Set<String> OVERTAKEN = Set.of(
            "STALE_VIEW",
            "NOT_OFFERED",
            "NOT_THE_DEALER",
            "WRONG_PHASE",
            "TABLE_NOT_OPEN",
            "PLAY_IS_PAUSED",
            "GAME_IS_BROKEN");

    private final int table;
    private final Pace pace;
    private final Luck luck;
    private final Tablet dealer;
    private final Tablet relief;
    private final Tablet floor;
    private final Crowd crowd;
    private final Stakes stakes;
    private final Habits habits;
    private final Shoe shoe;
    private Tablet dealing;
    private long changedBefore = -1;
    private long collecting;
    private long collectingSince;
    private Duration patience = Duration.ZERO;
    private boolean byResults;

    DealtTable(int table, Pace pace, Luck luck, Crowd crowd, Tablet dealer, Tablet relief, Tablet floor) {
        this.table = table;
        this.pace = pace;
        this.luck = luck;
        this.crowd = crowd;
        this.dealer = dealer;
        this.relief = relief;
        this.floor = floor;
        this.dealing = dealer;
        this.stakes = new Stakes(luck);
        this.habits = new Habits(luck);
        this.shoe = new Shoe(Spread.at(table).deck(), Spread.at(table).decks(), luck);
    }

    @Override
    public void run() {
        try {
            while (!Thread.currentThread().isInterrupted()) {
                try {
                    goesOn();
                } catch (HostAway e) {
                    LOG.log(Level.INFO, "table {0} waits: {1}", table, e.getMessage());
                    Pace.rest(AGAIN);
                } catch (RuntimeException e) {
                    LOG.log(Level.ERROR, "table " + table + ": a mistake of the demo", e);
                    Pace.rest(AGAIN);
                }
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt(); // the demo stops
        }
    }

    private void goesOn() throws InterruptedException {
        TableView view = dealing.looks(table);
        boolean isOurs = view.dealer().isEmpty()
                || view.dealer().equals(dealer.badge())
                || view.dealer().equals(relief.badge());
        if (view.phase() == Phase.CLOSED || !isOurs) {
            Pace.rest(AGAIN); // a visitor deals here, or nobody
            return;
        }
        dealing = view.dealer().equals(relief.badge()) ? relief : dealer;
        shoe.sees(view);
        if (!betweenRounds(view)) {
            does(view);
        }
    }

    /** Once before each offer: people come and go, dealers relieve each other, and there is a break now and then. */
    private boolean betweenRounds(TableView view) throws InterruptedException {
        boolean fresh = view.todo().what() == Todo.What.ANSWER_OFFER
                && view.offer().filter(offer -> offer.answers().isEmpty()).isPresent();
        if (!fresh || changedBefore == view.rounds()) {
            return false;
        }
        changedBefore = view.rounds();
        byResults = luck.percent(40);
        Optional<Command> change = crowd.changes(view);
        if (change.isPresent()) {
            pace.waits(Step.SIT_DOWN, luck);
            asks(view, change.get());
            return true;
        }
        if (luck.onceIn(25)) {
            dealing = dealing == dealer ? relief : dealer;
            asks(view, new Command.ComeToTable());
            return true;
        }
        if (luck.onceIn(80)) {
            asks(view, new Command.PausePlay("the count of the chips"));
            return true;
        }
        return false;
    }

    private void does(TableView view) throws InterruptedException {
        Todo todo = view.todo();
        switch (todo.what()) {
            case COME_TO_TABLE -> does(view, Step.COME_TO_TABLE, new Command.ComeToTable());
            case TAKE_SEAT -> sits(view);
            case ANSWER_OFFER -> {
                int seat = todo.seat().orElseThrow();
                does(view, Step.ANSWER, new Command.AnswerOffer(seat, crowd.answers(view, seat)));
            }
            case ALL_DECLINED -> does(view, Step.ANSWER, new Command.AllDeclined());
            case POST_BANK -> does(view, Step.POST_BANK, new Command.PostBank(stakes.bank(view)));
            case CHANGE_SHOE -> changesShoe(view);
            case LOCK_WAGERS -> locks(view);
            case CONFIRM_DROP -> collects(view);
            case DEAL, MUST_HIT, CHOOSE, DECLARE, THROW_DICE, SETTLE -> plays(view);
            case CONFIRM_PAID -> pays(view);
            case RESUME_PLAY -> does(view, Step.BREAK, new Command.ResumePlay());
            case RESTART_GAME -> restarts(view);
            case CALL_FLOOR -> {
                pace.waits(Step.FLOOR, luck);
                asks(floor, view, new Command.VoidRound(view.rounds(), "the round cannot go on"));
            }
            case OPEN_TABLE, ATTACH_BOX -> Pace.rest(GLANCE); // the floor is on its way
        }
    }

    private void does(TableView view, Step step, Command command) throws InterruptedException {
        pace.waits(step, luck);
        asks(view, command);
    }

    private boolean asks(TableView view, Command command) throws InterruptedException {
        return asks(dealing, view, command);
    }

    /** Whether it was done; if not, the next look shows why. */
    private boolean asks(Tablet who, TableView view, Command command) throws InterruptedException {
        Reply reply = who.asks(table, view.revision(), command);
        if (!reply.isDone() && !OVERTAKEN.contains(reply.code())) {
            LOG.log(Level.WARNING, "table {0}: {1} was not done: {2}", table, command, reply.body());
            Pace.rest(AGAIN);
        }
        return reply.isDone();
    }

    private void sits(TableView view) throws InterruptedException {
        pace.waits(Step.SIT_DOWN, luck);
        Optional<Command> comes = crowd.gathers(view);
        if (comes.isPresent()) {
            asks(view, comes.get());
        }
    }

    private void changesShoe(TableView view) throws InterruptedException {
        pace.waits(Step.CHANGE_CARDS, luck);
        if (asks(view, new Command.ChangeShoe("the cut card came"))) {
            shoe.change();
        }
    }

    /** What people wager may break a rule that they do not know; then they wager what cannot be wrong. */
    private void locks(TableView view) throws InterruptedException {
        if (Stakes.plain(view).isEmpty()) { // everybody but the banker has left
            Optional<Command> comes = crowd.gathers(view);
            pace.waits(Step.SIT_DOWN, luck);
            if (comes.isPresent()) {
                asks(view, comes.get());
            }
            return;
        }
        pace.waits(Step.WAGER, luck);
        Reply reply = dealing.asks(table, view.revision(), new Command.LockWagers(stakes.wagers(view)));
        if (!reply.isDone() && !OVERTAKEN.contains(reply.code())) {
            LOG.log(Level.INFO, "table {0}: wagers were refused: {1}", table, reply.body());
            asks(view, new Command.LockWagers(Stakes.plain(view)));
        }
    }

    /** The sensor confirms the drop; if it does not, the dealer does, unless the floor has to look at it first. */
    private void collects(TableView view) throws InterruptedException {
        if (collecting != view.rounds()) {
            collecting = view.rounds();
            collectingSince = System.nanoTime();
            patience = pace.atLeast(SENSOR, Step.PATIENCE, luck);
        }
        boolean isWrong = view.alerts().stream().anyMatch(alert -> alert.kind() == Alert.Kind.WRONG_DROP);
        boolean isLate = System.nanoTime() - collectingSince > patience.toNanos();
        if (isLate && !isWrong) {
            asks(view, new Command.ConfirmDrop(view.todo().amount().orElseThrow()));
        } else {
            Pace.rest(GLANCE);
        }
    }

    private void plays(TableView view) throws InterruptedException {
        if (view.undo().isPresent() && luck.onceIn(100)) {
            takesBack(view, view.undo().get());
            return;
        }
        if (shoe.isLow() && view.may().contains("ShowCutCard")) {
            asks(view, new Command.ShowCutCard());
            return;
        }
        if (luck.onceIn(300)) {
            asks(view, new Command.CallFloor("a player asks for a ruling"));
            return;
        }
        Next next = next(view);
        switch (next) {
            case Next.Deal deal -> deals(view, deal);
            case Next.Choose choose -> chooses(view, choose);
            case Next.Declare declare ->
                does(view, Step.CHOOSE, new Command.DeclareResult(declare.spot(), luck.oneOf(declare.results())));
            case Next.Throw dice -> throwsDice(view, dice.dice());
            case Next.Settle settle -> does(view, Step.SETTLE, new Command.Settle(settle.pass()));
        }
    }

    /** The first thing, as the screen proposes it; where results can be entered for cards, in some rounds those. */
    private Next next(TableView view) {
        return view.next().stream()
                .filter(next -> byResults
                        && next instanceof Next.Declare
                        && !(view.next().getFirst() instanceof Next.Settle))
                .findFirst()
                .orElse(view.next().getFirst());
    }

    private void deals(TableView view, Next.Deal deal) throws InterruptedException {
        pace.waits(Step.CARD, luck);
        Card drawn = shoe.draws();
        Card entered = Shoe.entered(drawn, view.game().orElseThrow().suits());
        Reply reply = dealing.asks(table, view.revision(), new Command.DealCard(deal.spot(), entered));
        if (reply.code().equals("NOT_IN_THE_SHOE")) {
            shoe.recount(view);
        } else if (!reply.isDone()) {
            shoe.takesBack(drawn);
        }
    }

    private void takesBack(TableView view, TableView.Undo undo) throws InterruptedException {
        pace.waits(Step.UNDO, luck);
        if (asks(view, new Command.UndoLast()) && undo.play().orElse(null) instanceof Play.Dealt(Spot _, Card card)) {
            shoe.takesBack(card);
        }
    }

    /** The house plays a hand that its player has left by a fixed rule: then only one of the choices is right. */
    private void chooses(TableView view, Next.Choose choose) throws InterruptedException {
        pace.waits(Step.CHOOSE, luck);
        Reply reply = dealing.asks(table, view.revision(), habits.choose(view, choose));
        if (reply.code().equals("HOUSE_PLAYS")) {
            for (Option option : choose.options()) {
                if (dealing.asks(table, view.revision(), habits.choice(choose, option))
                        .isDone()) {
                    return;
                }
            }
        } else if (!reply.isDone() && !OVERTAKEN.contains(reply.code())) {
            LOG.log(Level.WARNING, "table {0}: {1} was refused: {2}", table, choose, reply.body());
        }
    }

    private void throwsDice(TableView view, int dice) throws InterruptedException {
        List<Integer> thrown =
                IntStream.range(0, dice).mapToObj(_ -> luck.between(1, 6)).toList();
        does(view, Step.DICE, new Command.ThrowDice(thrown));
    }

    /** Line by line, or all lines with one tap where there are many. */
    private void pays(TableView view) throws InterruptedException {
        List<Integer> open = view.round().orElseThrow().steps().stream()
                .filter(step -> !step.confirmed())
                .map(Instruction::number)
                .toList();
        int upTo = open.size() > 4 || luck.percent(30)
                ? open.getLast()
                : view.todo().count().orElseThrow();
        does(view, Step.LINE, new Command.ConfirmPaid(upTo));
    }

    /** Not before the floor has seen that it is broken. */
    private void restarts(TableView view) throws InterruptedException {
        if (view.alerts().stream().anyMatch(alert -> alert.kind() == Alert.Kind.GAME_BROKEN)) {
            Pace.rest(GLANCE);
            return;
        }
        crowd.restarts();
        does(view, Step.RESTART, new Command.RestartGame());
    }
}
