package clockwise.agent.simulate;

import clockwise.agent.devices.CcTalk;
import clockwise.agent.simulate.SimulatedDevice.Happening;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/** One device of each kind in a folder, moved by lines of text: `table-agent simulate`. */
public final class Simulation implements AutoCloseable {
    public static final String HELP = """
        DEVICE bill DOLLARS | drop CENTS PIECES | attach [TAG] | remove [TAG] | fill | jam | free | power
        DEVICE state NUMBER CARDS        a shuffler's: 0 empty, 1 loaded, 2 shuffling, 3 ready, 4 dealing, 5 stopped
        DEVICE unplug | plug | silent | speak | noise BYTES | lie
        help | quit
        """;

    private final Map<String, SimulatedLine> lines = new LinkedHashMap<>();

    /** Plugs five devices in, and writes the configuration of a table that has them. */
    public Simulation(Path folder, int table) throws IOException {
        Files.createDirectories(folder);
        plug(folder, "bills", new SimulatedCcTalk(CcTalk.Check.CRC16, 1_000_000 + table));
        plug(folder, "jcm", new SimulatedId003("J" + table));
        plug(folder, "cashcode", new SimulatedCcnet("C" + table));
        long powerUps = Instant.now().getEpochSecond(); // more than when it was last started, as devices promise
        plug(folder, "drop", SimulatedTableLine.dropSlot("D" + table, powerUps));
        plug(folder, "shuffler", SimulatedTableLine.shuffler("S" + table, powerUps));
        Files.writeString(folder.resolve("table.conf"), """
            # Simulated devices. A pseudo terminal has no parity, and cannot be opened twice with it.
            table  %d
            host   127.0.0.1:9090
            plaintext
            outbox %s
            device bills     cctalk     %s
            device jcm       id003      %s  parity=none
            device cashcode  ccnet      %s
            device drop      drop-slot  %s
            device shuffler  shuffler   %s
            """.formatted(
                        table,
                        folder.toAbsolutePath().resolve("outbox"),
                        port("bills"),
                        port("jcm"),
                        port("cashcode"),
                        port("drop"),
                        port("shuffler")));
    }

    private void plug(Path folder, String name, SimulatedDevice device) {
        lines.put(name, new SimulatedLine(device, folder.toAbsolutePath().resolve(name)));
    }

    private Path port(String name) {
        return line(name).orElseThrow().name();
    }

    public Optional<SimulatedLine> line(String name) {
        return Optional.ofNullable(lines.get(name));
    }

    /** Does what it is told, line by line, until the end or `quit`; each line is answered. */
    public void obey(BufferedReader in, Consumer<String> out) throws IOException {
        for (String line = in.readLine(); line != null && !line.strip().equals("quit"); line = in.readLine()) {
            if (!line.isBlank()) {
                out.accept(obey(line.strip()));
            }
        }
    }

    String obey(String line) {
        List<String> words = List.of(line.split("\\s+"));
        Optional<SimulatedLine> device = line(words.getFirst());
        if (device.isEmpty() || words.size() < 2) {
            return HELP.stripTrailing();
        }
        try {
            return obey(device.get(), words.get(1), words.subList(2, words.size())) ? "done" : "that cannot be";
        } catch (NumberFormatException | IndexOutOfBoundsException e) {
            return "not understood; 'help' helps";
        }
    }

    private static boolean obey(SimulatedLine line, String verb, List<String> rest) {
        switch (verb) {
            case "unplug" -> line.unplug();
            case "plug" -> line.plug();
            case "silent" -> line.silence(true);
            case "speak" -> line.silence(false);
            case "noise" -> line.noise(number(rest, 0), 1);
            case "lie" -> line.lie();
            default -> {
                Optional<Happening> happening = happening(verb, rest);
                return happening.isPresent() && line.device().happen(happening.get());
            }
        }
        return true;
    }

    private static Optional<Happening> happening(String verb, List<String> rest) {
        return Optional.ofNullable(
                switch (verb) {
                    case "bill" -> new Happening.BillFed(number(rest, 0));
                    case "drop" -> new Happening.Dropped(number(rest, 0), number(rest, 1));
                    case "attach" -> new Happening.BoxAttached(rest.isEmpty() ? "" : rest.getFirst());
                    case "remove" -> new Happening.BoxRemoved(rest.isEmpty() ? "" : rest.getFirst());
                    case "fill" -> new Happening.BoxFilled();
                    case "jam" -> new Happening.Jammed();
                    case "free" -> new Happening.Freed();
                    case "power" -> new Happening.PowerCycled();
                    case "state" -> new Happening.Shuffled(number(rest, 0), number(rest, 1));
                    default -> null;
                });
    }

    private static int number(List<String> words, int at) {
        return Integer.parseUnsignedInt(words.get(at));
    }

    @Override
    public void close() {
        lines.values().forEach(SimulatedLine::close);
    }
}
