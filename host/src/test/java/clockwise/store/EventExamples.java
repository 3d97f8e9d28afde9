package clockwise.store;

import clockwise.cards.Card;
import clockwise.fees.Band;
import clockwise.fees.ByTableAction;
import clockwise.fees.Lines;
import clockwise.money.Money;
import clockwise.rotation.Bar;
import clockwise.rotation.Eligibility;
import clockwise.rotation.Kind;
import clockwise.rotation.Profile;
import clockwise.rotation.Rotation;
import clockwise.rules.Felt;
import clockwise.rules.Limit;
import clockwise.rules.Play;
import clockwise.rules.Round;
import clockwise.rules.Spot;
import clockwise.rules.Step;
import clockwise.rules.Wager;
import clockwise.settlement.Coverage;
import clockwise.table.Account;
import clockwise.table.Alert;
import clockwise.table.BoxChange;
import clockwise.table.Drop;
import clockwise.table.Event;
import clockwise.table.Fault;
import clockwise.table.Fee;
import clockwise.table.Line;
import clockwise.table.Occupant;
import clockwise.table.OfferLine;
import clockwise.table.Pause;
import clockwise.table.Posting;
import clockwise.table.Replay;
import clockwise.table.Setup;
import clockwise.table.ShufflerState;
import clockwise.table.Sighting;
import clockwise.table.Taking;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/** One example of every type of event, with something in every field. */
final class EventExamples {
    private static final LocalDate DAY = LocalDate.of(2026, 11, 18);
    private static final long AT = 1_795_000_000_000_000L;
    private static final Money FIFTY = Money.dollars(50);
    private static final String SHA = "ab".repeat(32);

    private static final Felt FELT = new Felt(
            "no-bust-4.0",
            8,
            6,
            Money.dollars(5),
            Money.dollars(500),
            Money.CENT,
            Set.of("ONE", "TWO"),
            Map.of("BUSTER", new Limit(Money.dollars(1), Money.dollars(25)), "BASE", new Limit(FIFTY, FIFTY)));
    private static final Posting POSTING = new Posting(
            "no-bust-2026",
            new ByTableAction(
                    2,
                    List.of(
                            new Band(Money.dollars(1), Optional.of(Money.dollars(99)), Money.dollars(1)),
                            new Band(Money.dollars(100), Optional.empty(), Money.dollars(3))),
                    Money.dollars(1),
                    new Lines(1700, 1712)),
            "a filing",
            new Lines(1690, 1740),
            Money.dollars(5),
            Money.dollars(500),
            DAY,
            SHA);
    private static final Wager WAGER = new Wager(1, Spot.seat(3), 0, 3, "BASE", FIFTY);
    private static final Wager BEHIND = new Wager(2, Spot.seat(3), 1, 0, "BASE", Money.dollars(20));
    private static final Wager ADDED = new Wager(3, new Spot("3b"), 0, 3, "SPLIT", FIFTY);
    private static final Step PAY = new Step(1, Step.Kind.PAY, FIFTY, FIFTY, FIFTY, Money.dollars(150), "20 beats 19");
    private static final Step TAKE = new Step(
            2, Step.Kind.TAKE, Money.dollars(20), Money.dollars(20), Money.ZERO, Money.dollars(130), "18 under 19");
    private static final Line LINE = new Line(Account.BANK, Account.seat(3), FIFTY, Line.Purpose.CORRECTION);
    private static final Sighting SEEN = new Sighting("slot:7", 3, 41, AT);
    private static final Taking TAKING = new Taking(1, "P1", Kind.PATRON, 2, true, AT);

    private EventExamples() {}

    static List<Event> all() {
        return List.of(
                new Event.TableOpened(new Setup(
                        FELT,
                        "No Bust 21st Century Blackjack 4.0",
                        "GEGA-000122",
                        Coverage.SINGLE_ACTION,
                        new Rotation(
                                Profile.TWO_THEN_INTERVENE,
                                Optional.of(Profile.GUIDANCE_2016),
                                new Eligibility(true, 2)),
                        POSTING)),
                new Event.TableClosed("the night is over"),
                new Event.PlacardShown(SHA, "<!doctype html>\n<title>Collection</title>"),
                new Event.SchedulePosted(POSTING, "the late shift"),
                new Event.BoxAttached("B-17"),
                new Event.BoxRemoved("B-17", "the count"),
                new Event.DealerCame("1001"),
                new Event.SeatTaken(4, new Occupant("T1", Kind.TPPPS, "Acme", "L-1")),
                new Event.SeatLeft(4, Occupant.patron("P4")),
                new Event.HandsAllowed(4, 5, "a quiet night"),
                new Event.FreeCollectionGiven(4, "P4", "a long wait"),
                new Event.BankOffered(
                        List.of(
                                new OfferLine(2, "P2", Kind.PATRON, OfferLine.Answer.DECLINE, Optional.empty()),
                                new OfferLine(
                                        4, "H1", Kind.HOUSE, OfferLine.Answer.NOT_ELIGIBLE, Optional.of(Bar.HOUSE))),
                        "P1",
                        2,
                        600_000_000),
                new Event.BankTaken(1, "P1", Kind.PATRON, 2, true),
                new Event.BankGivenUp(1, "P1"),
                new Event.BankPosted(1, Money.dollars(200)),
                new Event.WagersLocked(
                        new Round(31, FELT, 1, Money.dollars(200), List.of(WAGER, BEHIND), List.of()),
                        Coverage.SEPARATE_CAPS,
                        TAKING,
                        DAY,
                        "GRAVEYARD",
                        POSTING,
                        Money.dollars(70),
                        List.of(new Fee(
                                Account.seat(3),
                                "P3",
                                Fee.Payer.PLAYER,
                                1,
                                FIFTY,
                                Money.dollars(1),
                                Money.dollars(1),
                                Fee.Reason.FREE_COLLECTION,
                                "a button")),
                        List.of(2)),
                new Event.FeeWaived(31, 1, Money.dollars(1), "a courtesy"),
                new Event.DropConfirmed(31, new Drop(Money.dollars(2), "B-17", Drop.Seen.BY_SENSOR, "drop-7")),
                new Event.StrayDropSeen(Money.dollars(3), "B-17"),
                new Event.DropSeen(SEEN, Money.dollars(2), 2),
                new Event.BillTaken(SEEN, Money.dollars(20), "B-17"),
                new Event.BoxSeen(SEEN, BoxChange.ATTACHED, "B-17"),
                new Event.ShufflerSeen(SEEN, ShufflerState.STOPPED, OptionalInt.of(52)),
                new Event.FaultSeen(SEEN, Fault.POWERED_UP_WITH_BILL, "escrow"),
                new Event.AgentLost("pi-12", AT),
                new Event.AgentCame("pi-12"),
                new Event.AgentClockWrong("pi-12", -2_500_000),
                new Event.AgentOutboxFilling("pi-12", 600, 400),
                new Event.Played(31, new Play.Chose(Spot.seat(3), "SPLIT", List.of(ADDED))),
                new Event.Undone(77),
                new Event.PassSettled(31, 1, List.of(PAY, TAKE), true),
                new Event.PaidConfirmed(31, 2),
                new Event.RoundEnded(31, Money.dollars(170), 2),
                new Event.RoundVoided(
                        31, "a misdeal", List.of(LINE), Optional.of(new Replay(31, "P1", Set.of("P3", "line:3.1")))),
                new Event.IrregularityFound(31, "MISSING_CARD", "filed 49", 3, "no second card"),
                new Event.HandsDead(31, Set.of(3, 5), List.of(LINE)),
                new Event.HandAbandoned(31, 3),
                new Event.CorrectionAsked(31, plays(), List.of(PAY), List.of(LINE), "the camera"),
                new Event.CorrectionApproved(90, 31, List.of(LINE)),
                new Event.CorrectionRefused(90, 31, "the camera says no"),
                new Event.AlertRaised(Alert.Kind.WRONG_DROP, "A drop of 3.00 was seen and none is due."),
                new Event.AlertAcknowledged(91, "seen"),
                new Event.PlayPaused(new Pause("sixty minutes in one hand", AT + 120_000_000, true)),
                new Event.PlayResumed(),
                new Event.CutCardShown(),
                new Event.ShoeSpent("SHUFFLER_JAM"),
                new Event.ShoeChanged("new cards"),
                new Event.GameBroken(Event.GameBroken.Cause.ROTATION, "too few others"),
                new Event.GameRestarted());
    }

    /** Every kind of play. */
    private static List<Play> plays() {
        return List.of(
                new Play.Threw(List.of(1, 2, 6)),
                new Play.Dealt(Spot.DEALER, Card.JOKER),
                new Play.Dealt(Spot.seat(3), Card.read("9?").orElseThrow()),
                new Play.Chose(new Spot("3b"), "SPLIT", List.of(ADDED)),
                new Play.Declared(Spot.DEALER, "NATURAL"),
                new Play.Settled(1, List.of(PAY)));
    }
}
