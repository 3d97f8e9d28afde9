package clockwise.room;

import io.micronaut.context.annotation.Context;
import io.micronaut.context.annotation.Factory;
import io.micronaut.context.annotation.Property;
import jakarta.inject.Singleton;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/** Reads the room's own files from the data folder; the host does not start with one that is no good. */
@Factory
final class RoomSetup {
    private static final String LAW = "rotation-profiles.yaml";

    @Singleton
    DataFolder folder(@Property(name = "clockwise.data") String data) throws IOException {
        return new DataFolder(Files.createDirectories(Path.of(data)));
    }

    @Singleton
    Clock clock() {
        return Clock.systemUTC();
    }

    /** The room of `room.yaml`, or one without tables. */
    @Context
    Room room(DataFolder folder) throws IOException {
        return read(folder);
    }

    static Room read(DataFolder folder) throws IOException {
        Path file = folder.file("room.yaml");
        Optional<String> text = text(file);
        if (text.isEmpty()) {
            return Room.EMPTY;
        }
        RoomFile.Read read = RoomFile.read(text.get());
        if (!read.faults().isEmpty()) {
            throw new Unfit(file, read.faults());
        }
        return read.room();
    }

    /** The filed schedules, and before them those in the folder `fee-schedules`. */
    @Context
    Catalogue catalogue(DataFolder folder) throws IOException {
        Path own = folder.file("fee-schedules");
        Catalogue catalogue = Files.isDirectory(own) ? Catalogue.filed().with(own) : Catalogue.filed();
        if (!catalogue.refused().isEmpty()) {
            throw new Unfit(String.join("; ", catalogue.refused()));
        }
        return catalogue;
    }

    /** The law that comes with the host, unless the room has a file of its own in its place. */
    @Context
    RotationLaw law(DataFolder folder) throws IOException {
        Path file = folder.file(LAW);
        Optional<String> own = text(file);
        try {
            return RotationLaw.read(own.isPresent() ? own.get() : packed());
        } catch (Unreadable e) {
            throw new Unfit(file, List.of(e.reason()));
        }
    }

    private static String packed() throws IOException {
        try (InputStream in = Objects.requireNonNull(RoomSetup.class.getResourceAsStream("/" + LAW), LAW)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    private static Optional<String> text(Path file) throws IOException {
        if (Files.notExists(file)) {
            return Optional.empty();
        }
        try {
            return Optional.of(Files.readString(file));
        } catch (CharacterCodingException e) {
            throw new Unfit(file, List.of("the file is not UTF-8"));
        }
    }
}
