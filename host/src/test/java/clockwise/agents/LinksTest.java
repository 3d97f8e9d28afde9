package clockwise.agents;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import clockwise.RunningHost;
import clockwise.link.AgentMessage;
import clockwise.link.Bill;
import clockwise.link.Fault;
import clockwise.link.HostMessage;
import clockwise.link.Ping;
import clockwise.link.Report;
import clockwise.store.Entry;
import clockwise.store.EventStore;
import clockwise.store.Head;
import clockwise.store.TableForms;
import clockwise.table.Event;
import io.grpc.ManagedChannel;
import io.grpc.ManagedChannelBuilder;
import io.grpc.Status;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The table link over real gRPC. */
class LinksTest {
    private static RunningHost host;
    private static ManagedChannel channel;

    @BeforeAll
    static void start(@TempDir Path folder) throws IOException {
        RoomOfTables.in(folder, 20);
        host = RunningHost.embedded(folder);
        channel = ManagedChannelBuilder.forAddress("127.0.0.1", host.grpcPort())
                .usePlaintext()
                .build();
    }

    @AfterAll
    static void stop() {
        channel.shutdownNow();
        host.close();
    }

    @Test
    void helloIsWelcomedAndPingsComeBackWithTheTime() throws Exception {
        try (Caller caller = Caller.at(channel, 1)) {
            caller.says(ping(41));
            HostMessage pong = caller.hears(HostMessage::hasPong);
            assertEquals(41, pong.getPong().getNumber());
            assertTrue(pong.getPong().getAt() > 1_700_000_000_000_000L, "microseconds since 1970");
            caller.hangsUp();
            assertEquals(Status.Code.OK, caller.ends().getCode());
        }
    }

    @Test
    void anotherProtocolIsRefused() throws Exception {
        assertEquals(
                "FAILED_PRECONDITION this host speaks protocol 2, the agent 1", endAfter(Caller.hello(1, 1), ping(1)));
    }

    @Test
    void helloComesFirst() throws Exception {
        assertEquals("FAILED_PRECONDITION hello comes first", endAfter(ping(1)));
        assertEquals("FAILED_PRECONDITION hello comes first", endAfter(report(Caller.drop("slot-2", 1, 100))));
        assertEquals(List.of(), entries(2));
    }

    @Test
    void helloIsSaidOnce() throws Exception {
        assertEquals("FAILED_PRECONDITION hello was said already", endAfter(Caller.hello(2, 1), Caller.hello(2, 1)));
    }

    @Test
    void aTableThatTheRoomDoesNotHaveIsRefused() throws Exception {
        assertEquals("FAILED_PRECONDITION the room has no table 21", endAfter(Caller.hello(2, 21), ping(1)));
    }

    @Test
    void aMessageOfAnotherKindEndsTheStream() throws Exception {
        assertEquals(
                "INVALID_ARGUMENT a message of an unknown kind",
                endAfter(Caller.hello(2, 1), AgentMessage.getDefaultInstance()));
    }

    @Test
    void aReportIsInTheLogWhenItIsAcknowledged() throws Exception {
        try (Caller caller = Caller.at(channel, 3)) {
            caller.reports(Caller.drop("slot-3", 7, 600));
            caller.isAcknowledged(7);
            assertEquals(List.of("d:slot-3/1/7"), reported(3));
        }
    }

    @Test
    void aReportThatIsSentAgainIsAcknowledgedAgainAndRecordedOnce() throws Exception {
        for (int i = 0; i < 3; i++) {
            try (Caller caller = Caller.at(channel, 4)) {
                caller.reports(Caller.drop("slot-4", 1, 600).setClockOffset(i));
                caller.isAcknowledged(1);
                caller.reports(Caller.drop("slot-4", 1, 600).setPosition(2));
                caller.isAcknowledged(2);
            }
        }
        assertEquals(List.of("d:slot-4/1/1"), reported(4));
    }

    @Test
    void manyReportsOfTwoDevicesStayInOrder() throws Exception {
        int many = 400;
        List<String> expected = new ArrayList<>();
        try (Caller caller = Caller.at(channel, 5)) {
            for (int i = 1; i <= many; i++) {
                String serial = i % 3 == 0 ? "slot-a" : "slot-b";
                caller.reports(Caller.drop(serial, i, i));
                expected.add("d:" + serial + "/1/" + Integer.toString(i, 36));
            }
            for (int i = 1; i <= many; i++) {
                long position = caller.hears(HostMessage::hasAcknowledgement)
                        .getAcknowledgement()
                        .getPosition();
                assertEquals(i, position);
            }
        }
        assertEquals(expected, reported(5));
    }

    @Test
    void twoReportsWithOneNameAreBothInTheLogAndTheFloorIsTold() throws Exception {
        try (Caller caller = Caller.at(channel, 6)) {
            caller.reports(Caller.drop("slot-6", 1, 600));
            caller.isAcknowledged(1);
            for (int i = 0; i < 2; i++) {
                caller.reports(Caller.drop("slot-6", 1, 700).setPosition(2));
                caller.isAcknowledged(2);
            }
        }
        List<Event> events = events(6, "d:slot-6", "r:");
        assertEquals(1, count(events, Event.DropSeen.class));
        assertEquals(1, count(events, Event.FaultSeen.class));
        assertTrue(events.toString().contains("NAME_REUSED"), events::toString);
        assertTrue(events.toString().contains("amount=7.00"), events::toString);
        assertTrue(events.stream().anyMatch(Event.AlertRaised.class::isInstance), events::toString);
    }

    @Test
    void whatCannotBeUnderstoodIsRecordedAsAFaultOfTheDevice() throws Exception {
        List<Report.Builder> odd = List.of(
                Caller.report("odd", 1),
                Caller.report("odd", 2).setBill(Bill.newBuilder().setCents(0)),
                Caller.report("odd", 3).setBill(Bill.newBuilder().setCents(-1)),
                Caller.report("odd", 4).setFault(Fault.newBuilder().setKindValue(99)),
                Caller.drop("odd", 5, Told.MOST_DROP + 1),
                Caller.drop("odd", 6, 100).setAt(-1));
        try (Caller caller = Caller.at(channel, 7)) {
            for (Report.Builder report : odd) {
                caller.reports(report);
                caller.isAcknowledged(report.getPosition());
            }
        }
        List<Event> events = events(7, "d:odd");
        assertEquals(odd.size(), count(events, Event.FaultSeen.class));
        assertEquals(0, count(events, Event.BillTaken.class) + count(events, Event.DropSeen.class));
    }

    @Test
    void aReportWithoutANameEndsTheStream() throws Exception {
        for (String serial : List.of("", "two words", "x".repeat(49), "caf\u00e9", "line\nbreak")) {
            assertEquals(
                    "INVALID_ARGUMENT a serial has 1 to 48 visible ASCII characters",
                    endAfter(Caller.hello(2, 8), report(Caller.drop(serial, 1, 100))));
        }
        assertEquals(List.of(), reported(8));
    }

    @Test
    void aLongSerialWithLargeNumbersStillHasAnIdOfItsOwn() throws Exception {
        String serial = "x".repeat(48);
        try (Caller caller = Caller.at(channel, 9)) {
            for (int i = 1; i <= 2; i++) {
                caller.reports(
                        Caller.drop(serial, i, 100).setEpoch(Long.MAX_VALUE).setCounter(Long.MAX_VALUE - i));
                caller.isAcknowledged(i);
            }
        }
        assertEquals(
                2,
                events(9, "h:").stream()
                        .filter(Event.DropSeen.class::isInstance)
                        .count());
    }

    @Test
    void theLaterOfTwoStreamsOfATableIsHeard() throws Exception {
        try (Caller first = Caller.at(channel, 10);
                Caller second = Caller.at(channel, 10)) {
            assertEquals(Status.Code.ABORTED, first.ends().getCode());
            second.reports(Caller.drop("slot-10", 1, 100));
            second.isAcknowledged(1);
        }
    }

    @Test
    void theDropSlotIsToldAtOnceThatNothingIsDue() throws Exception {
        try (Caller caller = Caller.at(channel, 11)) {
            caller.isArmed(0);
        }
    }

    private static AgentMessage ping(long number) {
        return AgentMessage.newBuilder()
                .setPing(Ping.newBuilder().setNumber(number))
                .build();
    }

    private static AgentMessage report(Report.Builder report) {
        return AgentMessage.newBuilder().setReport(report).build();
    }

    private static String endAfter(AgentMessage... messages) throws Exception {
        try (Caller caller = new Caller(channel)) {
            for (AgentMessage message : messages) {
                caller.says(message);
            }
            Status end = caller.ends();
            return end.getCode() + " " + end.getDescription();
        }
    }

    private static long count(List<Event> events, Class<? extends Event> kind) {
        return events.stream().filter(kind::isInstance).count();
    }

    /** The names of the reports in a table's log, in their order. */
    private static List<String> reported(int table) {
        return entries(table).stream()
                .map(Entry::requestId)
                .filter(id -> id.startsWith("d:"))
                .distinct()
                .toList();
    }

    /** What followed from requests whose ids begin like this. */
    private static List<Event> events(int table, String... ids) {
        return entries(table).stream()
                .filter(entry -> List.of(ids).stream().anyMatch(entry.requestId()::startsWith))
                .map(TableForms::event)
                .toList();
    }

    private static List<Entry> entries(int table) {
        List<Entry> entries = new ArrayList<>();
        host.bean(EventStore.class).read(table, Head.NONE, entries::add);
        return entries;
    }
}
