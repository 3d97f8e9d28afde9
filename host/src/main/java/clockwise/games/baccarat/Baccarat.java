package clockwise.games.baccarat;

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
import java.util.Set;

/** Baccarat without commission: a Banker who wins with three cards to seven pushes. No player has a choice. */
public final class Baccarat implements Game {
    /** EZ Baccarat Panda 8, filed 2643-2786. */
    public static final Baccarat EZ = new Baccarat(
            new Terms(
                    "ez-baccarat",
                    "EZ Baccarat Panda 8",
                    "GEGR-001766",
                    Profile.TWO_THEN_OFFER, // filed 2647
                    7, // filed 2670
                    Deck.STANDARD_52,
                    3, // filed 2655
                    8,
                    0, // filed 2670
                    false,
                    Set.of()),
            Set.of("PLAYER", "BANKER"), // filed 2683-2684
            Filed.EZ);

    /** Seven Mile Baccarat, filed 3518-3665. */
    public static final Baccarat SEVEN_MILE = new Baccarat(
            new Terms(
                    "seven-mile-baccarat",
                    "Seven Mile Baccarat",
                    "none",
                    Profile.TWO_THEN_OFFER, // filed 3522, 3563
                    12, // filed 3550
                    Deck.STANDARD_52,
                    3, // filed 3530
                    8,
                    3, // filed 3556, 3572
                    false,
                    Set.of()),
            Set.of(), // filed 3645, 3660
            Filed.SEVEN_MILE);

    private static final List<String> TRACKS =
            List.of("PLAYER", "BANKER", "TIE", "DRAGON7", "PANDA8", "PLAYER_NATURAL", "BANKER_NATURAL");

    private static final int PASS = 1;
    private static final Odds TIE = Odds.to1(8); // filed 2740, 3636
    private static final Odds PANDA_8 = Odds.to1(25); // filed 2758, 3649
    private static final Odds DRAGON_7 = Odds.to1(40); // filed 2751, 3664

    private final Terms terms;
    private final List<Bet> bets;
    private final Filed filed;

    private Baccarat(Terms terms, Set<String> bonusNeeds, Filed filed) {
        this.terms = terms;
        this.filed = filed;
        this.bets = List.of( // the order of filed 2720, 3605
                new Bet("PLAYER", Bet.Comes.BEFORE_THE_LOCK, PASS, 1, Set.of(), false),
                new Bet("BANKER", Bet.Comes.BEFORE_THE_LOCK, PASS, 2, Set.of(), false),
                bonus("TIE", 3, Set.of()), // stands alone, filed 2735, 3632
                bonus("PANDA8", 4, bonusNeeds),
                bonus("DRAGON7", 5, bonusNeeds));
    }

    /** All but the lines stand under the heading of bonus bets, the tie too (filed 2729, 3624). */
    private static Bet bonus(String name, int place, Set<String> needs) {
        return new Bet(name, Bet.Comes.BEFORE_THE_LOCK, PASS, place, needs, true);
    }

    @Override
    public Terms terms() {
        return terms;
    }

    @Override
    public List<Bet> bets() {
        return bets;
    }

    @Override
    public List<Irregularity> irregularities() {
        return Irregularities.ALL;
    }

    @Override
    public Money most(Wager wager, Felt felt) {
        return odds(wager.bet()).on(wager.amount(), felt.unit());
    }

    private Odds odds(String bet) {
        return switch (bet) {
            case "PLAYER", "BANKER" -> Odds.EVEN;
            case "TIE" -> TIE;
            case "PANDA8" -> PANDA_8;
            case "DRAGON7" -> DRAGON_7;
            default -> throw new IllegalArgumentException(id() + " has no bet " + bet);
        };
    }

    /** One card to the Player and one to the Banker, twice (filed 2685, 3573), then the Player's third card first. */
    @Override
    public List<Next> next(Round round) {
        if (round.hasSettled(PASS)) {
            return List.of();
        }
        Coup coup = Coup.of(round);
        if (!coup.isDealt()) {
            boolean even = coup.player().size() == coup.banker().size();
            return List.of(new Next.Deal(even ? Spot.PLAYER : Spot.BANKER));
        }
        if (coup.playerDraws()) {
            return List.of(new Next.Deal(Spot.PLAYER));
        }
        return List.of(coup.bankerDraws() ? new Next.Deal(Spot.BANKER) : new Next.Settle(PASS));
    }

    @Override
    public List<Outcome> outcomes(Round round, int pass) {
        Coup coup = Coup.of(round);
        return round.wagers().stream().map(wager -> outcome(wager, coup, round)).toList();
    }

    /** What each hand counts. */
    @Override
    public Map<Spot, String> captions(Round round) {
        Coup coup = Coup.of(round);
        Map<Spot, String> captions = new LinkedHashMap<>();
        if (!coup.player().isEmpty()) {
            captions.put(Spot.PLAYER, Integer.toString(coup.playerTotal()));
        }
        if (!coup.banker().isEmpty()) {
            captions.put(Spot.BANKER, Integer.toString(coup.bankerTotal()));
        }
        return captions;
    }

    private Outcome outcome(Wager wager, Coup coup, Round round) {
        return switch (wager.bet()) {
            case "PLAYER" -> player(wager, coup, round);
            case "BANKER" -> banker(wager, coup, round);
            case "TIE" ->
                coup.isTie() ? wins(wager, round, "tie", filed.tieWins()) : loses(wager, "no tie", filed.tieLoses());
            case "PANDA8" ->
                coup.isPanda8()
                        ? wins(wager, round, "Player wins with three-card 8", filed.panda())
                        : loses(wager, "no Panda 8", filed.panda());
            case "DRAGON7" ->
                coup.isDragon7()
                        ? wins(wager, round, "Banker wins with three-card 7", filed.dragon())
                        : loses(wager, "no Dragon 7", filed.dragon());
            default -> throw new IllegalArgumentException(id() + " has no bet " + wager.bet());
        };
    }

    private Outcome player(Wager wager, Coup coup, Round round) {
        if (coup.isTie()) {
            return pushes(wager, "tie", filed.linePushes());
        }
        return coup.playerWins()
                ? wins(wager, round, "Player closer to nine", filed.playerWins())
                : loses(wager, "Banker closer to nine", filed.playerLoses());
    }

    private Outcome banker(Wager wager, Coup coup, Round round) {
        if (coup.isTie()) {
            return pushes(wager, "tie", filed.linePushes());
        }
        if (coup.isDragon7()) {
            return pushes(wager, "Banker wins with three-card 7", filed.dragonPushes());
        }
        return coup.bankerWins()
                ? wins(wager, round, "Banker closer to nine", filed.bankerWins())
                : loses(wager, "Player closer to nine", filed.bankerLoses());
    }

    private Outcome wins(Wager wager, Round round, String what, String line) {
        return new Outcome.Wins(
                wager.id(), most(wager, round.felt()), why(what, line)); // each bet has one pair of odds
    }

    private static Outcome loses(Wager wager, String what, String line) {
        return new Outcome.Loses(wager.id(), wager.amount(), why(what, line));
    }

    private static Outcome pushes(Wager wager, String what, String line) {
        return new Outcome.Pushes(wager.id(), why(what, line));
    }

    private static String why(String what, String line) {
        return what + " (" + line + ")";
    }

    @Override
    public List<String> tracks() {
        return TRACKS; // filed 2773-2781
    }

    @Override
    public List<String> tracked(Round round) {
        Coup coup = Coup.of(round);
        List<String> all = new ArrayList<>();
        all.add(coup.isTie() ? "TIE" : coup.playerWins() ? "PLAYER" : "BANKER");
        add(all, "DRAGON7", coup.isDragon7());
        add(all, "PANDA8", coup.isPanda8());
        add(all, "PLAYER_NATURAL", coup.isPlayerNatural());
        add(all, "BANKER_NATURAL", coup.isBankerNatural());
        return all;
    }

    private static void add(List<String> all, String name, boolean happened) {
        if (happened) {
            all.add(name);
        }
    }

    @Override
    public List<Pay> pays() {
        return bets.stream()
                .filter(Bet::bonus)
                .map(bet -> new Pay(bet.name(), "", Optional.of(odds(bet.name())), Money.ZERO))
                .toList();
    }

    @Override
    public Button button() {
        return Button.NONE;
    }

    /** From the player-dealer's left, clockwise (filed 2720, 3605). */
    @Override
    public List<Integer> seatOrder(int count, int seats, int dealerSeat) {
        return ActionOrder.clockwise(ActionOrder.leftOf(dealerSeat, seats), seats, dealerSeat);
    }

    /** Seat by seat all wagers of its player, then those of each backline bettor behind it (filed 3605). */
    @Override
    public List<Integer> order(Round round, int pass) {
        List<Integer> seats = seatOrder(0, round.felt().seats(), round.dealerSeat());
        return round.wagers().stream()
                .sorted(Comparator.comparingInt(
                                (Wager wager) -> seats.indexOf(wager.spot().seat()))
                        .thenComparingInt(Wager::line)
                        .thenComparingInt(wager -> place(wager.bet())))
                .map(Wager::id)
                .toList();
    }

    private int place(String name) {
        return bets.stream()
                .filter(bet -> bet.name().equals(name))
                .mapToInt(Bet::place)
                .findFirst()
                .orElseThrow();
    }
}
