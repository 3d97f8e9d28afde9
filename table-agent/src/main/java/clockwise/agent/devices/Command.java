package clockwise.agent.devices;

/** What a device can be told to do. Each may safely be told twice. */
public sealed interface Command {
    record StartShuffle() implements Command {}

    /** Tells the drop slot what is due; zero disarms it. */
    record ArmDrop(long cents) implements Command {}

    record Lamp(boolean on) implements Command {}
}
