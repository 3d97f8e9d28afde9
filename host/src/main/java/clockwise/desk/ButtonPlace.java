package clockwise.desk;

import clockwise.desk.Rows.Row;
import clockwise.desk.Rows.Unreadable;
import clockwise.games.Games;
import clockwise.rules.Button;
import clockwise.rules.Game;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** Says where the action button stands and in which order base wagers are settled. */
final class ButtonPlace implements Command {
    /** The button is counted round any table, also one with more seats than a game is filed for. */
    private static final int MOST_SEATS = 99;

    private static final List<String> COLUMNS = List.of("id", "game", "seats", "dealer_seat", "wager_seats", "value");
    private static final String ANSWER = "id,button_seat,first_action_seat,settlement_order";

    @Override
    public String usage() {
        return "button";
    }

    @Override
    public String summary() {
        return "Places the action button and lists the order of settlement.";
    }

    @Override
    public int run(List<String> arguments, BufferedReader in, PrintWriter out, PrintWriter err) throws IOException {
        if (!arguments.isEmpty()) {
            err.println("usage: " + usage());
            return BAD_INPUT;
        }
        return Rows.each(in, out, err, COLUMNS, ANSWER, ButtonPlace::answer);
    }

    private static String answer(Row row) throws Unreadable {
        String id = row.text("game");
        Game game = Games.byId(id).orElseThrow(() -> new Unreadable("no game " + id));
        int seats = within(row.number("seats"), 2, MOST_SEATS, "seats");
        int dealerSeat = within(row.number("dealer_seat"), 1, seats, "dealer_seat");
        Set<Integer> wagered = wagerSeats(row.text("wager_seats"), seats, dealerSeat);
        List<Integer> order = game.seatOrder(count(row, game), seats, dealerSeat);
        List<Integer> settled = order.stream().filter(wagered::contains).toList();
        return row.text("id") + "," + order.getFirst() + "," + settled.getFirst() + ","
                + settled.stream().map(String::valueOf).collect(Collectors.joining(" "));
    }

    private static int count(Row row, Game game) throws Unreadable {
        if (game.button() == Button.NONE) {
            return 0;
        }
        long value = row.number("value");
        if (value < 0 || value > Integer.MAX_VALUE || !game.button().counts((int) value)) {
            throw new Unreadable("no button can be counted from " + value);
        }
        return (int) value;
    }

    private static Set<Integer> wagerSeats(String text, int seats, int dealerSeat) throws Unreadable {
        Set<Integer> wagered = new HashSet<>();
        for (String word : List.of(text.split(" +"))) {
            int seat;
            try {
                seat = within(Long.parseLong(word), 1, seats, "wager_seats");
            } catch (NumberFormatException e) {
                throw new Unreadable("wager_seats has no seat " + word);
            }
            if (seat == dealerSeat || !wagered.add(seat)) {
                throw new Unreadable(
                        "wager_seats has " + seat + (seat == dealerSeat ? ", the player-dealer's" : " twice"));
            }
        }
        return wagered;
    }

    private static int within(long number, int least, int most, String column) throws Unreadable {
        if (number < least || number > most) {
            throw new Unreadable(column + " is not within " + least + " to " + most + ": " + number);
        }
        return (int) number;
    }
}
