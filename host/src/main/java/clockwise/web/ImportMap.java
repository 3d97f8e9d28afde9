package clockwise.web;

import io.micronaut.core.type.Argument;
import io.micronaut.json.JsonMapper;
import jakarta.inject.Singleton;
import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;

/** Where a browser finds the modules of the screens: merged from the maps in the jars, so versions stand in the pom. */
@Singleton
final class ImportMap {
    private static final Argument<Map<String, Map<String, String>>> FORM =
            Argument.mapOf(Argument.STRING, Argument.mapOf(String.class, String.class));

    private final String text;

    ImportMap(JsonMapper json) throws IOException {
        Map<String, String> imports = new TreeMap<>(Map.of("clockwise/", "/_static/clockwise/"));
        for (URL map : Collections.list(ImportMap.class.getClassLoader().getResources("META-INF/importmap.json"))) {
            try (InputStream in = map.openStream()) {
                imports.putAll(json.readValue(in.readAllBytes(), FORM).getOrDefault("imports", Map.of()));
            }
        }
        this.text = new String(json.writeValueAsBytes(Map.of("imports", imports)), StandardCharsets.UTF_8);
    }

    String text() {
        return text;
    }
}
