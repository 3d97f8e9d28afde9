package clockwise.live;

import clockwise.table.Table;
import jakarta.inject.Singleton;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;

/** What the screens show: the last recorded state of every table, handed on to whoever follows. */
@Singleton
public final class Screens implements Watcher {
    private final Map<Integer, Shown> last = new ConcurrentHashMap<>();
    private final CopyOnWriteArrayList<Consumer<Shown>> followers = new CopyOnWriteArrayList<>();

    /** A table as it stands in the log, or why this host does not serve it. */
    public sealed interface Shown {
        int table();

        record Recorded(Table state) implements Shown {
            @Override
            public int table() {
                return state.id();
            }
        }

        record Gone(int table, Unserved why) implements Shown {}
    }

    @Override
    public void changed(Table table) {
        show(new Shown.Recorded(table));
    }

    @Override
    public void unserved(int table, Unserved why) {
        show(new Shown.Gone(table, why));
    }

    private void show(Shown shown) {
        last.put(shown.table(), shown);
        followers.forEach(follower -> follower.accept(shown));
    }

    /** Shows a table again as it is: something beside its log has changed. */
    void again(int table) {
        Shown now = last.computeIfPresent(table, (_, shown) -> switch (shown) {
            case Shown.Recorded recorded -> new Shown.Recorded(recorded.state());
            case Shown.Gone gone -> new Shown.Gone(gone.table(), gone.why());
        });
        if (now != null) {
            followers.forEach(follower -> follower.accept(now));
        }
    }

    /** What was last shown of a table; nothing if it was not read yet. */
    public Optional<Shown> last(int table) {
        return Optional.ofNullable(last.get(table));
    }

    /** Tells a follower of every change from now on; the returned handle ends it. The follower must be quick. */
    public Runnable follow(Consumer<Shown> follower) {
        followers.add(follower);
        return () -> followers.remove(follower);
    }
}
