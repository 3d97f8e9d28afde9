package clockwise.desk;

import clockwise.desk.Rows.Unreadable;
import clockwise.games.paigow.Bonus;
import clockwise.games.paigow.Comparison;
import clockwise.games.paigow.HouseWay;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;

/** Compares pai gow hands, both set House Way. */
final class PaiGow implements Command {
    @Override
    public String usage() {
        return "pai-gow";
    }

    @Override
    public String summary() {
        return "Compares pai gow hands set House Way: id,player,dealer.";
    }

    @Override
    public int run(List<String> arguments, BufferedReader in, PrintWriter out, PrintWriter err) throws IOException {
        if (!arguments.isEmpty()) {
            err.println("usage: " + usage());
            return BAD_INPUT;
        }
        return Rows.each(in, out, err, List.of("id", "player", "dealer"), "id,front_cmp,back_cmp,result,bonus", row -> {
            long player = SevenCards.read(row, "player");
            long dealer = SevenCards.read(row, "dealer");
            if ((player & dealer) != 0) {
                throw new Unreadable("both hands hold the same card");
            }
            Comparison comparison = Comparison.of(HouseWay.of(player), HouseWay.of(dealer));
            return String.join(
                    ",",
                    row.text("id"),
                    sign(comparison.front()),
                    sign(comparison.back()),
                    comparison.result(),
                    Bonus.of(player).name());
        });
    }

    private static String sign(int compared) {
        return compared > 0 ? "+" : compared < 0 ? "-" : "=";
    }
}
