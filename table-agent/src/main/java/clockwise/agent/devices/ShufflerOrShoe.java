package clockwise.agent.devices;

import clockwise.agent.devices.Report.Fact;
import clockwise.agent.devices.Report.Shuffler;
import clockwise.agent.devices.Report.Shuffler.State;
import java.nio.ByteBuffer;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * A shuffler or a shoe. It says what it does and how many cards it holds; a body that could hold more than that is
 * refused unread, so that the order of a deck has no way in.
 */
public final class ShufflerOrShoe extends TableLineDevice {
    private static final State[] STATES = State.values();

    public ShufflerOrShoe(Marks marks) {
        super(marks, TableLine.SHUFFLER, "shuffler or shoe");
    }

    @Override
    Optional<Fact> fact(int event, ByteBuffer body) {
        if (event != TableLine.SHUFFLER_STATE || body.remaining() != 3) {
            return Optional.empty();
        }
        int state = body.get() & 0xff;
        int cards = body.getShort() & 0xffff;
        if (state >= STATES.length) {
            return Optional.empty();
        }
        OptionalInt count = cards == TableLine.UNKNOWN_COUNT ? OptionalInt.empty() : OptionalInt.of(cards);
        return Optional.of(new Shuffler(STATES[state], count));
    }

    @Override
    public boolean order(Command command) {
        switch (command) {
            case Command.StartShuffle() -> command(TableLine.START_SHUFFLE, 0);
            case Command.Lamp(boolean on) -> command(TableLine.LAMP, on ? 1 : 0);
            case Command.ArmDrop(long cents) -> {
                return false;
            }
        }
        return true;
    }
}
