package clockwise.desk;

import clockwise.desk.SheetFault.Kind;
import clockwise.games.Games;
import clockwise.money.Money;
import clockwise.rules.Felt;
import clockwise.rules.Game;
import clockwise.rules.Referee;
import clockwise.rules.Round;
import clockwise.rules.Ruling;
import clockwise.rules.Spot;
import clockwise.rules.Wager;
import clockwise.settlement.Coverage;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** What a round sheet says before the first play: the table, the bank and the wagers. */
final class SheetSetup {
    /** Without a line for the limits, every amount that a sheet can say. */
    private static final Money LEAST = Money.CENT;

    private static final Money MOST = Money.dollars(1_000_000_000_000L);

    private final int firstLine;
    private final Map<String, SheetLine> once = new HashMap<>();
    private final Map<String, SheetLine> options = new HashMap<>();
    private final List<SheetLine> wagers = new ArrayList<>();

    SheetSetup(RoundSheet sheet) {
        this.firstLine = sheet.lines().getFirst().number();
    }

    /** Takes a line that tells of the table or of a wager; answers whether it is one. */
    boolean take(SheetLine line) throws SheetFault {
        switch (line.keyword()) {
            case "round", "game", "seats", "dealer", "bank", "coverage", "decks", "unit", "number" -> {
                line.expect(1, 1, line.keyword() + " and one word");
                takeOnce(line);
            }
            case "limits" -> {
                line.expect(2, 2, "limits MIN MAX");
                takeOnce(line);
            }
            case "option" -> {
                line.expect(1, 1, "option NAME");
                options.putIfAbsent(line.words().get(1), line);
            }
            case "wager" -> {
                line.expect(3, 5, "wager SEAT[.LINE] BET MONEY [by OWNER]");
                wagers.add(line);
            }
            default -> {
                return false;
            }
        }
        return true;
    }

    private void takeOnce(SheetLine line) throws SheetFault {
        if (once.putIfAbsent(line.keyword(), line) != null) {
            throw line.fault(Kind.LINE_TWICE, "there is a line `" + line.keyword() + "` above");
        }
    }

    Game game() throws SheetFault {
        needed("round");
        SheetLine line = needed("game");
        String id = line.words().get(1);
        return Games.byId(id).orElseThrow(() -> line.fault(Kind.UNKNOWN_GAME, id));
    }

    Coverage coverage() throws SheetFault {
        SheetLine line = once.get("coverage");
        if (line == null) {
            return Coverage.SINGLE_ACTION;
        }
        return Settle.coverage(line.words().get(1))
                .orElseThrow(() -> line.fault(Kind.UNREADABLE_LINE, "coverage is single-action or separate-caps"));
    }

    /** The round with its wagers locked. */
    Round begin(Game game) throws SheetFault {
        Round round = round(game);
        return switch (Referee.begin(game, round)) {
            case Ruling.Accepted accepted -> accepted.round();
            case Ruling.Refused refused -> throw new SheetFault(lineOf(refused, game, round), refused);
        };
    }

    private Round round(Game game) throws SheetFault {
        int seats = needed("seats").number(1);
        int dealerSeat = needed("dealer").number(1);
        Money bank = needed("bank").money(1);
        Felt felt = felt(game, seats);
        int number = once.containsKey("number") ? needed("number").number(1) : 1;
        List<Wager> placed = new ArrayList<>();
        for (SheetLine line : wagers) {
            placed.add(wager(placed.size() + 1, line));
        }
        return new Round(number, felt, dealerSeat, bank, placed, List.of());
    }

    private Felt felt(Game game, int seats) throws SheetFault {
        SheetLine decks = once.get("decks");
        SheetLine limits = once.get("limits");
        SheetLine unit = once.get("unit");
        return new Felt(
                game.id(),
                seats,
                decks == null ? game.terms().mostDecks() : decks.number(1),
                limits == null ? LEAST : limits.moneyAboveZero(1),
                limits == null ? MOST : limits.moneyAboveZero(2),
                unit == null ? Money.CENT : unit.moneyAboveZero(1),
                options.keySet());
    }

    /** Without `by`, a circle's wager is its player's and a backline bettor stands. */
    private static Wager wager(int id, SheetLine line) throws SheetFault {
        String place = line.words().get(1);
        int dot = place.indexOf('.');
        int seat = line.number(dot < 0 ? place : place.substring(0, dot));
        int behind = dot < 0 ? 0 : line.number(place.substring(dot + 1));
        int owner = behind == 0 ? seat : 0;
        if (line.words().size() > 4) {
            if (line.words().size() != 6 || !line.words().get(4).equals("by")) {
                throw line.fault(Kind.UNREADABLE_LINE, "expected: wager SEAT[.LINE] BET MONEY [by OWNER]");
            }
            owner = line.number(5);
        }
        return new Wager(id, Spot.seat(seat), behind, owner, line.words().get(2), line.money(3));
    }

    /** The line that a refused beginning is about: of wagers, the first with which the refusal appears. */
    private int lineOf(Ruling.Refused refused, Game game, Round round) {
        return switch (refused.fault()) {
            case UNKNOWN_OPTION -> lineOfUnknownOption(game.terms().options());
            case SEATS_NOT_FILED -> lineOf("seats");
            case DECKS_NOT_FILED -> lineOf("decks");
            case NO_BANK -> lineOf("bank");
            case NO_WAGERS -> firstLine;
            default -> lineOfWager(refused, game, round);
        };
    }

    private int lineOfWager(Ruling.Refused refused, Game game, Round round) {
        for (int count = 1; count <= wagers.size(); count++) {
            Round begun = new Round(
                    round.number(),
                    round.felt(),
                    round.dealerSeat(),
                    round.bank(),
                    round.wagers().subList(0, count),
                    List.of());
            if (Referee.begin(game, begun).equals(refused)) {
                boolean ofDealer = refused.fault() == Ruling.Fault.NO_SUCH_SEAT
                        && (round.dealerSeat() < 1
                                || round.dealerSeat() > round.felt().seats());
                return ofDealer ? lineOf("dealer") : wagers.get(count - 1).number();
            }
        }
        return firstLine;
    }

    private int lineOfUnknownOption(Set<String> known) {
        Set<String> unknown = new HashSet<>(options.keySet());
        unknown.removeAll(known);
        return unknown.stream()
                .mapToInt(name -> Optional.ofNullable(options.get(name))
                        .map(SheetLine::number)
                        .orElse(firstLine))
                .min()
                .orElse(firstLine);
    }

    private int lineOf(String keyword) {
        return Optional.ofNullable(once.get(keyword)).map(SheetLine::number).orElse(firstLine);
    }

    private SheetLine needed(String keyword) throws SheetFault {
        SheetLine line = once.get(keyword);
        if (line == null) {
            throw new SheetFault(firstLine, Kind.LINE_MISSING, "the sheet has no line `" + keyword + "`");
        }
        return line;
    }
}
