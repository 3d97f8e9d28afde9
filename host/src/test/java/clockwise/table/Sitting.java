package clockwise.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import clockwise.cards.Card;
import clockwise.fees.Band;
import clockwise.fees.ByTableAction;
import clockwise.fees.Lines;
import clockwise.money.Money;
import clockwise.rotation.Eligibility;
import clockwise.rotation.Profile;
import clockwise.rules.Spot;
import clockwise.settlement.Coverage;
import clockwise.table.OfferLine.Answer;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** A sitting at one table in a test: commands in, events kept, and the books audited after every one of them. */
public final class Sitting {
    public static final Actor DEALER = new Actor("1001", Actor.Role.DEALER);
    public static final Actor FLOOR = new Actor("2001", Actor.Role.FLOOR);
    public static final Actor OTHER_FLOOR = new Actor("2002", Actor.Role.FLOOR);
    public static final Actor SENSOR = new Actor("drop-7", Actor.Role.DEVICE);
    public static final LocalDate DAY = LocalDate.of(2026, 11, 18);
    private static final long START = 1_795_000_000_000_000L;

    public Table table = Table.closed(12);
    public final List<Recorded> log = new ArrayList<>();
    public long at = START;
    public Optional<Past> past = Optional.empty();
    private final Map<String, Long> books = new HashMap<>();

    /** A collection of $1 below $100 of action and $3 above, from the player-dealer; `player` from each base wager. */
    public static Posting posting(Money player) {
        return new Posting(
                "test",
                new ByTableAction(
                        1,
                        List.of(
                                new Band(Money.dollars(1), Optional.of(Money.dollars(99)), Money.dollars(1)),
                                new Band(Money.dollars(100), Optional.empty(), Money.dollars(3))),
                        player,
                        new Lines(1, 2)),
                "a test",
                new Lines(1, 2),
                Money.dollars(5),
                Money.dollars(500),
                DAY,
                "00");
    }

    public static Command.OpenTable opening(String game, int decks, String... options) {
        return new Command.OpenTable(
                game,
                decks,
                Set.of(options),
                Money.dollars(5),
                Money.dollars(500),
                Map.of(),
                "test",
                1,
                Optional.empty(),
                Eligibility.SEATED,
                Coverage.SINGLE_ACTION);
    }

    /** An open table with a dealer, a box and patrons P1, P2, ... on these seats. */
    public static Sitting at(Command.OpenTable opening, int... seats) {
        Sitting sitting = new Sitting();
        sitting.floor(opening);
        sitting.floor(new Command.AttachBox("B-1"));
        sitting.dealer(new Command.ComeToTable());
        for (int seat : seats) {
            sitting.dealer(new Command.TakeSeat(seat, Occupant.patron("P" + seat)));
        }
        return sitting;
    }

    public Given given() {
        return new Given(
                Optional.of(posting(Money.ZERO)), "page", "", past, EnumSet.allOf(Profile.class), 9, Money.CENT);
    }

    public Decision ask(Actor actor, Command command, Given given) {
        Request request = new Request("r" + log.size(), table.revision(), actor, at, DAY, "DAY", command, given);
        return table.decide(request);
    }

    public List<Event> does(Actor actor, Command command, Given given) {
        Decision decision = ask(actor, command, given);
        if (!(decision instanceof Decision.Accepted accepted)) {
            throw new AssertionError(command + " was refused: " + decision);
        }
        long revision = table.revision() + (command instanceof Command.ByDealer ? 1 : 0);
        for (Event event : accepted.events()) {
            record(new Recorded(table.seq() + 1, revision, at, actor.id(), event));
        }
        at += 1_000_000;
        return accepted.events();
    }

    private void record(Recorded recorded) {
        for (Line line : Ledger.lines(table, recorded.event())) {
            books.merge(line.payer(), -line.amount().cents(), Long::sum);
            books.merge(line.payee(), line.amount().cents(), Long::sum);
        }
        table = table.evolve(recorded);
        log.add(recorded);
        audit();
    }

    /** All accounts together are zero; between rounds nothing lies on the felt, and no bank where none is posted. */
    private void audit() {
        assertEquals(0, books.values().stream().mapToLong(Long::longValue).sum());
        assertTrue(balance(Account.FELT) >= 0, "more was taken from the felt than lay there");
        if (table.hand().isEmpty()) {
            assertEquals(0, balance(Account.FELT), "between rounds nothing lies on the felt");
            assertEquals(table.bank().cents(), balance(Account.BANK), "the posted bank");
        }
    }

    public long balance(String account) {
        return books.getOrDefault(account, 0L);
    }

    public List<Event> dealer(Command command) {
        return does(DEALER, command, given());
    }

    public List<Event> floor(Command command) {
        return does(FLOOR, command, given());
    }

    public void refuses(Rejection rejection, Actor actor, Command command) {
        refuses(rejection, actor, command, given());
    }

    public void refuses(Rejection rejection, Actor actor, Command command, Given given) {
        Decision decision = ask(actor, command, given);
        assertTrue(
                decision instanceof Decision.Refused refused && refused.rejection() == rejection,
                () -> command + " should be refused as " + rejection + ": " + decision);
    }

    /** The seat that is asked next accepts. */
    public void accepts(int seat) {
        dealer(new Command.AnswerOffer(seat, Answer.ACCEPT));
    }

    public void declines(int... seats) {
        for (int seat : seats) {
            dealer(new Command.AnswerOffer(seat, Answer.DECLINE));
        }
    }

    /**
     * From the offer to the first card: this seat takes the bank, posts it, these wagers are locked, the drop is made.
     */
    public void begins(int bankSeat, long bankDollars, Command.Bid... bids) {
        accepts(bankSeat);
        dealer(new Command.PostBank(Money.dollars(bankDollars)));
        locks(bids);
    }

    public void locks(Command.Bid... bids) {
        dealer(new Command.LockWagers(List.of(bids)));
        if (table.phase() == Phase.COLLECT) {
            dealer(new Command.ConfirmDrop(table.inPlay().due()));
        }
    }

    public void deals(String spot, String... cards) {
        for (String card : cards) {
            dealer(new Command.DealCard(new Spot(spot), Card.read(card).orElseThrow()));
        }
    }

    /** Settles this pass and pays all of it. */
    public void settles(int pass) {
        dealer(new Command.Settle(pass));
        if (table.phase() == Phase.SETTLE) {
            dealer(new Command.ConfirmPaid(table.inPlay().unpaid().size()));
        }
    }

    public static Command.Bid bid(int seat, String bet, long dollars) {
        return new Command.Bid(seat, 0, seat, bet, Money.dollars(dollars));
    }
}
