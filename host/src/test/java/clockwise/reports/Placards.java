package clockwise.reports;

import clockwise.fees.FeeOption;
import clockwise.fees.FeeSchedule;
import clockwise.fees.ServedGame;
import clockwise.money.Money;
import clockwise.room.Catalogue;
import clockwise.rotation.Profile;
import java.io.IOException;
import java.net.URI;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Placards for tests. */
final class Placards {
    static final URI ADDRESS = URI.create("https://room.example/placard/12");
    static final LocalDate DAY = LocalDate.of(2026, 11, 18);
    static final Money LEAST = Money.dollars(10);
    static final Money MOST = Money.dollars(500);

    private Placards() {}

    /** A filed option of a game that is offered after two hands, with limits from $10 to $500. */
    static Placard filed(String game, int option) throws IOException {
        return filed(game, option, Profile.TWO_THEN_OFFER);
    }

    static Placard filed(String game, int option, Profile rotation) throws IOException {
        FeeSchedule schedule = Catalogue.filed().forGame(game).orElseThrow();
        return ready(Draft.of(new Draft.Wish(game, option, LEAST, MOST, rotation, DAY, ADDRESS), schedule));
    }

    /** Every option of every game with a player-dealer, with the longest figures for limits. */
    static List<Placard> all() throws IOException {
        List<Placard> all = new ArrayList<>();
        for (FeeSchedule schedule : Catalogue.filed().schedules()) {
            if (schedule.kind() == FeeSchedule.Kind.PLAYER_DEALER) {
                for (ServedGame game : schedule.games()) {
                    for (FeeOption option : schedule.options()) {
                        Draft.Wish wish = new Draft.Wish(
                                game.id(),
                                option.number(),
                                Money.dollars(1_000),
                                Money.dollars(10_000),
                                Profile.TWO_THEN_INTERVENE,
                                LocalDate.of(2026, 9, 30),
                                ADDRESS);
                        all.add(ready(Draft.of(wish, schedule)));
                    }
                }
            }
        }
        return all;
    }

    /** Everything as long as it may be. */
    static Placard longest(String name, Profile rotation) {
        List<Placard.Rate> rates = new ArrayList<>();
        for (long thousand = 1; thousand <= Placard.MOST_RATES; thousand++) {
            Optional<Money> to =
                    thousand == 5 ? Optional.empty() : Optional.of(new Money(thousand * 1_000_00 + 999_50));
            rates.add(new Placard.Rate(
                    Money.dollars(thousand * 1_000), to, new Money(100_50 * thousand), new Money(10_50 * thousand)));
        }
        return new Placard(
                name,
                "GEGA-004512",
                999,
                Placard.Basis.TOTAL_TABLE_ACTION,
                rates,
                new Money(999_50),
                new Money(9_999_50),
                rotation,
                LocalDate.of(2026, 9, 30),
                URI.create("https://room.example/" + "m".repeat(Placard.LONGEST_ADDRESS - 21)));
    }

    private static Placard ready(Draft draft) {
        return switch (draft) {
            case Draft.Ready ready -> ready.placard();
            case Draft.Refused refused -> throw new AssertionError(refused.reason());
        };
    }
}
