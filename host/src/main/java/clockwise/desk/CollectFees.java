package clockwise.desk;

import clockwise.desk.Rows.Row;
import clockwise.desk.Rows.Unreadable;
import clockwise.fees.FeeOption;
import clockwise.fees.Fees;
import clockwise.fees.Limits;
import clockwise.fees.Wagers;
import clockwise.money.Money;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;
import java.util.Optional;

/** Collects by a posted option for the wagers of a round. */
final class CollectFees implements Command {
    @Override
    public String usage() {
        return "fee" + Schedules.USAGE;
    }

    @Override
    public String summary() {
        return "Fixes the collection of rounds: id,game,option,base_wagers,bonus_wagers.";
    }

    @Override
    public int run(List<String> arguments, BufferedReader in, PrintWriter out, PrintWriter err) throws IOException {
        Optional<Schedules> schedules = Schedules.from("fee", arguments, err);
        if (schedules.isEmpty()) {
            return BAD_INPUT;
        }
        List<String> columns = List.of("id", "game", "option", "base_wagers", "bonus_wagers");
        String header = "id,total_table_action,player_dealer_fee,player_fees";
        return Rows.each(in, out, err, columns, header, row -> answer(row, schedules.get()));
    }

    private static String answer(Row row, Schedules schedules) throws Unreadable {
        FeeOption.PlayerDealer option = switch (schedules.option(row)) {
            case FeeOption.PlayerDealer posted -> posted;
            case FeeOption.Poker _ -> throw new Unreadable(row.text("game") + " is poker, which `fee-poker` reads");
        };
        Fees fees = option.collect(new Wagers(wagers(row, "base_wagers"), wagers(row, "bonus_wagers")));
        return String.join(
                ",",
                row.text("id"),
                fees.totalTableAction().toString(),
                fees.playerDealer().toString(),
                fees.ofPlayers().toString());
    }

    private static List<Money> wagers(Row row, String column) throws Unreadable {
        List<Money> wagers = Dollars.list(column, row.text(column));
        for (Money wager : wagers) {
            if (wager.isLessThan(Limits.FILED.leastMinimum())) {
                throw new Unreadable(column + " has a wager below $1: " + wager);
            }
            if (wager.isMoreThan(Limits.FILED.mostMaximum())) {
                throw new Unreadable(column + " has a wager above $10,000: " + wager);
            }
        }
        return wagers;
    }
}
