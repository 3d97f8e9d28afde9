package clockwise.store;

import java.util.ArrayList;
import java.util.List;

/** Makes appends for tests. */
final class Appends {
    static final long AT = 1_794_988_330_123_456L;

    private Appends() {}

    /** A request with one event whose body is the request's own name. */
    static Append one(int table, long after, String request) {
        return request(table, after, request, request);
    }

    /** A request with an event for each body. */
    static Append request(int table, long after, String request, String... bodies) {
        List<Append.Event> events = new ArrayList<>();
        for (String body : bodies) {
            events.add(new Append.Event(after + events.size(), "Tested", Bytes.utf8(body)));
        }
        Bytes hash = HashChain.sha256(Bytes.utf8(String.join("\n", bodies)));
        return new Append(table, after, request, hash, "badge:7", AT, events);
    }

    /** A request with one event of this type. */
    static Append typed(int table, long after, String request, String type) {
        Bytes body = Bytes.utf8(request);
        List<Append.Event> events = List.of(new Append.Event(after, type, body));
        return new Append(table, after, request, HashChain.sha256(body), "badge:7", AT, events);
    }

    static List<Entry> read(EventStore store, int table) {
        List<Entry> entries = new ArrayList<>();
        store.read(table, Head.NONE, entries::add);
        return entries;
    }

    static List<String> bodies(EventStore store, int table) {
        return read(store, table).stream().map(entry -> entry.body().text()).toList();
    }
}
