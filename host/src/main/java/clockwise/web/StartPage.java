package clockwise.web;

import clockwise.room.Evidence;
import clockwise.room.LogHealth;
import clockwise.room.Room;
import clockwise.room.RoomLog;
import clockwise.room.Version;
import clockwise.store.Durability;
import clockwise.store.StoreUnavailable;
import io.micronaut.http.HttpResponse;
import io.micronaut.http.MediaType;
import io.micronaut.http.annotation.Controller;
import io.micronaut.http.annotation.Get;
import io.micronaut.http.annotation.Produces;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.sql.SQLException;
import java.util.Objects;
import java.util.concurrent.CompletionStage;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The page at `/`: what runs here, and what the log promises. */
@Controller("/")
final class StartPage {
    private static final String PAGE = read("/pages/start.html");

    private final LogHealth health;
    private final Evidence evidence;
    private final RoomLog log;
    private final Room room;
    private final Waiting waiting;

    StartPage(LogHealth health, Evidence evidence, RoomLog log, Room room, Waiting waiting) {
        this.health = health;
        this.evidence = evidence;
        this.log = log;
        this.room = room;
        this.waiting = waiting;
    }

    @Get
    @Produces(MediaType.TEXT_HTML)
    CompletionStage<HttpResponse<?>> show() {
        return waiting.page(RoomLog.ROOM, () -> HttpResponse.ok(page(look())));
    }

    private Durability look() {
        try {
            return health.look();
        } catch (SQLException e) {
            throw new StoreUnavailable("the database does not answer", e);
        }
    }

    private String page(Durability durability) {
        RoomLog.History history = log.history();
        String warnings = Stream.concat(durability.warnings().stream(), evidence.fault().stream())
                .map(warning -> "<p class=\"warning\">" + escape(warning) + "</p>")
                .collect(Collectors.joining());
        return PAGE.replace("{{version}}", escape(Version.OF_HOST))
                .replace("{{database}}", escape(durability.database()))
                .replace("{{durability}}", escape(durability.survives()))
                .replace("{{warnings}}", warnings.isEmpty() ? "None" : warnings)
                .replace("{{establishment}}", escape(room.establishment().name()))
                .replace("{{tables}}", tables())
                .replace("{{events}}", Long.toString(history.head().seq()))
                .replace("{{starts}}", Integer.toString(history.starts()));
    }

    private String tables() {
        return room.tables().isEmpty()
                ? "None. Copy <code>ops/room.example.yaml</code> to <code>room.yaml</code> in the data folder, describe"
                        + " the room in it, and start the host again."
                : room.tables().stream().map(StartPage::table).collect(Collectors.joining("<br>"));
    }

    private static String table(Room.TablePlace table) {
        String placard = "/placard/" + table.number();
        return table.number() + " " + escape(table.name()) + ", seats: " + table.seats()
                + " (<a href=\"/tablet/" + table.number() + "\">tablet</a>, <a href=\"/display/" + table.number()
                + "\">display</a>, <a href=\"" + placard
                + "\">placard</a>, <a href=\"" + placard + ".pdf\">to print</a>)";
    }

    private static String read(String resource) {
        try (InputStream in = Objects.requireNonNull(StartPage.class.getResourceAsStream(resource), resource)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String escape(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace("\"", "&quot;");
    }
}
