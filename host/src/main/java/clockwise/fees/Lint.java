package clockwise.fees;

import clockwise.fees.Finding.Rule;
import clockwise.money.Money;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What a card room may not post, and what it should look at twice. Shares and percentages no schedule can even hold.
 */
public final class Lint {
    /** Per table (filed 529, 582, 2487, 3844; Penal Code 337j(f)). */
    public static final int MOST_RATES = 5;

    /** One dollar more on the table that costs so much more, or so many times as much, is worth a second look. */
    private static final Money STEEP = Money.dollars(20);

    private static final int STEEP_FACTOR = 5;

    private final FeeSchedule schedule;
    private final List<Finding> findings = new ArrayList<>();

    private Lint(FeeSchedule schedule) {
        this.schedule = schedule;
    }

    /** All findings: those of the whole schedule first, then by option. */
    public static List<Finding> of(FeeSchedule schedule) {
        Lint lint = new Lint(schedule);
        schedule.games().forEach(lint::game);
        switch (schedule.kind()) {
            case PLAYER_DEALER -> {
                lint.limits();
                lint.ratesInRules();
                schedule.options().forEach(lint::playerDealerOption);
            }
            case POKER -> schedule.options().forEach(lint::pokerOption);
        }
        lint.identical();
        return List.copyOf(lint.findings);
    }

    private void game(ServedGame game) {
        if (game.filing() instanceof Filing.None none && none.reason().isBlank()) {
            say(Rule.NO_GAME_ID, "", game.id() + " has the filing `none` without a written reason");
        }
    }

    private void limits() {
        Limits limits = schedule.limits().orElse(null);
        if (limits == null) {
            say(Rule.LIMITS, "", "no wagering limits are given");
            return;
        }
        Limits filed = Limits.FILED;
        range("minimum", limits.leastMinimum(), limits.mostMinimum(), filed.leastMinimum(), filed.mostMinimum());
        range("maximum", limits.leastMaximum(), limits.mostMaximum(), filed.leastMaximum(), filed.mostMaximum());
    }

    private void range(String name, Money least, Money most, Money lowest, Money highest) {
        if (least.isMoreThan(most)) {
            say(Rule.LIMITS, "", name + " limits run backwards: $" + least + " to $" + most);
        } else if (least.isLessThan(lowest) || most.isMoreThan(highest)) {
            say(
                    Rule.LIMITS,
                    "",
                    name + " limits of $" + least + " to $" + most + " are outside $" + lowest + " to $" + highest);
        }
    }

    /** The older number in a game's own text gave way to the schedule that was filed later: a warning. */
    private void ratesInRules() {
        int most = schedule.options().stream().mapToInt(FeeOption::rates).max().orElse(0);
        for (ServedGame game : schedule.games()) {
            if (game.ratesInRules().isPresent() && most > game.ratesInRules().getAsInt()) {
                String allowed = "the text of " + game.id() + " says "
                        + game.ratesInRules().getAsInt() + " rates";
                say(Rule.RATES_IN_RULES, "", allowed + ", options here have up to " + most);
            }
        }
    }

    private void playerDealerOption(FeeOption option) {
        switch (option) {
            case ByTableAction action -> {
                rates(action);
                new Steps(action, "Total Table Action", action.playerDealer()).check();
            }
            case ByWager wager -> {
                rates(wager);
                new Steps(wager, "wager", wager.player()).check();
            }
            case ByHand hand ->
                say(Rule.RESULT, where(hand), "the fee depends on how the hand goes; it must be fixed before the deal");
            case ByTime time -> say(Rule.WRONG_BASIS, where(time), "a fee by time is for poker");
        }
    }

    private void rates(FeeOption option) {
        if (option.rates() > MOST_RATES) {
            say(
                    Rule.TOO_MANY_RATES,
                    where(option),
                    option.rates() + " rates, no more than " + MOST_RATES + " are allowed");
        }
    }

    private void pokerOption(FeeOption option) {
        switch (option) {
            case ByHand hand -> players(hand);
            case ByTime time -> {}
            case FeeOption.PlayerDealer other ->
                say(Rule.WRONG_BASIS, where(other), "poker has no player-dealer who could pay");
        }
    }

    private void players(ByHand hand) {
        List<PlayersRate> rates = hand.regular().stream()
                .sorted((one, other) -> Integer.compare(one.least(), other.least()))
                .toList();
        for (int i = 1; i < rates.size(); i++) {
            int before = rates.get(i - 1).most();
            int next = rates.get(i).least();
            if (next <= before) {
                say(Rule.OVERLAP, where(hand), "two regular fees for " + next + " players");
            } else if (next > before + 1) {
                say(Rule.GAP, where(hand), "no regular fee for " + (before + 1) + " players");
            }
        }
    }

    private void identical() {
        Map<List<Object>, Integer> first = new HashMap<>();
        for (FeeOption option : schedule.options()) {
            Integer other = first.putIfAbsent(terms(option), option.number());
            if (other != null) {
                say(Rule.IDENTICAL, where(option), "the same as option " + other);
            }
        }
    }

    /** All that an option says, without its number and its place in the filing. */
    private static List<Object> terms(FeeOption option) {
        return switch (option) {
            case ByTableAction(int _, List<Band> playerDealer, Money player, Lines _) ->
                List.of("action", playerDealer, player);
            case ByWager(int _, Money playerDealer, List<Band> player, Lines _) ->
                List.of("wager", playerDealer, player);
            case ByTime(int _, String limit, Money fee, Lines _) -> List.of("time", limit, fee);
            case ByPot(int _, String limit, List<PlayersRate> regular, ModifiedFee a, Money size, Money b, Lines _) ->
                List.of("pot", limit, regular, a, size, b);
            case ByPlayers(
                    int _,
                    String limit,
                    List<PlayersRate> regular,
                    ModifiedFee a,
                    Optional<Money> river,
                    Lines _) -> List.of("players", limit, regular, a, river);
        };
    }

    private void say(Rule rule, String where, String reason) {
        findings.add(new Finding(rule, where, reason));
    }

    private static String where(FeeOption option) {
        return "option " + option.number();
    }

    /** The bands of an option, in the order of the file. */
    private final class Steps {
        private final String where;
        private final String of;
        private final List<Band> bands;

        Steps(FeeOption option, String of, List<Band> bands) {
            this.where = where(option);
            this.of = of;
            this.bands = bands;
        }

        void check() {
            for (int i = 1; i < bands.size(); i++) {
                bounds(bands.get(i - 1), bands.get(i));
                fees(bands.get(i - 1), bands.get(i));
            }
            Optional<Money> end = bands.getLast().to();
            if (end.isPresent()) {
                say(Rule.GAP, where, "nothing is said of a " + of + " above $" + end.get());
            }
        }

        /** Upper bounds are posted in whole dollars: one dollar up to the next lower bound leaves no gap. */
        private void bounds(Band below, Band above) {
            Optional<Money> end = below.to();
            if (end.isEmpty() || !above.from().isMoreThan(end.get())) {
                say(Rule.OVERLAP, where, below.range() + " and " + above.range());
            } else if (above.from().isMoreThan(end.get().plus(Money.dollars(1)))) {
                say(Rule.GAP, where, "nothing is said of a " + of + " between $" + end.get() + " and $" + above.from());
            }
        }

        private void fees(Band below, Band above) {
            String step = "from $" + below.fee() + " to $" + above.fee() + " at a " + of + " of $" + above.from();
            if (above.fee().isLessThan(below.fee())) {
                say(Rule.FALLING_FEE, where, "the fee falls " + step);
            } else if (isSteep(below.fee(), above.fee())) {
                say(Rule.STEEP_STEP, where, "the fee jumps " + step);
            }
        }

        private static boolean isSteep(Money below, Money above) {
            return !above.isLessThan(below.plus(STEEP))
                    || (!below.isZero() && above.isMoreThan(below.times(STEEP_FACTOR)));
        }
    }
}
