package clockwise.demo;

import clockwise.cards.Deck;
import clockwise.money.Money;
import clockwise.rotation.Eligibility;
import clockwise.settlement.Coverage;
import clockwise.table.Command;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** What is dealt at a table of the demo, and what is posted there: the approved games, one table after the other. */
record Spread(
        String name,
        String game,
        int seats,
        int decks,
        Deck deck,
        Set<String> options,
        String schedule,
        int option,
        Money least,
        Money most) {
    private static final String NO_BUST = "no-bust-21";

    /** The first two are those that are easiest to deal by hand. */
    static final List<Spread> ALL = List.of(
            of("EZ Baccarat", "ez-baccarat", 7, 8, Deck.STANDARD_52, "ez-baccarat", 4),
            of("No Bust 21st Century Blackjack 6.0", "no-bust-6.0", 8, 6, Deck.STANDARD_52, NO_BUST, 4),
            of("Fortune Pai Gow Poker", "fortune-pai-gow", 7, 1, Deck.WITH_JOKER_53, "fortune-pai-gow", 9),
            of("Pure Spanish 21.5", "pure-spanish-21.5", 8, 6, Deck.WITHOUT_TENS_48, NO_BUST, 6)
                    .with("DOUBLE_DOUBLE"),
            of("Seven Mile Baccarat", "seven-mile-baccarat", 9, 8, Deck.STANDARD_52, "seven-mile-baccarat", 4),
            of("No Bust 21st Century Blackjack 4.0", "no-bust-4.0", 8, 6, Deck.STANDARD_52, NO_BUST, 5),
            of("21st Century Blackjack", "21st-century", 7, 6, Deck.WITH_JOKER_53, "21st-century-example", 1),
            of("No Bust with the joker", "no-bust-joker", 8, 6, Deck.WITH_JOKER_53, NO_BUST, 7),
            of("No Bust 21st Century Blackjack 4.01", "no-bust-4.01", 8, 6, Deck.STANDARD_52, NO_BUST, 8),
            of("Buster Blackjack 4.0", "no-bust-buster-4.0", 8, 6, Deck.STANDARD_52, NO_BUST, 9));

    /** The table with this number: the games come round again when there are more tables than games. */
    static Spread at(int table) {
        return ALL.get((table - 1) % ALL.size());
    }

    private static Spread of(String name, String game, int seats, int decks, Deck deck, String schedule, int option) {
        return new Spread(
                name, game, seats, decks, deck, Set.of(), schedule, option, Money.dollars(10), Money.dollars(300));
    }

    private Spread with(String tableOption) {
        return new Spread(name, game, seats, decks, deck, Set.of(tableOption), schedule, option, least, most);
    }

    Command.OpenTable opening() {
        return new Command.OpenTable(
                game,
                decks,
                options,
                least,
                most,
                Map.of(),
                schedule,
                option,
                Optional.empty(),
                Eligibility.SEATED,
                Coverage.SINGLE_ACTION);
    }
}
