package clockwise.desk;

import clockwise.cards.Card;
import clockwise.cards.Rank;
import clockwise.cards.Suit;
import clockwise.desk.Rows.Row;
import clockwise.desk.Rows.Unreadable;
import clockwise.games.twentyone.Hand;
import clockwise.games.twentyone.TwentyOne;
import clockwise.games.twentyone.Verdict;
import clockwise.money.Money;
import clockwise.rules.Bet;
import clockwise.rules.Outcome;
import clockwise.rules.Spot;
import clockwise.rules.Wager;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/** Rules on finished hands of a No Bust 21 game, one row each: what every wager wins or loses for the player. */
final class Hands implements Command {
    private static final List<String> COLUMNS =
            List.of("id", "player", "dealer", "flags", "wager", "extra", "ins", "buster", "lucky", "match");
    private static final String ANSWER = "id,result,odds,base_net,ins_net,buster_net,lucky_net,match_net,total_net";
    private static final List<String> FLAGS = List.of("SPLIT", "DBL", "DD2", "DD3", "SURR", "RESCUE");
    private static final long MOST_CENTS = 100_000_000_000L; // a billion dollars
    private static final Spot SPOT = Spot.seat(1);

    @Override
    public String usage() {
        return "hand GAME";
    }

    @Override
    public String summary() {
        return "Rules on finished hands of a game of 21: id,player,dealer,flags,wager,extra,ins,buster,lucky,match.";
    }

    @Override
    public int run(List<String> arguments, BufferedReader in, PrintWriter out, PrintWriter err) throws IOException {
        Optional<TwentyOne> game = TwentyOne.ALL.stream()
                .filter(one -> arguments.equals(List.of(one.id())))
                .findFirst();
        if (game.isEmpty()) {
            err.println("hand: name one of "
                    + TwentyOne.ALL.stream().map(TwentyOne::id).toList());
            return BAD_INPUT;
        }
        return Rows.each(in, out, err, COLUMNS, ANSWER, row -> answer(game.get(), row));
    }

    private static String answer(TwentyOne game, Row row) throws Unreadable {
        List<Card> player = cards(game, row, "player");
        List<Card> dealer = cards(game, row, "dealer");
        Set<String> flags = flags(row);
        List<Money> doubles = doubles(row, flags);
        Verdict verdict = game.verdict(hand(player, flags), dealer);
        long base = net(verdict, money(row, "wager"), false);
        for (int i = 0; i < doubles.size(); i++) {
            base += net(verdict, doubles.get(i), i == doubles.size() - 1);
        }
        long insurance = insurance(game, row, dealer);
        long buster = bonus(game, row, TwentyOne.BUSTER, player, dealer);
        long lucky = bonus(game, row, TwentyOne.LUCKY, player, dealer);
        long match = bonus(game, row, TwentyOne.MATCH, player, dealer);
        return String.join(
                ",",
                row.text("id"),
                verdict.kind().name(),
                verdict.share(),
                Long.toString(base),
                Long.toString(insurance),
                Long.toString(buster),
                Long.toString(lucky),
                Long.toString(match),
                Long.toString(base + insurance + buster + lucky + match));
    }

    private static Hand hand(List<Card> cards, Set<String> flags) {
        Hand hand = flags.contains("SPLIT") ? Hand.ofSplit(SPOT, cards) : Hand.of(SPOT, cards);
        if (flags.contains("SURR")) {
            return hand.surrendered();
        }
        return flags.contains("RESCUE") ? hand.rescued() : hand;
    }

    /** What each double added: DD2 and DD3 doubled the whole wager again, and `extra` is the sum of it. */
    private static List<Money> doubles(Row row, Set<String> flags) throws Unreadable {
        Money wager = money(row, "wager");
        Money extra = money(row, "extra");
        if (!flags.contains("DBL")) {
            if (!extra.isZero()) {
                throw new Unreadable("extra without the flag DBL");
            }
            return List.of();
        }
        int again = flags.contains("DD3") ? 2 : flags.contains("DD2") ? 1 : 0;
        List<Money> doubles = new ArrayList<>();
        Money whole = wager;
        for (int i = 0; i < again; i++) {
            doubles.add(whole);
            whole = whole.plus(whole);
        }
        Money before = whole.minus(wager);
        if (again > 0 && !extra.equals(before.plus(whole))) {
            throw new Unreadable("extra should be " + before.plus(whole).cents() + " and is " + extra.cents());
        }
        doubles.add(extra.minus(before));
        return doubles;
    }

    private static long insurance(TwentyOne game, Row row, List<Card> dealer) throws Unreadable {
        Money stake = stake(game, row, "ins", TwentyOne.INSURANCE);
        if (stake.isZero()) {
            return 0;
        }
        if (dealer.getFirst().rank() != Rank.ACE) {
            throw new Unreadable("insurance without an ace up");
        }
        return net(game.insurance(dealer), stake, false);
    }

    private static long bonus(TwentyOne game, Row row, String bet, List<Card> player, List<Card> dealer)
            throws Unreadable {
        Money stake = stake(game, row, bet.toLowerCase(Locale.ROOT), bet);
        if (stake.isZero()) {
            return 0;
        }
        if (!bet.equals(TwentyOne.BUSTER) && flags(row).contains("SPLIT")) {
            throw new Unreadable(bet + " rides on the circle and not on a split hand");
        }
        return net(game.bonus(bet, player.subList(0, 2), dealer), stake, false);
    }

    /** The stake of a bet that the game may not have. */
    private static Money stake(TwentyOne game, Row row, String column, String bet) throws Unreadable {
        Money stake = money(row, column);
        if (!stake.isZero() && game.bets().stream().map(Bet::name).noneMatch(bet::equals)) {
            throw new Unreadable(game.id() + " has no bet " + bet);
        }
        return stake;
    }

    /** The player's profit on one wager. */
    private static long net(Verdict verdict, Money stake, boolean isLastDouble) {
        Wager wager = new Wager(1, SPOT, 0, 0, TwentyOne.BASE, stake);
        return switch (verdict.outcome(wager, isLastDouble, Money.CENT)) {
            case Outcome.Wins wins -> wins.due().cents();
            case Outcome.Loses loses -> -loses.due().cents();
            case Outcome.Pushes pushes -> 0;
        };
    }

    private static Set<String> flags(Row row) throws Unreadable {
        String text = row.text("flags");
        Set<String> flags = text.isEmpty() ? Set.of() : new HashSet<>(List.of(text.split("\\|", -1)));
        if (!FLAGS.containsAll(flags)) {
            throw new Unreadable("flags are " + String.join("|", FLAGS) + ", not " + text);
        }
        return flags;
    }

    private static Money money(Row row, String column) throws Unreadable {
        long cents = row.number(column);
        if (cents < 0 || cents > MOST_CENTS) {
            throw new Unreadable(column + " is not within 0 to " + MOST_CENTS + ": " + cents);
        }
        return new Money(cents);
    }

    private static List<Card> cards(TwentyOne game, Row row, String column) throws Unreadable {
        List<Card> cards = new ArrayList<>();
        for (String text : row.text(column).split(" +", -1)) {
            Card card = Card.read(text).orElseThrow(() -> new Unreadable("no card: " + text));
            if (game.terms().deck().copies(card) == 0) {
                throw new Unreadable(card + " is not in the decks of " + game.id());
            }
            if (card.suit() == Suit.UNSEEN && game.terms().suits()) {
                throw new Unreadable("in " + game.id() + " suits count: " + card);
            }
            cards.add(card);
        }
        if (cards.size() < 2) {
            throw new Unreadable(column + " needs two cards or more");
        }
        return cards;
    }
}
