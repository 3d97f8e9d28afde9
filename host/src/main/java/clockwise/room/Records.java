package clockwise.room;

import clockwise.evidence.BadEvidence;
import clockwise.evidence.Checkpoints;
import clockwise.evidence.KeptOutside;
import clockwise.evidence.LogTree;
import clockwise.evidence.SigningKey;
import clockwise.store.Database;
import clockwise.store.JdbcStore;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.Map;

/**
 * A room's log and its evidence without a host: opened for an export, by the settings that the host is started with.
 */
public final class Records implements AutoCloseable {
    private final DatabaseSetup.Readers readers;
    private final JdbcStore log;
    private final Checkpoints checkpoints;
    private final Room room;

    private Records(DatabaseSetup.Readers readers, JdbcStore log, Checkpoints checkpoints, Room room) {
        this.readers = readers;
        this.log = log;
        this.checkpoints = checkpoints;
        this.room = room;
    }

    /**
     * Opens what these settings name.
     *
     * @param settings the environment, as the host would have it
     * @throws Unfit if there is no room's log, or it cannot be opened
     */
    public static Records open(Map<String, String> settings) throws IOException, BadEvidence {
        DataFolder folder = folder(settings);
        if (Files.notExists(folder.file(SigningKey.PRIVATE))) {
            throw new Unfit(folder.path() + " is no data folder of a room (CLOCKWISE_DATA names it)");
        }
        Database database = DatabaseSetup.named(
                folder.path().toString(),
                settings.getOrDefault("CLOCKWISE_DB_URL", ""),
                settings.getOrDefault("CLOCKWISE_DB_USER", "clockwise"),
                settings.getOrDefault("CLOCKWISE_DB_PASSWORD", "clockwise"),
                "",
                "");
        String outside = settings.getOrDefault("CLOCKWISE_CHECKPOINTS", "");
        DatabaseSetup.Readers readers = connected(database);
        JdbcStore log = new JdbcStore(database, readers.pool());
        Checkpoints checkpoints = new Checkpoints(
                log,
                new LogTree(readers.pool()),
                SigningKey.in(folder.path()),
                new KeptOutside(outside.isEmpty() ? folder.file("checkpoints") : Path.of(outside)),
                Clock.systemUTC());
        return new Records(readers, log, checkpoints, RoomSetup.read(folder));
    }

    private static DatabaseSetup.Readers connected(Database database) {
        try {
            return DatabaseSetup.pool(database);
        } catch (RuntimeException e) { // the pool wraps whatever the driver says
            throw new Unfit("the database cannot be opened"
                    + (database.isEmbedded() ? "; while the host runs, only the host has it: export at /audit" : "")
                    + " (" + e.getMessage() + ")");
        }
    }

    /** The data folder that the settings name. */
    public static DataFolder folder(Map<String, String> settings) {
        return new DataFolder(Path.of(settings.getOrDefault("CLOCKWISE_DATA", "data")));
    }

    public JdbcStore log() {
        return log;
    }

    public Checkpoints checkpoints() {
        return checkpoints;
    }

    public Room room() {
        return room;
    }

    @Override
    public void close() {
        log.close();
        readers.close();
    }
}
