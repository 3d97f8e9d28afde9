package clockwise.agents;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** The file of a room that has tables and nobody who works there. */
final class RoomOfTables {
    private RoomOfTables() {}

    /** Tables 1 to `tables`; the agent of table 12 has the certificate table-12. */
    static void in(Path folder, int tables) throws IOException {
        StringBuilder room = new StringBuilder("""
            establishment: {name: House of the test, licence: GEGE-1}
            unit: $0.50
            denominations: [$0.50, $1]
            tables:
            """);
        for (int table = 1; table <= tables; table++) {
            room.append("- {number: " + table + ", name: Table " + table + ", seats: 9, certificate: table-" + table)
                    .append("}\n");
        }
        Files.writeString(Files.createDirectories(folder).resolve("room.yaml"), room);
    }
}
