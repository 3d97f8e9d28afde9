package clockwise.live;

import clockwise.cards.Card;
import clockwise.cards.Rank;
import clockwise.cards.Suit;
import clockwise.money.Money;
import clockwise.rules.Next;
import clockwise.table.Actor;
import clockwise.table.Command;
import clockwise.table.Occupant;
import clockwise.table.OfferLine.Answer;
import clockwise.table.Phase;
import clockwise.table.Sitting;
import clockwise.table.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** A house dealer at an EZ Baccarat table who always knows what comes next: five players, the bank goes round. */
final class BaccaratDealer {
    private static final int PLAYERS = 5;

    private final LiveTable live;
    private final Stamp stamp;
    private final Random random;
    private long asked;

    BaccaratDealer(LiveTable live, Stamp stamp) {
        this.live = live;
        this.stamp = stamp;
        this.random = new Random(live.id());
    }

    /** Opens the table and seats the players. */
    void open() {
        does(Sitting.FLOOR, Sitting.opening("ez-baccarat", 8));
        does(Sitting.FLOOR, new Command.AttachBox("B-" + live.id()));
        does(Sitting.DEALER, new Command.ComeToTable());
        for (int seat = 1; seat <= PLAYERS; seat++) {
            does(Sitting.DEALER, new Command.TakeSeat(seat, Occupant.patron("P" + seat)));
        }
    }

    /** The next decision of the round, durable when this returns. */
    void decide() {
        does(Sitting.DEALER, next(live.table()));
    }

    private Command next(Table table) {
        return switch (table.phase()) {
            case OFFER ->
                new Command.AnswerOffer(table.asked(0).orElseThrow().candidate().seat(), Answer.ACCEPT);
            case BANK -> new Command.PostBank(Money.dollars(2_000));
            case WAGERS ->
                new Command.LockWagers(bids(table.taking().orElseThrow().seat()));
            case COLLECT -> new Command.ConfirmDrop(table.inPlay().due());
            case PLAY -> play(table.next().getFirst());
            case SETTLE -> new Command.ConfirmPaid(table.inPlay().unpaid().size());
            case CLOSED, BROKEN -> throw new IllegalStateException("the table is " + Phase.BROKEN);
        };
    }

    private List<Command.Bid> bids(int bank) {
        List<Command.Bid> bids = new ArrayList<>();
        for (int seat = 1; seat <= PLAYERS; seat++) {
            if (seat != bank) {
                String bet = random.nextBoolean() ? "PLAYER" : "BANKER";
                bids.add(new Command.Bid(seat, 0, seat, bet, Money.dollars(25 + 25L * random.nextInt(4))));
            }
        }
        return bids;
    }

    private Command play(Next next) {
        return switch (next) {
            case Next.Deal deal ->
                new Command.DealCard(deal.spot(), Card.of(Rank.values()[random.nextInt(13)], Suit.UNSEEN));
            case Next.Settle settle -> new Command.Settle(settle.pass());
            case Next.Choose choose -> throw new IllegalStateException("no choices in baccarat");
            case Next.Declare declare -> throw new IllegalStateException("nothing is declared in baccarat");
            case Next.Throw dice -> throw new IllegalStateException("no dice in baccarat");
        };
    }

    private void does(Actor actor, Command command) {
        Ask ask = new Ask("r" + ++asked, live.table().revision(), actor, command);
        if (!(live.submit(ask, stamp) instanceof Outcome.Done)) {
            throw new IllegalStateException(command + " was refused");
        }
    }
}
