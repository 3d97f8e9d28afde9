package clockwise.house;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;

/**
 * The files of this repository, for the checks that read them; `planted` holds violations that prove a check can fail.
 */
final class Sources {
    static final Path ROOT = Path.of(System.getProperty("clockwise.root", ".."));
    private static final Set<String> NOT_OURS = Set.of("target", ".git", "data", ".idea", "planted");

    private Sources() {}

    static List<Path> ending(String... endings) {
        try (var files = Files.walk(ROOT)) {
            return files.filter(Files::isRegularFile)
                    .filter(Sources::isOurs)
                    .filter(file -> List.of(endings).stream().anyMatch(file.toString()::endsWith))
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static Path relative(Path file) {
        return ROOT.relativize(file);
    }

    private static boolean isOurs(Path file) {
        for (Path part : relative(file)) {
            if (NOT_OURS.contains(part.toString())) {
                return false;
            }
        }
        return true;
    }
}
