package clockwise.agents;

import clockwise.link.Heartbeat;
import clockwise.link.Hello;
import clockwise.live.AgentsSeen;
import clockwise.live.Ask;
import clockwise.live.LiveTable;
import clockwise.live.LiveTables;
import clockwise.live.Outcome;
import clockwise.live.Screens;
import clockwise.live.Unserved;
import clockwise.store.StoreUnavailable;
import clockwise.table.Actor;
import clockwise.table.Table;
import io.grpc.Status;
import io.micronaut.context.annotation.Property;
import io.micronaut.scheduling.annotation.Scheduled;
import jakarta.annotation.PreDestroy;
import jakarta.inject.Singleton;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The agents of all tables: one stream each, asked every few seconds whether it is alive, told what drop is due. */
@Singleton
final class Agents {
    private static final Logger LOG = LoggerFactory.getLogger(Agents.class);

    private final LiveTables tables;
    private final Screens screens;
    private final AgentsSeen seen;
    private final Clock clock;
    private final Map<Integer, Presence> present = new TreeMap<>();
    private final Runnable unfollow;

    Agents(
            LiveTables tables,
            Screens screens,
            AgentsSeen seen,
            Clock clock,
            @Property(name = "clockwise.agents.silent-after") Duration silentAfter) {
        this.tables = tables;
        this.screens = screens;
        this.seen = seen;
        this.clock = clock;
        for (LiveTable table : tables.all()) {
            present.put(table.id(), new Presence(silentAfter.toNanos() / 1_000, now()));
        }
        this.unfollow = screens.follow(this::shown);
    }

    long now() {
        return ChronoUnit.MICROS.between(Instant.EPOCH, clock.instant());
    }

    /** A link speaks for a table from now on, and the one that did before ends. */
    void comes(int table, Link link, Hello hello) {
        Presence presence = at(table);
        presence.comes(link, hello, now())
                .ifPresent(before -> before.end(Status.ABORTED, "another stream of this table was opened"));
        seen.tell(table, presence.health());
    }

    void hears(int table, Link link) {
        at(table).hears(link, now());
    }

    void beats(int table, Heartbeat heartbeat) {
        at(table).beats(heartbeat);
        seen.tell(table, at(table).health());
    }

    void leaves(int table, Link link) {
        at(table).leaves(link);
        seen.tell(table, at(table).health());
    }

    private Presence at(int table) {
        return Objects.requireNonNull(present.get(table));
    }

    /** Records something; it is in the log when this returns. See {@link LiveTables#submit}. */
    Outcome submit(int table, Ask ask) {
        return tables.submit(tables.table(table).orElseThrow(), ask);
    }

    /** What is wanted of the devices at a table. */
    Wanted wanted(int table) {
        return recorded(table).map(Wanted::at).orElse(Wanted.NOTHING);
    }

    private Optional<Table> recorded(int table) {
        return screens.last(table)
                .flatMap(shown -> shown instanceof Screens.Shown.Recorded recorded
                        ? Optional.of(recorded.state())
                        : Optional.empty());
    }

    /** Called while the table is locked: sending only puts the order into the stream's buffer. */
    private void shown(Screens.Shown shown) {
        at(shown.table()).link().ifPresent(Link::orders);
    }

    @Scheduled(fixedRate = "5s", initialDelay = "5s")
    void ping() {
        present.values().forEach(presence -> presence.link().ifPresent(Link::pings));
    }

    /** Looks who is silent; a database that does not answer is asked again the next time. */
    @Scheduled(fixedDelay = "1s", initialDelay = "1s")
    void look() {
        present.forEach((table, presence) -> {
            long now = now();
            if (presence.isSilent(now)) { // a connection that broke without a word
                presence.link().ifPresent(link -> link.end(Status.UNAVAILABLE, "nothing was heard for too long"));
            }
            recorded(table)
                    .flatMap(known -> presence.news(known.agent(), now))
                    .ifPresent(news -> tell(table, presence, news));
        });
    }

    private void tell(int table, Presence presence, Presence.News news) {
        try {
            submit(table, new Ask(news.id(), 0, Actor.HOST, news.command()));
            presence.isTold(news);
            LOG.atInfo().addKeyValue("table", table).log("{}", news.command());
        } catch (StoreUnavailable | Unserved e) {
            LOG.atWarn().addKeyValue("table", table).log("Not recorded yet: {}: {}", news.command(), e.getMessage());
        }
    }

    @PreDestroy
    void close() {
        unfollow.run();
        present.values()
                .forEach(presence ->
                        presence.link().ifPresent(link -> link.end(Status.UNAVAILABLE, "the host is stopping")));
    }
}
