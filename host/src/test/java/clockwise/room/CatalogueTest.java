package clockwise.room;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import clockwise.fees.Band;
import clockwise.fees.ByHand;
import clockwise.fees.ByPlayers;
import clockwise.fees.ByPot;
import clockwise.fees.ByTableAction;
import clockwise.fees.ByTime;
import clockwise.fees.ByWager;
import clockwise.fees.FeeOption;
import clockwise.fees.FeeSchedule;
import clockwise.fees.Filing;
import clockwise.fees.Lines;
import clockwise.fees.PlayersRate;
import clockwise.fees.ServedGame;
import clockwise.games.Games;
import clockwise.money.Money;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** The catalogue against the filed rows, column by column. */
class CatalogueTest {
    private static final String HEADER = "game,game_ids,option,basis,band_low,band_high,player_dealer_fee,player_fee,"
            + "players_min,players_max,regular_fee,regular_when,modified_a,modified_a_when,qualifying_pot,modified_b,"
            + "modified_b_when,limits,seed_line";

    @Test
    void theCatalogueHoldsEveryFiledRowAndNoOther() throws Exception {
        List<String> columns = List.of(HEADER.split(","));
        List<String> filed = FiledRow.all().stream()
                .map(row -> columns.stream().map(row::get).collect(Collectors.joining("|")))
                .sorted()
                .toList();
        List<String> held = new ArrayList<>();
        for (FeeSchedule schedule : Catalogue.filed().schedules()) {
            for (FeeOption option : schedule.options()) {
                rows(schedule, option).stream()
                        .map(row -> columns.stream()
                                .map(column -> row.getOrDefault(column, ""))
                                .collect(Collectors.joining("|")))
                        .forEach(held::add);
            }
        }
        held.sort(String::compareTo);
        assertEquals(1348, filed.size());
        assertEquals(String.join("\n", filed), String.join("\n", held));
    }

    @Test
    void nineSchedulesWithTheirNumberOfOptions() throws Exception {
        Map<String, Integer> options = new TreeMap<>();
        Catalogue.filed()
                .schedules()
                .forEach(schedule ->
                        options.put(schedule.id(), schedule.options().size()));
        assertEquals(
                Map.of(
                        "fortune-pai-gow", 29,
                        "no-bust-21", 32,
                        "ez-baccarat", 29,
                        "seven-mile-baccarat", 29,
                        "supreme-99", 24,
                        "uth-bad-beat", 24,
                        "texas-holdem", 164,
                        "omaha", 213,
                        "omaha-high-low", 123),
                options);
    }

    @Test
    void everyApprovedGameButOneIsServedUnderTheNumberOfItsRules() throws Exception {
        Catalogue catalogue = Catalogue.filed();
        Games.all().forEach(game -> {
            Optional<ServedGame> served = catalogue.forGame(game.id()).flatMap(schedule -> schedule.game(game.id()));
            if (game.id().equals("21st-century")) {
                assertTrue(served.isEmpty(), "no schedule is filed for it");
            } else {
                assertEquals(
                        game.terms().filing(), served.orElseThrow().filing().toString());
            }
        });
    }

    @Test
    void sevenMileHasNoNumberAndSaysWhy() throws Exception {
        FeeSchedule schedule = Catalogue.filed().forGame("seven-mile-baccarat").orElseThrow();
        assertTrue(schedule.games().getFirst().filing() instanceof Filing.None(String reason)
                && reason.contains("no GEGA or GEGR number"));
    }

    @Test
    void theFiledCatalogueIsLawful() throws Exception {
        assertEquals(List.of(), Catalogue.filed().refused());
    }

    @Test
    void noFilingGivesADate() throws Exception {
        for (FeeSchedule schedule : Catalogue.filed().schedules()) {
            assertEquals(Optional.empty(), schedule.effective());
            assertFalse(schedule.document().isEmpty());
            schedule.options()
                    .forEach(option -> assertTrue(isWithin(option.lines(), schedule.lines()), option::toString));
        }
    }

    private static boolean isWithin(Lines inner, Lines outer) {
        return outer.first() <= inner.first() && inner.last() <= outer.last();
    }

    /** An option as rows of the file that it came from. */
    private static List<Map<String, String>> rows(FeeSchedule schedule, FeeOption option) {
        return switch (option) {
            case ByTableAction action ->
                banded(schedule, action, action.playerDealer(), "total_table_action", (row, band) -> {
                    row.put("player_dealer_fee", band.fee().toString());
                    row.put("player_fee", action.player().toString());
                });
            case ByWager wager ->
                banded(schedule, wager, wager.player(), "player_wager", (row, band) -> {
                    row.put("player_dealer_fee", wager.playerDealer().toString());
                    row.put("player_fee", band.fee().toString());
                });
            case ByTime time -> {
                Map<String, String> row = poker(schedule, time, "time");
                row.put("regular_fee", time.fee().toString());
                row.put("regular_when", "every_30_minutes");
                yield List.of(row);
            }
            case ByHand hand ->
                hand.regular().stream().map(rate -> hand(schedule, hand, rate)).toList();
        };
    }

    private interface Fill {
        void into(Map<String, String> row, Band band);
    }

    private static List<Map<String, String>> banded(
            FeeSchedule schedule, FeeOption option, List<Band> bands, String basis, Fill fill) {
        List<Map<String, String>> rows = new ArrayList<>();
        for (Band band : bands) {
            Map<String, String> row =
                    row(schedule, option, basis, option.lines().first() + rows.size());
            row.put("band_low", whole(band.from()));
            row.put("band_high", band.to().map(CatalogueTest::whole).orElse(""));
            row.put(
                    "limits",
                    schedule.limits()
                            .map(limits -> "min " + whole(limits.leastMinimum()) + ".." + whole(limits.mostMinimum())
                                    + "; max " + whole(limits.leastMaximum()) + ".." + whole(limits.mostMaximum()))
                            .orElse(""));
            fill.into(row, band);
            rows.add(row);
        }
        assertEquals(option.lines().last(), option.lines().first() + rows.size() - 1);
        return rows;
    }

    private static Map<String, String> hand(FeeSchedule schedule, ByHand hand, PlayersRate rate) {
        Map<String, String> row = poker(schedule, hand, hand instanceof ByPot ? "pot" : "players");
        row.put("players_min", String.valueOf(rate.least()));
        row.put("players_max", String.valueOf(rate.most()));
        row.put("regular_fee", rate.fee().toString());
        row.put("regular_when", "after_flop");
        row.put("modified_a", hand.modifiedA().fee().toString());
        row.put(
                "modified_a_when",
                switch (hand.modifiedA().when()) {
                    case ENDS_BEFORE_FLOP -> "ends_before_flop";
                    case RUNNING_IT_TWICE -> "running_it_twice";
                });
        switch (hand) {
            case ByPot pot -> {
                row.put("qualifying_pot", pot.qualifyingPot().toString());
                row.put("modified_b", pot.modifiedB().toString());
                row.put("modified_b_when", "pot_reaches_qualifying_size");
            }
            case ByPlayers players ->
                players.atRiver().ifPresent(fee -> {
                    row.put("modified_b", fee.toString());
                    row.put("modified_b_when", "river");
                });
        }
        return row;
    }

    private static Map<String, String> poker(FeeSchedule schedule, FeeOption.Poker option, String basis) {
        assertEquals(option.lines().first(), option.lines().last());
        Map<String, String> row = row(schedule, option, basis, option.lines().first());
        row.put("limits", option.tableLimit().replace(" to ", " .. "));
        return row;
    }

    private static Map<String, String> row(FeeSchedule schedule, FeeOption option, String basis, int line) {
        Map<String, String> row = new TreeMap<>();
        row.put("game", schedule.games().stream().map(ServedGame::name).collect(Collectors.joining(" / ")));
        row.put(
                "game_ids",
                schedule.games().stream()
                        .map(ServedGame::filing)
                        .map(filing -> filing instanceof Filing.Numbered(String number) ? number : "")
                        .collect(Collectors.joining(" ")));
        row.put("option", String.valueOf(option.number()));
        row.put("basis", basis);
        row.put("seed_line", String.valueOf(line));
        return row;
    }

    private static String whole(Money money) {
        assertEquals(0, money.cents() % 100);
        return String.valueOf(money.cents() / 100);
    }
}
