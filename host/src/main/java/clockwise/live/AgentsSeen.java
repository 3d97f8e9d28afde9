package clockwise.live;

import jakarta.inject.Singleton;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/** What is known of the agents at the tables since this host started, for the screens. */
@Singleton
public final class AgentsSeen {
    private final Screens screens;
    private final Map<Integer, AgentHealth> last = new ConcurrentHashMap<>();

    AgentsSeen(Screens screens) {
        this.screens = screens;
    }

    /** The agent of a table; nothing if none has come since the host started. */
    public Optional<AgentHealth> at(int table) {
        return Optional.ofNullable(last.get(table));
    }

    /** What is known now; screens are drawn again if it looks otherwise than before. */
    public void tell(int table, AgentHealth health) {
        AgentHealth before = last.put(table, health);
        if (before == null || !before.looksLike(health)) {
            screens.again(table);
        }
    }
}
