package clockwise.agent.devices;

import clockwise.agent.devices.Report.Box;
import clockwise.agent.devices.Report.Drop;
import clockwise.agent.devices.Report.Fact;
import java.nio.ByteBuffer;
import java.util.Optional;

/** The sensor of a drop slot: what falls through it, and which box hangs below. */
public final class DropSlot extends TableLineDevice {
    private static final int LONGEST_TAG = 16;

    public DropSlot(Marks marks) {
        super(marks, TableLine.DROP_SLOT, "drop slot");
    }

    @Override
    Optional<Fact> fact(int event, ByteBuffer body) {
        return switch (event) {
            case TableLine.DROP ->
                body.remaining() == 6
                        ? Optional.of(new Drop(body.getInt() & 0xffff_ffffL, body.getShort() & 0xffff))
                        : Optional.empty();
            case TableLine.BOX_ATTACHED -> box(Box.Change.ATTACHED, body);
            case TableLine.BOX_REMOVED -> box(Box.Change.REMOVED, body);
            case TableLine.BOX_FULL -> box(Box.Change.FULL, body);
            default -> Optional.empty();
        };
    }

    private static Optional<Fact> box(Box.Change change, ByteBuffer body) {
        return body.remaining() <= LONGEST_TAG ? Optional.of(new Box(change, text(body))) : Optional.empty();
    }

    @Override
    public boolean order(Command command) {
        switch (command) {
            case Command.ArmDrop(long cents) -> command(TableLine.ARM_DROP, cents);
            case Command.Lamp(boolean on) -> command(TableLine.LAMP, on ? 1 : 0);
            case Command.StartShuffle() -> {
                return false;
            }
        }
        return true;
    }
}
