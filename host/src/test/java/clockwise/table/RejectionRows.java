package clockwise.table;

import static clockwise.table.RejectionTables.BACCARAT;
import static clockwise.table.RejectionTables.BEST;
import static clockwise.table.RejectionTables.FIVE;
import static clockwise.table.RejectionTables.REGULATED;
import static clockwise.table.RejectionTables.abandoned;
import static clockwise.table.RejectionTables.answers;
import static clockwise.table.RejectionTables.ask;
import static clockwise.table.RejectionTables.card;
import static clockwise.table.RejectionTables.choice;
import static clockwise.table.RejectionTables.choosing;
import static clockwise.table.RejectionTables.closed;
import static clockwise.table.RejectionTables.corrected;
import static clockwise.table.RejectionTables.dealing;
import static clockwise.table.RejectionTables.due;
import static clockwise.table.RejectionTables.finished;
import static clockwise.table.RejectionTables.given;
import static clockwise.table.RejectionTables.inFives;
import static clockwise.table.RejectionTables.irregularity;
import static clockwise.table.RejectionTables.lock;
import static clockwise.table.RejectionTables.next;
import static clockwise.table.RejectionTables.open;
import static clockwise.table.RejectionTables.placed;
import static clockwise.table.RejectionTables.plays;
import static clockwise.table.RejectionTables.sits;
import static clockwise.table.RejectionTables.stale;
import static clockwise.table.RejectionTables.stopped;
import static clockwise.table.RejectionTables.taken;
import static clockwise.table.RejectionTables.toSettle;
import static clockwise.table.RejectionTables.wagering;
import static clockwise.table.RejectionTables.with;
import static clockwise.table.RejectionTables.withTppps;
import static clockwise.table.Sitting.DEALER;
import static clockwise.table.Sitting.FLOOR;
import static clockwise.table.Sitting.SENSOR;
import static clockwise.table.Sitting.bid;
import static clockwise.table.Sitting.opening;

import clockwise.money.Money;
import clockwise.rotation.Kind;
import clockwise.rules.Limit;
import clockwise.table.OfferLine.Answer;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** A request for each code that is refused as that. */
final class RejectionRows {
    /** A table as it was set up, and what it says to a request. */
    interface Setting {
        Decision asked();
    }

    record Row(Rejection code, String what, Setting setting) {}

    private RejectionRows() {}

    static List<Row> all() {
        List<Row> rows = new ArrayList<>();
        rows.addAll(atTheEntrance());
        rows.addAll(posting());
        rows.addAll(seatsAndBank());
        rows.addAll(wagers());
        rows.addAll(playing());
        rows.addAll(righting());
        rows.addAll(PrecedenceRows.all());
        return rows;
    }

    private static Row row(Rejection code, Setting setting) {
        return new Row(code, "", setting);
    }

    private static List<Row> atTheEntrance() {
        return List.of(
                row(Rejection.REQUEST_REUSED, RejectionTables::reused),
                row(Rejection.STALE_VIEW, () -> stale(open(), new Command.AllDeclined())),
                row(Rejection.NOT_ALLOWED, () -> ask(open(), SENSOR, new Command.CallFloor("help"))),
                row(Rejection.NEEDS_FLOOR, () -> ask(open(), DEALER, new Command.CloseTable("late"))),
                row(Rejection.REASON_MISSING, () -> ask(open(), FLOOR, new Command.CloseTable(" "))),
                row(Rejection.TABLE_NOT_OPEN, () -> ask(new Sitting(), FLOOR, new Command.CallFloor("help"))),
                row(Rejection.TABLE_ALREADY_OPEN, () -> ask(open(), FLOOR, BACCARAT)),
                row(
                        Rejection.NOT_THE_DEALER,
                        () -> ask(open(), new Actor("1002", Actor.Role.DEALER), new Command.AllDeclined())),
                row(Rejection.PLAY_IS_PAUSED, () -> {
                    Sitting sitting = open();
                    sitting.dealer(new Command.PausePlay("shift"));
                    return ask(sitting, DEALER, new Command.AllDeclined());
                }),
                row(Rejection.GAME_IS_BROKEN, () -> {
                    Sitting sitting = open();
                    sitting.dealer(new Command.BreakGame("empty"));
                    return ask(sitting, DEALER, new Command.AllDeclined());
                }),
                row(Rejection.PLAY_IS_NOT_PAUSED, () -> ask(open(), DEALER, new Command.ResumePlay())),
                row(Rejection.STILL_STOPPED, () -> ask(stopped(), DEALER, new Command.ResumePlay())),
                row(Rejection.UNKNOWN_IRREGULARITY, () -> ask(open(), DEALER, irregularity(0, "LUNCH", 0))),
                row(Rejection.WRONG_PHASE, () -> ask(open(), DEALER, new Command.PostBank(FIVE))),
                row(Rejection.WRONG_ROUND, () -> ask(due(), FLOOR, new Command.VoidRound(2, "misdeal"))));
    }

    private static List<Row> posting() {
        Given good = given(9, Set.of(), true);
        return List.of(
                row(Rejection.UNKNOWN_GAME, () -> closed(with(BACCARAT, "lunch", 8, Set.of()), good)),
                row(Rejection.UNKNOWN_OPTION, () -> closed(opening("ez-baccarat", 8, "LUNCH"), good)),
                row(Rejection.SEATS_NOT_FILED, () -> closed(BACCARAT, given(1, Set.of(), true))),
                row(Rejection.DECKS_NOT_FILED, () -> closed(opening("ez-baccarat", 9), good)),
                row(
                        Rejection.UNKNOWN_SPACE,
                        () -> closed(with(BACCARAT, 8, Map.of("LUNCH", new Limit(FIVE, FIVE))), good)),
                row(Rejection.PROFILE_NOT_IN_FORCE, () -> closed(REGULATED, good)),
                row(Rejection.SCHEDULE_NOT_POSTABLE, () -> closed(BACCARAT, given(9, Set.of(), false))),
                row(Rejection.ROUND_IN_PLAY, () -> ask(due(), FLOOR, new Command.CloseTable("late"))),
                row(Rejection.BOX_NAME_BAD, () -> ask(new Sitting(), FLOOR, new Command.AttachBox("no box!"))),
                row(Rejection.BOX_ALREADY_ATTACHED, () -> ask(open(), FLOOR, new Command.AttachBox("B-2"))),
                row(Rejection.NO_SUCH_BOX, () -> ask(open(), FLOOR, new Command.RemoveBox("B-2", "count"))));
    }

    private static List<Row> seatsAndBank() {
        return List.of(
                row(Rejection.NO_SUCH_SEAT, () -> sits(open(), 8, Occupant.patron("P8"))),
                row(Rejection.SEAT_TAKEN, () -> sits(open(), 1, Occupant.patron("P8"))),
                row(Rejection.SEAT_EMPTY, () -> ask(open(), DEALER, new Command.LeaveSeat(7, "P7"))),
                row(Rejection.NOT_THAT_PERSON, () -> ask(open(), DEALER, new Command.LeaveSeat(1, "P7"))),
                row(Rejection.ALREADY_SEATED, () -> sits(open(), 4, Occupant.patron("P1"))),
                row(
                        Rejection.COMPANY_SEATED,
                        () -> sits(withTppps(BACCARAT), 6, new Occupant("T3", Kind.TPPPS, "Acme", "L-3"))),
                row(Rejection.TPPPS_SEATED, () -> sits(withTppps(REGULATED), 6, BEST)),
                row(Rejection.SEAT_IN_PLAY, () -> ask(due(), DEALER, new Command.LeaveSeat(2, "P2"))),
                row(Rejection.HANDS_NOT_POSSIBLE, () -> ask(open(), FLOOR, new Command.AllowHands(1, "P1", 7, "why"))),
                row(Rejection.OFFER_OUT_OF_TURN, () -> answers(open(), 2, Answer.ACCEPT)),
                row(Rejection.NOT_AN_ANSWER, () -> answers(open(), 1, Answer.NOT_ELIGIBLE)),
                row(Rejection.BANK_BELOW_MINIMUM, () -> ask(taken(), DEALER, new Command.PostBank(Money.CENT))),
                row(Rejection.BANK_NOT_IN_UNITS, () -> ask(inFives(), DEALER, new Command.PostBank(new Money(10_001)))),
                row(
                        Rejection.BANK_TOO_LARGE,
                        () -> ask(taken(), DEALER, new Command.PostBank(Money.dollars(1_000_000_000)))));
    }

    private static List<Row> wagers() {
        Money some = Money.dollars(50);
        return List.of(
                row(Rejection.SHOE_IS_OUT, () -> {
                    Sitting sitting = open();
                    sitting.dealer(new Command.BreakGame("empty"));
                    sitting.dealer(new Command.RestartGame());
                    sitting.accepts(1);
                    sitting.dealer(new Command.PostBank(some));
                    return lock(sitting, bid(2, "PLAYER", 50));
                }),
                row(Rejection.NO_BOX, () -> {
                    Sitting sitting = wagering(BACCARAT);
                    sitting.floor(new Command.RemoveBox("B-1", "count"));
                    return lock(sitting, bid(2, "PLAYER", 50));
                }),
                row(
                        Rejection.TOO_MANY_WAGERS,
                        () -> ask(
                                wagering(BACCARAT),
                                DEALER,
                                new Command.LockWagers(Collections.nCopies(301, bid(2, "PLAYER", 50))))),
                row(Rejection.NO_WAGERS, () -> lock(wagering(BACCARAT))),
                row(Rejection.UNKNOWN_BET, () -> lock(wagering(BACCARAT), bid(2, "LUNCH", 50))),
                row(Rejection.BET_NOT_OPEN, () -> lock(wagering(opening("fortune-pai-gow", 1)), bid(2, "ENVY", 50))),
                row(Rejection.NO_SUCH_CIRCLE, () -> lock(wagering(BACCARAT), placed(8, 0, 2, "PLAYER", some))),
                row(Rejection.WAGER_ON_DEALER, () -> lock(wagering(BACCARAT), placed(1, 0, 2, "PLAYER", some))),
                row(Rejection.WAGER_BY_DEALER, () -> lock(wagering(BACCARAT), placed(2, 0, 1, "PLAYER", some))),
                row(Rejection.NO_SUCH_LINE, () -> lock(wagering(BACCARAT), placed(2, 1, 2, "PLAYER", some))),
                row(Rejection.OUTSIDE_LIMITS, () -> lock(wagering(BACCARAT), bid(2, "PLAYER", 501))),
                row(Rejection.NOT_IN_UNITS, () -> {
                    Sitting sitting = inFives();
                    sitting.dealer(new Command.PostBank(some));
                    return lock(sitting, placed(2, 0, 2, "PLAYER", new Money(5_001)));
                }),
                row(Rejection.BET_TWICE, () -> lock(wagering(BACCARAT), bid(2, "PLAYER", 50), bid(2, "PLAYER", 50))),
                row(Rejection.NEEDS_ANOTHER_BET, () -> lock(wagering(BACCARAT), bid(2, "PANDA8", 50))),
                row(Rejection.NOBODY_WAGERS, () -> lock(wagering(BACCARAT), bid(7, "PLAYER", 50))),
                row(Rejection.CIRCLE_TAKEN, () -> lock(wagering(BACCARAT), placed(3, 0, 2, "PLAYER", some))),
                row(Rejection.TPPPS_MAY_NOT_WAGER, () -> {
                    Sitting sitting = withTppps(REGULATED);
                    sitting.accepts(1);
                    sitting.dealer(new Command.PostBank(some));
                    return lock(sitting, bid(5, "PLAYER", 50));
                }),
                row(
                        Rejection.TOO_MANY_HANDS,
                        () -> lock(
                                wagering(BACCARAT),
                                bid(2, "PLAYER", 50),
                                placed(4, 0, 2, "PLAYER", some),
                                placed(5, 0, 2, "PLAYER", some),
                                placed(6, 0, 2, "PLAYER", some))));
    }

    private static List<Row> playing() {
        return List.of(
                row(Rejection.NO_SUCH_FEE, () -> ask(due(), FLOOR, new Command.WaiveFee(1, 2, "why"))),
                row(Rejection.FEE_ALREADY_WAIVED, RejectionTables::waivedTwice),
                row(Rejection.BUTTON_ALREADY_THERE, () -> {
                    Sitting sitting = open();
                    sitting.floor(new Command.GiveFreeCollection(2, "P2", "a wait"));
                    return ask(sitting, FLOOR, new Command.GiveFreeCollection(2, "P2", "a wait"));
                }),
                row(Rejection.WRONG_DROP, () -> ask(due(), DEALER, new Command.ConfirmDrop(FIVE))),
                row(Rejection.NOT_DROPPED, () -> ask(due(), DEALER, card("PLAYER", "9?"))),
                row(Rejection.NOT_OFFERED, () -> ask(dealing(BACCARAT, "PLAYER"), DEALER, card("3", "9?"))),
                row(Rejection.NOT_IN_THE_DECK, () -> ask(dealing(BACCARAT, "PLAYER"), DEALER, card("PLAYER", "XX"))),
                row(Rejection.SUIT_MISSING, () -> {
                    Sitting sitting = dealing(opening("no-bust-6.0", 8), "BASE");
                    return ask(sitting, DEALER, next(sitting, "9?"));
                }),
                row(Rejection.NOT_IN_THE_SHOE, () -> {
                    Sitting sitting = dealing(opening("no-bust-4.0", 1), "BASE");
                    for (int i = 0; i < 4; i++) {
                        sitting.dealer(next(sitting, "5?"));
                    }
                    return ask(sitting, DEALER, next(sitting, "5?"));
                }),
                row(
                        Rejection.WRONG_DICE,
                        () -> ask(
                                dealing(opening("fortune-pai-gow", 1), "BASE"),
                                DEALER,
                                new Command.ThrowDice(List.of(7)))),
                row(Rejection.HOUSE_PLAYS, () -> ask(abandoned(), DEALER, choice("DOUBLE", 50))),
                row(Rejection.WRONG_MONEY, () -> ask(choosing(), DEALER, choice("HIT", 1))),
                row(Rejection.NOT_SO_MANY_STEPS, () -> {
                    Sitting sitting = toSettle();
                    sitting.dealer(new Command.Settle(1));
                    return ask(sitting, DEALER, new Command.ConfirmPaid(99));
                }),
                row(Rejection.NOTHING_TO_UNDO, () -> ask(open(), DEALER, new Command.UndoLast())));
    }

    private static List<Row> righting() {
        return List.of(
                row(Rejection.CIRCLE_MISSING, () -> ask(choosing(), DEALER, irregularity(1, "MISSING_CARD", 7))),
                row(
                        Rejection.CARD_MISSING,
                        () -> ask(choosing(), DEALER, irregularity(1, "DEALER_SEEN_BEFORE_DRAW", 0))),
                row(
                        Rejection.NO_SUCH_ROUND,
                        () -> ask(open(), FLOOR, new Command.AskCorrection(1, List.of(), "the camera"))),
                row(
                        Rejection.NOT_A_WHOLE_ROUND,
                        () -> ask(finished(), FLOOR, new Command.AskCorrection(1, List.of(), "the camera"))),
                row(
                        Rejection.NOTHING_TO_CORRECT,
                        () -> ask(finished(), FLOOR, new Command.AskCorrection(1, plays("9?", "2?"), "camera"))),
                row(Rejection.NO_SUCH_CORRECTION, () -> ask(open(), FLOOR, new Command.ApproveCorrection(1))),
                row(Rejection.SAME_PERSON, () -> {
                    Sitting sitting = corrected();
                    long asked = sitting.table.corrections().getFirst().seq();
                    return ask(sitting, FLOOR, new Command.ApproveCorrection(asked));
                }),
                row(Rejection.NO_SUCH_ALERT, () -> ask(open(), FLOOR, new Command.AcknowledgeAlert(1, ""))),
                row(Rejection.TOO_MANY_OPEN, () -> {
                    Sitting sitting = open();
                    for (int i = 0; i < 50; i++) {
                        sitting.dealer(new Command.CallFloor("help"));
                    }
                    return ask(sitting, DEALER, new Command.CallFloor("help"));
                }));
    }
}
