package clockwise.web;

import io.micronaut.http.HttpHeaders;
import io.micronaut.http.HttpRequest;
import io.micronaut.http.HttpResponse;
import io.micronaut.http.MediaType;
import io.micronaut.http.annotation.Controller;
import io.micronaut.http.annotation.Get;
import io.micronaut.scheduling.TaskExecutors;
import io.micronaut.scheduling.annotation.ExecuteOn;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;

/** The files of the screens: our own below `/_static/clockwise/`, all others from jars, with a version in the path. */
@Controller("/_static")
final class StaticFiles {
    private static final Pattern PATH = Pattern.compile("[A-Za-z0-9_-]+(/[A-Za-z0-9_-][A-Za-z0-9._-]*)+");
    private static final String OWN = "clockwise/";

    private static final Map<String, String> TYPES = Map.of(
            "js", "text/javascript;charset=utf-8",
            "json", "application/json;charset=utf-8",
            "css", "text/css;charset=utf-8",
            "svg", "image/svg+xml");

    private final Map<String, Optional<Found>> found = new ConcurrentHashMap<>();

    /** A file with the tag that says whether a browser has it already. */
    private static final class Found {
        private final byte[] bytes;
        private final String tag;

        Found(byte[] bytes) {
            this.bytes = bytes;
            this.tag = tag(bytes);
        }
    }

    @Get("/{+path}")
    @ExecuteOn(TaskExecutors.BLOCKING)
    HttpResponse<?> show(String path, HttpRequest<?> request) {
        String type = TYPES.get(path.substring(path.lastIndexOf('.') + 1));
        if (type == null || !PATH.matcher(path).matches()) {
            return HttpResponse.notFound();
        }
        Optional<Found> file = find(path);
        if (file.isEmpty()) {
            return HttpResponse.notFound();
        }
        String tag = file.get().tag;
        boolean known = tag.equals(request.getHeaders().get(HttpHeaders.IF_NONE_MATCH));
        return (known
                        ? HttpResponse.notModified()
                        : HttpResponse.ok(file.get().bytes).contentType(MediaType.of(type)))
                .header(HttpHeaders.ETAG, tag)
                .header(HttpHeaders.CACHE_CONTROL, cache(path));
    }

    /** What has a version in its path never changes; of our own the browser asks each time whether it is still good. */
    private static String cache(String path) {
        return path.startsWith(OWN) ? "no-cache" : "public, max-age=31536000, immutable";
    }

    /** Only what exists is kept, so that nobody fills the memory with names. */
    private Optional<Found> find(String path) {
        Optional<Found> known = found.getOrDefault(path, Optional.empty());
        return known.isPresent() ? known : read(path);
    }

    private Optional<Found> read(String path) {
        String resource = path.startsWith(OWN)
                ? "/screens/" + path.substring(OWN.length())
                : "/META-INF/resources/_static/" + path;
        try (InputStream in = StaticFiles.class.getResourceAsStream(resource)) {
            if (in == null) {
                return Optional.empty();
            }
            byte[] bytes = in.readAllBytes();
            Optional<Found> file = Optional.of(new Found(bytes));
            found.put(path, file);
            return file;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String tag(byte[] bytes) {
        try {
            byte[] hash = MessageDigest.getInstance("SHA-256").digest(bytes);
            return '"' + HexFormat.of().formatHex(hash, 0, 12) + '"';
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }
}
