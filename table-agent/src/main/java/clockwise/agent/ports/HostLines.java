package clockwise.agent.ports;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.BiConsumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The lines of a configuration that are about the host: none of them, or all that belong together. */
final class HostLines {
    private static final Pattern HOST = Pattern.compile("([A-Za-z0-9.-]+|\\[[0-9A-Fa-f:.]+]):([1-9]\\d{0,4})");
    private static final Pattern LOOPBACK = Pattern.compile("localhost|127(\\.\\d{1,3}){3}|\\[::1]");
    private static final Pattern NAME = Pattern.compile("[A-Za-z0-9.-]+");
    private static final int MOST_PORTS = 65_535;
    private static final Set<String> FILES = Set.of("outbox", "certificate", "key", "authority");

    private record Said(int line, String what) {}

    private final Map<String, Said> said = new TreeMap<>();
    private final BiConsumer<Integer, String> complain;

    HostLines(BiConsumer<Integer, String> complain) {
        this.complain = complain;
    }

    static boolean knows(String word) {
        return FILES.contains(word) || Set.of("host", "host-name", "plaintext").contains(word);
    }

    void line(int number, List<String> words) {
        String key = words.getFirst();
        String what = words.size() == 2 ? words.get(1) : "";
        if (words.size() != (key.equals("plaintext") ? 1 : 2)) {
            complain.accept(number, "a line is: " + form(key));
        } else if (key.equals("host") && !HOST.matcher(what).matches()) {
            complain.accept(number, "a line is: " + form(key));
        } else if (key.equals("host-name") && !NAME.matcher(what).matches()) {
            complain.accept(number, "'" + what + "' is no name of a host");
        } else if (FILES.contains(key) && !Path.of(what).isAbsolute()) {
            complain.accept(number, "'" + what + "' is no full path");
        } else if (said.putIfAbsent(key, new Said(number, what)) != null) {
            complain.accept(number, "there is a line '" + key + "' already");
        }
    }

    private static String form(String key) {
        return switch (key) {
            case "host" -> "host HOST:PORT";
            case "outbox" -> "outbox FOLDER";
            case "host-name" -> "host-name NAME";
            case "plaintext" -> "plaintext";
            default -> key + " FILE";
        };
    }

    /** The host, if the lines name one; complains of what is missing or does not go together. */
    Optional<HostSetting> end() {
        if (said.isEmpty()) {
            return Optional.empty();
        }
        boolean plain = said.containsKey("plaintext");
        Set<String> missing = new TreeSet<>(plain ? Set.of("host", "outbox") : FILES);
        missing.add("host");
        missing.removeAll(said.keySet());
        missing.forEach(key -> complain.accept(0, "no line: " + form(key)));
        if (!missing.isEmpty() || (plain && !plaintextIsRight())) {
            return Optional.empty();
        }
        Matcher host = HOST.matcher(what("host"));
        if (!host.matches() || Integer.parseInt(host.group(2)) > MOST_PORTS) {
            complain.accept(line("host"), "there is no port " + host.group(2));
            return Optional.empty();
        }
        return Optional.of(new HostSetting(
                host.group(1), Integer.parseInt(host.group(2)), path("outbox"), plain ? Optional.empty() : papers()));
    }

    private boolean plaintextIsRight() {
        String host = what("host");
        if (!LOOPBACK.matcher(host.substring(0, host.lastIndexOf(':'))).matches()) {
            complain.accept(line("plaintext"), "plaintext is only for a host on this computer");
            return false;
        }
        for (String other : List.of("certificate", "key", "authority", "host-name")) {
            if (said.containsKey(other)) {
                complain.accept(line("plaintext"), "there is plaintext or a line '" + other + "', not both");
                return false;
            }
        }
        return true;
    }

    private Optional<HostSetting.Papers> papers() {
        return Optional.of(new HostSetting.Papers(
                path("certificate"),
                path("key"),
                path("authority"),
                Optional.ofNullable(said.get("host-name")).map(Said::what)));
    }

    private Path path(String key) {
        return Path.of(what(key));
    }

    private String what(String key) {
        return Optional.ofNullable(said.get(key)).map(Said::what).orElseThrow();
    }

    private int line(String key) {
        return Optional.ofNullable(said.get(key)).map(Said::line).orElseThrow();
    }
}
