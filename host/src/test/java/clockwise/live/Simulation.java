package clockwise.live;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import clockwise.store.EventStore;
import clockwise.store.GroupCommit;
import clockwise.store.MemoryStore;
import clockwise.store.StoreUnavailable;
import clockwise.store.TableForms;
import clockwise.table.Actor;
import clockwise.table.Actor.Role;
import clockwise.table.Command;
import clockwise.table.Event;
import clockwise.table.Ledger;
import clockwise.table.Line;
import clockwise.table.Phase;
import clockwise.table.Rejection;
import clockwise.table.Table;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.BiFunction;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** Some hours at two tables whose store fails and whose host crashes, all drawn from one seed. */
final class Simulation {
    static final List<Integer> TABLES = List.of(1, 2);
    private static final int STEPS = 240;
    private static final int TOLD = 40;

    /** Whoever serves a table. */
    interface Host {
        Outcome submit(Ask ask, Stamp stamp);

        Table table();
    }

    /** How a host is built; another one than {@link #REAL} is a planted fault. */
    interface Building {
        Host at(int table, EventStore store, GroupCommit writer, Watcher watcher);
    }

    static final Building REAL = (id, store, writer, watcher) -> {
        LiveTable live = new LiveTable(id, store, writer, Runnable::run, watcher);
        return new Host() {
            @Override
            public Outcome submit(Ask ask, Stamp stamp) {
                return live.submit(ask, stamp);
            }

            @Override
            public Table table() {
                return live.table();
            }
        };
    };

    /** What is real and what is planted. */
    record Parts(Building building, UnaryOperator<EventStore> store, BiFunction<Table, Event, List<Line>> ledger) {
        static final Parts REAL = new Parts(Simulation.REAL, UnaryOperator.identity(), Ledger::lines);
    }

    private record Told(int table, Object what, Object then) {
        @Override
        public String toString() {
            String told = table + " " + what + " -> " + then;
            return told.length() > 400 ? told.substring(0, 400) + "..." : told;
        }
    }

    private final long seed;
    private final Chance chance;
    private final Parts parts;
    private final Tally tally;
    private final MemoryStore log = new MemoryStore();
    private final FaultyStore faulty;
    private final EventStore store;
    private final GroupCommit writer;
    private final SimStamp stamp;
    private final Players players;
    private final Mischief mischief;
    private final DeviceReports devices;
    private final Map<Integer, Host> hosts = new HashMap<>();
    private final Map<Integer, Table> looks = new HashMap<>();
    private final Map<Integer, Audit> audits = new HashMap<>();
    private final Map<Integer, RequestAudit> requests = new HashMap<>();
    private final List<Table> shown = new ArrayList<>();
    private final Map<Integer, List<Ask>> sent = new HashMap<>();
    private final Deque<Told> story = new ArrayDeque<>();
    private int asked;

    Simulation(long seed, Parts parts, Tally tally) {
        this.seed = seed;
        this.chance = new Chance(seed);
        this.parts = parts;
        this.tally = tally;
        this.faulty = new FaultyStore(log, new Chance(~seed), chance.oneOf(List.of(0, 60, 25, 8)));
        this.store = parts.store().apply(faulty);
        this.writer = new GroupCommit(store, 100, 10, new SimpleMeterRegistry());
        this.stamp = new SimStamp(new History(store));
        this.players = new Players(chance);
        this.mischief = new Mischief(chance, players);
        this.devices = new DeviceReports(chance);
        for (int table : TABLES) {
            audits.put(table, new Audit(table, log, parts.ledger()));
            requests.put(table, new RequestAudit(table, log));
            sent.put(table, new ArrayList<>());
            looks.put(table, Table.closed(table));
        }
    }

    /** What the tables wrote. */
    EventStore log() {
        return log;
    }

    /** Plays it out; a failure tells the seed and what happened last. */
    void run() {
        try (ExecutorService two = Executors.newFixedThreadPool(2)) {
            start();
            for (int step = 1; step <= STEPS; step++) {
                step(two);
            }
            audits.values().forEach(Audit::readAllAgain);
            requests.values().forEach(RequestAudit::endsWell);
        } catch (RuntimeException | AssertionError | StackOverflowError e) {
            throw new AssertionError(
                    "seed " + seed + " (run it alone with -Dclockwise.seed=" + seed + "): " + e.getMessage() + "\n  "
                            + String.join(
                                    "\n  ", story.stream().map(Told::toString).toList()),
                    e);
        } finally {
            Thread.ofVirtual().start(writer::close); // its thread ends within a moment, for which nobody waits
        }
    }

    private void start() {
        for (int table : TABLES) {
            hosts.put(table, parts.building().at(table, store, writer, new Watcher() {
                @Override
                public void changed(Table now) {
                    shown.add(now);
                }

                @Override
                public void unserved(int number, Unserved why) {}
            }));
        }
    }

    private void crash() {
        tell(0, "crash", "new tables");
        for (int table : TABLES) {
            if (chance.onceIn(3)) {
                log.forget(table);
            }
        }
        faulty.crash();
        start();
    }

    private void step(ExecutorService two) {
        if (chance.onceIn(40)) {
            crash();
        }
        passTime();
        int number = chance.oneOf(TABLES);
        Table look = look(number);
        if (chance.onceIn(12)) { // something comes between look and tap
            submit(number, between(number, look), null);
        }
        List<Ask> earlier = required(sent, number);
        if (!earlier.isEmpty() && chance.onceIn(25)) {
            submit(number, again(earlier), null);
        } else {
            submit(number, ask(number, look), chance.onceIn(10) ? two : null);
        }
        check();
    }

    private void passTime() {
        long seconds = chance.onceIn(40) ? chance.between(60, 90 * 60) : chance.between(1, 20);
        stamp.now += 1_000_000L * (chance.onceIn(100) ? -seconds : seconds);
    }

    private Table look(int number) {
        try {
            looks.put(number, required(hosts, number).table());
        } catch (StoreUnavailable e) {
            tell(number, "look", "nobody knows");
        } catch (Unserved e) {
            replaced(number, e);
        }
        return required(looks, number);
    }

    /** Only a write that outlived its host can look like another host's. */
    private void replaced(int number, Unserved why) {
        assertEquals(Unserved.Reason.ANOTHER_HOST, why.reason());
        assertTrue(faulty.hadOrphans(), "table " + number + " is not served, and nobody else wrote");
        crash();
    }

    private Ask between(int number, Table look) {
        Command command = look.phase() == Phase.COLLECT && chance.percent(70)
                ? devices.drop(look.inPlay().due())
                : look.setup().isPresent() && chance.percent(50)
                        ? players.aside(look, required(audits, number).rounds())
                        : chance.percent(50) ? devices.anything(look) : new Command.Tick();
        return new Ask(id(), look.revision(), actor(look, command), command);
    }

    /** The same as before, or something else under its id. */
    private Ask again(List<Ask> earlier) {
        Ask one = chance.onceIn(3) ? chance.oneOf(earlier) : earlier.getLast();
        return chance.percent(60) ? one : new Ask(one.id(), one.revision() + 1, one.actor(), one.command());
    }

    private Ask ask(int number, Table look) {
        boolean open = look.setup().isPresent();
        int draw = chance.between(1, 100);
        Command command = open && draw <= 12
                ? players.aside(look, required(audits, number).rounds())
                : draw > 94 ? mischief.command(look, stamp.now) : players.next(look, stamp.now);
        long revision = look.revision() + (chance.onceIn(40) ? chance.between(-2, 2) : 0);
        return new Ask(id(), revision, actor(look, command), command);
    }

    private String id() {
        asked++;
        return "r" + asked;
    }

    private Actor actor(Table look, Command command) {
        if (chance.onceIn(50)) {
            return new Actor("9999", chance.oneOf(List.of(Role.values())));
        }
        String floor = chance.percent(50) ? "2001" : "2002";
        return switch (command) {
            case Command.ComeToTable come -> new Actor(chance.percent(70) ? "1001" : "1002", Role.DEALER);
            case Command.ByDealer dealers -> new Actor(look.dealer().isEmpty() ? "1001" : look.dealer(), Role.DEALER);
            case Command.ReportIrregularity report -> new Actor(floor, Role.FLOOR);
            case Command.ByStaff staff ->
                chance.percent(50) ? new Actor("1001", Role.DEALER) : new Actor(floor, Role.FLOOR);
            case Command.ByFloor floors -> new Actor(floor, Role.FLOOR);
            case Command.ByDevice devices -> new Actor("drop-7", Role.DEVICE);
            case Command.ByHost hosts -> Actor.HOST;
            case Command.WithReason told -> throw new IllegalStateException("a command of no group");
        };
    }

    /** @param two threads that both send it at once; null for one alone */
    private void submit(int number, Ask ask, @Nullable ExecutorService two) {
        required(sent, number).add(ask);
        required(requests, number).asks(ask);
        for (int attempt = 1; attempt <= 4; attempt++) {
            boolean known = two == null ? once(number, ask) : twice(number, ask, two);
            if (known || chance.onceIn(3)) {
                return;
            }
        }
    }

    /** Whether it is known what became of it. */
    private boolean once(int number, Ask ask) {
        try {
            return told(number, ask, required(hosts, number).submit(ask, stamp));
        } catch (StoreUnavailable e) {
            tell(number, ask, "nobody knows");
            required(requests, number).fails(ask);
            return false;
        } catch (Unserved e) {
            replaced(number, e);
            return false;
        }
    }

    private boolean twice(int number, Ask ask, ExecutorService two) {
        Host host = required(hosts, number);
        List<CompletableFuture<Outcome>> both = List.of(
                CompletableFuture.supplyAsync(() -> host.submit(ask, stamp), two),
                CompletableFuture.supplyAsync(() -> host.submit(ask, stamp), two));
        boolean known = true;
        for (CompletableFuture<Outcome> one : both) {
            try {
                one.exceptionally(e -> null).join();
                known &= told(number, ask, one.join());
            } catch (CompletionException e) {
                if (!(e.getCause() instanceof StoreUnavailable || e.getCause() instanceof Unserved)) {
                    throw e;
                }
                tell(number, ask, "nobody knows");
                known = false;
            }
        }
        return known;
    }

    private boolean told(int number, Ask ask, Outcome outcome) {
        tell(number, ask, outcome);
        required(requests, number).isTold(ask, outcome);
        tally.count(ask.command(), outcome);
        return true;
    }

    private void check() {
        audits.values().forEach(Audit::catchUp);
        requests.values().forEach(RequestAudit::catchUp);
        for (Table table : shown) {
            required(audits, table.id()).sees(table);
        }
        shown.clear();
        for (int number : TABLES) {
            Audit audit = required(audits, number);
            seesNoMoreOrLess(number, audit);
            if (chance.onceIn(30)) {
                audit.startAgainFromSnapshot();
                log.keep(TableForms.snapshot(audit.table(), audit.head()));
            }
        }
    }

    /** A host is behind its log only by writes that came late. */
    private void seesNoMoreOrLess(int number, Audit audit) {
        Table seen;
        try {
            seen = required(hosts, number).table();
        } catch (StoreUnavailable | Unserved e) {
            return; // it shows nothing
        }
        audit.catchUp();
        audit.sees(seen);
        audit.requestsAfter(seen.seq())
                .forEach(id -> assertTrue(faulty.cameLate(number, id), () -> number + " misses " + id));
        tally.behind += seen.seq() == audit.table().seq() ? 0 : 1;
    }

    private void tell(int number, Object what, Object then) {
        story.addLast(new Told(number, what, then));
        if (story.size() > TOLD) {
            story.removeFirst();
        }
    }

    private static <T> T required(Map<Integer, T> map, int number) {
        T found = map.get(number);
        assertNotNull(found);
        return found;
    }

    /** How often each command was accepted and each refusal came. */
    static final class Tally {
        final Map<Class<? extends Command>, Integer> accepted = new HashMap<>();
        final Map<Rejection, Integer> refused = new HashMap<>();
        int behind;

        void count(Command command, Outcome outcome) {
            switch (outcome) {
                case Outcome.Done done -> accepted.merge(command.getClass(), 1, Integer::sum);
                case Outcome.Refused no -> refused.merge(no.rejection(), 1, Integer::sum);
            }
        }
    }
}
