package clockwise.room;

import java.nio.file.Path;

/** The folder in which the host keeps what is the room's own. */
public record DataFolder(Path path) {
    public Path file(String name) {
        return path.resolve(name);
    }
}
