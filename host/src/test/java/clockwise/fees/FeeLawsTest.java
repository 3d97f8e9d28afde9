package clockwise.fees;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import clockwise.money.Money;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;

/** What holds for every option and every list of wagers. */
class FeeLawsTest {
    private static final Lines NOWHERE = new Lines(1, 1);

    @Provide
    Arbitrary<Money> amounts() {
        return Arbitraries.longs().between(1, 1_000_000).map(Money::new);
    }

    @Provide
    Arbitrary<Wagers> wagers() {
        return Combinators.combine(
                        amounts().list().ofMaxSize(12), amounts().list().ofMaxSize(12))
                .as(Wagers::new);
    }

    /** Bands with rising bounds and rising fees. */
    @Provide
    Arbitrary<List<Band>> bands() {
        return Arbitraries.integers()
                .between(1, 400)
                .tuple2()
                .list()
                .ofMinSize(1)
                .ofMaxSize(5)
                .map(steps -> {
                    List<Band> bands = new ArrayList<>();
                    Money from = Money.dollars(1);
                    Money fee = Money.ZERO;
                    for (int i = 0; i < steps.size(); i++) {
                        Money next = from.plus(Money.dollars(steps.get(i).get1()));
                        fee = fee.plus(new Money(steps.get(i).get2()));
                        Optional<Money> to =
                                i == steps.size() - 1 ? Optional.empty() : Optional.of(next.minus(Money.dollars(1)));
                        bands.add(new Band(from, to, fee));
                        from = next;
                    }
                    return bands;
                });
    }

    @Provide
    Arbitrary<FeeOption.PlayerDealer> options() {
        Arbitrary<Money> flat = Arbitraries.longs().between(0, 500).map(Money::new);
        return Combinators.combine(bands(), flat, Arbitraries.of(true, false))
                .as((bands, fee, byAction) ->
                        byAction ? new ByTableAction(1, bands, fee, NOWHERE) : new ByWager(1, fee, bands, NOWHERE));
    }

    @Property
    void theOrderOfTheWagersDoesNotMatter(
            @ForAll("options") FeeOption.PlayerDealer option, @ForAll("wagers") Wagers wagers, @ForAll Random random) {
        List<Money> base = new ArrayList<>(wagers.base());
        List<Money> bonus = new ArrayList<>(wagers.bonus());
        Collections.shuffle(base, random);
        Collections.shuffle(bonus, random);
        Fees shuffled = option.collect(new Wagers(base, bonus));
        Fees fees = option.collect(wagers);
        assertEquals(fees.playerDealer(), shuffled.playerDealer());
        assertEquals(fees.ofPlayers(), shuffled.ofPlayers());
    }

    /** One of the posted rates, never a share: the fee takes no more values than the placard has rows. */
    @Property
    void theFeeIsAlwaysOneOfThoseOnThePlacard(
            @ForAll("options") FeeOption.PlayerDealer option, @ForAll("wagers") Wagers wagers) {
        Fees fees = option.collect(wagers);
        boolean empty = wagers.totalTableAction().isZero();
        switch (option) {
            case ByTableAction action -> {
                assertTrue(
                        empty
                                ? fees.playerDealer().isZero()
                                : action.playerDealer().stream().map(Band::fee).anyMatch(fees.playerDealer()::equals));
                assertTrue(fees.players().stream().allMatch(action.player()::equals));
            }
            case ByWager wager -> {
                assertEquals(empty ? Money.ZERO : wager.playerDealer(), fees.playerDealer());
                assertTrue(fees.players().stream()
                        .allMatch(fee -> wager.player().stream().map(Band::fee).anyMatch(fee::equals)));
            }
        }
    }

    @Property
    void moreOnTheTableNeverCostsLess(
            @ForAll("options") FeeOption.PlayerDealer option,
            @ForAll("wagers") Wagers wagers,
            @ForAll("amounts") Money more) {
        List<Money> base = new ArrayList<>(wagers.base());
        base.add(more);
        Fees fees = option.collect(wagers);
        Fees after = option.collect(new Wagers(base, wagers.bonus()));
        assertTrue(!after.playerDealer().isLessThan(fees.playerDealer()));
        assertTrue(!after.ofPlayers().isLessThan(fees.ofPlayers()));
        assertEquals(base.size(), after.players().size());
    }

    /** Filed 1691. */
    @Property
    void byWagerNoBonusBetCosts(
            @ForAll("bands") List<Band> bands, @ForAll("wagers") Wagers wagers, @ForAll("amounts") Money bonus) {
        ByWager option = new ByWager(1, Money.dollars(2), bands, NOWHERE);
        Fees with = option.collect(new Wagers(wagers.base(), List.of(bonus)));
        assertEquals(option.collect(wagers).players(), with.players());
    }

    @Property
    void dropsAddUp(
            @ForAll @IntRange(min = 0) int start,
            @ForAll @IntRange(max = 100_000) int one,
            @ForAll @IntRange(max = 100_000) int other) {
        Instant from = Instant.ofEpochSecond(start);
        Instant middle = from.plusSeconds(one);
        Instant end = middle.plusSeconds(other);
        assertEquals(ByTime.drops(from, end), ByTime.drops(from, middle) + ByTime.drops(middle, end));
    }

    /** Filed 1049: the drop is at the top and bottom of the hour, not thirty minutes after the table opened. */
    @Example
    void dropsAreAtTheTopAndBottomOfTheHour() {
        Instant opened = Instant.parse("2026-11-01T18:20:00Z");
        assertEquals(0, ByTime.drops(opened, Instant.parse("2026-11-01T18:29:59Z")));
        assertEquals(1, ByTime.drops(opened, Instant.parse("2026-11-01T18:30:00Z")));
        assertEquals(2, ByTime.drops(opened, Instant.parse("2026-11-01T19:00:00Z")));
    }

    @Example
    void aWagerWithoutAStakeCostsNothing() {
        Band all = new Band(Money.dollars(1), Optional.empty(), Money.dollars(3));
        Wagers wagers = new Wagers(List.of(Money.ZERO, Money.dollars(5)), List.of(Money.ZERO));
        List<Money> expected = List.of(Money.ZERO, Money.dollars(3));
        assertEquals(
                expected,
                new ByWager(1, Money.ZERO, List.of(all), NOWHERE)
                        .collect(wagers)
                        .players());
        assertEquals(
                expected,
                new ByTableAction(1, List.of(all), Money.dollars(3), NOWHERE)
                        .collect(wagers)
                        .players());
    }
}
