package clockwise.live;

import clockwise.cards.Card;
import clockwise.money.Money;
import clockwise.rotation.Asked;
import clockwise.rotation.Holding;
import clockwise.rotation.Rotation;
import clockwise.rules.Felt;
import clockwise.rules.Irregularity;
import clockwise.rules.Next;
import clockwise.rules.Play;
import clockwise.rules.Spot;
import clockwise.rules.Step;
import clockwise.rules.Wager;
import clockwise.settlement.Coverage;
import clockwise.settlement.Exposure;
import clockwise.table.Alert;
import clockwise.table.Command.Bid;
import clockwise.table.Correction;
import clockwise.table.Drop;
import clockwise.table.Fee;
import clockwise.table.Occupant;
import clockwise.table.OfferLine;
import clockwise.table.Pause;
import clockwise.table.Phase;
import clockwise.table.Posting;
import clockwise.table.Replay;
import clockwise.table.Shoe;
import clockwise.table.Taking;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/**
 * All that a screen needs to know of a table: it works out nothing, and knows no rule.
 *
 * @param seq the last event in it
 * @param at when it was drawn, in microseconds since 1970
 * @param posting the schedule as posted, and `pending` the one that takes effect when the round is over
 * @param dealer the badge of the house dealer, empty for none
 * @param box the drop box, empty for none
 * @param holding who holds or last held the position, and `taking` whoever has it for this hand
 * @param bank what stands in the bank now
 * @param next all that may happen in the round, as buttons
 * @param todo the one thing that the table waits for
 * @param ahead the spots of the cards that come next whatever the cards are
 * @param undo what UndoLast would take back
 * @param may the commands without particulars that the house dealer could give now
 * @param again what "same again" would mean
 * @param rounds the number of the last round
 * @param agent the agent at the table, if one has come since the host started
 */
public record TableView(
        int table,
        String name,
        long seq,
        long revision,
        long at,
        Phase phase,
        Optional<Playable> game,
        Optional<Posting> posting,
        Optional<Posting> pending,
        String dealer,
        String box,
        List<Place> seats,
        Optional<Holding> holding,
        Optional<Taking> taking,
        Optional<Offer> offer,
        Money bank,
        Optional<InPlay> round,
        List<Next> next,
        Todo todo,
        List<Spot> ahead,
        Optional<Undo> undo,
        List<String> may,
        Again again,
        long rounds,
        Shoe shoe,
        Optional<Pause> pause,
        Optional<Replay> replay,
        List<Alert> alerts,
        List<Correction> corrections,
        List<Trouble> irregularities,
        Optional<AgentHealth> agent) {

    /**
     * The game as it is played on this felt.
     *
     * @param lines backline places behind each circle
     * @param suits whether suits must be entered
     * @param joker whether the deck has a joker
     */
    public record Playable(
            String name,
            String filing,
            Felt felt,
            int lines,
            boolean suits,
            boolean joker,
            Coverage coverage,
            Rotation rotation,
            List<Space> spaces) {}

    /** A bet of the game that can be placed here before the lock, with its limits. */
    public record Space(String bet, Money least, Money most, boolean bonus, Set<String> needs) {}

    /** A seat, taken or not. */
    public record Place(
            int seat,
            Optional<Occupant> occupant,
            int mostHands,
            int wagers,
            long lastPlayed,
            boolean freeCollection) {}

    /**
     * The offer of the position as far as it has gone.
     *
     * @param answers given so far
     * @param order everybody at the table in the order in which they are asked; who may not be asked has a bar
     * @param seat who is asked next, 0 for nobody
     * @param must whether everybody else must be asked before the holder goes on
     * @param ifAllDecline what one tap on "all declined" would do
     */
    public record Offer(
            List<OfferLine> answers, List<Asked> order, int seat, boolean must, Optional<IfAllDecline> ifAllDecline) {}

    /** What follows when everybody who is still to be asked declines. */
    public enum IfAllDecline {
        HOLDER_GOES_ON,
        PLAY_STOPS,
        GAME_BREAKS
    }

    /**
     * The round in play.
     *
     * @param risk what the bank faces, and `firstAtRisk` the first wager that it may not reach, 0 for none
     * @param button the seat with the action button, once it is known
     * @param due what goes into the box
     * @param dead wagers that went back because their hand is dead
     * @param abandoned circles that the house plays
     */
    public record InPlay(
            long number,
            LocalDate day,
            String shift,
            long lockedAt,
            List<Wager> wagers,
            Exposure risk,
            int firstAtRisk,
            OptionalInt button,
            List<Fee> fees,
            Money due,
            Optional<Drop> drop,
            List<Cards> hands,
            List<Integer> dice,
            Map<Spot, String> declared,
            List<Instruction> steps,
            List<Wager> dead,
            Set<Integer> abandoned) {}

    /** The cards at a spot, and what is written beside them. */
    public record Cards(Spot spot, List<Card> cards, String caption) {}

    /** A line of the settlement; `number` counts within its pass, from 1. */
    public record Instruction(int pass, int number, Wager wager, Step step, boolean confirmed) {}

    /**
     * The last round once more.
     *
     * @param bank what the same player-dealer posted then, zero if it is another one now
     * @param wagers those of everybody who still sits there and does not hold the bank now
     */
    public record Again(Money bank, List<Bid> wagers) {}

    /** What can be taken back: the event, and the play that it is if it is one. */
    public record Undo(long seq, Optional<Play> play) {}

    /** An irregularity that can be reported at this game. */
    public record Trouble(Irregularity irregularity, boolean needsCircle, boolean needsBothCards) {}
}
