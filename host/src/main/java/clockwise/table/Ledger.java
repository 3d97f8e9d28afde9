package clockwise.table;

import clockwise.money.Money;
import clockwise.rules.Play;
import clockwise.rules.Round;
import clockwise.rules.Step;
import clockwise.rules.Wager;
import clockwise.table.Line.Purpose;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * The money that an event moves. Every line has one who pays and one who gets, so that all accounts together are zero.
 */
public final class Ledger {
    private Ledger() {}

    /** The lines of an event that happens at this table. */
    public static List<Line> lines(Table before, Event event) {
        return switch (event) {
            case Event.BankPosted posted ->
                some(line(Account.seat(posted.seat()), Account.BANK, posted.amount(), Purpose.BANK_POSTED));
            case Event.WagersLocked locked -> wagers(locked.round().wagers());
            case Event.DropConfirmed dropped -> collection(before.inPlay(), dropped.drop());
            case Event.BillTaken bill ->
                bill.box().isEmpty()
                        ? List.of()
                        : some(line(Account.OUTSIDE, Account.box(bill.box()), bill.amount(), Purpose.BUY_IN));
            case Event.Played played -> played.play() instanceof Play.Chose chose ? wagers(chose.added()) : List.of();
            case Event.PassSettled settled -> settlement(before.inPlay().round(), settled.steps());
            case Event.RoundEnded ended ->
                some(line(
                        Account.BANK,
                        Account.seat(before.inPlay().round().dealerSeat()),
                        ended.bankBack(),
                        Purpose.RETURN));
            case Event.RoundVoided voided -> voided.lines();
            case Event.HandsDead dead -> dead.lines();
            case Event.CorrectionApproved approved -> approved.difference();
            case Event.Undone undone -> undone(before);
            case Event.SeatLeft left ->
                before.taking().filter(taking -> taking.seat() == left.seat()).isPresent()
                        ? idleBank(before)
                        : List.of();
            case Event.BankGivenUp given -> idleBank(before);
            case Event.TableClosed closed -> idleBank(before);
            case Event.GameBroken broken -> idleBank(before);
            case Event.TableOpened _,
                    Event.PlacardShown _,
                    Event.SchedulePosted _,
                    Event.BoxAttached _,
                    Event.BoxRemoved _,
                    Event.DealerCame _,
                    Event.SeatTaken _,
                    Event.HandsAllowed _,
                    Event.FreeCollectionGiven _,
                    Event.BankOffered _,
                    Event.BankTaken _,
                    Event.FeeWaived _,
                    Event.StrayDropSeen _,
                    Event.DropSeen _,
                    Event.BoxSeen _,
                    Event.ShufflerSeen _,
                    Event.FaultSeen _,
                    Event.AgentLost _,
                    Event.AgentCame _,
                    Event.AgentClockWrong _,
                    Event.AgentOutboxFilling _,
                    Event.PaidConfirmed _,
                    Event.IrregularityFound _,
                    Event.HandAbandoned _,
                    Event.CorrectionAsked _,
                    Event.CorrectionRefused _,
                    Event.AlertRaised _,
                    Event.AlertAcknowledged _,
                    Event.PlayPaused _,
                    Event.PlayResumed _,
                    Event.CutCardShown _,
                    Event.ShoeSpent _,
                    Event.ShoeChanged _,
                    Event.GameRestarted _ -> List.of();
        };
    }

    /** A bank that was posted for no round goes back. */
    private static List<Line> idleBank(Table before) {
        return before.phase() != Phase.WAGERS
                ? List.of()
                : some(line(
                        Account.BANK,
                        Account.seat(before.taking().orElseThrow().seat()),
                        before.bank(),
                        Purpose.RETURN));
    }

    private static List<Line> undone(Table before) {
        if (before.phase() != Phase.PLAY) {
            return idleBank(before);
        }
        return before.inPlay().round().plays().getLast() instanceof Play.Chose chose
                ? chose.added().stream()
                        .map(wager -> line(Account.FELT, Account.owner(wager), wager.amount(), Purpose.RETURN))
                        .toList()
                : List.of();
    }

    private static List<Line> wagers(List<Wager> wagers) {
        return wagers.stream()
                .filter(wager -> !wager.amount().isZero())
                .map(wager -> line(Account.owner(wager), Account.FELT, wager.amount(), Purpose.WAGER))
                .toList();
    }

    private static List<Line> collection(Hand hand, Drop drop) {
        return hand.fees().stream()
                .filter(fee -> !fee.amount().isZero())
                .map(fee -> line(fee.account(), Account.box(drop.box()), fee.amount(), Purpose.COLLECTION))
                .toList();
    }

    private static List<Line> settlement(Round round, List<Step> steps) {
        return steps.stream()
                .flatMap(step -> settlement(round.wager(step.wager()), step))
                .filter(line -> !line.amount().isZero())
                .toList();
    }

    private static Stream<Line> settlement(Wager wager, Step step) {
        String owner = Account.owner(wager);
        Line back = line(Account.FELT, owner, step.returned(), Purpose.RETURN);
        return switch (step.kind()) {
            case PAY -> Stream.of(line(Account.BANK, owner, step.moved(), Purpose.PAY), back);
            case TAKE -> Stream.of(line(Account.FELT, Account.BANK, step.moved(), Purpose.TAKE), back);
            case PUSH, NO_ACTION -> Stream.of(back);
        };
    }

    /** What an account holds after these lines; an account that owes is a bug here. */
    static Money balance(List<Line> lines, String account) {
        long cents = 0;
        for (Line line : lines) {
            cents += line.payee().equals(account) ? line.amount().cents() : 0;
            cents -= line.payer().equals(account) ? line.amount().cents() : 0;
        }
        return new Money(cents);
    }

    /** The lines that take all of these back but the collection, one for each pair of accounts. */
    static List<Line> reversed(List<Line> lines) {
        Map<String, Map<String, Long>> owed = new TreeMap<>();
        for (Line line : lines) {
            if (line.purpose() != Purpose.COLLECTION) {
                add(owed, line.payee(), line.payer(), line.amount().cents());
            }
        }
        return netted(owed, Purpose.RETURN);
    }

    /** What has to move between the player-dealer and the players so that the new settlement holds. */
    static List<Line> difference(Past past, Round corrected) {
        Map<String, Map<String, Long>> owed = new TreeMap<>();
        String dealer = Account.seat(corrected.dealerSeat());
        corrected.steps().forEach(step -> result(owed, dealer, corrected.wager(step.wager()), step, 1));
        past.steps().forEach(step -> result(owed, dealer, wagerOf(past, corrected, step), step, -1));
        return netted(owed, Purpose.CORRECTION);
    }

    private static Wager wagerOf(Past past, Round corrected, Step step) {
        return Stream.concat(past.wagers().stream(), corrected.wagers().stream())
                .filter(wager -> wager.id() == step.wager())
                .findFirst()
                .orElseThrow();
    }

    private static void result(Map<String, Map<String, Long>> owed, String dealer, Wager wager, Step step, int sign) {
        long moved = sign * step.moved().cents();
        switch (step.kind()) {
            case PAY -> add(owed, dealer, Account.owner(wager), moved);
            case TAKE -> add(owed, Account.owner(wager), dealer, moved);
            case PUSH, NO_ACTION -> {}
        }
    }

    private static void add(Map<String, Map<String, Long>> owed, String payer, String payee, long cents) {
        boolean forwards = payer.compareTo(payee) < 0;
        owed.computeIfAbsent(forwards ? payer : payee, key -> new TreeMap<>())
                .merge(forwards ? payee : payer, forwards ? cents : -cents, Long::sum);
    }

    private static List<Line> netted(Map<String, Map<String, Long>> owed, Purpose purpose) {
        List<Line> lines = new ArrayList<>();
        owed.forEach((one, others) -> others.forEach((other, cents) -> {
            if (cents > 0) {
                lines.add(line(one, other, new Money(cents), purpose));
            } else if (cents < 0) {
                lines.add(line(other, one, new Money(-cents), purpose));
            }
        }));
        return lines;
    }

    private static List<Line> some(Line line) {
        return line.amount().isZero() ? List.of() : List.of(line);
    }

    private static Line line(String payer, String payee, Money amount, Purpose purpose) {
        return new Line(payer, payee, amount, purpose);
    }
}
