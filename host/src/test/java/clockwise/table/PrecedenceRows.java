package clockwise.table;

import static clockwise.table.RejectionTables.ACME;
import static clockwise.table.RejectionTables.BACCARAT;
import static clockwise.table.RejectionTables.FIVE;
import static clockwise.table.RejectionTables.REGULATED;
import static clockwise.table.RejectionTables.abandoned;
import static clockwise.table.RejectionTables.answers;
import static clockwise.table.RejectionTables.ask;
import static clockwise.table.RejectionTables.choice;
import static clockwise.table.RejectionTables.closed;
import static clockwise.table.RejectionTables.due;
import static clockwise.table.RejectionTables.given;
import static clockwise.table.RejectionTables.inFives;
import static clockwise.table.RejectionTables.irregularity;
import static clockwise.table.RejectionTables.lock;
import static clockwise.table.RejectionTables.open;
import static clockwise.table.RejectionTables.placed;
import static clockwise.table.RejectionTables.sits;
import static clockwise.table.RejectionTables.stale;
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
import clockwise.table.RejectionRows.Row;
import clockwise.table.RejectionRows.Setting;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Requests with two faults: the refusal tells the earlier one. */
final class PrecedenceRows {
    private PrecedenceRows() {}

    private static Row first(Rejection code, Rejection later, Setting setting) {
        return new Row(code, " before " + later, setting);
    }

    static List<Row> all() {
        return List.of(
                first(Rejection.STALE_VIEW, Rejection.WRONG_PHASE, () -> stale(open(), new Command.PostBank(FIVE))),
                first(
                        Rejection.NOT_ALLOWED,
                        Rejection.REASON_MISSING,
                        () -> ask(open(), SENSOR, new Command.CallFloor(""))),
                first(
                        Rejection.NEEDS_FLOOR,
                        Rejection.REASON_MISSING,
                        () -> ask(open(), DEALER, new Command.CloseTable(""))),
                first(
                        Rejection.NEEDS_FLOOR,
                        Rejection.WRONG_PHASE,
                        () -> ask(
                                Sitting.at(opening("no-bust-4.0", 8), 1, 2),
                                DEALER,
                                irregularity(0, "WRONG_START", 0))),
                first(
                        Rejection.REASON_MISSING,
                        Rejection.TABLE_NOT_OPEN,
                        () -> ask(new Sitting(), FLOOR, new Command.CallFloor(""))),
                first(
                        Rejection.TABLE_NOT_OPEN,
                        Rejection.NOT_THE_DEALER,
                        () -> ask(new Sitting(), DEALER, new Command.AllDeclined())),
                first(
                        Rejection.TABLE_ALREADY_OPEN,
                        Rejection.UNKNOWN_GAME,
                        () -> ask(open(), FLOOR, with(BACCARAT, "lunch", 8, Set.of()))),
                first(Rejection.NOT_THE_DEALER, Rejection.PLAY_IS_PAUSED, () -> {
                    Sitting sitting = open();
                    sitting.dealer(new Command.PausePlay("shift"));
                    return ask(sitting, new Actor("1002", Actor.Role.DEALER), new Command.AllDeclined());
                }),
                first(Rejection.PLAY_IS_PAUSED, Rejection.GAME_IS_BROKEN, () -> {
                    Sitting sitting = open();
                    sitting.dealer(new Command.BreakGame("empty"));
                    sitting.dealer(new Command.PausePlay("shift"));
                    return ask(sitting, DEALER, new Command.AllDeclined());
                }),
                first(
                        Rejection.UNKNOWN_IRREGULARITY,
                        Rejection.WRONG_ROUND,
                        () -> ask(open(), DEALER, irregularity(9, "LUNCH", 0))),
                first(
                        Rejection.WRONG_PHASE,
                        Rejection.WRONG_ROUND,
                        () -> ask(open(), FLOOR, new Command.VoidRound(9, "misdeal"))),
                first(
                        Rejection.WRONG_ROUND,
                        Rejection.NO_SUCH_FEE,
                        () -> ask(due(), FLOOR, new Command.WaiveFee(9, 9, "why"))),
                first(
                        Rejection.UNKNOWN_OPTION,
                        Rejection.SEATS_NOT_FILED,
                        () -> closed(opening("ez-baccarat", 99, "LUNCH"), given(1, Set.of(), true))),
                first(
                        Rejection.SEATS_NOT_FILED,
                        Rejection.DECKS_NOT_FILED,
                        () -> closed(opening("ez-baccarat", 99), given(1, Set.of(), true))),
                first(
                        Rejection.DECKS_NOT_FILED,
                        Rejection.UNKNOWN_SPACE,
                        () -> closed(
                                with(BACCARAT, 99, Map.of("LUNCH", new Limit(FIVE, FIVE))), given(9, Set.of(), true))),
                first(
                        Rejection.PROFILE_NOT_IN_FORCE,
                        Rejection.SCHEDULE_NOT_POSTABLE,
                        () -> closed(REGULATED, given(9, Set.of(), false))),
                first(
                        Rejection.BOX_NAME_BAD,
                        Rejection.BOX_ALREADY_ATTACHED,
                        () -> ask(open(), FLOOR, new Command.AttachBox(""))),
                first(Rejection.SEAT_TAKEN, Rejection.ALREADY_SEATED, () -> sits(open(), 1, Occupant.patron("P2"))),
                first(Rejection.ALREADY_SEATED, Rejection.COMPANY_SEATED, () -> sits(withTppps(BACCARAT), 6, ACME)),
                first(
                        Rejection.COMPANY_SEATED,
                        Rejection.TPPPS_SEATED,
                        () -> sits(withTppps(REGULATED), 6, new Occupant("T3", Kind.TPPPS, "Acme", "L-3"))),
                first(
                        Rejection.OFFER_OUT_OF_TURN,
                        Rejection.NOT_AN_ANSWER,
                        () -> answers(open(), 2, Answer.NOT_ELIGIBLE)),
                first(
                        Rejection.BANK_BELOW_MINIMUM,
                        Rejection.BANK_NOT_IN_UNITS,
                        () -> ask(inFives(), DEALER, new Command.PostBank(Money.CENT))),
                first(
                        Rejection.UNKNOWN_BET,
                        Rejection.NO_SUCH_CIRCLE,
                        () -> lock(wagering(BACCARAT), bid(9, "LUNCH", 50))),
                first(
                        Rejection.WAGER_ON_DEALER,
                        Rejection.WAGER_BY_DEALER,
                        () -> lock(wagering(BACCARAT), bid(1, "PLAYER", 50))),
                first(
                        Rejection.NO_SUCH_LINE,
                        Rejection.OUTSIDE_LIMITS,
                        () -> lock(wagering(BACCARAT), placed(2, 1, 2, "PLAYER", Money.CENT))),
                first(
                        Rejection.NEEDS_ANOTHER_BET,
                        Rejection.NOBODY_WAGERS,
                        () -> lock(wagering(BACCARAT), bid(7, "PANDA8", 50))),
                first(
                        Rejection.HOUSE_PLAYS,
                        Rejection.WRONG_MONEY,
                        () -> ask(abandoned(), DEALER, choice("DOUBLE", 1))));
    }
}
