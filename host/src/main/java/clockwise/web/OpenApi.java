package clockwise.web;

import clockwise.json.Schemas;
import clockwise.live.FloorLine;
import clockwise.live.Outcome;
import clockwise.live.PastRound;
import clockwise.live.Picture;
import clockwise.live.ShiftView;
import clockwise.live.TableView;
import clockwise.room.Version;
import clockwise.rotation.Shadow;
import clockwise.store.TableForms;
import io.micronaut.http.HttpResponse;
import io.micronaut.http.annotation.Controller;
import io.micronaut.http.annotation.Get;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;

/** The description of the API: the paths by hand, the schemas from the very records that are read and written. */
@Controller("/api/openapi.json")
final class OpenApi {
    private static final String TEXT = text();

    @Get
    HttpResponse<?> show() {
        return Json.ok(TEXT);
    }

    private static String text() {
        String schemas = Schemas.of(
                TableForms.ALL,
                Requests.Sent.class,
                Outcome.Done.class,
                Refusal.class,
                TableView.class,
                Picture.Gone.class,
                FloorLine.class,
                PastPages.RoundLines.class,
                PastPages.RoundStory.class,
                PastPages.Offers.class,
                PastPages.Alerts.class,
                ShiftView.class,
                PastRound.class,
                Shadow.class,
                ReferencePages.GameSheets.class,
                ReferencePages.ScheduleSheets.class,
                ReferencePages.RoomSheet.class,
                ReferencePages.RejectionSheets.class,
                Signed.class);
        return read().replace("\"{{schemas}}\"", schemas).replace("{{version}}", Version.OF_HOST);
    }

    /** The description before the schemas are in it. */
    static String read() {
        try (InputStream in =
                Objects.requireNonNull(OpenApi.class.getResourceAsStream("/openapi.json"), "openapi.json")) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
