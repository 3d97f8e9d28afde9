package clockwise;

import clockwise.store.Database;
import io.micronaut.context.ApplicationContext;
import io.micronaut.grpc.server.GrpcEmbeddedServer;
import io.micronaut.runtime.server.EmbeddedServer;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;

/** The whole host inside a test, on free ports. */
public final class RunningHost implements AutoCloseable {
    private final EmbeddedServer server;

    private RunningHost(Map<String, Object> settings) {
        Map<String, Object> all = new HashMap<>(settings);
        all.put("micronaut.server.port", -1);
        all.put("grpc.server.port", 0);
        all.putIfAbsent("clockwise.patience", "20s"); // the machine of a test may be slow
        this.server = ApplicationContext.run(EmbeddedServer.class, all);
    }

    /** On the embedded database in this folder. */
    public static RunningHost embedded(Path folder) {
        return new RunningHost(Map.of("clockwise.data", folder.toString()));
    }

    /** The same, with this setting. */
    public static RunningHost embedded(Path folder, String setting, String value) {
        return new RunningHost(Map.of("clockwise.data", folder.toString(), setting, value));
    }

    /** The same, with these settings. */
    public static RunningHost embedded(Path folder, Map<String, String> more) {
        Map<String, Object> settings = new HashMap<>(more);
        settings.put("clockwise.data", folder.toString());
        return new RunningHost(settings);
    }

    /** On a database server, with the room's files in this folder. */
    public static RunningHost on(Database database, Path folder) {
        return new RunningHost(settings(database, folder));
    }

    /** The same, with this setting. */
    public static RunningHost on(Database database, Path folder, String setting, String value) {
        Map<String, Object> settings = new HashMap<>(settings(database, folder));
        settings.put(setting, value);
        return new RunningHost(settings);
    }

    private static Map<String, Object> settings(Database database, Path folder) {
        return Map.of(
                "clockwise.data", folder.toString(),
                "clockwise.database.url", database.url(),
                "clockwise.database.user", database.user(),
                "clockwise.database.password", database.password(),
                "clockwise.database.owner-user", database.ownerUser(),
                "clockwise.database.owner-password", database.ownerPassword());
    }

    public <T> T bean(Class<T> type) {
        return server.getApplicationContext().getBean(type);
    }

    public int grpcPort() {
        return bean(GrpcEmbeddedServer.class).getPort();
    }

    public String url(String path) {
        return server.getURI() + path;
    }

    public HttpResponse<String> get(String path) throws Exception {
        HttpRequest request = HttpRequest.newBuilder(URI.create(url(path))).build();
        try (HttpClient client = HttpClient.newHttpClient()) {
            return client.send(request, HttpResponse.BodyHandlers.ofString());
        }
    }

    @Override
    public void close() {
        server.getApplicationContext().close(); // closing the server alone leaves the beans alive
    }
}
