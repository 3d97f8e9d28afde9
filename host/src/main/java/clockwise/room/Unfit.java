package clockwise.room;

import java.nio.file.Path;
import java.util.List;

/** A file of the room with which the host does not start; the message is one sentence for people. */
public final class Unfit extends RuntimeException {
    private static final long serialVersionUID = 1;

    Unfit(Path file, List<String> faults) {
        this(file + ": " + String.join("; ", faults));
    }

    public Unfit(String sentence) {
        super(sentence);
    }
}
