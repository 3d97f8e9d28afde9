package clockwise.agents;

import clockwise.link.DeviceHealth;
import clockwise.link.Heartbeat;
import clockwise.link.Hello;
import clockwise.live.AgentHealth;
import clockwise.live.AgentHealth.Device;
import clockwise.live.AgentHealth.State;
import clockwise.table.Command;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The agent of one table as it is heard, and what the log should be told of it. */
final class Presence {
    /** A table has a handful of devices; more in a message are not believed. */
    private static final int MOST_DEVICES = 32;

    private static final long CLOCK_WRONG_FROM = 2_000_000;

    /** Something that the log should be told, under the name of the moment at which it was noticed. */
    record News(String id, Command command) {}

    private final long silentAfter;
    private @Nullable Link link;
    private String name = "";
    private String software = "";
    private List<Device> devices = List.of();
    private Heartbeat beat = Heartbeat.getDefaultInstance();
    private long heard;
    private boolean isClockWrong;
    private boolean isFilling;
    private @Nullable News news;

    /**
     * @param silentAfter microseconds
     * @param since the host listens; nothing was heard before
     */
    Presence(long silentAfter, long since) {
        this.silentAfter = silentAfter;
        this.heard = since;
    }

    /** An agent has come; the link that it had before, if there is one. */
    synchronized Optional<Link> comes(Link now, Hello hello, long at) {
        Optional<Link> before = Optional.ofNullable(link);
        link = now;
        name = Told.printable(hello.getAgent().isBlank() ? "without a name" : hello.getAgent());
        software = Told.printable(hello.getSoftware());
        devices = hello.getDevicesList().stream()
                .limit(MOST_DEVICES)
                .map(device -> new Device(
                        Told.printable(device.getName()), State.UNKNOWN, "", Told.printable(device.getKind())))
                .toList();
        beat = Heartbeat.getDefaultInstance();
        heard = at;
        return before;
    }

    @SuppressWarnings("ReferenceEquality") // it is that link or a later one
    synchronized void hears(Link from, long at) {
        if (link == from) {
            heard = at;
        }
    }

    synchronized void beats(Heartbeat now) {
        beat = now;
        devices = now.getDevicesList().stream()
                .limit(MOST_DEVICES)
                .map(Presence::device)
                .toList();
    }

    @SuppressWarnings("ReferenceEquality")
    synchronized void leaves(Link gone) {
        if (link == gone) {
            link = null;
        }
    }

    synchronized Optional<Link> link() {
        return Optional.ofNullable(link);
    }

    synchronized boolean isSilent(long now) {
        return now - heard >= silentAfter;
    }

    /**
     * What the log does not know yet; the same until it was told.
     *
     * @param known the agent that the log believes to be there, empty for none
     */
    synchronized Optional<News> news(String known, long now) {
        if (news == null) {
            news = notice(known, now);
        }
        return Optional.ofNullable(news);
    }

    private @Nullable News notice(String known, long now) {
        if (isSilent(now)) {
            return known.isEmpty() ? null : new News("agent-lost-" + now, new Command.AgentLost(known, heard));
        }
        if (!name.equals(known) && link != null) {
            return new News("agent-came-" + now, new Command.AgentCame(name));
        }
        if (isClockOff() && !isClockWrong) {
            return new News("agent-clock-" + now, new Command.AgentClockWrong(name, beat.getClockOffset()));
        }
        return isHalfFull() && !isFilling
                ? new News("agent-outbox-" + now, new Command.AgentOutboxFilling(name, waiting(), room()))
                : null;
    }

    /** The log knows what was news. */
    synchronized void isTold(News told) {
        isClockWrong |= told.command() instanceof Command.AgentClockWrong;
        isFilling |= told.command() instanceof Command.AgentOutboxFilling;
        news = null;
    }

    private boolean isClockOff() {
        long offset = beat.getClockOffset();
        if (Math.abs(offset) < CLOCK_WRONG_FROM / 2) { // right again only when it is clearly so
            isClockWrong = false;
        }
        return offset > CLOCK_WRONG_FROM || offset < -CLOCK_WRONG_FROM;
    }

    private boolean isHalfFull() {
        if (waiting() < room() / 4) { // empty again only when it is clearly so
            isFilling = false;
        }
        return waiting() > room();
    }

    private long waiting() {
        return Integer.toUnsignedLong(beat.getWaiting());
    }

    private long room() {
        return Integer.toUnsignedLong(beat.getRoom());
    }

    synchronized AgentHealth health() {
        return new AgentHealth(link != null, name, software, heard, beat.getClockOffset(), waiting(), room(), devices);
    }

    private static Device device(DeviceHealth health) {
        State state = switch (health.getState()) {
            case ABSENT -> State.ABSENT;
            case LOCKED -> State.LOCKED;
            case SILENT -> State.SILENT;
            case ALIVE -> State.ALIVE;
            case HELD_UP -> State.HELD_UP;
            case BROKEN -> State.BROKEN;
            case UNKNOWN_HEALTH, UNRECOGNIZED -> State.UNKNOWN;
        };
        return new Device(
                Told.printable(health.getName()),
                state,
                Told.printable(health.getSerial()),
                Told.printable(health.getAbout()));
    }
}
