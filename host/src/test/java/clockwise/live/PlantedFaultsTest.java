package clockwise.live;

import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import ch.qos.logback.classic.Level;
import clockwise.live.Simulation.Host;
import clockwise.live.Simulation.Parts;
import clockwise.live.Simulation.Tally;
import clockwise.store.Answer;
import clockwise.store.Append;
import clockwise.store.Entry;
import clockwise.store.EventStore;
import clockwise.store.HashChain;
import clockwise.store.Head;
import clockwise.store.Snapshot;
import clockwise.table.Account;
import clockwise.table.Command;
import clockwise.table.Decision;
import clockwise.table.Event;
import clockwise.table.Ledger;
import clockwise.table.Line;
import clockwise.table.Recorded;
import clockwise.table.Request;
import clockwise.table.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** The simulator finds faults that are planted, so that it would find others. */
class PlantedFaultsTest {
    @BeforeAll
    static void failuresAreNoNews() {
        SimulatorTest.logging(Level.OFF);
    }

    @AfterAll
    static void failuresAreNewsAgain() {
        SimulatorTest.logging(null);
    }

    private static void isFound(Parts planted, String told) {
        AssertionError found = assertThrows(AssertionError.class, () -> {
            for (long seed = 1; seed <= 20; seed++) {
                new Simulation(seed, planted, new Tally()).run();
            }
        });
        assertTrue(String.valueOf(found.getMessage()).contains(told), found.getMessage());
    }

    @Test
    void aStoreThatAcknowledgesWithoutStoring() {
        UnaryOperator<EventStore> forgetful = Forgetful::new;
        isFound(new Parts(Simulation.REAL, forgetful, Ledger::lines), "told as done and not in the log");
    }

    @Test
    void aHostThatShowsBeforeItAppends() {
        Simulation.Building hasty = (id, store, writer, watcher) -> {
            Host real = Simulation.REAL.at(id, store, writer, watcher);
            return new Host() {
                @Override
                public Outcome submit(Ask ask, Stamp stamp) {
                    Table now = real.table();
                    Request request = stamp.on(ask, now);
                    if (now.decide(request) instanceof Decision.Accepted accepted) {
                        watcher.changed(after(now, request, accepted.events()));
                    }
                    return real.submit(ask, stamp);
                }

                @Override
                public Table table() {
                    return real.table();
                }
            };
        };
        isFound(new Parts(hasty, UnaryOperator.identity(), Ledger::lines), "which is not in the log");
    }

    private static Table after(Table table, Request request, List<Event> events) {
        Table next = table;
        long revision = table.revision() + (request.command() instanceof Command.ByDealer ? 1 : 0);
        for (Event event : events) {
            next = next.evolve(new Recorded(
                    next.seq() + 1, revision, request.at(), request.actor().id(), event));
        }
        return next;
    }

    @Test
    void aLineOfTheLedgerThatIsLost() {
        isFound(new Parts(Simulation.REAL, UnaryOperator.identity(), PlantedFaultsTest::withoutOne), "on the felt");
    }

    private static List<Line> withoutOne(Table before, Event event) {
        List<Line> lines = new ArrayList<>(Ledger.lines(before, event));
        if (event instanceof Event.PassSettled) {
            lines.stream()
                    .filter(line -> line.payer().equals(Account.FELT))
                    .findFirst()
                    .ifPresent(lines::remove);
        }
        return lines;
    }

    /** Answers some appends as stored and stores nothing. */
    private record Forgetful(EventStore real, AtomicInteger appends) implements EventStore {
        Forgetful(EventStore real) {
            this(real, new AtomicInteger());
        }

        @Override
        public List<Answer> append(List<Append> group) {
            return appends.incrementAndGet() % 20 == 0
                    ? group.stream().map(Forgetful::acknowledged).toList()
                    : real.append(group);
        }

        private static Answer acknowledged(Append append) {
            long end = append.after() + append.events().size();
            return new Answer.Appended(new Head(end, HashChain.sha256(append.requestHash())));
        }

        @Override
        public Optional<Done> find(int table, String requestId) {
            return real.find(table, requestId);
        }

        @Override
        public Head read(int table, Head from, Consumer<Entry> reader) {
            return real.read(table, from, reader);
        }

        @Override
        public List<Entry> lastBefore(int table, String type, long seq, int most) {
            return real.lastBefore(table, type, seq, most);
        }

        @Override
        public List<Integer> tables() {
            return real.tables();
        }

        @Override
        public Optional<Snapshot> snapshot(int table) {
            return real.snapshot(table);
        }

        @Override
        public void keep(Snapshot snapshot) {
            real.keep(snapshot);
        }

        @Override
        public void forget(int table) {
            real.forget(table);
        }
    }
}
