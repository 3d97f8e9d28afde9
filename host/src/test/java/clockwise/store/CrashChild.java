package clockwise.store;

import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.nio.file.Path;

/** A host that does nothing but append; it is started to be killed. Prints `table seq` after each acknowledgement. */
final class CrashChild {
    private CrashChild() {}

    public static void main(String[] arguments) throws Exception {
        int tables = Integer.parseInt(arguments[0]);
        String life = arguments[1];
        Database database = arguments.length == 3
                ? TestDatabase.h2Database(Path.of(arguments[2]))
                : new Database(arguments[2], arguments[3], arguments[4], arguments[5], arguments[6]);
        database.migrate();
        JdbcStore store = new JdbcStore(database, TestDatabase.pool(database));
        GroupCommit log = new GroupCommit(store, 1_000, 100, new SimpleMeterRegistry());
        for (int table = 1; table <= tables; table++) {
            int number = table;
            long end = store.read(number, Head.NONE, entry -> {}).seq();
            Thread.ofPlatform().start(() -> appendForEver(log, number, end, life));
        }
    }

    private static void appendForEver(GroupCommit log, int table, long end, String life) {
        for (long after = end; ; after++) {
            Answer answer = log.append(Appends.one(table, after, life + "-" + (after + 1)));
            if (!(answer instanceof Answer.Appended)) {
                throw new IllegalStateException("table " + table + " after " + after + ": " + answer);
            }
            synchronized (System.out) {
                System.out.println(table + " " + (after + 1));
                System.out.flush();
            }
        }
    }
}
