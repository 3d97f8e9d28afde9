package clockwise.table;

import clockwise.cards.Card;
import clockwise.money.Money;
import clockwise.rotation.Eligibility;
import clockwise.rotation.Profile;
import clockwise.rules.Limit;
import clockwise.rules.Play;
import clockwise.rules.Spot;
import clockwise.settlement.Coverage;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/** What somebody wants to happen at a table, grouped by who may ask. */
public sealed interface Command {
    /**
     * A house dealer's decision: it carries the revision that was seen, and advances it. A floor manager may ask too.
     */
    sealed interface ByDealer extends Command {}

    /** Asked by a house dealer or a floor manager at any time; it names what it is about, and carries no revision. */
    sealed interface ByStaff extends Command {}

    /** Asked by a floor manager. */
    sealed interface ByFloor extends Command {}

    /** Reported by a device. */
    sealed interface ByDevice extends Command {}

    /** Asked by the host itself. */
    sealed interface ByHost extends Command {}

    /** A command that tells why, in words that go into the log. */
    sealed interface WithReason extends Command {
        String reason();
    }

    // --- the house dealer ---

    /** This dealer deals here from now on. */
    record ComeToTable() implements ByDealer {}

    /** What the next person in the order of the offer said. */
    record AnswerOffer(int seat, OfferLine.Answer answer) implements ByDealer {}

    /** Everybody who was still to be asked declined; the holder goes on where that is allowed. */
    record AllDeclined() implements ByDealer {}

    record PostBank(Money amount) implements ByDealer {}

    /** Whoever took the position does not want it after all; before the wagers are locked. */
    record GiveUpBank() implements ByDealer {}

    /** No more bets: all wagers on the felt. */
    record LockWagers(List<Bid> wagers) implements ByDealer {
        public LockWagers {
            wagers = List.copyOf(wagers);
        }
    }

    /** A wager as it lies on the felt; `owner` is the seat of whoever wagers, 0 for somebody standing. */
    record Bid(int circle, int line, int owner, String bet, Money amount) {}

    /** The house dealer saw the collection fall into the box. */
    record ConfirmDrop(Money amount) implements ByDealer {}

    record DealCard(Spot spot, Card card) implements ByDealer {}

    /** A choice with the money that the player adds, and the backline places that follow. */
    record MakeChoice(Spot spot, String choice, Money amount, List<Integer> lines) implements ByDealer {
        public MakeChoice {
            lines = List.copyOf(lines);
        }
    }

    record ThrowDice(List<Integer> dice) implements ByDealer {
        public ThrowDice {
            dice = List.copyOf(dice);
        }
    }

    record DeclareResult(Spot spot, String result) implements ByDealer {}

    record Settle(int pass) implements ByDealer {}

    /** The first `steps` lines of the settlement are carried out. */
    record ConfirmPaid(int steps) implements ByDealer {}

    /** Takes back the last play, bank or offer. */
    record UndoLast() implements ByDealer {}

    record ShowCutCard() implements ByDealer {}

    record ChangeShoe(String reason) implements ByDealer, WithReason {}

    record PausePlay(String reason) implements ByDealer, WithReason {}

    record ResumePlay() implements ByDealer {}

    record BreakGame(String reason) implements ByDealer, WithReason {}

    record RestartGame() implements ByDealer {}

    // --- house dealer or floor manager ---

    record TakeSeat(int seat, Occupant occupant) implements ByStaff {}

    record LeaveSeat(int seat, String person) implements ByStaff {}

    record CallFloor(String reason) implements ByStaff, WithReason {}

    /**
     * Something went wrong.
     *
     * @param circle 0 where it concerns no single circle
     * @param card the player-dealer's second card, where it was seen too early
     */
    record ReportIrregularity(long round, String name, int circle, Optional<Card> card, String reason)
            implements ByStaff, WithReason {}

    /** The round as it was really played. */
    record AskCorrection(long round, List<Play> plays, String reason) implements ByStaff, WithReason {
        public AskCorrection {
            plays = List.copyOf(plays);
        }
    }

    // --- the floor manager ---

    /**
     * Opens the table for a game, with all that is posted there.
     *
     * @param spaces betting spaces with limits of their own, by bet
     * @param rotation a profile beside the filed one, where the room has switched it on
     * @param eligibility what the room's filing asks of whoever takes the position
     */
    record OpenTable(
            String game,
            int decks,
            Set<String> options,
            Money least,
            Money most,
            Map<String, Limit> spaces,
            String schedule,
            int option,
            Optional<Profile> rotation,
            Eligibility eligibility,
            Coverage coverage)
            implements ByFloor {
        public OpenTable {
            options = Set.copyOf(options);
            spaces = Map.copyOf(spaces);
        }
    }

    record CloseTable(String reason) implements ByFloor, WithReason {}

    /** Takes effect between rounds. */
    record PostSchedule(String schedule, int option, Money least, Money most, String reason)
            implements ByFloor, WithReason {}

    /** Waives a fee of the round before it is dropped; `fee` counts from 1 in the order of the fees. */
    record WaiveFee(long round, int fee, String reason) implements ByFloor, WithReason {}

    record GiveFreeCollection(int seat, String person, String reason) implements ByFloor, WithReason {}

    /** Lets somebody wager in more circles than three. */
    record AllowHands(int seat, String person, int hands, String reason) implements ByFloor, WithReason {}

    record VoidRound(long round, String reason) implements ByFloor, WithReason {}

    record ApproveCorrection(long asked) implements ByFloor {}

    record RefuseCorrection(long asked, String reason) implements ByFloor, WithReason {}

    record AcknowledgeAlert(long alert, String note) implements ByFloor {}

    record AttachBox(String box) implements ByFloor {}

    record RemoveBox(String box, String reason) implements ByFloor, WithReason {}

    // --- devices and the host ---

    /** A drop that a sensor saw. */
    record ReportDrop(Sighting seen, Money amount, int pieces) implements ByDevice {}

    /** A bill that an acceptor put into the box: a buy-in, never a collection. */
    record ReportBill(Sighting seen, Money amount) implements ByDevice {}

    /** `tag` is empty where the device cannot read one. */
    record ReportBox(Sighting seen, BoxChange change, String tag) implements ByDevice {}

    /** What a shuffler or shoe does; its count is evidence, not truth. */
    record ReportShuffler(Sighting seen, ShufflerState state, OptionalInt cards) implements ByDevice {}

    record ReportFault(Sighting seen, Fault fault, String detail) implements ByDevice {}

    /** The agent at the table was `heard` last at this time, and is silent since. */
    record AgentLost(String agent, long heard) implements ByHost {}

    /** An agent speaks for the table, and the log does not know it yet. */
    record AgentCame(String agent) implements ByHost {}

    /** The agent's clock is wrong by so many microseconds; less than zero if it is ahead of the host's. */
    record AgentClockWrong(String agent, long offset) implements ByHost {}

    /** So many reports wait at the agent, and it has room for so many more. */
    record AgentOutboxFilling(String agent, long waiting, long room) implements ByHost {}

    /** A minute has passed. */
    record Tick() implements ByHost {}
}
