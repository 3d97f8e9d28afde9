package clockwise.room;

import static org.junit.jupiter.api.Assertions.assertEquals;

import clockwise.fees.ByHand;
import clockwise.fees.ByTime;
import clockwise.fees.FeeOption;
import clockwise.fees.FeeSchedule;
import clockwise.fees.Fees;
import clockwise.fees.PokerFees;
import clockwise.fees.PokerHand;
import clockwise.fees.ServedGame;
import clockwise.fees.Wagers;
import clockwise.money.Money;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Every edge of every option of the catalogue: a cent below, at, a cent above; against a plain reading of the rows. */
class CollectAtEdgesTest {
    private static final Map<String, FeeOption> OPTIONS = options();

    private static Map<String, FeeOption> options() {
        Map<String, FeeOption> options = new TreeMap<>();
        try {
            for (FeeSchedule schedule : Catalogue.filed().schedules()) {
                String game = schedule.games().stream().map(ServedGame::name).collect(Collectors.joining(" / "));
                schedule.options().forEach(option -> options.put(game + " option " + option.number(), option));
            }
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
        return options;
    }

    @TestFactory
    Stream<DynamicTest> everyOption() throws IOException {
        return FiledRow.byOption().entrySet().stream()
                .map(entry ->
                        DynamicTest.dynamicTest(entry.getKey(), () -> check(option(entry.getKey()), entry.getValue())));
    }

    private static FeeOption option(String name) {
        return Optional.ofNullable(OPTIONS.get(name)).orElseThrow(() -> new AssertionError("no " + name));
    }

    private static void check(FeeOption option, List<FiledRow> rows) {
        String basis = rows.getFirst().get("basis");
        switch (option) {
            case FeeOption.PlayerDealer posted -> {
                for (long cents : edges(rows)) {
                    if (basis.equals("total_table_action")) {
                        tableAction(posted, rows, cents);
                    } else {
                        assertEquals("player_wager", basis);
                        playerWager(posted, rows, cents);
                    }
                }
            }
            case ByTime time -> {
                assertEquals("time", basis);
                for (long drops = 0; drops < 4; drops++) {
                    assertEquals(
                            drops * rows.getFirst().cents("regular_fee"),
                            time.collect(drops).cents());
                }
            }
            case ByHand hand -> hands(hand, rows);
        }
    }

    /** A cent below, at and a cent above every bound that is posted; nothing below one cent. */
    private static Set<Long> edges(List<FiledRow> rows) {
        Set<Long> edges = new TreeSet<>(Set.of(1L));
        for (FiledRow row : rows) {
            for (String bound : List.of("band_low", "band_high")) {
                if (!row.get(bound).isEmpty()) {
                    long cents = row.cents(bound);
                    edges.addAll(List.of(cents - 1, cents, cents + 1));
                }
            }
        }
        return edges;
    }

    /** The last row whose lower bound is reached, or the first. */
    private static FiledRow rowOf(List<FiledRow> rows, long cents) {
        for (int i = rows.size() - 1; i > 0; i--) {
            if (cents >= rows.get(i).cents("band_low")) {
                return rows.get(i);
            }
        }
        return rows.getFirst();
    }

    private static void tableAction(FeeOption.PlayerDealer option, List<FiledRow> rows, long cents) {
        long part = cents / 3;
        List<Wagers> sameAction = new ArrayList<>();
        sameAction.add(new Wagers(List.of(new Money(cents)), List.of()));
        if (part > 0) {
            sameAction.add(new Wagers(List.of(new Money(part), new Money(part)), List.of(new Money(cents - 2 * part))));
        }
        for (Wagers wagers : sameAction) {
            Fees fees = option.collect(wagers);
            assertEquals(cents, fees.totalTableAction().cents());
            assertEquals(
                    rowOf(rows, cents).cents("player_dealer_fee"),
                    fees.playerDealer().cents(),
                    () -> "action of " + cents);
            assertEquals(
                    wagers.base().size() * rows.getFirst().cents("player_fee"),
                    fees.ofPlayers().cents());
        }
    }

    private static void playerWager(FeeOption.PlayerDealer option, List<FiledRow> rows, long cents) {
        Money wager = new Money(cents);
        long fee = rowOf(rows, cents).cents("player_fee");
        Fees fees = option.collect(new Wagers(List.of(wager, Money.dollars(1), wager), List.of(Money.dollars(500))));
        assertEquals(
                rows.getFirst().cents("player_dealer_fee"), fees.playerDealer().cents());
        assertEquals(
                List.of(fee, rows.getFirst().cents("player_fee"), fee),
                fees.players().stream().map(Money::cents).toList(),
                () -> "wager of " + cents);
    }

    private static void hands(ByHand option, List<FiledRow> rows) {
        String size = rows.getFirst().get("qualifying_pot");
        long qualifying = size.isEmpty() ? 5_000 : rows.getFirst().cents("qualifying_pot");
        for (int players = 1; players <= 10; players++) {
            for (long pot : List.of(qualifying - 1, qualifying, qualifying + 1)) {
                for (PokerHand.End end : PokerHand.End.values()) {
                    PokerHand hand = new PokerHand(players, new Money(pot), end);
                    assertEquals(
                            expected(rows, players, pot, end),
                            option.collect(hand).map(PokerFees::total).map(Money::cents),
                            hand::toString);
                }
            }
        }
    }

    private static Optional<Long> expected(List<FiledRow> rows, int players, long pot, PokerHand.End end) {
        for (FiledRow row : rows) {
            if (players < Integer.parseInt(row.get("players_min"))
                    || players > Integer.parseInt(row.get("players_max"))) {
                continue;
            }
            long fee = end == PokerHand.End.BEFORE_FLOP ? 0 : row.cents("regular_fee");
            if (row.get("modified_a_when").equals("ends_before_flop") && end == PokerHand.End.BEFORE_FLOP) {
                fee += row.cents("modified_a");
            }
            if (row.get("modified_a_when").equals("running_it_twice") && end == PokerHand.End.RUN_TWICE) {
                fee += row.cents("modified_a");
            }
            boolean river = end == PokerHand.End.RIVER || end == PokerHand.End.RUN_TWICE;
            if ((row.get("modified_b_when").equals("river") && river)
                    || (row.get("modified_b_when").equals("pot_reaches_qualifying_size")
                            && pot >= row.cents("qualifying_pot"))) {
                fee += row.cents("modified_b");
            }
            return Optional.of(fee);
        }
        return Optional.empty();
    }

    @Test
    void noWagersNoFee() {
        for (FeeOption option : OPTIONS.values()) {
            if (option instanceof FeeOption.PlayerDealer posted) {
                Fees fees = posted.collect(new Wagers(List.of(), List.of()));
                assertEquals(new Fees(Money.ZERO, Money.ZERO, List.of()), fees);
            }
        }
    }

    /** $49.50 with the bands $1-$49 and $50-$99 is in the first. */
    @Test
    void filed1738_betweenThePostedBoundsTheLowerBandHolds() {
        FeeOption.PlayerDealer option = (FeeOption.PlayerDealer) option("Fortune Pai Gow Poker option 7");
        assertEquals(
                Money.dollars(2),
                option.collect(new Wagers(List.of(new Money(4_950)), List.of())).playerDealer());
    }
}
