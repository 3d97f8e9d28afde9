package clockwise.audit;

import clockwise.money.Money;
import clockwise.rules.Bet;
import clockwise.rules.Play;
import clockwise.rules.Round;
import clockwise.rules.Spot;
import clockwise.rules.Wager;
import clockwise.table.Command;
import clockwise.table.Drop;
import clockwise.table.Event;
import clockwise.table.OfferLine;
import clockwise.table.Table;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** What must have been asked so that these events followed. */
final class Asking {
    private Asking() {}

    /** All that may have been asked; nothing for events that no rule decides. */
    static List<Command> of(Table before, List<Event> events) {
        return switch (events.getFirst()) {
            case Event.TableOpened opened -> List.of(opening(opened));
            case Event.TableClosed closed -> List.of(new Command.CloseTable(closed.reason()));
            case Event.SeatTaken taken -> List.of(new Command.TakeSeat(taken.seat(), taken.occupant()));
            case Event.SeatLeft left ->
                List.of(new Command.LeaveSeat(left.seat(), left.occupant().id()));
            case Event.FreeCollectionGiven given ->
                List.of(new Command.GiveFreeCollection(given.seat(), given.person(), given.reason()));
            case Event.BankOffered offered -> offers(offered);
            case Event.BankGivenUp _ -> List.of(new Command.GiveUpBank());
            case Event.BankPosted posted -> List.of(new Command.PostBank(posted.amount()));
            case Event.WagersLocked locked -> List.of(new Command.LockWagers(bids(before, locked.round())));
            case Event.FeeWaived waived -> List.of(new Command.WaiveFee(waived.round(), waived.fee(), waived.reason()));
            case Event.DropConfirmed dropped ->
                dropped.drop().seen() == Drop.Seen.BY_HAND
                        ? List.of(new Command.ConfirmDrop(dropped.drop().amount()))
                        : List.of();
            case Event.DropSeen seen -> List.of(new Command.ReportDrop(seen.seen(), seen.amount(), seen.pieces()));
            case Event.Played played -> List.of(play(played.play()));
            case Event.Undone _ -> List.of(new Command.UndoLast());
            case Event.PassSettled settled -> List.of(new Command.Settle(settled.pass()));
            case Event.PaidConfirmed paid -> List.of(new Command.ConfirmPaid(paid.steps()));
            case Event.RoundVoided voided -> List.of(new Command.VoidRound(voided.round(), voided.reason()));
            case Event.IrregularityFound found -> List.of(irregularity(found, events));
            case Event.CorrectionAsked asked ->
                List.of(new Command.AskCorrection(asked.round(), asked.plays(), asked.reason()));
            case Event.CorrectionApproved approved ->
                isKnown(before, approved.asked())
                        ? List.of(new Command.ApproveCorrection(approved.asked()))
                        : List.of();
            default -> List.of();
        };
    }

    private static Command opening(Event.TableOpened opened) {
        var setup = opened.setup();
        return new Command.OpenTable(
                setup.felt().game(),
                setup.felt().decks(),
                setup.felt().options(),
                setup.felt().min(),
                setup.felt().max(),
                setup.felt().spaces(),
                setup.posting().schedule(),
                setup.posting().option().number(),
                setup.rotation().also(),
                setup.rotation().eligibility(),
                setup.coverage());
    }

    /** The answer of the last one asked, or everybody's at once. */
    private static List<Command> offers(Event.BankOffered offered) {
        Optional<Command> answer = offered.lines().reversed().stream()
                .filter(line -> line.answer() != OfferLine.Answer.NOT_ELIGIBLE)
                .findFirst()
                .map(line -> new Command.AnswerOffer(line.seat(), line.answer()));
        return answer.map(one -> List.of(one, new Command.AllDeclined()))
                .orElseGet(() -> List.of(new Command.AllDeclined()));
    }

    /** The wagers as they lay on the felt, without those that the game added. */
    private static List<Command.Bid> bids(Table before, Round round) {
        Set<String> placed = before.game().bets().stream()
                .filter(bet -> bet.comes() == Bet.Comes.BEFORE_THE_LOCK)
                .map(Bet::name)
                .collect(Collectors.toSet());
        return round.wagers().stream()
                .filter(wager -> placed.contains(wager.bet()))
                .map(wager ->
                        new Command.Bid(wager.spot().seat(), wager.line(), wager.owner(), wager.bet(), wager.amount()))
                .toList();
    }

    private static Command play(Play play) {
        return switch (play) {
            case Play.Dealt dealt -> new Command.DealCard(dealt.spot(), dealt.card());
            case Play.Chose chose -> choice(chose);
            case Play.Threw threw -> new Command.ThrowDice(threw.dice());
            case Play.Declared declared -> new Command.DeclareResult(declared.spot(), declared.result());
            case Play.Settled settled -> new Command.Settle(settled.pass());
        };
    }

    private static Command choice(Play.Chose chose) {
        Money own = chose.added().stream()
                .filter(wager -> wager.line() == 0)
                .map(Wager::amount)
                .findFirst()
                .orElse(Money.ZERO);
        List<Integer> follow =
                chose.added().stream().map(Wager::line).filter(line -> line > 0).toList();
        return new Command.MakeChoice(chose.spot(), chose.choice(), own, follow);
    }

    private static Command irregularity(Event.IrregularityFound found, List<Event> events) {
        var seen = events.stream()
                .filter(event -> event instanceof Event.Played played
                        && played.play() instanceof Play.Dealt dealt
                        && dealt.spot().equals(Spot.DEALER))
                .map(event -> ((Play.Dealt) ((Event.Played) event).play()).card())
                .findFirst();
        return new Command.ReportIrregularity(found.round(), found.name(), found.circle(), seen, found.reason());
    }

    private static boolean isKnown(Table before, long asked) {
        return before.corrections().stream().anyMatch(open -> open.seq() == asked);
    }
}
