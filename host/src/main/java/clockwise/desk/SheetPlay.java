package clockwise.desk;

import clockwise.desk.SheetFault.Kind;
import clockwise.money.Money;
import clockwise.rules.Game;
import clockwise.rules.Next;
import clockwise.rules.Option;
import clockwise.rules.Play;
import clockwise.rules.Referee;
import clockwise.rules.Round;
import clockwise.rules.Ruling;
import clockwise.rules.Spot;
import clockwise.rules.Wager;
import clockwise.settlement.Coverage;
import clockwise.settlement.Settlement;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Plays a round sheet through: every play goes to the referee, and passes are settled when they are due. */
final class SheetPlay {
    private final Game game;
    private final Coverage coverage;
    private Round round;

    private SheetPlay(Game game, Coverage coverage, Round round) {
        this.game = game;
        this.coverage = coverage;
        this.round = round;
    }

    /** The round of a sheet at its end, or the first fault. */
    static Round rule(RoundSheet sheet) throws SheetFault {
        SheetSetup setup = new SheetSetup(sheet);
        List<SheetLine> plays = new ArrayList<>();
        SheetLine last = sheet.lines().getFirst();
        for (SheetLine line : sheet.lines()) {
            if (line.words().isEmpty() || line.keyword().equals(RoundSheet.SETTLE)) {
                continue;
            }
            last = line;
            if (!setup.take(line)) {
                plays.add(line);
            } else if (!plays.isEmpty()) {
                throw line.fault(Kind.LINE_TOO_LATE, "`" + line.keyword() + "` stands before the first play");
            }
        }
        Game game = setup.game();
        SheetPlay play = new SheetPlay(game, setup.coverage(), setup.begin(game));
        for (SheetLine line : plays) {
            play.take(line);
        }
        return play.finish(last);
    }

    private void take(SheetLine line) throws SheetFault {
        switch (line.keyword()) {
            case "deal" -> deal(line);
            case "choose" -> play(line, chosen(line));
            case "dice" -> play(line, thrown(line));
            case "declare" -> {
                line.expect(2, 2, "declare SPOT RESULT");
                play(line, new Play.Declared(line.spot(1), line.words().get(2)));
            }
            default -> throw line.fault(Kind.UNREADABLE_LINE, "no line begins with " + line.keyword());
        }
    }

    private void deal(SheetLine line) throws SheetFault {
        String form = "deal SPOT CARD [SPOT CARD ...]";
        line.expect(2, Integer.MAX_VALUE, form);
        if (line.words().size() % 2 == 0) {
            throw line.fault(Kind.UNREADABLE_LINE, "expected: " + form);
        }
        for (int word = 1; word < line.words().size(); word += 2) {
            play(line, new Play.Dealt(line.spot(word), line.card(word + 1)));
        }
    }

    private static Play.Threw thrown(SheetLine line) throws SheetFault {
        line.expect(1, Integer.MAX_VALUE, "dice A B C");
        List<Integer> dice = new ArrayList<>();
        for (int word = 1; word < line.words().size(); word++) {
            dice.add(line.number(word));
        }
        return new Play.Threw(dice);
    }

    /** A choice with the wagers that go with it, as far as the game offers the choice; else the referee refuses it. */
    private Play.Chose chosen(SheetLine line) throws SheetFault {
        String form = "choose SPOT CHOICE [MONEY] [follow LINE ...]";
        line.expect(2, Integer.MAX_VALUE, form);
        int follow = line.words().indexOf("follow");
        int end = follow < 0 ? line.words().size() : follow;
        if (end < 3 || end > 4 || follow == line.words().size() - 1) {
            throw line.fault(Kind.UNREADABLE_LINE, "expected: " + form);
        }
        Optional<Money> money = end == 4 ? Optional.of(line.moneyAboveZero(3)) : Optional.empty();
        settleWhatIsDue(line);
        Spot spot = line.spot(1);
        String choice = line.words().get(2);
        List<Wager> added = new ArrayList<>();
        Optional<Option> option = offered(spot, choice);
        if (option.isPresent()) {
            ownWager(option.get(), money).ifPresent(added::add);
            for (int word = end + 1; word < line.words().size(); word++) {
                added.add(following(option.get(), line, word, added.size()));
            }
        }
        return new Play.Chose(spot, choice, added);
    }

    private Optional<Option> offered(Spot spot, String choice) {
        return game.next(round).stream()
                .filter(next ->
                        next instanceof Next.Choose choose && choose.spot().equals(spot))
                .flatMap(next -> ((Next.Choose) next).options().stream())
                .filter(option -> option.choice().equals(choice))
                .findFirst();
    }

    /** The player's own wager: of the amount said, or of the only one that is open. */
    private Optional<Wager> ownWager(Option option, Optional<Money> said) {
        boolean onlyOne = !option.most().isZero() && option.least().equals(option.most());
        Optional<Money> amount = said.isEmpty() && onlyOne ? Optional.of(option.most()) : said;
        int seat = option.spot().seat();
        int owner = round.wagers().stream()
                .filter(wager -> wager.line() == 0 && wager.spot().seat() == seat)
                .mapToInt(Wager::owner)
                .findFirst()
                .orElse(seat);
        return amount.map(money -> new Wager(nextId(0), option.spot(), 0, owner, option.bet(), money));
    }

    private Wager following(Option option, SheetLine line, int word, int before) throws SheetFault {
        int behind = line.number(word);
        for (Wager open : option.follow()) {
            if (open.line() == behind) {
                return new Wager(nextId(before), open.spot(), open.line(), open.owner(), open.bet(), open.amount());
            }
        }
        throw new SheetFault(
                line.number(),
                new Ruling.Refused(Ruling.Fault.WRONG_MONEY, "nobody on line " + behind + " can follow"));
    }

    private int nextId(int before) {
        return round.nextWager() + before;
    }

    private void play(SheetLine line, Play play) throws SheetFault {
        settleWhatIsDue(line);
        make(line, play);
    }

    private void make(SheetLine line, Play play) throws SheetFault {
        round = switch (Referee.play(game, round, play)) {
            case Ruling.Accepted accepted -> accepted.round();
            case Ruling.Refused refused -> throw new SheetFault(line.number(), refused);
        };
    }

    /** Settles passes as long as nothing else may happen. */
    private void settleWhatIsDue(SheetLine line) throws SheetFault {
        List<Next> offered = game.next(round);
        while (offered.size() == 1 && offered.getFirst() instanceof Next.Settle settle) {
            settle(line, settle.pass());
            offered = game.next(round);
        }
    }

    /** Settles what may be settled, though something else might still have happened, and expects the round to end. */
    private Round finish(SheetLine last) throws SheetFault {
        List<Next> open = game.next(round);
        for (Optional<Next.Settle> due = due(open); due.isPresent(); due = due(open)) {
            settle(last, due.get().pass());
            open = game.next(round);
        }
        if (!open.isEmpty()) {
            throw last.fault(Kind.ROUND_NOT_FINISHED, "still open: " + said(open.getFirst()));
        }
        return round;
    }

    private static Optional<Next.Settle> due(List<Next> offered) {
        return offered.stream()
                .filter(Next.Settle.class::isInstance)
                .map(Next.Settle.class::cast)
                .findFirst();
    }

    private void settle(SheetLine line, int pass) throws SheetFault {
        make(line, new Play.Settled(pass, Settlement.settle(game, round, pass, coverage)));
    }

    private static String said(Next next) {
        return switch (next) {
            case Next.Deal deal -> "a card for " + deal.spot();
            case Next.Choose choose ->
                "a choice for " + choose.spot() + " of "
                        + String.join(
                                ", ",
                                choose.options().stream().map(Option::choice).toList());
            case Next.Declare declare -> "a result for " + declare.spot();
            case Next.Throw dice -> dice.dice() + " dice";
            case Next.Settle settle -> "the settlement of pass " + settle.pass();
        };
    }
}
