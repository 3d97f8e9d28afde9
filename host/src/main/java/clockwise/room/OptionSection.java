package clockwise.room;

import clockwise.fees.Band;
import clockwise.fees.ByPlayers;
import clockwise.fees.ByPot;
import clockwise.fees.ByTableAction;
import clockwise.fees.ByTime;
import clockwise.fees.ByWager;
import clockwise.fees.FeeOption;
import clockwise.fees.Lines;
import clockwise.fees.ModifiedFee;
import clockwise.fees.PlayersRate;
import clockwise.money.Money;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/** A section of a schedule file: options that share their basis, as the filing groups them. */
final class OptionSection {
    private static final Pattern TABLE_LIMIT =
            Pattern.compile("\\$[0-9,]+-\\$[0-9,]+( to (\\$[0-9,]+-\\$[0-9,]+|Pot Limit|No Limit))?");

    private final Branch section;
    private final String basis;
    private final Branch rates;

    private OptionSection(Branch section, String basis, Branch rates) {
        this.section = section;
        this.basis = basis;
        this.rates = rates;
    }

    static OptionSection of(Branch section) throws Unreadable {
        Leaf basis = section.leaf("basis");
        section.only(keysOf(basis));
        OptionSection read = new OptionSection(section, basis.text(), section.branch("rates"));
        read.complete();
        return read;
    }

    private static Set<String> keysOf(Leaf basis) throws Unreadable {
        return switch (basis.text()) {
            case "total_table_action", "player_wager" -> Set.of("options", "basis", "rates");
            case "time" -> Set.of("options", "basis", "regular_when", "rates");
            case "pot", "players" ->
                Set.of(
                        "options",
                        "basis",
                        "table_limit",
                        "regular_when",
                        "modified_a_when",
                        "modified_b_when",
                        "rates");
            default -> throw basis.refused("basis is total_table_action, player_wager, time, pot or players");
        };
    }

    /** The section lists the options that its head announces, all and in this order. */
    private void complete() throws Unreadable {
        Leaf head = section.leaf("options");
        Lines announced = head.numbers();
        int expected = announced.first();
        for (Leaf key : rates.keys()) {
            if (key.number() != expected) {
                throw key.unreadable("options " + head.text() + " are announced, option " + expected
                        + " is expected here: `" + key.text() + "`");
            }
            expected++;
        }
        if (expected != announced.last() + 1) {
            throw head.unreadable("options " + head.text() + " are announced, the last is " + (expected - 1));
        }
    }

    List<Leaf> keys() {
        return rates.keys();
    }

    FeeOption option(Leaf key) throws Unreadable {
        int number = key.number();
        Branch option = rates.branch(key.text());
        Lines lines = option.leaf("lines").numbers();
        return switch (basis) {
            case "total_table_action" -> byTableAction(number, option, lines);
            case "player_wager" -> byWager(number, option, lines);
            case "time" -> byTime(number, option, lines);
            case "pot" -> byPot(number, option, lines);
            default -> byPlayers(number, option, lines);
        };
    }

    private static FeeOption byTableAction(int number, Branch option, Lines lines) throws Unreadable {
        option.only(Set.of("lines", "player_fee", "player_dealer_fee"));
        Money player = option.leaf("player_fee").money();
        return new ByTableAction(number, bands(option.branch("player_dealer_fee")), player, lines);
    }

    private static FeeOption byWager(int number, Branch option, Lines lines) throws Unreadable {
        option.only(Set.of("lines", "player_fee", "player_dealer_fee"));
        Money playerDealer = option.leaf("player_dealer_fee").money();
        return new ByWager(number, playerDealer, bands(option.branch("player_fee")), lines);
    }

    private static List<Band> bands(Branch rows) throws Unreadable {
        List<Band> bands = new ArrayList<>();
        for (Leaf key : rows.keys()) {
            Leaf.Range range = key.range();
            bands.add(new Band(range.from(), range.to(), rows.leaf(key.text()).money()));
        }
        return bands;
    }

    private FeeOption byTime(int number, Branch option, Lines lines) throws Unreadable {
        option.only(Set.of("lines", "table_limit", "regular_fee"));
        must("regular_when", "every_30_minutes");
        return new ByTime(number, tableLimit(option), option.leaf("regular_fee").money(), lines);
    }

    private FeeOption byPot(int number, Branch option, Lines lines) throws Unreadable {
        option.only(Set.of("lines", "regular_fee", "modified_a", "qualifying_pot", "modified_b"));
        must("regular_when", "after_flop");
        must("modified_b_when", "pot_reaches_qualifying_size");
        return new ByPot(
                number,
                tableLimit(section),
                regular(option),
                modifiedA(option),
                option.leaf("qualifying_pot").money(),
                option.leaf("modified_b").money(),
                lines);
    }

    private FeeOption byPlayers(int number, Branch option, Lines lines) throws Unreadable {
        option.only(Set.of("lines", "regular_fee", "modified_a", "modified_b"));
        must("regular_when", "after_flop");
        Optional<Money> atRiver = Optional.empty();
        if (section.has("modified_b_when") || option.has("modified_b")) {
            must("modified_b_when", "river");
            atRiver = Optional.of(option.leaf("modified_b").money());
        }
        return new ByPlayers(number, tableLimit(section), regular(option), modifiedA(option), atRiver, lines);
    }

    private static List<PlayersRate> regular(Branch option) throws Unreadable {
        Branch rows = option.branch("regular_fee");
        List<PlayersRate> regular = new ArrayList<>();
        for (Leaf key : rows.keys()) {
            Lines players = key.numbers();
            regular.add(new PlayersRate(
                    players.first(), players.last(), rows.leaf(key.text()).money()));
        }
        return regular;
    }

    private ModifiedFee modifiedA(Branch option) throws Unreadable {
        Leaf when = section.leaf("modified_a_when");
        Money fee = option.leaf("modified_a").money();
        return switch (when.text()) {
            case "ends_before_flop" -> new ModifiedFee(fee, ModifiedFee.When.ENDS_BEFORE_FLOP);
            case "running_it_twice" -> new ModifiedFee(fee, ModifiedFee.When.RUNNING_IT_TWICE);
            default -> throw when.refused("modified_a_when is ends_before_flop or running_it_twice");
        };
    }

    private static String tableLimit(Branch branch) throws Unreadable {
        Leaf limit = branch.leaf("table_limit");
        if (!TABLE_LIMIT.matcher(limit.text()).matches()) {
            throw limit.unreadable("no table limit such as $40-$80 or $3-$6 to No Limit: `" + limit.text() + "`");
        }
        return limit.text();
    }

    private void must(String key, String word) throws Unreadable {
        Leaf leaf = section.leaf(key);
        if (!leaf.text().equals(word)) {
            throw leaf.refused(key + " of the basis " + basis + " is " + word);
        }
    }
}
