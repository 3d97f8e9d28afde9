package clockwise.agent.devices;

import static org.junit.jupiter.api.Assertions.assertEquals;

import clockwise.agent.devices.Acceptor.Status;
import clockwise.agent.devices.Report.Bill;
import clockwise.agent.devices.Report.Box;
import clockwise.agent.devices.Report.Fact;
import clockwise.agent.devices.Report.Fault;
import clockwise.agent.devices.Report.Fault.Kind;
import clockwise.agent.simulate.SimulatedCcnet;
import clockwise.agent.simulate.SimulatedDevice.Happening;
import clockwise.agent.simulate.SimulatedId003;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** The acceptors that count nothing themselves: ID-003 and CCNET. */
class AcceptorsTest {
    private static final Fact POWERED_UP = new Fault(Kind.POWERED_UP, "");

    @Test
    void aRepeatedVendValidIsCreditedOnce() {
        SimulatedId003 device = new SimulatedId003("1");
        device.missConfirmations(25);
        Conversation talk = new Conversation(device, marks -> new Id003Acceptor(marks, "", Optional.empty(), false));
        talk.happen(new Happening.BillFed(20));
        talk.runUntilTrue();
        for (int i = 0; i < 10; i++) {
            talk.restartAgent(); // while the device still repeats itself
            talk.runMillis(200);
        }
        talk.happen(new Happening.BillFed(20));
        talk.runUntilTrue();
        assertEquals(List.of(POWERED_UP, new Bill(2_000), new Bill(2_000)), talk.facts());
    }

    @Test
    void aRepeatedStackedOfCcnetIsCreditedOnce() {
        SimulatedCcnet device = new SimulatedCcnet("1");
        device.missConfirmations(25);
        Conversation talk = new Conversation(device, marks -> new CcnetValidator(marks, "", "USA", false));
        talk.happen(new Happening.BillFed(100));
        talk.runUntilTrue();
        for (int i = 0; i < 10; i++) {
            talk.restartAgent();
            talk.runMillis(200);
        }
        talk.happen(new Happening.BillFed(1));
        talk.runUntilTrue();
        assertEquals(List.of(POWERED_UP, new Bill(10_000), new Bill(100)), talk.facts());
    }

    @Test
    void aDeviceThatTellsNothingBeforeItsResetIsKnownAfterIt() {
        Conversation talk = new Conversation(
                new SimulatedId003("1", true), marks -> new Id003Acceptor(marks, "", Optional.empty(), false));
        talk.happen(new Happening.BillFed(20));
        talk.runUntilTrue();
        talk.happen(new Happening.PowerCycled());
        talk.runUntilTrue();
        assertEquals(List.of(POWERED_UP, new Bill(2_000), POWERED_UP), talk.facts());
    }

    @Test
    void aDeviceWithoutASerialNumberNeedsAConfiguredOne() {
        Conversation nameless = new Conversation(
                new SimulatedId003(""), marks -> new Id003Acceptor(marks, "", Optional.empty(), false));
        nameless.runMillis(5_000);
        assertEquals(Standing.Stage.ASKING, nameless.driver().standing().stage());
        Conversation named = new Conversation(
                new SimulatedId003(""), marks -> new Id003Acceptor(marks, "TABLE-12", Optional.empty(), false));
        named.happen(new Happening.BillFed(20));
        named.runUntilTrue();
        assertEquals("id003:TABLE-12", named.driver().standing().serial());
        assertEquals(List.of(POWERED_UP, new Bill(2_000)), named.facts());
    }

    /** A status request looks like the answer IDLING: a line that returns everything must not pass for a device. */
    @Test
    void aLineThatReturnsEverythingIsNoDevice() {
        Conversation talk = Devices.ID003.conversation();
        byte[][] sent = {new byte[0]};
        talk.changeWhatTheDeviceHears(bytes -> {
            sent[0] = bytes;
            return new byte[0];
        });
        talk.changeWhatTheDriverHears(bytes -> sent[0]);
        talk.runMillis(10_000);
        assertEquals(Standing.Stage.ASKING, talk.driver().standing().stage());
        assertEquals(0, talk.journal.count());
    }

    @Test
    void onALineWithEchoTheEchoIsNotTheAnswer() {
        Conversation talk = new Conversation(
                new SimulatedId003("1"), marks -> new Id003Acceptor(marks, "", Optional.empty(), true));
        byte[][] sent = {new byte[0]};
        talk.changeWhatTheDeviceHears(bytes -> sent[0] = bytes);
        talk.changeWhatTheDriverHears(bytes -> Octets.join(sent[0], bytes));
        talk.happen(new Happening.BillFed(20));
        talk.runUntilTrue();
        talk.runMillis(1_000);
        assertEquals(List.of(POWERED_UP, new Bill(2_000)), talk.facts());
    }

    @Test
    void billsOfAnotherCountryAreGivenBack() {
        SimulatedId003 device = new SimulatedId003("1");
        Conversation talk = new Conversation(device, marks -> new Id003Acceptor(marks, "", Optional.of(0xe0), false));
        device.happen(new Happening.BillFed(20));
        talk.runMillis(5_000);
        assertEquals(List.of(POWERED_UP), talk.facts());
        assertEquals(List.of(POWERED_UP), device.truth());
    }

    @Test
    void aBillThatIsPaidForOnlyOnceItIsInTheBox() {
        assertEquals(List.of(), seen(new Status.Idle(), new Status.Escrow(2_000), new Status.Stacking()));
        assertEquals(
                List.of(new Bill(2_000)),
                seen(new Status.Escrow(2_000), new Status.Stacked(), new Status.Stacked(), new Status.Idle()));
        assertEquals(
                List.of(new Bill(2_000), new Bill(2_000)),
                seen(new Status.Escrow(2_000), new Status.Stacked(), new Status.Escrow(2_000), new Status.Stacked()));
        assertEquals(List.of(), seen(new Status.Escrow(2_000), new Status.Returned(), new Status.Idle()));
    }

    @Test
    void aBillThatNobodyOfferedIsForTheFloorAndNoMoney() {
        assertEquals(
                List.of(new Fault(Kind.UNEXPECTED_BILL, "stacked without having been in escrow")),
                seen(new Status.Idle(), new Status.Stacked(), new Status.Stacked()));
    }

    @Test
    void aBillOfWhichNothingIsHeardAgainIsForTheFloor() {
        assertEquals(
                List.of(new Fault(Kind.BILL_UNRESOLVED, "2000 cents")),
                seen(new Status.Escrow(2_000), new Status.Stacking(), new Status.Idle(), new Status.Idle()));
    }

    @Test
    void aPowerUpWithABillInsideIsForTheFloorAndNoMoney() {
        assertEquals(
                List.of(new Fault(Kind.POWERED_UP_WITH_BILL, "2000 cents were being stacked")),
                seen(
                        new Status.Escrow(2_000),
                        new Status.Started(true),
                        new Status.Started(true),
                        new Status.Passing(),
                        new Status.Idle()));
    }

    @Test
    void aBoxIsBackWhenTheDeviceWorksAgain() {
        assertEquals(
                List.of(
                        new Box(Box.Change.REMOVED, ""),
                        new Fault(Kind.POWERED_UP, ""),
                        new Box(Box.Change.ATTACHED, "")),
                seen(
                        new Status.Idle(),
                        new Status.BoxOut(),
                        new Status.BoxOut(),
                        new Status.Started(false),
                        new Status.Passing(),
                        new Status.Idle(),
                        new Status.Idle()));
    }

    @Test
    void troubleIsToldOnceAndItsEndToo() {
        Status jam = new Status.Trouble(Kind.JAM, "stacker");
        assertEquals(
                List.of(
                        new Fault(Kind.JAM, "stacker"),
                        new Fault(Kind.CLEARED, "JAM:stacker"),
                        new Box(Box.Change.FULL, ""),
                        new Fault(Kind.CLEARED, "box-full")),
                seen(jam, jam, new Status.Passing(), jam, new Status.Idle(), new Status.BoxFull(), new Status.Idle()));
    }

    /** What is reported, by one acceptor, and by one that is made anew from its mark before every status. */
    private static List<Fact> seen(Status... statuses) {
        Moment now = new Moment(0, Instant.parse("2026-11-01T20:00:00Z"));
        Mark mark = new Mark("x", 5, 0, "");
        Acceptor steady = Acceptor.from(mark);
        List<Report> reports = new ArrayList<>();
        List<Report> again = new ArrayList<>();
        for (Status status : statuses) {
            reports.addAll(steady.see(status, now));
            Acceptor anew = Acceptor.from(mark);
            again.addAll(anew.see(status, now));
            mark = anew.newMark().orElse(mark);
        }
        assertEquals(reports, again);
        assertEquals(
                reports.size(),
                reports.stream()
                        .map(report -> report.epoch() + "/" + report.counter())
                        .distinct()
                        .count());
        return reports.stream().map(Report::fact).toList();
    }
}
