package clockwise.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import clockwise.RunningHost;
import clockwise.room.RoomLog;
import clockwise.staff.Badge;
import clockwise.staff.Badges;
import clockwise.store.EventStore;
import clockwise.store.Head;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What the running host promises on every database. */
abstract class HostContract {
    /** A host on this test's database; a second call, after closing the first, is its next start. */
    abstract RunningHost start() throws Exception;

    abstract String durability();

    @Test
    void healthNamesTheDatabaseAndWhatItPromises() throws Exception {
        try (RunningHost host = start()) {
            HttpResponse<String> health = host.get("/health");
            assertEquals(200, health.statusCode());
            assertTrue(health.body().contains("\"status\":\"UP\""), health.body());
            assertTrue(health.body().contains(durability()), health.body());
            assertTrue(host.get("/").body().contains(durability()));
        }
    }

    @Test
    void metricsCountTheCommits() throws Exception {
        try (RunningHost host = start()) {
            String metrics = host.get("/prometheus").body();
            assertTrue(metrics.contains("clockwise_log_commit_seconds_count 1"), metrics);
        }
    }

    @Test
    void everyStartAndStopIsInTheRoomsLog() throws Exception {
        for (int i = 0; i < 2; i++) {
            start().close();
        }
        try (RunningHost host = start()) {
            List<String> types = new ArrayList<>();
            host.bean(EventStore.class).read(RoomLog.ROOM, Head.NONE, entry -> types.add(entry.type()));
            assertEquals(List.of("HostStarted", "HostStopped", "HostStarted", "HostStopped", "HostStarted"), types);
            assertEquals(3, host.bean(RoomLog.class).history().starts());
        }
    }

    @Test
    void badgesAreKept() throws Exception {
        Badge badge = new Badge("1042", "Floor manager of the test", Badge.Role.FLOOR, "2027-12-31");
        try (RunningHost host = start()) {
            host.bean(Badges.class).save(badge);
        }
        try (RunningHost host = start()) {
            Badges badges = host.bean(Badges.class);
            assertEquals(Optional.of(badge), badges.findById("1042"));
            badges.update(new Badge("1042", badge.name(), Badge.Role.DEALER, ""));
            assertEquals(
                    Badge.Role.DEALER, badges.findById("1042").orElseThrow().role());
            badges.deleteById("1042");
            assertEquals(Optional.empty(), badges.findById("1042"));
        }
    }

    @Test
    void anUnknownAddressIsNotFound() throws Exception {
        try (RunningHost host = start()) {
            assertEquals(404, host.get("/no/such/page").statusCode());
        }
    }
}
