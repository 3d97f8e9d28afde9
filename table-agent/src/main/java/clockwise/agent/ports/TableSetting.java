package clockwise.agent.ports;

import clockwise.agent.ports.DeviceSetting.Kind;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The configuration of a table: its number, its devices and its host.
 *
 * @param host empty in a configuration that is good only for a check of the devices
 */
public record TableSetting(int table, List<DeviceSetting> devices, Optional<HostSetting> host) {
    private static final Pattern TABLE = Pattern.compile("[1-9]\\d{0,5}");
    private static final Pattern NAME = Pattern.compile("[a-z][a-z0-9-]{0,30}");

    /** What an option may say; the country of ID-003 is a number of the device's own, in two hexadecimal digits. */
    private static final Map<String, Pattern> OPTIONS = Map.of(
            "speed", Pattern.compile("1200|2400|4800|9600|19200|38400|57600|115200"),
            "serial", Pattern.compile("[!-~]{1,32}"),
            "country", Pattern.compile("[A-Z]{2,3}|[0-9a-f]{2}"),
            "checksum", Pattern.compile("sum8|crc16"),
            "echo", Pattern.compile("yes|no"),
            "parity", Pattern.compile("none|even"));

    /** What is wrong, and in which line; line 0 is the whole file. */
    public record Complaint(int line, String what) {}

    /** A configuration, or what is wrong with it: there is the one or the other. */
    public record Reading(Optional<TableSetting> setting, List<Complaint> complaints) {}

    /** Reads the text of a configuration; every line counts, and nothing is guessed. */
    public static Reading read(String text) {
        Reader reader = new Reader();
        int number = 0;
        for (String line : text.split("\n", -1)) {
            number++;
            reader.line(number, line.replaceFirst("(^|\\s)#.*", "").strip());
        }
        return reader.end();
    }

    private static final class Reader {
        private final List<Complaint> complaints = new ArrayList<>();
        private final List<DeviceSetting> devices = new ArrayList<>();
        private final Set<String> taken = new HashSet<>();
        private final HostLines host = new HostLines(this::complain);
        private int table;

        void line(int number, String line) {
            if (line.isEmpty()) {
                return;
            }
            List<String> words = List.of(line.split("\\s+"));
            switch (words.getFirst()) {
                case "table" -> table(number, words);
                case "device" -> device(number, words);
                default -> other(number, words);
            }
        }

        private void other(int number, List<String> words) {
            if (HostLines.knows(words.getFirst())) {
                host.line(number, words);
            } else {
                complain(number, "no line begins with '" + words.getFirst() + "'");
            }
        }

        private void table(int number, List<String> words) {
            if (words.size() != 2 || !TABLE.matcher(words.get(1)).matches()) {
                complain(number, "a table line is: table NUMBER");
            } else if (table != 0) {
                complain(number, "the table has a number already");
            } else {
                table = Integer.parseInt(words.get(1));
            }
        }

        private void device(int number, List<String> words) {
            if (words.size() < 4) {
                complain(number, "a device line is: device NAME KIND PORT [OPTION=VALUE ...]");
                return;
            }
            int before = complaints.size();
            String name = words.get(1);
            Optional<Kind> kind = Stream.of(Kind.values())
                    .filter(one -> one.word().equals(words.get(2)))
                    .findFirst();
            Path port = Path.of(words.get(3));
            check(number, NAME.matcher(name).matches(), "'" + name + "' is no name: small letters, digits, hyphens");
            check(number, kind.isPresent(), "'" + words.get(2) + "' is no kind of device: " + kinds());
            check(number, port.isAbsolute(), "'" + port + "' is no full path");
            check(number, taken.add("name " + name), "there is a device '" + name + "' already");
            check(number, taken.add("port " + port), "there is a device at " + port + " already");
            if (complaints.size() == before) {
                Map<String, String> options = options(number, kind.orElseThrow(), words.subList(4, words.size()));
                String serial = kind.orElseThrow().word() + ":" + options.getOrDefault("serial", "of " + name);
                check(
                        number,
                        taken.add("serial " + serial),
                        "there is a device with the serial " + serial + " already");
                devices.add(new DeviceSetting(name, kind.orElseThrow(), port, Map.copyOf(options)));
            }
        }

        private Map<String, String> options(int number, Kind kind, List<String> words) {
            Map<String, String> options = new HashMap<>();
            for (String word : words) {
                List<String> parts = List.of(word.split("=", 2));
                String key = parts.getFirst();
                Pattern allowed = kind.allows(key) ? OPTIONS.get(key) : null;
                if (allowed == null) {
                    complain(number, "'" + key + "' is no option of " + kind.word());
                } else if (!allowed.matcher(parts.getLast()).matches()) {
                    complain(number, "'" + word + "' does not match " + key + "=" + allowed);
                } else if (options.put(key, parts.getLast()) != null) {
                    complain(number, "'" + key + "' is there twice");
                }
            }
            checkCountry(number, kind, options.get("country"));
            return options;
        }

        private void checkCountry(int number, Kind kind, @Nullable String country) {
            String like = switch (kind) {
                case CCTALK -> "[A-Z]{2}";
                case CCNET -> "[A-Z]{3}";
                case ID003, DROP_SLOT, SHUFFLER -> "[0-9a-f]{2}";
            };
            check(number, country == null || country.matches(like), "the country of " + kind.word() + " is " + like);
        }

        private static String kinds() {
            return String.join(
                    ", ", Stream.of(Kind.values()).map(kind -> kind.word()).toList());
        }

        private void check(int number, boolean right, String otherwise) {
            if (!right) {
                complain(number, otherwise);
            }
        }

        private void complain(int number, String what) {
            complaints.add(new Complaint(number, what));
        }

        Reading end() {
            check(0, table != 0, "no table number");
            check(0, !devices.isEmpty() || !complaints.isEmpty(), "no device");
            Optional<HostSetting> named = complaints.isEmpty() ? host.end() : Optional.empty();
            return complaints.isEmpty()
                    ? new Reading(Optional.of(new TableSetting(table, List.copyOf(devices), named)), List.of())
                    : new Reading(Optional.empty(), List.copyOf(complaints));
        }
    }
}
