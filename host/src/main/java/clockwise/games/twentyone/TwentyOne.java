package clockwise.games.twentyone;

import clockwise.cards.Card;
import clockwise.money.Money;
import clockwise.money.Odds;
import clockwise.rules.ActionOrder;
import clockwise.rules.Bet;
import clockwise.rules.Button;
import clockwise.rules.Felt;
import clockwise.rules.Game;
import clockwise.rules.Irregularity;
import clockwise.rules.Next;
import clockwise.rules.Outcome;
import clockwise.rules.Round;
import clockwise.rules.Spot;
import clockwise.rules.Terms;
import clockwise.rules.Wager;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/** A game of the No Bust 21 family: one course of play, one rulebook for each filing. */
public final class TwentyOne implements Game {
    public static final String BASE = "BASE";
    public static final String DOUBLE = "DOUBLE";
    public static final String SPLIT = "SPLIT";
    public static final String INSURANCE = "INSURANCE";
    public static final String BUSTER = "BUSTER";
    public static final String LUCKY = "LUCKY";
    public static final String MATCH = "MATCH";

    /** The bets that ride on a hand and share its fate. */
    static final Set<String> HAND_BETS = Set.of(BASE, DOUBLE, SPLIT);

    public static final TwentyOne CENTURY =
            new TwentyOne(CenturyBlackjack.TERMS, CenturyBlackjack.RULES, Irregularities.FILED);
    public static final TwentyOne JOKER = new TwentyOne(NoBustJoker.TERMS, NoBustJoker.RULES);
    public static final TwentyOne NO_BUST_4_0 = new TwentyOne(NoBust4.TERMS_4_0, NoBust4.RULES_4_0);
    public static final TwentyOne NO_BUST_4_01 = new TwentyOne(NoBust4.TERMS_4_01, NoBust4.RULES_4_01);
    public static final TwentyOne NO_BUST_6_0 = new TwentyOne(NoBust6.TERMS, NoBust6.RULES);
    public static final TwentyOne BUSTER_4_0 = new TwentyOne(NoBustBuster4.TERMS, NoBustBuster4.RULES);
    public static final TwentyOne PURE_SPANISH = new TwentyOne(PureSpanish.TERMS, PureSpanish.RULES);

    /** All games of the family. */
    public static final List<TwentyOne> ALL =
            List.of(CENTURY, JOKER, NO_BUST_4_0, NO_BUST_4_01, NO_BUST_6_0, BUSTER_4_0, PURE_SPANISH);

    private final Terms terms;
    private final Rulebook rules;
    private final List<Irregularity> irregularities;
    private final List<Bet> bets;

    TwentyOne(Terms terms, Rulebook rules) {
        this(terms, rules, Irregularities.AS_FILED);
    }

    private TwentyOne(Terms terms, Rulebook rules, List<Irregularity> irregularities) {
        this.terms = terms;
        this.rules = rules;
        this.irregularities = irregularities;
        this.bets = betsOf(rules);
    }

    private static List<Bet> betsOf(Rulebook rules) {
        int base = rules.apart() ? 2 : 1;
        List<Bet> bets = new ArrayList<>();
        bets.add(new Bet(BASE, Bet.Comes.BEFORE_THE_LOCK, base, 1, Set.of(), false));
        bets.add(new Bet(DOUBLE, Bet.Comes.WITH_A_CHOICE, base, 2, Set.of(BASE), false));
        if (rules.splitting().isOffered()) {
            bets.add(new Bet(SPLIT, Bet.Comes.WITH_A_CHOICE, base, 3, Set.of(BASE), false));
        }
        if (rules.insurance().isOffered()) {
            bets.add(new Bet(INSURANCE, Bet.Comes.WITH_A_CHOICE, base, 4, Set.of(BASE), false));
        }
        for (String name : List.of(LUCKY, BUSTER, MATCH)) {
            if (rules.bonuses().containsKey(name)) {
                int pass = !rules.apart() ? base : name.equals(LUCKY) ? base - 1 : base + 1;
                bets.add(new Bet(
                        name, Bet.Comes.BEFORE_THE_LOCK, pass, 5, Set.of(BASE), true)); // filed 371, 663, 805, 836
            }
        }
        return List.copyOf(bets);
    }

    @Override
    public Terms terms() {
        return terms;
    }

    @Override
    public List<Bet> bets() {
        return bets;
    }

    /** Some bonus bets are filed for some decks only. */
    @Override
    public boolean isOpen(Bet bet, Felt felt) {
        Bonus bonus = rules.bonuses().get(bet.name());
        return bonus == null || felt.decks() >= bonus.leastDecks();
    }

    @Override
    public List<Irregularity> irregularities() {
        return irregularities;
    }

    @Override
    public Set<Integer> deadCircles(Round round, Irregularity irregularity) {
        Course course = Course.of(this, round);
        return switch (irregularity.name()) {
            case Irregularities.SEEN_BEFORE_DRAW -> course.deadBeforeDraw();
            case Irregularities.SEEN_DURING_DRAW -> course.deadDuringDraw();
            default -> Set.of();
        };
    }

    @Override
    public Optional<String> houseChoice(Round round, Spot spot) {
        return Course.of(this, round).houseChoice(spot).map(Choice::name);
    }

    /** A natural is dealt: no double or split can be paid as one. */
    @Override
    public Money most(Wager wager, Felt felt) {
        Odds odds = switch (wager.bet()) {
            case BASE -> rules.winners().ofNatural();
            case DOUBLE, SPLIT -> Odds.EVEN;
            case INSURANCE -> Insurance.PAYS;
            default -> bonus(wager.bet()).best();
        };
        return odds.on(wager.amount(), felt.unit());
    }

    Rulebook rules() {
        return rules;
    }

    int basePass() {
        return bet(BASE).pass();
    }

    int lastPass() {
        return bets.stream().mapToInt(Bet::pass).max().orElseThrow();
    }

    boolean hasWagers(Round round, int pass) {
        return round.wagers().stream().anyMatch(wager -> bet(wager.bet()).pass() == pass);
    }

    private Bet bet(String name) {
        return bets.stream().filter(bet -> bet.name().equals(name)).findFirst().orElseThrow();
    }

    @Override
    public List<Next> next(Round round) {
        return Course.of(this, round).next();
    }

    /** With the hands of splits as they lie now. */
    @Override
    public Map<Spot, List<Card>> onTheFelt(Round round) {
        Board board = Board.of(rules, round);
        Map<Spot, List<Card>> hands = new LinkedHashMap<>();
        board.circles()
                .forEach(circle -> circle.hands().stream()
                        .filter(hand -> !hand.cards().isEmpty())
                        .forEach(hand -> hands.put(hand.spot(), hand.cards())));
        if (!board.dealer().isEmpty()) {
            hands.put(Spot.DEALER, board.dealer());
        }
        return hands;
    }

    /** What each hand counts; a soft one both ways. */
    @Override
    public Map<Spot, String> captions(Round round) {
        Map<Spot, String> captions = new LinkedHashMap<>();
        onTheFelt(round)
                .forEach((spot, cards) -> captions.put(spot, rules.total(cards).toString()));
        return captions;
    }

    /** Counted by the player-dealer's second card, once it is seen. */
    @Override
    public OptionalInt buttonSeat(Round round) {
        List<Card> dealer = round.cardsAt(Spot.DEALER);
        return button() == Button.NONE || dealer.size() < 2
                ? OptionalInt.empty()
                : OptionalInt.of(
                        seatOrder(dealer.get(1).rank().count(), round.felt().seats(), round.dealerSeat())
                                .getFirst());
    }

    /** What a hand came to against the player-dealer's cards. */
    public Verdict verdict(Hand hand, List<Card> dealer) {
        return rules.verdict(hand, dealer);
    }

    /** What insurance came to. */
    public Verdict insurance(List<Card> dealer) {
        return rules.insurance().verdict(rules.isDealersNatural(dealer));
    }

    /** What a bonus bet came to; asking for one that the game does not have is a bug. */
    public Verdict bonus(String bet, List<Card> firstTwo, List<Card> dealer) {
        return bonus(bet).verdict(firstTwo, dealer);
    }

    private Bonus bonus(String bet) {
        Bonus bonus = rules.bonuses().get(bet);
        if (bonus == null) {
            throw new IllegalArgumentException(id() + " has no bonus bet " + bet);
        }
        return bonus;
    }

    @Override
    public List<Outcome> outcomes(Round round, int pass) {
        Board board = Board.of(rules, round);
        return wagers(round, pass).stream()
                .map(wager -> outcome(round, board, wager))
                .toList();
    }

    private Outcome outcome(Round round, Board board, Wager wager) {
        Circle circle = board.circle(wager.spot());
        if (HAND_BETS.contains(wager.bet())) {
            Hand hand = circle.hands().get(circle.handOf(wager));
            boolean isLastDouble = wager.bet().equals(DOUBLE)
                    && wager.equals(circle.stakes(round, hand, wager.line()).getLast());
            return verdict(hand, board.dealer())
                    .outcome(wager, isLastDouble, round.felt().unit());
        }
        Verdict verdict = wager.bet().equals(INSURANCE)
                ? insurance(board.dealer())
                : bonus(wager.bet(), round.cardsAt(circle.spot()).subList(0, 2), board.dealer());
        return verdict.outcome(wager, false, round.felt().unit());
    }

    private List<Wager> wagers(Round round, int pass) {
        return round.wagers().stream()
                .filter(wager -> bet(wager.bet()).pass() == pass)
                .toList();
    }

    @Override
    public Button button() {
        return rules.sweep().button();
    }

    @Override
    public List<Integer> seatOrder(int count, int seats, int dealerSeat) {
        return rules.sweep().seats(count, seats, dealerSeat);
    }

    /** Seat by seat the hands from left to right, then insurance, then bonus bets; each backline bettor after that. */
    @Override
    public List<Integer> order(Round round, int pass) {
        Board board = Board.of(rules, round);
        List<Integer> seats = seats(round, board, pass);
        return wagers(round, pass).stream()
                .sorted(Comparator.comparingInt(
                                (Wager wager) -> seats.indexOf(wager.spot().seat()))
                        .thenComparingInt(Wager::line)
                        .thenComparingInt(wager -> HAND_BETS.contains(wager.bet())
                                ? 0
                                : bet(wager.bet()).place())
                        .thenComparingInt(wager -> board.circle(wager.spot()).handOf(wager))
                        .thenComparingInt(Wager::id))
                .map(Wager::id)
                .toList();
    }

    /** Before the second card is seen, so for Lucky Lucky, action starts at the player-dealer's left (filed 783). */
    private List<Integer> seats(Round round, Board board, int pass) {
        int seats = round.felt().seats();
        int dealerSeat = round.dealerSeat();
        return pass < basePass()
                ? ActionOrder.clockwise(ActionOrder.leftOf(dealerSeat, seats), seats, dealerSeat)
                : seatOrder(board.dealer().get(1).rank().count(), seats, dealerSeat);
    }
}
