package clockwise.live;

import clockwise.cards.Card;
import clockwise.cards.Rank;
import clockwise.cards.Suit;
import clockwise.money.Money;
import clockwise.rotation.Eligibility;
import clockwise.rotation.Kind;
import clockwise.rotation.Profile;
import clockwise.rules.Bet;
import clockwise.rules.Limit;
import clockwise.rules.Spot;
import clockwise.settlement.Coverage;
import clockwise.table.Command;
import clockwise.table.Occupant;
import clockwise.table.OfferLine.Answer;
import clockwise.table.Phase;
import clockwise.table.Seat;
import clockwise.table.Table;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Requests that nobody in their senses would make. */
final class Mischief {
    private static final String LONG = "x".repeat(201);

    private final Chance chance;
    private final Players players;
    private final DeviceReports devices;

    Mischief(Chance chance, Players players) {
        this.chance = chance;
        this.devices = new DeviceReports(chance);
        this.players = players;
    }

    Command command(Table table, long at) {
        if (table.phase() == Phase.CLOSED && chance.percent(70)) {
            return badOpening();
        }
        return switch (chance.between(1, 9)) {
            case 1 -> badSeats(table);
            case 2 -> badPlay(table);
            case 3, 4 -> badWords(table);
            case 5 -> badTime();
            case 6 -> badOpening();
            default -> spoiled(table, players.next(table, at));
        };
    }

    /** Something that comes next, with one thing wrong in it. */
    private Command spoiled(Table table, Command good) {
        return switch (good) {
            case Command.AnswerOffer answer -> new Command.AnswerOffer(answer.seat(), Answer.NOT_ELIGIBLE);
            case Command.PostBank post -> badBank();
            case Command.LockWagers lock -> badLock(table, lock);
            case Command.ConfirmDrop drop ->
                new Command.ConfirmDrop(drop.amount().plus(Money.CENT));
            case Command.WaiveFee waive -> new Command.WaiveFee(waive.round(), 99, waive.reason());
            case Command.DealCard deal -> new Command.DealCard(deal.spot(), badCard(table));
            case Command.MakeChoice choice -> badChoice(choice);
            case Command.ThrowDice dice -> new Command.ThrowDice(List.of(7));
            case Command.ConfirmPaid paid -> new Command.ConfirmPaid(99);
            default -> badPlay(table);
        };
    }

    private Card badCard(Table table) {
        return table.inPlay().round().cards().stream()
                .findFirst()
                .filter(card -> chance.percent(50))
                .orElseGet(() -> chance.oneOf(
                        List.of(Card.JOKER, Card.of(Rank.TEN, Suit.SPADES), Card.of(Rank.NINE, Suit.UNSEEN))));
    }

    private Command badChoice(Command.MakeChoice choice) {
        return chance.percent(50)
                ? new Command.MakeChoice(
                        choice.spot(), choice.choice(), choice.amount().plus(Money.CENT), choice.lines())
                : new Command.MakeChoice(choice.spot(), choice.choice(), choice.amount(), List.of(9));
    }

    private Command badBank() {
        return new Command.PostBank(
                chance.oneOf(List.of(Money.ZERO, new Money(100_001), Money.dollars(1_000_000_000))));
    }

    private Command badOpening() {
        Command.OpenTable good = players.opening();
        return switch (chance.between(1, 7)) {
            case 1 -> opening("tiddlywinks", good, good.decks(), good.options(), good.spaces(), "filed", 1);
            case 2 -> opening(good.game(), good, 99, good.options(), good.spaces(), "filed", 1);
            case 3 -> opening(good.game(), good, good.decks(), Set.of("FREE_LUNCH"), good.spaces(), "filed", 1);
            case 4 ->
                opening(
                        good.game(),
                        good,
                        good.decks(),
                        good.options(),
                        Map.of("LUNCH", new Limit(Money.CENT, Money.CENT)),
                        "filed",
                        1);
            case 5 -> opening(good.game(), good, good.decks(), good.options(), good.spaces(), SimStamp.BARE_ROOM, 1);
            case 6 -> opening(good.game(), good, good.decks(), good.options(), good.spaces(), SimStamp.NARROW_TABLE, 1);
            default -> opening(good.game(), good, good.decks(), good.options(), good.spaces(), "filed", 77);
        };
    }

    private static Command opening(
            String game,
            Command.OpenTable good,
            int decks,
            Set<String> options,
            Map<String, Limit> spaces,
            String schedule,
            int option) {
        return new Command.OpenTable(
                game,
                decks,
                options,
                good.least(),
                good.most(),
                spaces,
                schedule,
                option,
                Optional.of(Profile.GUIDANCE_2016),
                Eligibility.SEATED,
                Coverage.SINGLE_ACTION);
    }

    private Command badSeats(Table table) {
        int taken = table.seats().isEmpty()
                ? 1
                : chance.oneOf(List.copyOf(table.seats().keySet()));
        return chance.oneOf(List.of(
                new Command.TakeSeat(99, Occupant.patron("P99")),
                new Command.TakeSeat(taken, Occupant.patron("P98")),
                new Command.TakeSeat(chance.between(1, 9), new Occupant("T9", Kind.TPPPS, "Acme", "L-9")),
                new Command.TakeSeat(chance.between(1, 9), new Occupant("T8", Kind.TPPPS, "Worst", "L-8")),
                new Command.LeaveSeat(taken, "nobody"),
                new Command.LeaveSeat(chance.between(1, 9), "P1"),
                new Command.GiveFreeCollection(taken, "nobody", "why"),
                new Command.AllowHands(0, "P1", 4, "why"),
                new Command.AnswerOffer(taken, Answer.NOT_ELIGIBLE),
                new Command.AnswerOffer(chance.between(0, 10), Answer.ACCEPT),
                new Command.PostBank(Money.ZERO),
                new Command.PostBank(new Money(100_001)),
                new Command.PostBank(Money.dollars(1_000_000_000)),
                new Command.AttachBox("no box!"),
                new Command.AttachBox("B-2"),
                new Command.RemoveBox("B-77", "why")));
    }

    private Command badLock(Table table, Command.LockWagers good) {
        if (good.wagers().isEmpty()) {
            return good;
        }
        List<Command.Bid> bids = new ArrayList<>(good.wagers());
        Command.Bid bid = bids.removeLast();
        if (chance.onceIn(15)) {
            return new Command.LockWagers(Collections.nCopies(301, bid));
        }
        int dealer = table.taking().orElseThrow().seat();
        String needy = table.game().bets().stream()
                .filter(bet ->
                        bet.comes() == Bet.Comes.WITH_A_CHOICE || (!bet.needs().isEmpty() && chance.percent(50)))
                .map(Bet::name)
                .findFirst()
                .orElse("LUNCH");
        int tppps = table.seats().values().stream()
                .filter(seat -> seat.occupant().kind() == Kind.TPPPS && seat.number() != dealer)
                .mapToInt(Seat::number)
                .findFirst()
                .orElse(9);
        bids.add(chance.oneOf(List.of(
                new Command.Bid(77, bid.line(), bid.owner(), bid.bet(), bid.amount()),
                new Command.Bid(bid.circle(), 9, bid.owner(), bid.bet(), bid.amount()),
                new Command.Bid(bid.circle(), bid.line(), bid.owner(), "LUNCH", bid.amount()),
                new Command.Bid(bid.circle(), bid.line(), bid.owner(), needy, bid.amount()),
                new Command.Bid(bid.circle(), bid.line(), bid.owner(), bid.bet(), Money.ZERO),
                new Command.Bid(bid.circle(), bid.line(), bid.owner(), bid.bet(), Money.dollars(9_999)),
                new Command.Bid(bid.circle(), bid.line(), bid.owner(), bid.bet(), new Money(2_501)),
                new Command.Bid(dealer, bid.line(), bid.owner(), bid.bet(), bid.amount()),
                new Command.Bid(bid.circle(), bid.line(), dealer, bid.bet(), bid.amount()),
                new Command.Bid(bid.circle(), 0, 0, bid.bet(), bid.amount()),
                new Command.Bid(tppps, 0, tppps, bid.bet(), bid.amount()),
                new Command.Bid(bid.circle(), 0, chance.between(1, 9), bid.bet(), bid.amount()))));
        if (chance.onceIn(6)) {
            bids.add(bids.getLast());
        }
        return new Command.LockWagers(bids);
    }

    private Command badPlay(Table table) {
        Spot spot = chance.oneOf(List.of(Spot.DEALER, Spot.PLAYER, Spot.BANKER, Spot.seat(1), new Spot("3b")));
        return chance.oneOf(List.of(
                new Command.DealCard(spot, Card.of(Rank.TEN, Suit.SPADES)),
                new Command.DealCard(spot, Card.of(Rank.NINE, Suit.UNSEEN)),
                new Command.DealCard(spot, Card.JOKER),
                new Command.MakeChoice(spot, "HIT", Money.dollars(3), List.of(7)),
                new Command.MakeChoice(spot, "LUNCH", Money.ZERO, List.of()),
                new Command.ThrowDice(List.of(7, 0, 3)),
                new Command.ThrowDice(List.of()),
                new Command.DeclareResult(spot, "LUNCH"),
                new Command.Settle(chance.between(0, 4)),
                new Command.ConfirmPaid(chance.between(0, 99)),
                new Command.ConfirmDrop(Money.dollars(77)),
                new Command.WaiveFee(table.rounds(), chance.between(0, 9), "why"),
                new Command.WaiveFee(table.rounds() + 1, 1, "why"),
                new Command.VoidRound(table.rounds() + 1, "why"),
                new Command.UndoLast()));
    }

    private Command badWords(Table table) {
        return chance.oneOf(List.of(
                new Command.CallFloor(""),
                new Command.CallFloor(LONG),
                new Command.CloseTable(" "),
                new Command.AcknowledgeAlert(chance.between(0, 9), "note"),
                new Command.AcknowledgeAlert(
                        table.alerts().isEmpty() ? 0 : table.alerts().getFirst().seq(), "y".repeat(70_000)),
                new Command.ReportIrregularity(table.rounds(), "LUNCH", 0, Optional.empty(), "why"),
                new Command.ReportIrregularity(table.rounds(), "MISSING_CARD", 0, Optional.empty(), "why"),
                new Command.ReportIrregularity(table.rounds(), "DEALER_SEEN_BEFORE_DRAW", 0, Optional.empty(), "why"),
                new Command.ReportIrregularity(-1, "CARD_OFF_TABLE", 0, Optional.empty(), "why"),
                new Command.AskCorrection(chance.between(-1, 9), List.of(), "why"),
                new Command.ApproveCorrection(3),
                new Command.RefuseCorrection(3, "why"),
                new Command.PostSchedule("filed", 9, Money.CENT, Money.CENT, "why"),
                new Command.PostSchedule("filed", 1, Money.dollars(9), Money.CENT, "why")));
    }

    private Command badTime() {
        return chance.oneOf(List.of(
                new Command.ResumePlay(),
                new Command.RestartGame(),
                new Command.ShowCutCard(),
                new Command.AllDeclined(),
                new Command.Tick(),
                new Command.ComeToTable(),
                new Command.BreakGame("why"),
                new Command.CloseTable("why"),
                new Command.ConfirmPaid(1),
                new Command.PostBank(Money.dollars(100)),
                new Command.ConfirmDrop(Money.dollars(1)),
                devices.drop(Money.ZERO)));
    }
}
