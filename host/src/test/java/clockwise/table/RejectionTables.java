package clockwise.table;

import static clockwise.table.Sitting.DEALER;
import static clockwise.table.Sitting.FLOOR;
import static clockwise.table.Sitting.bid;
import static clockwise.table.Sitting.opening;

import clockwise.cards.Card;
import clockwise.live.Ask;
import clockwise.live.LiveTable;
import clockwise.live.Outcome;
import clockwise.live.Unserved;
import clockwise.live.Watcher;
import clockwise.money.Money;
import clockwise.rotation.Kind;
import clockwise.rotation.Profile;
import clockwise.rules.Limit;
import clockwise.rules.Next;
import clockwise.rules.Play;
import clockwise.rules.Spot;
import clockwise.store.GroupCommit;
import clockwise.store.MemoryStore;
import clockwise.table.OfferLine.Answer;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Tables at which something is refused, and ways to ask them. */
final class RejectionTables {
    static final Money FIVE = Money.dollars(5);
    static final Occupant ACME = new Occupant("T1", Kind.TPPPS, "Acme", "L-1");
    static final Occupant BEST = new Occupant("T2", Kind.TPPPS, "Best", "L-2");
    static final Command.OpenTable BACCARAT = opening("ez-baccarat", 8);
    static final Command.OpenTable REGULATED = with(BACCARAT, Optional.of(Profile.REGULATION_2026));

    private RejectionTables() {}

    static Sitting open() {
        return Sitting.at(BACCARAT, 1, 2, 3);
    }

    static Sitting wagering(Command.OpenTable opening) {
        Sitting sitting = Sitting.at(opening, 1, 2, 3);
        sitting.accepts(1);
        sitting.dealer(new Command.PostBank(Money.dollars(200)));
        return sitting;
    }

    static Sitting due() {
        Sitting sitting = wagering(BACCARAT);
        sitting.dealer(new Command.LockWagers(List.of(bid(2, "PLAYER", 50))));
        return sitting;
    }

    static Sitting dealing(Command.OpenTable opening, String bet) {
        Sitting sitting = wagering(opening);
        sitting.locks(bid(2, bet, 50), bid(3, bet, 20));
        return sitting;
    }

    static Sitting toSettle() {
        Sitting sitting = dealing(BACCARAT, "PLAYER");
        sitting.deals("PLAYER", "9?");
        sitting.deals("BANKER", "2?");
        sitting.deals("PLAYER", "K?");
        sitting.deals("BANKER", "5?");
        return sitting;
    }

    static Sitting finished() {
        Sitting sitting = toSettle();
        sitting.settles(1);
        Event.WagersLocked lock = (Event.WagersLocked) sitting.log.stream()
                .map(Recorded::event)
                .filter(Event.WagersLocked.class::isInstance)
                .findFirst()
                .orElseThrow();
        Event.PassSettled settled = (Event.PassSettled) sitting.log.stream()
                .map(Recorded::event)
                .filter(Event.PassSettled.class::isInstance)
                .findFirst()
                .orElseThrow();
        sitting.past = Optional.of(new Past(
                lock.round(), lock.coverage(), settled.steps(), lock.round().wagers()));
        return sitting;
    }

    static Sitting corrected() {
        Sitting sitting = finished();
        sitting.floor(new Command.AskCorrection(1, plays("2?", "9?"), "the camera"));
        return sitting;
    }

    static List<Play> plays(String player, String banker) {
        return List.of(dealt("PLAYER", player), dealt("BANKER", banker), dealt("PLAYER", "K?"), dealt("BANKER", "K?"));
    }

    static Play dealt(String spot, String card) {
        return new Play.Dealt(new Spot(spot), Card.read(card).orElseThrow());
    }

    /** A game of 21 in which everybody has fives, up to the first choice. */
    static Sitting choosing() {
        Sitting sitting = dealing(opening("no-bust-4.0", 8), "BASE");
        while (sitting.table.next().getFirst() instanceof Next.Deal deal) {
            sitting.deals(deal.spot().name(), "5?");
        }
        return sitting;
    }

    static Sitting stopped() {
        Sitting sitting = Sitting.at(with(BACCARAT, Optional.of(Profile.GUIDANCE_2016)), 1, 2, 3);
        sitting.begins(1, 200, bid(2, "PLAYER", 50));
        sitting.deals("PLAYER", "9?");
        sitting.deals("BANKER", "2?");
        sitting.deals("PLAYER", "K?");
        sitting.deals("BANKER", "5?");
        sitting.settles(1);
        sitting.at += 61 * 60_000_000L;
        sitting.dealer(new Command.AllDeclined());
        return sitting;
    }

    static Command.OpenTable with(Command.OpenTable open, Optional<Profile> rotation) {
        return Sitting.with(open, rotation, open.coverage());
    }

    static Command.OpenTable with(Command.OpenTable open, String game, int decks, Set<String> options) {
        return new Command.OpenTable(
                game,
                decks,
                options,
                open.least(),
                open.most(),
                open.spaces(),
                open.schedule(),
                open.option(),
                open.rotation(),
                open.eligibility(),
                open.coverage());
    }

    static Command.OpenTable with(Command.OpenTable open, int decks, Map<String, Limit> spaces) {
        return new Command.OpenTable(
                open.game(),
                decks,
                open.options(),
                open.least(),
                open.most(),
                spaces,
                open.schedule(),
                open.option(),
                open.rotation(),
                open.eligibility(),
                open.coverage());
    }

    static Given given(int seats, Set<Profile> profiles, boolean postable) {
        return new Given(
                postable ? Optional.of(Sitting.posting(Money.ZERO)) : Optional.empty(),
                "page",
                "no",
                Optional.empty(),
                profiles,
                seats,
                new Money(5));
    }

    static Decision ask(Sitting sitting, Actor actor, Command command) {
        return sitting.ask(actor, command, sitting.given());
    }

    static Decision closed(Command.OpenTable opening, Given given) {
        return new Sitting().ask(FLOOR, opening, given);
    }

    static Decision lock(Sitting sitting, Command.Bid... bids) {
        return ask(sitting, DEALER, new Command.LockWagers(List.of(bids)));
    }

    static Decision stale(Sitting sitting, Command command) {
        return sitting.table.decide(new Request(
                "r", sitting.table.revision() + 1, DEALER, sitting.at, Sitting.DAY, "DAY", command, sitting.given()));
    }

    static Command.Bid placed(int circle, int line, int owner, String bet, Money amount) {
        return new Command.Bid(circle, line, owner, bet, amount);
    }

    static Command irregularity(long round, String name, int circle) {
        return new Command.ReportIrregularity(round, name, circle, Optional.empty(), "seen");
    }

    /** Through a table in play, because only the log knows what was asked before. */
    static Decision reused() {
        MemoryStore store = new MemoryStore();
        Sitting sitting = new Sitting();
        Watcher nobody = new Watcher() {
            @Override
            public void changed(Table table) {}

            @Override
            public void unserved(int table, Unserved why) {}
        };
        try (GroupCommit writer = new GroupCommit(store, 10, 10, new SimpleMeterRegistry())) {
            LiveTable live = new LiveTable(12, store, writer, Runnable::run, nobody);
            live.submit(new Ask("one", 0, FLOOR, new Command.AttachBox("B-1")), (ask, table) -> stamped(sitting, ask));
            Outcome outcome = live.submit(
                    new Ask("one", 0, FLOOR, new Command.AttachBox("B-2")), (ask, table) -> stamped(sitting, ask));
            return outcome instanceof Outcome.Refused no
                    ? Decision.refused(no.rejection(), no.detail())
                    : Decision.accepted();
        }
    }

    static Request stamped(Sitting sitting, Ask ask) {
        return new Request(
                ask.id(), ask.revision(), ask.actor(), sitting.at, Sitting.DAY, "DAY", ask.command(), sitting.given());
    }

    static Decision sits(Sitting sitting, int seat, Occupant occupant) {
        return ask(sitting, DEALER, new Command.TakeSeat(seat, occupant));
    }

    static Sitting withTppps(Command.OpenTable opening) {
        Sitting sitting = Sitting.at(opening, 1, 2);
        sitting.dealer(new Command.TakeSeat(5, ACME));
        return sitting;
    }

    static Sitting taken() {
        Sitting sitting = open();
        sitting.accepts(1);
        return sitting;
    }

    /** A table of a room whose smallest unit is five cents, where seat 1 has taken the bank. */
    static Sitting inFives() {
        Sitting sitting = new Sitting();
        sitting.does(FLOOR, BACCARAT, given(9, Set.of(), true));
        sitting.floor(new Command.AttachBox("B-1"));
        sitting.dealer(new Command.ComeToTable());
        sitting.dealer(new Command.TakeSeat(1, Occupant.patron("P1")));
        sitting.dealer(new Command.TakeSeat(2, Occupant.patron("P2")));
        sitting.accepts(1);
        return sitting;
    }

    static Decision answers(Sitting sitting, int seat, Answer answer) {
        return ask(sitting, DEALER, new Command.AnswerOffer(seat, answer));
    }

    static Decision waivedTwice() {
        Sitting sitting = Sitting.at(BACCARAT, 1, 2, 3);
        Given charging = new Given(
                Optional.of(Sitting.posting(Money.dollars(1))), "page", "", Optional.empty(), Set.of(), 9, Money.CENT);
        sitting.does(FLOOR, new Command.PostSchedule("test", 1, FIVE, Money.dollars(500), "busy"), charging);
        sitting.accepts(1);
        sitting.dealer(new Command.PostBank(Money.dollars(200)));
        sitting.dealer(new Command.LockWagers(List.of(bid(2, "PLAYER", 50))));
        sitting.floor(new Command.WaiveFee(1, 2, "a courtesy"));
        return ask(sitting, FLOOR, new Command.WaiveFee(1, 2, "a courtesy"));
    }

    static Command card(String spot, String card) {
        return new Command.DealCard(new Spot(spot), Card.read(card).orElseThrow());
    }

    static Command next(Sitting sitting, String card) {
        Next.Deal deal = (Next.Deal) sitting.table.next().getFirst();
        return card(deal.spot().name(), card);
    }

    static Command choice(String choice, long dollars) {
        return new Command.MakeChoice(Spot.seat(2), choice, Money.dollars(dollars), List.of());
    }

    static Sitting abandoned() {
        Sitting sitting = choosing();
        sitting.floor(irregularity(1, "ABANDONED_HAND", 2));
        return sitting;
    }
}
