package clockwise.demo;

import clockwise.cards.Card;
import clockwise.cards.Rank;
import clockwise.cards.Suit;
import clockwise.demo.Pace.Step;
import clockwise.live.FloorLine;
import clockwise.live.PastRound;
import clockwise.live.TableView;
import clockwise.live.TableView.Trouble;
import clockwise.rules.Play;
import clockwise.table.Alert;
import clockwise.table.Command;
import clockwise.table.Correction;
import clockwise.table.Event;
import clockwise.table.Phase;
import java.lang.System.Logger.Level;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The simulated floor manager and a second one: they see to what has come up, so that the room lives on. */
final class FloorWalk implements Runnable {
    private static final System.Logger LOG = System.getLogger(FloorWalk.class.getName());
    private static final Duration ROUND = Duration.ofMillis(500);
    private static final Duration AGAIN = Duration.ofSeconds(1);
    private static final Duration LEAST = Duration.ofMillis(700);
    private static final int TRIES = 8;

    private final Tablet floor;
    private final Tablet other;
    private final Set<Integer> dealt;
    private final Pace pace;
    private final Luck luck;

    /** When what was noticed will be seen to, in nanoseconds of the steady clock. */
    private final Map<String, Long> due = new HashMap<>();

    private final Set<String> noticed = new HashSet<>();
    private long nextHappening = System.nanoTime();
    private int boxes;

    /** @param dealt the tables that are simulated; the others are left to whoever plays there by hand */
    FloorWalk(Tablet floor, Tablet other, Set<Integer> dealt, Pace pace, Luck luck) {
        this.floor = floor;
        this.other = other;
        this.dealt = Set.copyOf(dealt);
        this.pace = pace;
        this.luck = luck;
    }

    @Override
    public void run() {
        try {
            while (!Thread.currentThread().isInterrupted()) {
                try {
                    walks();
                    Pace.rest(ROUND);
                } catch (HostAway e) {
                    LOG.log(Level.INFO, "the floor waits: {0}", e.getMessage());
                    Pace.rest(AGAIN);
                } catch (RuntimeException e) {
                    LOG.log(Level.ERROR, "the floor: a mistake of the demo", e);
                    Pace.rest(AGAIN);
                }
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt(); // the demo stops
        }
    }

    private void walks() throws InterruptedException {
        noticed.clear();
        List<FloorLine> lines = floor.looksAround();
        for (FloorLine line : lines) {
            if (line.unserved().isPresent()) {
                continue;
            }
            for (Alert alert : line.alerts()) {
                acknowledges(line, alert);
            }
            if (dealt.contains(line.table())) {
                seesTo(line);
            }
        }
        due.keySet().retainAll(noticed);
        if (System.nanoTime() - nextHappening >= 0) {
            nextHappening = System.nanoTime() + pace.of(Step.HAPPENING, luck).toNanos();
            happens(luck.oneOf(lines));
        }
    }

    /** Whether what was noticed is to be seen to now; each thing takes its time. */
    private boolean isTime(String what, Step step) {
        noticed.add(what);
        long now = System.nanoTime();
        return now
                        - due.computeIfAbsent(
                                what, _ -> now + pace.atLeast(LEAST, step, luck).toNanos())
                >= 0;
    }

    /** At a table that is left free only what the start of the devices brought about. */
    private void acknowledges(FloorLine line, Alert alert) throws InterruptedException {
        boolean isDevice = alert.kind() == Alert.Kind.DEVICE_UNSURE;
        boolean isMine = dealt.contains(line.table()) || isDevice;
        if (isMine && isTime(line.table() + " alert " + alert.seq(), isDevice ? Step.LOOK : Step.FLOOR)) {
            asks(floor, line, new Command.AcknowledgeAlert(alert.seq(), note(alert.kind())));
        }
    }

    private static String note(Alert.Kind kind) {
        return switch (kind) {
            case WRONG_DROP -> "counted with the dealer, the difference is in the envelope";
            case DEVICE_JAM -> "cleared";
            case GAME_BROKEN -> "looking for somebody to hold the bank";
            case FLOOR_CALL -> "answered";
            case DEVICE_UNSURE -> "the devices of the demo";
            default -> "seen";
        };
    }

    private void seesTo(FloorLine line) throws InterruptedException {
        int table = line.table();
        if (line.phase() == Phase.CLOSED) {
            if (isTime(table + " closed", Step.OPEN_AGAIN)) {
                asks(floor, line, Spread.at(table).opening());
            }
            return;
        }
        if (line.box().isEmpty() && isTime(table + " box", Step.LOOK)) {
            boxes++;
            asks(floor, line, new Command.AttachBox("B-" + table + "-" + boxes));
        }
        if (line.corrections() > 0 && isTime(table + " correction " + line.corrections(), Step.FLOOR)) {
            corrects(line);
        }
    }

    private void corrects(FloorLine line) throws InterruptedException {
        due.remove(line.table() + " correction " + line.corrections());
        List<Correction> open = floor.looks(line.table()).corrections();
        if (!open.isEmpty()) {
            long asked = open.getFirst().seq();
            asks(
                    other,
                    line,
                    luck.percent(80)
                            ? new Command.ApproveCorrection(asked)
                            : new Command.RefuseCorrection(asked, "the camera shows it as it was entered"));
        }
    }

    private boolean asks(Tablet who, FloorLine line, Command command) throws InterruptedException {
        Reply reply = who.asks(line.table(), line.revision(), command);
        if (!reply.isDone()) {
            LOG.log(Level.INFO, "table {0}: {1} was not done: {2}", line.table(), command, reply.body());
        }
        return reply.isDone();
    }

    /** Something out of the ordinary, at one of the tables; often the moment is not right, and nothing happens. */
    private void happens(FloorLine line) throws InterruptedException {
        if (!dealt.contains(line.table()) || line.phase() == Phase.CLOSED) {
            return;
        }
        switch (luck.below(4)) {
            case 0 -> {
                if (line.phase() == Phase.OFFER && !line.box().isEmpty()) {
                    asks(floor, line, new Command.RemoveBox(line.box(), "to the count"));
                }
            }
            case 1 -> correctionOf(line);
            case 2 -> irregularity(line);
            default -> freeCollection(line);
        }
    }

    private void freeCollection(FloorLine line) throws InterruptedException {
        List<TableView.Place> taken = floor.looks(line.table()).seats().stream()
                .filter(place -> place.occupant().isPresent() && !place.freeCollection())
                .toList();
        if (!taken.isEmpty()) {
            TableView.Place place = luck.oneOf(taken);
            String person = place.occupant().orElseThrow().id();
            asks(floor, line, new Command.GiveFreeCollection(place.seat(), person, "waited for a seat"));
        }
    }

    private void irregularity(FloorLine line) throws InterruptedException {
        TableView view = floor.looks(line.table());
        List<Trouble> troubles = view.irregularities().stream()
                .filter(trouble -> !trouble.needsBothCards())
                .toList();
        if (view.phase() != Phase.PLAY || troubles.isEmpty()) {
            return;
        }
        Trouble trouble = luck.oneOf(troubles);
        int circle = trouble.needsCircle()
                ? luck.oneOf(view.round().orElseThrow().wagers()).spot().seat()
                : 0;
        String name = trouble.irregularity().name();
        asks(
                floor,
                line,
                new Command.ReportIrregularity(view.rounds(), name, circle, Optional.empty(), "seen by the floor"));
    }

    /** Somebody says that a card was entered wrongly; what does not make a whole round is refused, and nobody minds. */
    private void correctionOf(FloorLine line) throws InterruptedException {
        TableView view = floor.looks(line.table());
        long round = view.round().isPresent() ? view.rounds() - 1 : view.rounds();
        if (round < 1 || !view.corrections().isEmpty()) {
            return;
        }
        List<Play> plays = plays(floor.replays(line.table(), round));
        List<Integer> cards = new ArrayList<>();
        for (int i = 0; i < plays.size(); i++) {
            if (plays.get(i) instanceof Play.Dealt) {
                cards.add(i);
            }
        }
        for (int i = 0; i < TRIES && !cards.isEmpty(); i++) {
            int at = luck.oneOf(cards);
            if (plays.get(at) instanceof Play.Dealt dealt) {
                List<Play> other = new ArrayList<>(plays);
                other.set(at, new Play.Dealt(dealt.spot(), instead(dealt.card())));
                if (asks(floor, line, new Command.AskCorrection(round, other, "a card was entered wrongly"))) {
                    return;
                }
            }
        }
    }

    private Card instead(Card card) {
        Rank rank = luck.oneOf(List.of(Rank.values()).subList(0, Rank.JOKER.ordinal()));
        return card.isJoker() ? Card.of(rank, Suit.SPADES) : Card.of(rank, card.suit());
    }

    /** What was played and not taken back, without the settlements. */
    private static List<Play> plays(PastRound round) {
        return round.frames().stream()
                .filter(frame -> !frame.undone())
                .map(frame -> frame.recorded().event())
                .filter(Event.Played.class::isInstance)
                .map(event -> ((Event.Played) event).play())
                .toList();
    }
}
