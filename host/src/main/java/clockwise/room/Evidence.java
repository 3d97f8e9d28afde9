package clockwise.room;

import clockwise.evidence.BadEvidence;
import clockwise.evidence.BrokenTree;
import clockwise.evidence.Checkpoint.Signed;
import clockwise.evidence.Checkpoints;
import clockwise.evidence.KeptOutside;
import clockwise.evidence.LogTree;
import clockwise.evidence.SigningKey;
import clockwise.store.BrokenLog;
import clockwise.store.EventStore;
import clockwise.store.StoreUnavailable;
import io.micronaut.context.annotation.Context;
import io.micronaut.context.annotation.Property;
import io.micronaut.context.event.ApplicationEventListener;
import io.micronaut.context.event.ShutdownEvent;
import io.micronaut.core.order.Ordered;
import io.micronaut.scheduling.annotation.Scheduled;
import jakarta.annotation.PostConstruct;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Clock;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Checkpoints of the log at every start and stop, in between by the clock, and whenever somebody asks. A log that is
 * not the one that was signed is told loudly and signed no more; play goes on, for the new events are chained as ever.
 */
@Context
public final class Evidence implements ApplicationEventListener<ShutdownEvent>, Ordered {
    private static final Logger LOG = LoggerFactory.getLogger(Evidence.class);

    private final Checkpoints checkpoints;
    private volatile Optional<String> fault = Optional.empty();

    /** @param outside where checkpoints are kept outside the database; in the data folder if empty */
    Evidence(
            EventStore log,
            DatabaseSetup.Readers readers,
            DataFolder folder,
            Clock clock,
            RoomLog afterTheStartIsRecorded,
            @Property(name = "clockwise.checkpoints") String outside) {
        try {
            this.checkpoints = new Checkpoints(
                    log,
                    new LogTree(readers.pool()),
                    SigningKey.in(folder.path()),
                    new KeptOutside(outside.isEmpty() ? folder.file("checkpoints") : Path.of(outside)),
                    clock);
        } catch (BadEvidence e) {
            throw new Unfit(e.sentence());
        }
    }

    @PostConstruct
    void hostStarted() {
        LOG.info(
                "Checkpoints are signed by the key {}",
                checkpoints.key().checking().name());
        try {
            checkpoints.compareWithOutside();
        } catch (BrokenTree | BrokenLog e) {
            tell(e);
            return;
        }
        make();
    }

    @Scheduled(fixedDelay = "${clockwise.checkpoint-every}", initialDelay = "${clockwise.checkpoint-every}")
    void make() {
        if (fault.isPresent()) {
            return;
        }
        try {
            Signed made = checkpoints.make();
            LOG.debug("Checkpoint of {} events", made.checkpoint().size());
        } catch (BrokenTree | BrokenLog e) {
            tell(e);
        } catch (StoreUnavailable | UncheckedIOException e) {
            LOG.warn("No checkpoint was made: {}", e.getMessage());
        }
    }

    private void tell(RuntimeException broken) {
        fault = Optional.of(
                "The log is not the one that was signed, and no checkpoint is made any more: " + broken.getMessage());
        LOG.error(fault.get());
    }

    /** Why no checkpoints are made, if so. */
    public Optional<String> fault() {
        return fault;
    }

    public Checkpoints checkpoints() {
        return checkpoints;
    }

    /** The room's log has recorded the stop before. */
    @Override
    public void onApplicationEvent(ShutdownEvent event) {
        make();
    }

    @Override
    public int getOrder() {
        return Ordered.LOWEST_PRECEDENCE;
    }
}
