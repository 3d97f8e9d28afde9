package clockwise.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import clockwise.cards.Card;
import clockwise.cards.Rank;
import clockwise.cards.Suit;
import clockwise.fees.Band;
import clockwise.fees.ByTableAction;
import clockwise.fees.Lines;
import clockwise.money.Money;
import clockwise.rotation.Eligibility;
import clockwise.rotation.Kind;
import clockwise.rotation.Profile;
import clockwise.rules.Next;
import clockwise.rules.Option;
import clockwise.rules.Round;
import clockwise.rules.Spot;
import clockwise.settlement.Coverage;
import clockwise.table.OfferLine.Answer;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
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
    public static final Sighting SEEN = new Sighting("drop-7", 3, 41, 1_795_000_000_500_000L);
    public static final LocalDate DAY = LocalDate.of(2026, 11, 18);
    private static final long START = 1_795_000_000_000_000L;

    public Table table = Table.closed(12);
    public final List<Recorded> log = new ArrayList<>();
    public long at = START;
    public Optional<Past> past = Optional.empty();
    public Posting posting = posting(Money.ZERO);
    private final Map<String, Long> books = new HashMap<>();
    private final Map<Long, Round> finished = new HashMap<>();

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

    /** The same opening with another rotation beside the filed one, or another coverage. */
    public static Command.OpenTable with(Command.OpenTable open, Optional<Profile> rotation, Coverage coverage) {
        return new Command.OpenTable(
                open.game(),
                open.decks(),
                open.options(),
                open.least(),
                open.most(),
                open.spaces(),
                open.schedule(),
                open.option(),
                rotation,
                open.eligibility(),
                coverage);
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
        return new Given(Optional.of(posting), "page", "", past, EnumSet.allOf(Profile.class), 9, Money.CENT);
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
        if (recorded.event() instanceof Event.RoundEnded) {
            finished.put(table.rounds(), table.inPlay().round());
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

    /** A device or the host tells something; it is never refused. */
    public List<Event> tells(Command command) {
        return does(command instanceof Command.ByHost ? Actor.HOST : SENSOR, command, given());
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

    public void chooses(String spot, String choice, long dollars, Integer... lines) {
        dealer(new Command.MakeChoice(new Spot(spot), choice, Money.dollars(dollars), List.of(lines)));
    }

    /** The rest of the round in the simplest way: low cards, no choice that costs money, all paid. */
    public void plays() {
        while (table.hand().isPresent()) {
            dealer(simplest());
        }
    }

    private Command simplest() {
        if (table.phase() == Phase.SETTLE) {
            return new Command.ConfirmPaid(table.inPlay().unpaid().size());
        }
        return switch (table.next().getFirst()) {
            case Next.Deal deal -> new Command.DealCard(deal.spot(), card());
            case Next.Choose open -> choice(open);
            case Next.Declare open ->
                new Command.DeclareResult(open.spot(), open.results().getFirst());
            case Next.Throw dice -> new Command.ThrowDice(Collections.nCopies(dice.dice(), 1));
            case Next.Settle settle -> new Command.Settle(settle.pass());
        };
    }

    private static Command choice(Next.Choose open) {
        String choice = open.options().stream()
                .filter(option -> option.most().isZero())
                .map(Option::choice)
                .reduce("", (one, other) -> one.equals("STAND") ? one : other);
        return new Command.MakeChoice(open.spot(), choice, Money.ZERO, List.of());
    }

    /** The next card of as many decks as it takes, suit by suit. */
    private Card card() {
        int out = table.inPlay().round().cards().size() % 52;
        return Card.of(Rank.values()[out % 13], Suit.values()[out / 13]);
    }

    /** A finished round as it was played, without any correction. */
    public Round finished(long round) {
        return Optional.ofNullable(finished.get(round)).orElseThrow();
    }

    /** The last event of this kind. */
    public <T extends Event> T last(Class<T> kind) {
        return log.reversed().stream()
                .map(Recorded::event)
                .filter(kind::isInstance)
                .map(kind::cast)
                .findFirst()
                .orElseThrow();
    }

    /** The books of these accounts in dollars. */
    public List<Long> dollars(String... accounts) {
        return Arrays.stream(accounts).map(account -> balance(account) / 100).toList();
    }

    public static Occupant tppps(String id, String company) {
        return new Occupant(id, Kind.TPPPS, company, "L-" + id);
    }

    public static Command.Bid bid(int seat, String bet, long dollars) {
        return new Command.Bid(seat, 0, seat, bet, Money.dollars(dollars));
    }

    /** A wager behind a circle or in one that is not one's own; owner 0 stands. */
    public static Command.Bid bid(int circle, int line, int owner, String bet, long dollars) {
        return new Command.Bid(circle, line, owner, bet, Money.dollars(dollars));
    }
}
