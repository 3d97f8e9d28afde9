package clockwise.room;

import clockwise.staff.Badge;
import clockwise.staff.Badges;
import io.micronaut.context.annotation.Context;
import jakarta.annotation.PostConstruct;
import java.util.Map;

/** Takes the badges of `room.yaml` over at the start; one that is known already stays as it is. */
@Context
final class BadgeImport {
    private final Room room;
    private final Badges badges;
    private final RoomLog log;

    BadgeImport(Room room, Badges badges, RoomLog log) {
        this.room = room;
        this.badges = badges;
        this.log = log;
    }

    @PostConstruct
    void takeOver() {
        for (Badge badge : room.badges()) {
            if (!badges.existsById(badge.number())) {
                badges.save(badge);
                log.record(
                        "BadgeImported",
                        "host",
                        Map.of(
                                "badge", badge.number(),
                                "name", badge.name(),
                                "role", badge.role().name(),
                                "validUntil", badge.validUntil()));
            }
        }
    }
}
