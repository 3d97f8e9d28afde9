package clockwise.live;

import clockwise.json.Form;
import clockwise.room.Room;
import clockwise.store.TableForms;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** What a screen shows of one state of a table, drawn when it is first asked for and then the same for everybody. */
public final class Picture {
    /** What is told of a table that this host does not serve. */
    public record Gone(int table, String name, Unserved.Reason reason, String detail) {}

    private static final Form<TableView> VIEW = TableForms.ALL.of(TableView.class);
    private static final Form<DisplayView> DISPLAY = TableForms.ALL.of(DisplayView.class);
    private static final Form<Gone> GONE = TableForms.ALL.of(Gone.class);
    private static final Form<FloorLine> LINE = TableForms.ALL.of(FloorLine.class);

    private final Screens.Shown shown;
    private final long drawnAt;
    private final Once view;
    private final Once line;
    private final Once display;

    Picture(Screens.Shown shown, Room.TablePlace place, Optional<AgentHealth> agent, Displays displays, long at) {
        this.shown = shown;
        this.drawnAt = at;
        this.view = new Once(() -> switch (shown) {
            case Screens.Shown.Recorded recorded -> VIEW.text(Viewing.of(recorded.state(), place, agent, at));
            case Screens.Shown.Gone gone -> gone(gone, place);
        });
        this.display = new Once(() -> switch (shown) {
            case Screens.Shown.Recorded recorded -> DISPLAY.text(displays.of(recorded.state(), place, at));
            case Screens.Shown.Gone gone -> gone(gone, place);
        });
        this.line = new Once(() -> LINE.text(
                switch (shown) {
                    case Screens.Shown.Recorded recorded ->
                        FloorLine.of(recorded.state(), place, agent, displays.calendar(), at);
                    case Screens.Shown.Gone gone ->
                        FloorLine.unserved(place, gone.why().reason(), agent);
                }));
    }

    private static String gone(Screens.Shown.Gone gone, Room.TablePlace place) {
        return GONE.text(new Gone(
                gone.table(),
                place.name(),
                gone.why().reason(),
                String.valueOf(gone.why().getMessage())));
    }

    public Screens.Shown shown() {
        return shown;
    }

    long drawnAt() {
        return drawnAt;
    }

    /** The {@link TableView} as JSON, or {@link Gone} for a table that is not served. */
    public String view() {
        return view.get();
    }

    /** The {@link DisplayView} as JSON, or {@link Gone}. */
    public String display() {
        return display.get();
    }

    /** The {@link FloorLine} as JSON. */
    public String line() {
        return line.get();
    }

    /** A text that is made once. */
    private static final class Once {
        private final Supplier<String> make;
        private volatile @Nullable String made;

        Once(Supplier<String> make) {
            this.make = make;
        }

        String get() {
            String text = made;
            return text != null ? text : makeNow();
        }

        private synchronized String makeNow() {
            String text = made;
            if (text == null) {
                text = make.get();
                made = text;
            }
            return text;
        }
    }
}
