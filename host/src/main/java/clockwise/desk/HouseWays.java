package clockwise.desk;

import clockwise.cards.CardBits;
import clockwise.games.paigow.Bonus;
import clockwise.games.paigow.HouseWay;
import clockwise.games.paigow.Setting;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.HexFormat;
import java.util.List;

/** Sets hands of seven cards House Way. */
final class HouseWays implements Command {
    @Override
    public String usage() {
        return "house-way";
    }

    @Override
    public String summary() {
        return "Sets pai gow hands House Way: id,cards.";
    }

    @Override
    public int run(List<String> arguments, BufferedReader in, PrintWriter out, PrintWriter err) throws IOException {
        if (!arguments.isEmpty()) {
            err.println("usage: " + usage());
            return BAD_INPUT;
        }
        return Rows.each(in, out, err, List.of("id", "cards"), "id,front,back,front_key,back_key,bonus", row -> {
            long cards = SevenCards.read(row, "cards");
            Setting setting = HouseWay.of(cards);
            return String.join(
                    ",",
                    row.text("id"),
                    CardBits.text(setting.front()),
                    CardBits.text(setting.back()),
                    key(setting.frontKey()),
                    key(setting.backKey()),
                    Bonus.of(cards).name());
        });
    }

    private static String key(int key) {
        return HexFormat.of().toHexDigits(key, 6);
    }
}
