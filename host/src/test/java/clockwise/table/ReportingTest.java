package clockwise.table;

import static clockwise.table.Sitting.DEALER;
import static clockwise.table.Sitting.FLOOR;
import static clockwise.table.Sitting.SEEN;
import static clockwise.table.Sitting.bid;
import static clockwise.table.Sitting.opening;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import clockwise.cards.Card;
import clockwise.money.Money;
import clockwise.rules.Spot;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

/** What devices tell is kept whatever the table does; what needs somebody is an alert. */
class ReportingTest {
    private static final Money TWENTY = Money.dollars(20);
    private static final Command FIRST_CARD =
            new Command.DealCard(Spot.PLAYER, Card.read("9?").orElseThrow());

    private static Sitting open() {
        return Sitting.at(opening("ez-baccarat", 8), 1, 2, 3);
    }

    private static Sitting due() {
        Sitting sitting = open();
        sitting.accepts(1);
        sitting.dealer(new Command.PostBank(Money.dollars(200)));
        sitting.dealer(new Command.LockWagers(List.of(bid(2, "PLAYER", 50))));
        return sitting;
    }

    private static Sitting dealing() {
        Sitting sitting = open();
        sitting.begins(1, 200, bid(2, "PLAYER", 50));
        return sitting;
    }

    private static List<Alert.Kind> alerts(Sitting sitting) {
        return sitting.table.alerts().stream().map(Alert::kind).toList();
    }

    private static Command box(BoxChange change, String tag) {
        return new Command.ReportBox(SEEN, change, tag);
    }

    private static Command fault(Fault fault, String detail) {
        return new Command.ReportFault(SEEN, fault, detail);
    }

    /** One of each report, and of all that the host itself tells of an agent. */
    private static List<Command> everything() {
        List<Command> all = new ArrayList<>();
        all.add(new Command.ReportDrop(SEEN, Money.dollars(7), 7));
        all.add(new Command.ReportBill(SEEN, TWENTY));
        for (BoxChange change : BoxChange.values()) {
            List.of("", "B-1", "B-2", "no box!").forEach(tag -> all.add(box(change, tag)));
        }
        for (ShufflerState state : ShufflerState.values()) {
            all.add(new Command.ReportShuffler(SEEN, state, OptionalInt.of(416)));
        }
        for (Fault kind : Fault.values()) {
            all.add(fault(kind, "x".repeat(200)));
        }
        all.add(new Command.AgentLost("pi-12", 1));
        all.add(new Command.AgentCame("pi-12"));
        all.add(new Command.AgentClockWrong("pi-12", 3_000_000));
        all.add(new Command.AgentOutboxFilling("pi-12", 600, 400));
        return all;
    }

    @Test
    void nothingThatADeviceTellsIsEverRefusedOrForgotten() {
        Sitting broken = open();
        broken.dealer(new Command.BreakGame("empty"));
        Sitting paused = dealing();
        paused.dealer(new Command.PausePlay("shift"));
        for (Sitting sitting : List.of(new Sitting(), open(), due(), dealing(), broken, paused)) {
            long revision = sitting.table.revision();
            for (Command command : everything()) {
                assertTrue(!sitting.tells(command).isEmpty(), () -> command + " leaves a trace");
            }
            assertEquals(revision, sitting.table.revision(), "no dealer has decided anything");
        }
    }

    @Test
    void peopleCannotSpeakForADevice() {
        for (Command command : everything()) {
            open().refuses(Rejection.NOT_ALLOWED, FLOOR, command);
            open().refuses(Rejection.NOT_ALLOWED, DEALER, command);
        }
    }

    @Test
    void aBillIsABuyInAndNeverTheCollection() {
        Sitting sitting = due();
        sitting.tells(new Command.ReportBill(SEEN, sitting.table.inPlay().due()));
        assertEquals(Phase.COLLECT, sitting.table.phase());
        sitting.refuses(Rejection.NOT_DROPPED, DEALER, FIRST_CARD);
        Event.BillTaken bill = sitting.last(Event.BillTaken.class);
        assertEquals(new Event.BillTaken(SEEN, Money.dollars(1), "B-1"), bill);
        assertEquals(
                List.of(new Line("outside", "box:B-1", Money.dollars(1), Line.Purpose.BUY_IN)),
                Ledger.lines(sitting.table, bill));
        assertEquals(List.of(-1L, 1L), sitting.dollars("outside", "box:B-1"));
        assertEquals(List.of(), alerts(sitting));
    }

    @Test
    void aVoidedRoundGivesNoBillBack() {
        Sitting sitting = dealing();
        sitting.tells(new Command.ReportBill(SEEN, TWENTY));
        sitting.floor(new Command.VoidRound(1, "a misdeal"));
        assertEquals(List.of(-20L, 21L), sitting.dollars("outside", "box:B-1"));
    }

    @Test
    void aBillWithoutABoxIsEvidenceAndAnAlertButNoBooking() {
        Sitting sitting = new Sitting();
        sitting.tells(new Command.ReportBill(SEEN, TWENTY));
        assertEquals(0, sitting.balance("outside"));
        assertEquals(List.of(Alert.Kind.BILL_WITHOUT_BOX), alerts(sitting));
    }

    @Test
    void aTagAttachesAndRemovesTheTablesBox() {
        Sitting sitting = new Sitting();
        sitting.tells(box(BoxChange.ATTACHED, "B-9"));
        assertEquals("B-9", sitting.table.box());
        sitting.tells(box(BoxChange.ATTACHED, "B-9"));
        assertEquals(List.of(), alerts(sitting));
        sitting.tells(box(BoxChange.REMOVED, "B-9"));
        assertEquals("", sitting.table.box());
        assertEquals(List.of(Alert.Kind.BOX_REMOVED), alerts(sitting));
    }

    @Test
    void aBoxThatAFloorManagerTookAwayIsNoAlertWhenTheDeviceSeesIt() {
        Sitting sitting = open();
        sitting.floor(new Command.RemoveBox("B-1", "the count"));
        sitting.tells(box(BoxChange.REMOVED, "B-1"));
        assertEquals(List.of(), alerts(sitting));
    }

    @Test
    void anUnreadableOrForeignTagIsAnAlertAndChangesNothing() {
        for (BoxChange change : List.of(BoxChange.ATTACHED, BoxChange.REMOVED)) {
            for (String tag : List.of("", "no box!", "B-2")) {
                Sitting sitting = open();
                sitting.tells(box(change, tag));
                assertEquals("B-1", sitting.table.box());
                assertEquals(List.of(Alert.Kind.WRONG_BOX), alerts(sitting));
            }
        }
        Sitting without = new Sitting();
        without.tells(box(BoxChange.ATTACHED, ""));
        assertEquals("", without.table.box());
        assertEquals(List.of(Alert.Kind.WRONG_BOX), alerts(without));
    }

    @Test
    void aFullBoxIsAnAlert() {
        Sitting sitting = open();
        sitting.tells(box(BoxChange.FULL, "B-1"));
        assertEquals(List.of(Alert.Kind.BOX_FULL), alerts(sitting));
    }

    @Test
    void aBoxRemovedInMidRoundStopsTheDealUntilThereIsOneAgain() {
        Sitting dealing = dealing();
        dealing.tells(box(BoxChange.REMOVED, "B-1"));
        assertEquals(List.of(Alert.Kind.BOX_REMOVED), alerts(dealing));
        dealing.refuses(Rejection.NO_BOX, DEALER, FIRST_CARD);
        dealing.tells(box(BoxChange.ATTACHED, "B-2"));
        dealing.dealer(FIRST_CARD);

        Sitting due = due();
        due.tells(box(BoxChange.REMOVED, "B-1"));
        due.refuses(Rejection.NO_BOX, DEALER, FIRST_CARD);
        due.refuses(Rejection.NO_BOX, DEALER, new Command.ConfirmDrop(Money.dollars(1)));
        due.tells(new Command.ReportDrop(SEEN, Money.dollars(1), 1));
        assertEquals(Phase.COLLECT, due.table.phase(), "chips that fall where no box is are no collection");
    }

    @Test
    void afterAWrongDropTheDealerOrTheFloorResolvesIt() {
        Sitting byHand = due();
        byHand.tells(new Command.ReportDrop(SEEN, Money.dollars(3), 3));
        byHand.dealer(new Command.ConfirmDrop(Money.dollars(1)));
        byHand.dealer(FIRST_CARD);
        Sitting waived = due();
        waived.tells(new Command.ReportDrop(SEEN, Money.dollars(3), 3));
        waived.floor(new Command.WaiveFee(1, 1, "the slot is stuck"));
        waived.dealer(FIRST_CARD);
        assertEquals(List.of(Alert.Kind.WRONG_DROP), alerts(waived), "until it is acknowledged");
    }

    @Test
    void onlyAStoppedShufflerIsAnAlert() {
        Sitting sitting = open();
        for (ShufflerState state : ShufflerState.values()) {
            sitting.tells(new Command.ReportShuffler(SEEN, state, OptionalInt.empty()));
        }
        assertEquals(List.of(Alert.Kind.SHUFFLER_STOPPED), alerts(sitting));
    }

    @Test
    void whatIsOverOrOnlyBeganIsKeptWithoutAnAlert() {
        Sitting sitting = open();
        sitting.tells(fault(Fault.POWERED_UP, ""));
        sitting.tells(fault(Fault.CLEARED, ""));
        assertEquals(List.of(), alerts(sitting));
        assertEquals(new Event.FaultSeen(SEEN, Fault.CLEARED, ""), sitting.last(Event.FaultSeen.class));
        sitting.tells(fault(Fault.JAM, "at the entry"));
        sitting.tells(fault(Fault.CLEARED, ""));
        assertEquals(
                "drop-7 says JAM: at the entry",
                sitting.table.alerts().getFirst().text());
        assertEquals(List.of(Alert.Kind.DEVICE_JAM), alerts(sitting), "until it is acknowledged");
    }

    @Test
    void aFaultThatIsToldAgainIsKeptAndItsAlertNotDoubled() {
        Sitting sitting = open();
        for (int i = 0; i < 100; i++) {
            sitting.tells(fault(Fault.TAMPER, "a string"));
        }
        assertEquals(List.of(Alert.Kind.DEVICE_TAMPER), alerts(sitting));
        long kept = sitting.log.stream()
                .filter(recorded -> recorded.event() instanceof Event.FaultSeen)
                .count();
        assertEquals(100, kept);
        sitting.floor(
                new Command.AcknowledgeAlert(sitting.table.alerts().getFirst().seq(), "seen"));
        sitting.tells(fault(Fault.TAMPER, "a string"));
        assertEquals(List.of(Alert.Kind.DEVICE_TAMPER), alerts(sitting), "after it was seen it is news again");
    }

    @Test
    void aChatteringDeviceFillsNeitherTheScreenNorKeepsADealerFromCalling() {
        Sitting sitting = open();
        for (int i = 0; i < 300; i++) {
            sitting.tells(fault(Fault.JAM, "jam " + i));
            sitting.tells(new Command.ReportDrop(SEEN, new Money(i), 1));
        }
        assertEquals(2 * Alert.MOST_OF_A_KIND, sitting.table.alerts().size());
        assertTrue(
                sitting.table.alerts().getLast().text().endsWith("There may be more of these in the log."),
                () -> sitting.table.alerts().toString());
        sitting.dealer(new Command.CallFloor("it chatters"));
    }

    @Test
    void aSilentAgentIsAnAlertThatStaysWhenItIsBack() {
        Sitting sitting = open();
        sitting.tells(new Command.AgentLost("pi-12", 5));
        sitting.tells(new Command.AgentLost("pi-12", 6));
        sitting.tells(new Command.AgentCame("pi-12"));
        assertEquals(List.of(Alert.Kind.AGENT_SILENT), alerts(sitting));
        sitting.tells(new Command.AgentClockWrong("pi-12", 2_500_000));
        assertEquals(List.of(Alert.Kind.AGENT_SILENT, Alert.Kind.CLOCK_WRONG), alerts(sitting));
    }

    @Test
    void anAgentThatWillHaveNoRoomForReportsIsOneAlert() {
        Sitting sitting = open();
        sitting.tells(new Command.AgentOutboxFilling("pi-12", 600, 400));
        sitting.tells(new Command.AgentOutboxFilling("pi-12", 900, 100));
        assertEquals(List.of(Alert.Kind.OUTBOX_FILLING), alerts(sitting));
    }
}
