package clockwise.desk;

import clockwise.desk.Rows.Row;
import clockwise.desk.Rows.Unreadable;
import clockwise.fees.ByHand;
import clockwise.fees.ByPot;
import clockwise.fees.ByTime;
import clockwise.fees.FeeOption;
import clockwise.fees.PokerFees;
import clockwise.fees.PokerHand;
import clockwise.money.Money;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Collects by a posted option for a poker hand, or for so many minutes of play. */
final class CollectPoker implements Command {
    private static final long MOST_MINUTES = 1_000_000;

    @Override
    public String usage() {
        return "fee-poker" + Schedules.USAGE;
    }

    @Override
    public String summary() {
        return "Fixes the collection of poker: id,game,option,players,pot,flop,minutes.";
    }

    @Override
    public int run(List<String> arguments, BufferedReader in, PrintWriter out, PrintWriter err) throws IOException {
        Optional<Schedules> schedules = Schedules.from("fee-poker", arguments, err);
        if (schedules.isEmpty()) {
            return BAD_INPUT;
        }
        List<String> columns = List.of("id", "game", "option", "players", "pot", "flop", "minutes");
        String header = "id,fee,regular_fee,modified_a,modified_b";
        return Rows.each(in, out, err, columns, header, row -> answer(row, schedules.get()));
    }

    private static String answer(Row row, Schedules schedules) throws Unreadable {
        PokerFees fees = switch (schedules.option(row)) {
            case ByTime time -> new PokerFees(time.collect(drops(row)), Money.ZERO, Money.ZERO);
            case ByHand hand -> fees(hand, row);
            case FeeOption.PlayerDealer _ ->
                throw new Unreadable(row.text("game") + " has a player-dealer, `fee` reads it");
        };
        return String.join(
                ",",
                row.text("id"),
                fees.total().toString(),
                fees.regular().toString(),
                fees.modifiedA().toString(),
                fees.modifiedB().toString());
    }

    /** Minutes are counted from a top or bottom of the hour on. */
    private static long drops(Row row) throws Unreadable {
        long minutes = row.number("minutes");
        if (minutes < 0 || minutes > MOST_MINUTES) {
            throw new Unreadable("minutes is not within 0 to " + MOST_MINUTES + ": " + minutes);
        }
        return minutes / ByTime.MINUTES;
    }

    private static PokerFees fees(ByHand option, Row row) throws Unreadable {
        long players = row.number("players");
        if (players < 0 || players > Integer.MAX_VALUE) {
            throw new Unreadable("players is no number of players: " + players);
        }
        Money pot = option instanceof ByPot ? Dollars.read("pot", row.text("pot")) : Money.ZERO;
        return option.collect(new PokerHand((int) players, pot, end(row.text("flop"))))
                .orElseThrow(() -> new Unreadable("option " + option.number() + " is not for " + players + " players"));
    }

    private static PokerHand.End end(String flop) throws Unreadable {
        return switch (flop.toLowerCase(Locale.ROOT)) {
            case "no", "false", "0" -> PokerHand.End.BEFORE_FLOP;
            case "yes", "true", "1" -> PokerHand.End.AFTER_FLOP;
            case "river" -> PokerHand.End.RIVER;
            case "twice" -> PokerHand.End.RUN_TWICE;
            default -> throw new Unreadable("flop is no, yes, river or twice: " + flop);
        };
    }
}
