package clockwise.reports;

import clockwise.fees.Band;
import clockwise.fees.ByTableAction;
import clockwise.fees.ByWager;
import clockwise.fees.FeeOption;
import clockwise.fees.FeeSchedule;
import clockwise.fees.Limits;
import clockwise.fees.ServedGame;
import clockwise.money.Money;
import clockwise.reports.Placard.Basis;
import clockwise.reports.Placard.Rate;
import clockwise.rotation.Profile;
import java.net.URI;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;

/** The answer to the wish to post an option at a table: its placard, or why it may not or cannot be posted. */
public sealed interface Draft {
    /** It may be posted. */
    record Ready(Placard placard) implements Draft {}

    /** It is not posted, and this sentence says why. */
    record Refused(String reason) implements Draft {}

    /** What is to be posted where, and since when. */
    record Wish(String game, int option, Money least, Money most, Profile rotation, LocalDate posted, URI schedule) {}

    static Draft of(Wish wish, FeeSchedule schedule) {
        Optional<ServedGame> game = schedule.game(wish.game);
        if (game.isEmpty()) {
            return new Refused(schedule.id() + " does not serve " + wish.game);
        }
        Optional<FeeOption> option = schedule.option(wish.option);
        if (option.isEmpty()) {
            return new Refused(wish.game + " has no option " + wish.option + ": " + optionsOf(schedule));
        }
        return switch (option.get()) {
            case FeeOption.Poker poker ->
                new Refused(wish.game + " has no player-dealer: placards are made for player-dealer games");
            case FeeOption.PlayerDealer playerDealer -> of(wish, schedule, game.get(), playerDealer);
        };
    }

    private static Draft of(Wish wish, FeeSchedule schedule, ServedGame game, FeeOption.PlayerDealer option) {
        Limits limits = schedule.limits().orElse(Limits.FILED);
        if (!limits.allow(wish.least, wish.most)) {
            return new Refused("limits " + Dollars.plain(wish.least) + "-" + Dollars.plain(wish.most)
                    + " may not be posted: the minimum is from " + range(limits.leastMinimum(), limits.mostMinimum())
                    + ", the maximum from " + range(limits.leastMaximum(), limits.mostMaximum()));
        }
        if (schedule.effective().filter(wish.posted::isBefore).isPresent()) {
            return new Refused(
                    "the schedule takes effect on " + schedule.effective().get() + ", after " + wish.posted);
        }
        if (option.rates() > Placard.MOST_RATES) {
            return new Refused("option " + wish.option + " has more than " + Placard.MOST_RATES + " rates");
        }
        if (game.name().length() > Placard.LONGEST_NAME) {
            return new Refused("the name of the game has more than " + Placard.LONGEST_NAME + " characters");
        }
        if (!PlacardPdf.canPrint(game.name())) {
            return new Refused("the typeface lacks a character of the name " + game.name());
        }
        if (!isWebAddress(wish.schedule)) {
            return new Refused("not an address of the web: " + wish.schedule);
        }
        if (wish.schedule.toASCIIString().length() > Placard.LONGEST_ADDRESS) {
            return new Refused("an address may have " + Placard.LONGEST_ADDRESS + " characters");
        }
        return new Ready(placard(wish, game, option));
    }

    private static Placard placard(Wish wish, ServedGame game, FeeOption.PlayerDealer option) {
        return new Placard(
                game.name(),
                game.filing().toString(),
                wish.option,
                basis(option),
                rates(option),
                wish.least,
                wish.most,
                wish.rotation,
                wish.posted,
                wish.schedule);
    }

    private static Basis basis(FeeOption.PlayerDealer option) {
        return switch (option) {
            case ByTableAction byAction -> Basis.TOTAL_TABLE_ACTION;
            case ByWager byWager -> Basis.PLAYER_WAGER;
        };
    }

    private static List<Rate> rates(FeeOption.PlayerDealer option) {
        return switch (option) {
            case ByTableAction action ->
                action.playerDealer().stream()
                        .map(band -> rate(band, band.fee(), action.player()))
                        .toList();
            case ByWager wager ->
                wager.player().stream()
                        .map(band -> rate(band, wager.playerDealer(), band.fee()))
                        .toList();
        };
    }

    private static Rate rate(Band band, Money playerDealer, Money player) {
        return new Rate(band.from(), band.to(), playerDealer, player);
    }

    private static boolean isWebAddress(URI address) {
        String scheme = address.getScheme();
        return ("https".equalsIgnoreCase(scheme) || "http".equalsIgnoreCase(scheme)) && address.getHost() != null;
    }

    private static String optionsOf(FeeSchedule schedule) {
        List<FeeOption> options = schedule.options();
        return options.isEmpty()
                ? "it has none"
                : "it has " + options.getFirst().number() + " to "
                        + options.getLast().number();
    }

    private static String range(Money from, Money to) {
        return Dollars.plain(from) + " to " + Dollars.plain(to);
    }
}
