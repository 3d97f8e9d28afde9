package clockwise.live;

import io.micronaut.runtime.event.annotation.EventListener;
import io.micronaut.runtime.server.event.ServerStartupEvent;
import jakarta.inject.Singleton;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Reads and draws all tables when the host starts, so that the first tap of the day need not wait for it. */
@Singleton
final class WarmUp {
    private static final Logger LOG = LoggerFactory.getLogger(WarmUp.class);

    private final LiveTables tables;
    private final Pictures pictures;

    WarmUp(LiveTables tables, Pictures pictures) {
        this.tables = tables;
        this.pictures = pictures;
    }

    @EventListener
    void started(ServerStartupEvent event) {
        Thread.ofVirtual().name("warm-up").start(() -> {
            try {
                tables.readAll();
                tables.all().forEach(table -> pictures.of(table.id()).ifPresent(Picture::view));
            } catch (RuntimeException e) { // it is tried again when somebody asks
                LOG.warn("The tables were not read: {}", e.toString());
            }
        });
    }
}
