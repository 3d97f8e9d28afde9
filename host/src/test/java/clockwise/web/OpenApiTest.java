package clockwise.web;

import static org.junit.jupiter.api.Assertions.assertEquals;

import clockwise.RunningHost;
import clockwise.json.Form;
import clockwise.store.TableForms;
import clockwise.table.Command;
import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import io.micronaut.web.router.Router;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The description of the API says what the host really has, and nothing else. */
class OpenApiTest {
    private static final Form<Requests.Sent> SENT = TableForms.ALL.of(Requests.Sent.class);

    @TempDir
    Path folder;

    @Test
    void theDescriptionAndTheHostAgree() throws Exception {
        try (RunningHost host = RunningHost.embedded(folder)) {
            String text = host.get("/api/openapi.json").body();
            Map<String, String> values = values(text);
            Set<String> described = new TreeSet<>();
            Set<String> missing = new TreeSet<>();
            for (Map.Entry<String, String> value : values.entrySet()) {
                String[] at = value.getKey().split("\t", -1);
                if (at[1].equals("paths")) {
                    described.add(at[3].toUpperCase(Locale.ROOT) + " " + at[2]);
                }
                if (at[at.length - 1].equals("$ref") && !isThere(values, value.getValue())) {
                    missing.add(value.getValue());
                }
            }
            assertEquals(routes(host), described);
            assertEquals(Set.of(), missing);
        }
    }

    private static Set<String> routes(RunningHost host) {
        return host.bean(Router.class)
                .uriRoutes()
                .map(route -> route.getHttpMethodName() + " "
                        + route.getUriMatchTemplate().toPathString())
                .filter(route -> route.contains(" /api") && !route.startsWith("HEAD") && !route.startsWith("OPTIONS"))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private static boolean isThere(Map<String, String> values, String reference) {
        String place = "\t" + reference.substring(2).replace('/', '\t') + "\t";
        return values.keySet().stream().anyMatch(key -> key.startsWith(place));
    }

    /** All values by their paths, parts apart by tabs. */
    private static Map<String, String> values(String json) throws Exception {
        Map<String, String> values = new HashMap<>();
        try (JsonParser in = new JsonFactory().createParser(json)) {
            for (JsonToken token = in.nextToken(); token != null; token = in.nextToken()) {
                if (token.isScalarValue()) {
                    values.put(
                            in.getParsingContext()
                                    .pathAsPointer()
                                    .toString()
                                    .replace("/", "\t")
                                    .replace("~1", "/"),
                            in.getText());
                }
            }
        }
        return values;
    }

    @Test
    void everyCommandOfPeopleHasAnExampleThatCanBeRead() throws Exception {
        Set<String> read = new HashSet<>();
        for (String line : OpenApi.read().lines().toList()) {
            int start = line.indexOf("{\"id\": \"tablet-7-");
            if (start >= 0) {
                String example = object(line.substring(start));
                read.add(TableForms.ALL.nameOf(Command.class, SENT.read(example).command()));
            }
        }
        Set<String> all = Stream.of(Command.ByDealer.class, Command.ByStaff.class, Command.ByFloor.class)
                .flatMap(group -> Stream.of(group.getPermittedSubclasses()))
                .map(Class::getSimpleName)
                .collect(Collectors.toSet());
        assertEquals(new TreeSet<>(all), new TreeSet<>(read));
    }

    /** The object that a text begins with. */
    private static String object(String text) {
        int depth = 0;
        for (int i = 0; i < text.length(); i++) {
            depth += text.charAt(i) == '{' ? 1 : text.charAt(i) == '}' ? -1 : 0;
            if (depth == 0) {
                return text.substring(0, i + 1);
            }
        }
        throw new IllegalArgumentException(text);
    }
}
