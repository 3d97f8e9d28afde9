package clockwise.json;

import clockwise.cards.Card;
import clockwise.cards.Rank;
import clockwise.cards.Suit;
import clockwise.json.Samples.All;
import clockwise.json.Samples.Colour;
import clockwise.json.Samples.Flat;
import clockwise.json.Samples.Lists;
import clockwise.json.Samples.Maps;
import clockwise.json.Samples.Perhaps;
import clockwise.json.Samples.Scalars;
import clockwise.json.Samples.Tree;
import clockwise.money.Money;
import clockwise.rules.Play;
import clockwise.rules.Spot;
import clockwise.rules.Step;
import clockwise.rules.Wager;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.Provide;
import net.jqwik.api.domains.DomainContextBase;

/** Samples with any texts and numbers in them. */
class AnySample extends DomainContextBase {
    @Provide
    Arbitrary<All> alls() {
        return Combinators.combine(scalars(), perhaps(), lists(), maps()).as(All::new);
    }

    @Provide
    Arbitrary<Play> plays() {
        Arbitrary<Card> cards = Combinators.combine(
                        Arbitraries.of(Rank.class).filter(rank -> rank != Rank.JOKER),
                        Arbitraries.of(Suit.class).filter(suit -> suit != Suit.JOKER))
                .as(Card::of);
        return Arbitraries.oneOf(
                Combinators.combine(spots(), cards).as(Play.Dealt::new),
                Combinators.combine(spots(), texts(), some(wagers())).as(Play.Chose::new),
                some(whole()).map(Play.Threw::new),
                Combinators.combine(spots(), texts()).as(Play.Declared::new),
                Combinators.combine(whole(), some(steps())).as(Play.Settled::new));
    }

    private static Arbitrary<Scalars> scalars() {
        return Combinators.combine(
                        whole(),
                        Arbitraries.longs(),
                        Arbitraries.of(true, false),
                        texts(),
                        Arbitraries.of(Colour.class),
                        spots(),
                        money(),
                        Arbitraries.longs().between(0, 200_000).map(LocalDate::ofEpochDay))
                .as(Scalars::new);
    }

    private static Arbitrary<Perhaps> perhaps() {
        Arbitrary<OptionalInt> numbers =
                whole().optional().map(number -> number.map(OptionalInt::of).orElse(OptionalInt.empty()));
        return Combinators.combine(wagers().optional(), some(whole()).optional(), numbers)
                .as(Perhaps::new);
    }

    private static Arbitrary<Lists> lists() {
        return Combinators.combine(
                        some(some(texts())),
                        texts().set().ofMaxSize(4),
                        Arbitraries.of(Colour.class).set(),
                        whole().set().ofMaxSize(4))
                .as(Lists::new);
    }

    private static Arbitrary<Maps> maps() {
        return Combinators.combine(
                        map(texts(), Arbitraries.of(true, false)),
                        map(whole(), some(wagers())),
                        map(Arbitraries.of(Colour.class), Arbitraries.longs()),
                        map(spots(), trees()),
                        map(money(), Arbitraries.just(new Flat())))
                .as(Maps::new);
    }

    private static Arbitrary<Integer> whole() {
        return Arbitraries.integers();
    }

    private static Arbitrary<String> texts() {
        Arbitrary<String> any = Arbitraries.strings().ofMaxLength(12).filter(Limits::isWellFormed);
        return Arbitraries.oneOf(any, Arbitraries.of("", "\"\\/\b\f\n\r\t\u0000", "é€😀\u2028\uFFFD", "type"));
    }

    private static Arbitrary<Money> money() {
        return Arbitraries.longs().greaterOrEqual(0).map(Money::new);
    }

    private static Arbitrary<Spot> spots() {
        return texts().map(Spot::new);
    }

    private static Arbitrary<Wager> wagers() {
        return Combinators.combine(whole(), spots(), texts(), money())
                .as((id, spot, bet, amount) -> new Wager(id, spot, 0, id / 2, bet, amount));
    }

    private static Arbitrary<Step> steps() {
        return Combinators.combine(whole(), Arbitraries.of(Step.Kind.class), money(), texts())
                .as((wager, kind, cents, why) -> new Step(wager, kind, cents, cents, Money.ZERO, cents, why));
    }

    private static Arbitrary<Tree> trees() {
        return Arbitraries.lazyOf(
                () -> Arbitraries.just(new Tree(List.of())),
                () -> trees().list().ofMaxSize(2).map(Tree::new));
    }

    private static <T> Arbitrary<List<T>> some(Arbitrary<T> of) {
        return of.list().ofMaxSize(4);
    }

    private static <K, V> Arbitrary<Map<K, V>> map(Arbitrary<K> keys, Arbitrary<V> values) {
        return Arbitraries.maps(keys, values).ofMaxSize(4);
    }
}
