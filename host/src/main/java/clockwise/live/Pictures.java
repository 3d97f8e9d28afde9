package clockwise.live;

import clockwise.room.Room;
import jakarta.inject.Singleton;
import java.time.Clock;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/** The pictures of all tables, one for each state: however many screens follow a table, it is drawn once. */
@Singleton
public final class Pictures {
    /** Where time alone changes who may be asked, a picture is drawn again after this many microseconds. */
    private static final long GOOD_FOR = 30_000_000;

    private final Screens screens;
    private final Room room;
    private final AgentsSeen agents;
    private final Displays displays;
    private final Clock clock;
    private final Map<Integer, Picture> drawn = new ConcurrentHashMap<>();

    Pictures(Screens screens, Room room, AgentsSeen agents, Displays displays, Clock clock) {
        this.screens = screens;
        this.room = room;
        this.agents = agents;
        this.displays = displays;
        this.clock = clock;
    }

    /** The picture of a table as it was last recorded; the same object as long as nothing has changed. */
    public Optional<Picture> of(int table) {
        Optional<Screens.Shown> shown = screens.last(table);
        Optional<Room.TablePlace> place = room.table(table);
        if (shown.isEmpty() || place.isEmpty()) {
            return Optional.empty();
        }
        long now = ChronoUnit.MICROS.between(Instant.EPOCH, clock.instant());
        return Optional.of(drawn.compute(
                table,
                (_, before) -> before != null && isGood(before, shown.get(), now)
                        ? before
                        : new Picture(shown.get(), place.get(), agents.at(table), displays, now)));
    }

    @SuppressWarnings("ReferenceEquality") // a state is shown once: comparing it whole would cost more than drawing
    private static boolean isGood(Picture picture, Screens.Shown shown, long now) {
        return picture.shown() == shown && (!hasClock(shown) || now - picture.drawnAt() < GOOD_FOR);
    }

    /** The rotation has one, or the hands of the last hour become fewer. */
    private static boolean hasClock(Screens.Shown shown) {
        return shown instanceof Screens.Shown.Recorded recorded
                && (!recorded.state().tally().locks().isEmpty()
                        || recorded.state()
                                .setup()
                                .filter(setup -> setup.rotation().hasClock())
                                .isPresent());
    }
}
