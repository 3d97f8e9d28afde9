package clockwise.live;

import clockwise.money.Money;
import clockwise.room.Room;
import clockwise.rotation.Kind;
import clockwise.table.Event;
import clockwise.table.Fee;
import clockwise.table.Recorded;
import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import jakarta.inject.Singleton;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Adds up a shift from the logs of all tables; what was read once is kept, and then only what is new is read. */
@Singleton
public final class ShiftFigures {
    private static final long HOUR = 3_600_000_000L;

    private record Key(int table, LocalDate day, String shift) {}

    /** A round of the shift: its lock, and what was dropped for it. */
    private record Counted(
            int table, long at, Event.WagersLocked lock, Set<Integer> waived, Money dropped, boolean voided) {
        Counted without(int fee) {
            Set<Integer> all = new HashSet<>(waived);
            all.add(fee);
            return new Counted(table, at, lock, all, dropped, voided);
        }

        /** The fees that were taken: those that were waived later, by their place from 1, are not. */
        List<Fee> taken() {
            return IntStream.rangeClosed(1, lock.fees().size())
                    .filter(place -> !waived.contains(place))
                    .mapToObj(place -> lock.fees().get(place - 1))
                    .filter(fee -> !fee.amount().isZero())
                    .toList();
        }

        boolean isTppps() {
            return !voided && lock.taking().kind() == Kind.TPPPS;
        }
    }

    /** What a rate is told apart by. */
    private record RateKey(String schedule, int option, Fee.Payer payer, Money fee) {}

    private final Room room;
    private final History history;
    private final Cache<Key, Book> books =
            Caffeine.newBuilder().maximumSize(2_000).build();

    ShiftFigures(Room room, LiveTables tables) {
        this.room = room;
        this.history = tables.history();
    }

    /** To be called by a thread that may wait for the log. */
    public ShiftView of(LocalDate day, String shift) {
        List<Counted> all = new ArrayList<>();
        List<ShiftView.Of> tables = new ArrayList<>();
        for (Room.TablePlace place : room.tables()) {
            Key key = new Key(place.number(), day, shift);
            List<Counted> here = books.get(key, Book::new).read(history);
            all.addAll(here);
            tables.add(new ShiftView.Of(place.number(), place.name(), hands(here), tppps(here), sum(here)));
        }
        return new ShiftView(day, shift, hours(all), tables, rates(all));
    }

    private static List<ShiftView.Hour> hours(List<Counted> all) {
        NavigableMap<Long, List<Counted>> byHour = all.stream()
                .collect(Collectors.groupingBy(round -> round.at - round.at % HOUR, TreeMap::new, Collectors.toList()));
        List<ShiftView.Hour> hours = new ArrayList<>();
        if (!byHour.isEmpty()) {
            for (long from = byHour.firstKey(); from <= byHour.lastKey(); from += HOUR) {
                List<Counted> rounds = byHour.getOrDefault(from, List.of());
                hours.add(new ShiftView.Hour(from, hands(rounds), tppps(rounds), sum(rounds)));
            }
        }
        return hours;
    }

    private static List<ShiftView.Rate> rates(List<Counted> all) {
        Map<RateKey, Long> times = all.stream()
                .filter(round -> !round.dropped.isZero())
                .flatMap(round -> round.taken().stream()
                        .map(fee -> new RateKey(
                                round.lock.posting().schedule(),
                                round.lock.posting().option().number(),
                                fee.payer(),
                                fee.amount())))
                .collect(Collectors.groupingBy(Function.identity(), Collectors.counting()));
        return times.entrySet().stream()
                .map(entry -> rate(entry.getKey(), Math.toIntExact(entry.getValue())))
                .sorted(Comparator.comparing(ShiftView.Rate::schedule)
                        .thenComparingInt(ShiftView.Rate::option)
                        .thenComparing(ShiftView.Rate::payer)
                        .thenComparing(ShiftView.Rate::fee))
                .toList();
    }

    private static ShiftView.Rate rate(RateKey key, int times) {
        Money collected = new Money(Math.multiplyExact(key.fee.cents(), (long) times));
        return new ShiftView.Rate(key.schedule, key.option, key.payer, key.fee, times, collected);
    }

    private static int hands(List<Counted> rounds) {
        return (int) rounds.stream().filter(round -> !round.voided).count();
    }

    private static int tppps(List<Counted> rounds) {
        return (int) rounds.stream().filter(Counted::isTppps).count();
    }

    private static Money sum(List<Counted> rounds) {
        return rounds.stream().map(Counted::dropped).reduce(Money.ZERO, Money::plus);
    }

    /** The rounds of one table in one shift, as far as the log was read. */
    private static final class Book {
        private final Key key;
        private final NavigableMap<Long, Counted> rounds = new TreeMap<>();
        private long readTo;

        Book(Key key) {
            this.key = key;
        }

        synchronized List<Counted> read(History history) {
            long from = readTo;
            List<Recorded> news = new ArrayList<>();
            for (String type : List.of("WagersLocked", "FeeWaived", "DropConfirmed", "RoundVoided")) {
                news.addAll(history.back(key.table, type, recorded -> recorded.seq() > from && !isEarlier(recorded)));
            }
            news.sort(Comparator.comparingLong(Recorded::seq));
            news.forEach(recorded -> take(recorded.at(), recorded.event()));
            readTo = news.isEmpty() ? from : news.getLast().seq();
            return List.copyOf(rounds.values());
        }

        /** Locks name their gaming day; what else is recorded two days before cannot belong to it. */
        private boolean isEarlier(Recorded recorded) {
            return recorded.event() instanceof Event.WagersLocked lock
                    ? lock.day().isBefore(key.day)
                    : LocalDate.ofEpochDay(Math.floorDiv(recorded.at(), 24 * HOUR))
                            .isBefore(key.day);
        }

        private void take(long at, Event event) {
            switch (event) {
                case Event.WagersLocked lock -> {
                    if (lock.day().equals(key.day) && lock.shift().equals(key.shift)) {
                        rounds.put(
                                lock.round().number(), new Counted(key.table, at, lock, Set.of(), Money.ZERO, false));
                    }
                }
                case Event.FeeWaived waived ->
                    rounds.computeIfPresent(waived.round(), (_, round) -> round.without(waived.fee()));
                case Event.DropConfirmed dropped ->
                    rounds.computeIfPresent(
                            dropped.round(),
                            (_, round) -> new Counted(
                                    round.table,
                                    round.at,
                                    round.lock,
                                    round.waived,
                                    dropped.drop().amount(),
                                    round.voided));
                case Event.RoundVoided voided -> // no hand, but what was dropped stays in the box
                    rounds.computeIfPresent(
                            voided.round(),
                            (_, round) ->
                                    new Counted(round.table, round.at, round.lock, round.waived, round.dropped, true));
                default -> {}
            }
        }
    }
}
