package clockwise.reports;

import clockwise.money.Money;
import clockwise.rotation.Profile;
import java.net.URI;
import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * What is posted at a table: one option of a schedule with the limits of that table.
 *
 * @param filing the regulator's number of the game, or `none`
 * @param rotation how the player-dealer position goes round at this table
 * @param schedule where the table's posted schedule can be read; the QR code opens it
 */
public record Placard(
        String game,
        String filing,
        int option,
        Basis basis,
        List<Rate> rates,
        Money least,
        Money most,
        Profile rotation,
        LocalDate posted,
        URI schedule) {
    /** No more rates may be posted at a table: Penal Code 337j(f), filed lines 2487 and 3844. */
    public static final int MOST_RATES = 5;

    /** A longer name of a game leaves no room for the rest of the page. */
    public static final int LONGEST_NAME = 80;

    /** A longer address makes a QR code whose squares are too small to be read from a chair. */
    public static final int LONGEST_ADDRESS = 150;

    private static final DateTimeFormatter DATE = DateTimeFormatter.ofPattern("MMMM d, uuuu", Locale.US);
    private static final String NO_FEE = "No fee";

    /** What decides the rate. */
    public enum Basis {
        /** All wagers on the table together; a fee of the players, if any, is flat (1731, 1864). */
        TOTAL_TABLE_ACTION("Total table action"),
        /** Each base wager by itself; the fee of the player-dealer is flat (1691). */
        PLAYER_WAGER("Player’s wager");

        private final String heading;

        Basis(String heading) {
            this.heading = heading;
        }
    }

    /** One row of an option: from an amount up to another one, or up to any amount. */
    public record Rate(Money from, Optional<Money> to, Money playerDealer, Money player) {
        String band() {
            return to.map(end -> Dollars.plain(from) + " – " + Dollars.plain(end))
                    .orElseGet(() -> Dollars.plain(from) + " and up");
        }
    }

    /** A column of the fee table: who pays, for what, and the figures from the first rate to the last. */
    record Column(String heading, String per, List<String> cells) {
        /** Whether one figure stands for all rates. */
        boolean isFlat() {
            return cells.stream().distinct().count() == 1;
        }
    }

    public Placard {
        rates = List.copyOf(rates);
        if (rates.isEmpty() || rates.size() > MOST_RATES) {
            throw new IllegalArgumentException("a placard with " + rates.size() + " rates");
        }
        if (game.isBlank() || game.length() > LONGEST_NAME) {
            throw new IllegalArgumentException("a game's name of " + game.length() + " characters");
        }
        if (schedule.toASCIIString().length() > LONGEST_ADDRESS) {
            throw new IllegalArgumentException("an address of more than " + LONGEST_ADDRESS + " characters");
        }
    }

    String filedAs() {
        return filing.equals("none") ? "Game id: none filed" : "Game id: " + filing;
    }

    String optionTitle() {
        return "Collection schedule option " + option;
    }

    String leastWager() {
        return Dollars.plain(least);
    }

    String mostWager() {
        return Dollars.plain(most);
    }

    String postedOn() {
        return DATE.format(posted);
    }

    /** What decides the rate, from row to row. */
    Column bands() {
        return new Column(basis.heading, "", rates.stream().map(Rate::band).toList());
    }

    /** Who pays what; first the one whose fee goes by the bands. */
    List<Column> fees() {
        Column playerDealer = new Column(
                "Player-dealer pays",
                "per hand",
                rates.stream().map(rate -> fee(rate.playerDealer)).toList());
        Column player = new Column(
                "Each player pays",
                playersPay() ? "per base wager" : "",
                rates.stream().map(rate -> fee(rate.player)).toList());
        return switch (basis) {
            case TOTAL_TABLE_ACTION -> List.of(playerDealer, player);
            case PLAYER_WAGER -> List.of(player, playerDealer);
        };
    }

    boolean playersPay() {
        return rates.stream().anyMatch(rate -> !rate.player.isZero());
    }

    private static String fee(Money fee) {
        return fee.isZero() ? NO_FEE : Dollars.exact(fee);
    }
}
