package clockwise.agent.devices;

import clockwise.agent.simulate.SimulatedCcTalk;
import clockwise.agent.simulate.SimulatedCcnet;
import clockwise.agent.simulate.SimulatedDevice;
import clockwise.agent.simulate.SimulatedDevice.Happening;
import clockwise.agent.simulate.SimulatedId003;
import clockwise.agent.simulate.SimulatedTableLine;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** All drivers, each with a simulated device and something that happens to it. */
enum Devices {
    CCTALK_SUM8,
    CCTALK_CRC16,
    ID003,
    CCNET,
    DROP_SLOT,
    SHUFFLER;

    SimulatedDevice device() {
        return switch (this) {
            case CCTALK_SUM8 -> new SimulatedCcTalk(CcTalk.Check.SUM8, 12_345_678);
            case CCTALK_CRC16 -> new SimulatedCcTalk(CcTalk.Check.CRC16, 12_345_678);
            case ID003 -> new SimulatedId003("231000760443");
            case CCNET -> new SimulatedCcnet("4711");
            case DROP_SLOT -> SimulatedTableLine.dropSlot("D-1");
            case SHUFFLER -> SimulatedTableLine.shuffler("S-1");
        };
    }

    Driver driver(Marks marks) {
        return switch (this) {
            case CCTALK_SUM8, CCTALK_CRC16 -> new CcTalkValidator(marks, Optional.empty(), "", "US");
            case ID003 -> new Id003Acceptor(marks, "", Optional.empty(), false);
            case CCNET -> new CcnetValidator(marks, "", "USA", false);
            case DROP_SLOT -> new DropSlot(marks);
            case SHUFFLER -> new ShufflerOrShoe(marks);
        };
    }

    Conversation conversation() {
        return new Conversation(device(), this::driver);
    }

    /** Each of these is reported, once. */
    List<Happening> story() {
        Stream<Happening> own = switch (this) {
            case CCTALK_SUM8, CCTALK_CRC16, ID003, CCNET ->
                Stream.of(
                        new Happening.BillFed(20),
                        new Happening.BillFed(100),
                        new Happening.BillFed(100),
                        new Happening.BoxRemoved(""),
                        new Happening.BoxAttached(""),
                        new Happening.BillFed(5));
            case DROP_SLOT ->
                Stream.of(
                        new Happening.Dropped(500, 5),
                        new Happening.Dropped(500, 5),
                        new Happening.BoxRemoved("BOX-7"),
                        new Happening.BoxAttached("BOX-8"),
                        new Happening.BoxFilled());
            case SHUFFLER ->
                Stream.of(
                        new Happening.Shuffled(1, 416),
                        new Happening.Shuffled(2, 415),
                        new Happening.Shuffled(3, 416),
                        new Happening.Shuffled(3, 416));
        };
        Stream<Happening> common =
                Stream.of(new Happening.Jammed(), new Happening.Freed(), new Happening.PowerCycled());
        return Stream.concat(own, common).toList();
    }
}
