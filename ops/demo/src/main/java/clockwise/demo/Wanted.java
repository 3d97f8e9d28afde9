package clockwise.demo;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Iterator;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * What the demo was asked for.
 *
 * @param data the folder of the demo, never that of a card room
 * @param tables how many; of three or more the last two are left to be played by hand
 * @param speed how many times faster than people
 * @param seed of all chance
 * @param fresh whether to begin anew instead of going on
 */
record Wanted(Path data, int tables, double speed, long seed, boolean fresh, int port, int agentPort) {
    static final String USAGE = """
        Usage: ops/run [--tables N] [--speed X] [--seed S] [--fresh]     a demo room, kept in data/demo
               ops/run --room FOLDER                                     your own room, with FOLDER/room.yaml
        """;

    private static final int MOST_TABLES = 300;
    private static final double MOST_SPEED = 1_000;
    private static final int LEFT_FREE = 2;

    static Wanted read(String[] words, Map<String, String> environment) throws Refused {
        Map<String, String> given = new HashMap<>();
        boolean fresh = false;
        for (Iterator<String> rest = Arrays.asList(words).iterator(); rest.hasNext(); ) {
            String word = rest.next();
            if (word.equals("--fresh")) {
                fresh = true;
            } else if (Set.of("--tables", "--speed", "--seed", "--data").contains(word) && rest.hasNext()) {
                given.put(word, rest.next());
            } else {
                throw new Refused("'" + word + "' is not understood.\n" + USAGE);
            }
        }
        if (!environment.getOrDefault("CLOCKWISE_DB_URL", "").isEmpty()) {
            throw new Refused("CLOCKWISE_DB_URL is set, and the demo never runs on a real database."
                    + " Unset it, or start your own room: ops/run --room FOLDER");
        }
        try {
            return new Wanted(
                            Path.of(given.getOrDefault("--data", "data/demo")),
                            Integer.parseInt(given.getOrDefault("--tables", "12")),
                            Double.parseDouble(given.getOrDefault("--speed", "1")),
                            Long.parseLong(given.getOrDefault("--seed", "1")),
                            fresh,
                            Integer.parseInt(environment.getOrDefault("CLOCKWISE_PORT", "8080")),
                            Integer.parseInt(environment.getOrDefault("CLOCKWISE_GRPC_PORT", "9090")))
                    .checked();
        } catch (NumberFormatException e) {
            throw new Refused("A number is not understood: " + e.getMessage() + "\n" + USAGE);
        }
    }

    private Wanted checked() throws Refused {
        if (tables < 1 || tables > MOST_TABLES) {
            throw new Refused("There can be 1 to " + MOST_TABLES + " tables.");
        }
        if (!(speed >= 0.01 && speed <= MOST_SPEED)) {
            throw new Refused("The speed is between 0.01 and " + (int) MOST_SPEED + ".");
        }
        if (data.toAbsolutePath().toString().matches(".*\\s.*")) {
            throw new Refused("The agents cannot use a folder with a blank in its name: " + data.toAbsolutePath());
        }
        return this;
    }

    Pace pace() {
        return new Pace(speed);
    }

    /** The tables with simulated dealers and players. */
    Set<Integer> dealt() {
        int most = tables > LEFT_FREE ? tables - LEFT_FREE : tables;
        return IntStream.rangeClosed(1, most).boxed().collect(Collectors.toCollection(TreeSet::new));
    }

    /** Whether the table is left to be played by hand, with its players seated. */
    boolean isReady(int table) {
        return !dealt().contains(table) && table == tables - 1;
    }

    /** What the start page tells about how to use the demo. */
    String notice() {
        String free = tables > LEFT_FREE
                ? " Table " + (tables - 1) + " is open with its players seated and table " + tables
                        + " is closed: nobody plays there but you."
                : "";
        return "Sign in as house dealer 1001, as floor manager 2001 or 2002, or as auditor 3001." + free;
    }
}
