package clockwise.live;

import clockwise.money.Money;
import clockwise.rules.Next;
import clockwise.rules.Spot;
import clockwise.table.Hand;
import clockwise.table.Shoe;
import clockwise.table.Table;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * The one thing that a table waits for, as a code with what belongs to it.
 *
 * @param seat who is asked or posts, and `spot` where the card or the choice goes
 * @param amount the money that is due; for a bank the least
 * @param count how many dice, the pass to settle, or the number of the line to carry out
 * @param until before this time nothing can be done, in microseconds since 1970
 */
public record Todo(
        What what,
        OptionalInt seat,
        Optional<Spot> spot,
        Optional<Money> amount,
        OptionalInt count,
        Optional<Long> until) {
    /** What is to be done; most are the names of commands. */
    public enum What {
        OPEN_TABLE,
        ATTACH_BOX,
        COME_TO_TABLE,
        TAKE_SEAT,
        ANSWER_OFFER,
        ALL_DECLINED,
        POST_BANK,
        CHANGE_SHOE,
        LOCK_WAGERS,
        CONFIRM_DROP,
        DEAL,
        /** A card that the player of the spot has no choice but to take. */
        MUST_HIT,
        CHOOSE,
        DECLARE,
        THROW_DICE,
        SETTLE,
        CONFIRM_PAID,
        RESUME_PLAY,
        RESTART_GAME,
        /** The round can go on only with the floor: void it or report what happened. */
        CALL_FLOOR
    }

    static Todo at(Table table, long at) {
        if (table.setup().isEmpty()) {
            return plain(What.OPEN_TABLE);
        }
        if (table.pause().isPresent()) {
            return stopped(table.pause().get().until());
        }
        if (table.dealer().isEmpty()) {
            return plain(What.COME_TO_TABLE);
        }
        return switch (table.phase()) {
            case CLOSED -> plain(What.OPEN_TABLE);
            case BROKEN -> plain(What.RESTART_GAME);
            case OFFER -> offered(table, at);
            case BANK ->
                money(
                        What.POST_BANK,
                        table.posted().felt().min(),
                        OptionalInt.of(table.taking().orElseThrow().seat()));
            case WAGERS -> wagers(table);
            case COLLECT ->
                table.box().isEmpty()
                        ? plain(What.ATTACH_BOX)
                        : money(What.CONFIRM_DROP, table.inPlay().due(), OptionalInt.empty());
            case PLAY -> played(table);
            case SETTLE -> paid(table.inPlay());
        };
    }

    private static Todo offered(Table table, long at) {
        if (table.seats().isEmpty()) {
            return plain(What.TAKE_SEAT);
        }
        return table.asked(at)
                .map(asked -> seat(What.ANSWER_OFFER, asked.candidate().seat()))
                .orElse(plain(What.ALL_DECLINED));
    }

    private static Todo wagers(Table table) {
        if (table.shoe() == Shoe.OUT) {
            return plain(What.CHANGE_SHOE);
        }
        return plain(table.box().isEmpty() ? What.ATTACH_BOX : What.LOCK_WAGERS);
    }

    private static Todo played(Table table) {
        List<Next> next = table.next();
        if (next.isEmpty()) {
            return plain(What.CALL_FLOOR);
        }
        if (next.getFirst() instanceof Next.Deal && table.box().isEmpty()) {
            return plain(What.ATTACH_BOX);
        }
        return switch (next.getFirst()) {
            case Next.Deal deal -> spot(mustHit(next, deal.spot()) ? What.MUST_HIT : What.DEAL, deal.spot());
            case Next.Choose choose -> spot(What.CHOOSE, choose.spot());
            case Next.Declare declare -> spot(What.DECLARE, declare.spot());
            case Next.Throw dice -> count(What.THROW_DICE, dice.dice());
            case Next.Settle settle -> count(What.SETTLE, settle.pass());
        };
    }

    private static boolean mustHit(List<Next> next, Spot spot) {
        return next.stream()
                .anyMatch(one ->
                        one instanceof Next.Choose choose && choose.spot().equals(spot));
    }

    private static Todo paid(Hand hand) {
        return count(What.CONFIRM_PAID, hand.confirmed() + 1);
    }

    private static Todo plain(What what) {
        return new Todo(
                what, OptionalInt.empty(), Optional.empty(), Optional.empty(), OptionalInt.empty(), Optional.empty());
    }

    private static Todo stopped(long until) {
        return new Todo(
                What.RESUME_PLAY,
                OptionalInt.empty(),
                Optional.empty(),
                Optional.empty(),
                OptionalInt.empty(),
                until == 0 ? Optional.empty() : Optional.of(until));
    }

    private static Todo seat(What what, int seat) {
        return new Todo(
                what, OptionalInt.of(seat), Optional.empty(), Optional.empty(), OptionalInt.empty(), Optional.empty());
    }

    private static Todo money(What what, Money amount, OptionalInt seat) {
        return new Todo(what, seat, Optional.empty(), Optional.of(amount), OptionalInt.empty(), Optional.empty());
    }

    private static Todo spot(What what, Spot spot) {
        return new Todo(
                what, OptionalInt.empty(), Optional.of(spot), Optional.empty(), OptionalInt.empty(), Optional.empty());
    }

    private static Todo count(What what, int count) {
        return new Todo(
                what, OptionalInt.empty(), Optional.empty(), Optional.empty(), OptionalInt.of(count), Optional.empty());
    }
}
