package clockwise.games.paigow;

import clockwise.cards.CardBits;
import clockwise.cards.Deck;
import clockwise.money.Money;
import clockwise.money.Odds;
import clockwise.rotation.Profile;
import clockwise.rules.ActionOrder;
import clockwise.rules.Bet;
import clockwise.rules.Button;
import clockwise.rules.Felt;
import clockwise.rules.Game;
import clockwise.rules.Irregularity;
import clockwise.rules.Next;
import clockwise.rules.Outcome;
import clockwise.rules.Pay;
import clockwise.rules.Play;
import clockwise.rules.Round;
import clockwise.rules.Spot;
import clockwise.rules.Terms;
import clockwise.rules.Wager;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeMap;

/**
 * Fortune Pai Gow Poker, filed 2489-2641.
 *
 * <p>The hand of each circle with a wager is entered either by its seven cards or, because 49 cards are too many at a
 * real table, by its results: `declare 3 WIN`, and `declare 3.fortune QUADS` where a Fortune bet rides on it. What is
 * entered first for a circle decides. The table option `declared` makes results what the tablet proposes first. The
 * player-dealer's cards are needed as soon as one hand has to be compared with them, and may be entered in any case.
 *
 * <p>Seven cards are taken as set House Way unless, before the settlement, their player's own front is chosen (`choose
 * 3 SET:KdAs`) or a result is declared that some setting of the cards has, a foul included.
 */
public final class FortunePaiGow implements Game {
    public static final FortunePaiGow GAME = new FortunePaiGow();

    static final String BASE = "BASE";
    static final String FORTUNE = "FORTUNE";
    static final String ENVY = "ENVY";
    private static final String DECLARED = "declared";
    private static final int PASS = 1;
    private static final int ENVY_PASS = 2; // filed 2574 over 2558
    private static final int DICE = 3; // filed 2535
    private static final Money ENVY_BUTTON = Money.dollars(5); // filed 2602

    private static final Terms TERMS = new Terms(
            "fortune-pai-gow",
            "Fortune Pai Gow Poker",
            "GEGR-001764",
            Profile.TWO_THEN_OFFER, // filed 2493
            7, // filed 2528
            Deck.WITH_JOKER_53, // filed 2503
            1,
            1,
            3, // filed 2528, 2594
            true,
            Set.of(DECLARED));
    private static final List<Bet> BETS = List.of( // the order of filed 2558
            new Bet(BASE, Bet.Comes.BEFORE_THE_LOCK, PASS, 1, Set.of(), false),
            new Bet(FORTUNE, Bet.Comes.BEFORE_THE_LOCK, PASS, 2, Set.of(BASE), true), // filed 2584, 1691
            new Bet(ENVY, Bet.Comes.AT_THE_LOCK, ENVY_PASS, 1, Set.of(), true));

    private FortunePaiGow() {}

    @Override
    public Terms terms() {
        return TERMS;
    }

    @Override
    public List<Bet> bets() {
        return BETS;
    }

    @Override
    public List<Irregularity> irregularities() {
        return Irregularities.ALL;
    }

    /** A hand that its player has left is set House Way. */
    @Override
    public Optional<String> houseChoice(Round round, Spot spot) {
        boolean open = next(round).stream()
                .anyMatch(next ->
                        next instanceof Next.Choose choose && choose.spot().equals(spot));
        return open ? Optional.of(Seat.HOUSE_WAY) : Optional.empty();
    }

    @Override
    public Money most(Wager wager, Felt felt) {
        return switch (wager.bet()) {
            case BASE -> Odds.EVEN.on(wager.amount(), felt.unit());
            case FORTUNE -> Bonus.SF7.odds().orElseThrow().on(wager.amount(), felt.unit());
            case ENVY -> Bonus.SF7.envy();
            default -> throw new IllegalArgumentException(id() + " has no bet " + wager.bet());
        };
    }

    /** An Envy button for each Fortune bet of $5 or more by a seated player in a circle (filed 2602, 2604). */
    @Override
    public List<Wager> addedAtTheLock(Round round) {
        List<Wager> buttons = new ArrayList<>();
        for (Wager wager : round.wagers()) {
            boolean enough = !wager.amount().isLessThan(ENVY_BUTTON);
            if (wager.bet().equals(FORTUNE) && wager.line() == 0 && wager.owner() != 0 && enough) {
                int id = round.nextWager() + buttons.size();
                buttons.add(new Wager(id, wager.spot(), 0, wager.owner(), ENVY, Money.ZERO));
            }
        }
        return buttons;
    }

    @Override
    public List<Next> next(Round round) {
        if (round.hasSettled(PASS)) {
            boolean envy = !order(round, ENVY_PASS).isEmpty() && !round.hasSettled(ENVY_PASS);
            return envy ? List.of(new Next.Settle(ENVY_PASS)) : List.of();
        }
        if (thrown(round) == 0) {
            return List.of(new Next.Throw(DICE));
        }
        return hands(round);
    }

    /** All hands are open at once, from the button; the settlement, once it is due, comes first. */
    private List<Next> hands(Round round) {
        List<Seat> seats = seats(round);
        int dealerCards = round.cardsAt(Spot.DEALER).size();
        boolean dealerNeeded = dealerCards > 0 || seats.stream().anyMatch(Seat::needsDealer);
        boolean due = seats.stream().allMatch(Seat::isComplete) && (dealerCards == Seat.CARDS || !dealerNeeded);
        List<Next> next = new ArrayList<>();
        if (due) {
            next.add(new Next.Settle(PASS));
        }
        List<Next> cards = new ArrayList<>();
        if (dealerCards < Seat.CARDS) {
            cards.add(new Next.Deal(Spot.DEALER)); // exposed before the players' hands, filed 2537, 2557
        }
        seats.forEach(seat -> seat.nextCard().ifPresent(cards::add));
        List<Next> results =
                seats.stream().flatMap(seat -> seat.nextResults().stream()).toList();
        boolean resultsFirst = round.felt().options().contains(DECLARED);
        next.addAll(resultsFirst ? results : cards);
        next.addAll(resultsFirst ? cards : results);
        Optional<Setting> dealer = dealer(round);
        seats.forEach(seat -> next.addAll(seat.nextSettings(dealer)));
        return next;
    }

    @Override
    public List<Outcome> outcomes(Round round, int pass) {
        List<Outcome> outcomes = new ArrayList<>();
        List<Seat> seats = seats(round);
        for (int id : order(round, pass)) {
            Wager wager = round.wager(id);
            Seat seat = Seat.of(round, wager.spot().seat());
            outcomes.add(
                    switch (wager.bet()) {
                        case BASE -> base(wager, seat, round);
                        case FORTUNE -> fortune(wager, seat, round);
                        case ENVY -> envy(wager, seats, round);
                        default -> throw new IllegalArgumentException(id() + " has no bet " + wager.bet());
                    });
        }
        return outcomes;
    }

    private static Outcome base(Wager wager, Seat seat, Round round) {
        if (seat.declared().isPresent()) {
            Result result = seat.declared().get();
            return base(wager, result, result.why(), round);
        }
        Comparison comparison = Comparison.of(seat.setting(), dealer(round).orElseThrow());
        return base(wager, comparison.ruling(), comparison.why(), round);
    }

    private static Outcome base(Wager wager, Result result, String why, Round round) {
        return switch (result) {
            case WIN ->
                new Outcome.Wins(
                        wager.id(), Odds.EVEN.on(wager.amount(), round.felt().unit()), why);
            case LOSE, FOUL -> new Outcome.Loses(wager.id(), wager.amount(), why);
            case PUSH -> new Outcome.Pushes(wager.id(), why);
        };
    }

    /** Whatever becomes of the base wager (filed 2596). */
    private static Outcome fortune(Wager wager, Seat seat, Round round) {
        Bonus row = seat.row();
        return row.odds()
                .<Outcome>map(odds -> new Outcome.Wins(
                        wager.id(), odds.on(wager.amount(), round.felt().unit()), row.title()))
                .orElseGet(() -> new Outcome.Loses(wager.id(), wager.amount(), row.title()));
    }

    /** The fixed sum for the highest hand with a Fortune bet that is not of the button's owner (filed 2606-2610). */
    private static Outcome envy(Wager wager, List<Seat> seats, Round round) {
        Optional<Seat> highest = seats.stream()
                .filter(Seat::fortune)
                .filter(seat -> player(seat, round) != wager.owner())
                .min(Comparator.comparing(Seat::row));
        Money sum = highest.map(seat -> seat.row().envy()).orElse(Money.ZERO);
        return sum.isZero()
                ? new Outcome.Pushes(wager.id(), "no other hand qualifies (filed 2613)")
                : new Outcome.Wins(
                        wager.id(),
                        sum,
                        "seat " + highest.get().spot() + ": "
                                + highest.get().row().title());
    }

    /** The seat of the person who plays this hand: all circles of one person are that person's own (filed 2607). */
    private static int player(Seat seat, Round round) {
        return round.wagers().stream()
                .filter(wager -> wager.line() == 0 && wager.spot().equals(seat.spot()))
                .mapToInt(Wager::owner)
                .findFirst()
                .orElse(0);
    }

    /** How each complete hand is set, front and back. */
    @Override
    public Map<Spot, String> captions(Round round) {
        Map<Spot, String> captions = new TreeMap<>(Comparator.comparing(Spot::name));
        dealer(round).ifPresent(setting -> captions.put(Spot.DEALER, setting.toString()));
        for (int number = 1; number <= round.felt().seats(); number++) {
            Seat seat = Seat.of(round, number);
            if (seat.isDealt() && seat.declared().isEmpty()) {
                captions.put(seat.spot(), seat.setting().toString());
            }
        }
        return captions;
    }

    /** The player-dealer's hand, always set House Way (filed 2537). */
    private static Optional<Setting> dealer(Round round) {
        var cards = round.cardsAt(Spot.DEALER);
        return cards.size() == Seat.CARDS ? Optional.of(HouseWay.of(CardBits.of(cards))) : Optional.empty();
    }

    /** The hands with a wager, from the action button. */
    private List<Seat> seats(Round round) {
        return seatOrder(round).stream()
                .filter(number ->
                        round.wagers().stream().anyMatch(wager -> wager.spot().seat() == number))
                .map(number -> Seat.of(round, number))
                .toList();
    }

    /** Filed 2620-2633: what the Fortune Bonus pays, and what the Envy Bonus of another's hand. */
    @Override
    public List<Pay> pays() {
        List<Pay> pays = new ArrayList<>();
        for (Bonus bonus : Bonus.values()) {
            if (bonus.odds().isPresent()) {
                pays.add(new Pay(FORTUNE, bonus.name(), bonus.odds(), Money.ZERO));
            }
            if (!bonus.envy().isZero()) {
                pays.add(new Pay(ENVY, bonus.name(), Optional.empty(), bonus.envy()));
            }
        }
        return pays;
    }

    @Override
    public Button button() {
        return Button.DICE;
    }

    /** Where the dice put it (filed 2535). */
    @Override
    public OptionalInt buttonSeat(Round round) {
        return thrown(round) == 0
                ? OptionalInt.empty()
                : OptionalInt.of(seatOrder(round).getFirst());
    }

    /** From the action button clockwise (filed 2535, 2558). */
    @Override
    public List<Integer> seatOrder(int count, int seats, int dealerSeat) {
        return ActionOrder.clockwise(ActionOrder.buttonFromDice(count, seats, dealerSeat), seats, dealerSeat);
    }

    private List<Integer> seatOrder(Round round) {
        return seatOrder(thrown(round), round.felt().seats(), round.dealerSeat());
    }

    /** The sum of the dice, 0 before they are thrown. */
    private static int thrown(Round round) {
        for (Play play : round.plays()) {
            if (play instanceof Play.Threw threw) {
                return threw.dice().stream().mapToInt(die -> die).sum();
            }
        }
        return 0;
    }

    /** Seat by seat, the backline bettors right after their seat's player. */
    @Override
    public List<Integer> order(Round round, int pass) {
        List<Integer> seats = seatOrder(round);
        return round.wagers().stream()
                .filter(wager -> bet(wager).pass() == pass)
                .sorted(Comparator.comparingInt(
                                (Wager wager) -> seats.indexOf(wager.spot().seat()))
                        .thenComparingInt(Wager::line)
                        .thenComparingInt(wager -> bet(wager).place()))
                .map(Wager::id)
                .toList();
    }

    private static Bet bet(Wager wager) {
        return BETS.stream()
                .filter(bet -> bet.name().equals(wager.bet()))
                .findFirst()
                .orElseThrow();
    }
}
