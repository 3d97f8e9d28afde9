package clockwise.web;

import clockwise.room.Evidence;
import clockwise.room.LogHealth;
import clockwise.store.Durability;
import io.micronaut.health.HealthStatus;
import io.micronaut.management.health.indicator.AbstractHealthIndicator;
import io.micronaut.management.health.indicator.annotation.Readiness;
import io.micronaut.scheduling.TaskExecutors;
import jakarta.inject.Named;
import jakarta.inject.Singleton;
import java.sql.SQLException;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.stream.Stream;

/** The log's part of `/health`. */
@Singleton
@Readiness
final class HealthPage extends AbstractHealthIndicator<Map<String, Object>> {
    private final LogHealth log;
    private final Evidence evidence;

    HealthPage(LogHealth log, Evidence evidence, @Named(TaskExecutors.BLOCKING) ExecutorService threads) {
        this.log = log;
        this.evidence = evidence;
        this.executorService = threads;
    }

    @Override
    protected String getName() {
        return "log";
    }

    @Override
    protected Map<String, Object> getHealthInformation() {
        try {
            Durability durability = log.look();
            healthStatus = HealthStatus.UP;
            return Map.of(
                    "database", durability.database(),
                    "durability", durability.survives(),
                    "warnings",
                            Stream.concat(durability.warnings().stream(), evidence.fault().stream())
                                    .toList());
        } catch (SQLException e) {
            healthStatus = HealthStatus.DOWN;
            return Map.of("error", "The database does not answer: " + e.getMessage());
        }
    }
}
