package clockwise.desk;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The words after a command: some that stand alone, and options with a value each, as `--key FILE`. */
record Words(List<String> alone, Map<String, String> options) {
    /** Empty if there is an option that the command does not know, or one without its value. */
    static Optional<Words> of(List<String> arguments, Set<String> known) {
        List<String> alone = new ArrayList<>();
        Map<String, String> options = new HashMap<>();
        for (int i = 0; i < arguments.size(); i++) {
            String word = arguments.get(i);
            if (!word.startsWith("--")) {
                alone.add(word);
            } else if (known.contains(word) && i + 1 < arguments.size() && !options.containsKey(word)) {
                options.put(word, arguments.get(++i));
            } else {
                return Optional.empty();
            }
        }
        return Optional.of(new Words(List.copyOf(alone), Map.copyOf(options)));
    }

    Optional<String> option(String name) {
        return Optional.ofNullable(options.get(name));
    }

    /** The parts of an option such as `1,2,3`; none if it is not there. */
    List<String> list(String name) {
        return option(name).map(text -> List.of(text.split(",", -1))).orElse(List.of());
    }
}
