package clockwise.rules;

import clockwise.cards.Card;
import clockwise.cards.Suit;
import clockwise.money.Money;
import clockwise.rules.Ruling.Accepted;
import clockwise.rules.Ruling.Fault;
import clockwise.rules.Ruling.Refused;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** Says whether a round may begin and whether a play may be made: only what {@link Game#next} offers is accepted. */
public final class Referee {
    private Referee() {}

    /** The round with the game's own wagers added, if its felt, bank and wagers are allowed. */
    public static Ruling begin(Game game, Round round) {
        Terms terms = game.terms();
        Felt felt = round.felt();
        if (!terms.options().containsAll(felt.options())) {
            return refused(
                    Fault.UNKNOWN_OPTION, game.id() + " has the table options " + new TreeSet<>(terms.options()));
        }
        if (felt.seats() < 2 || felt.seats() > terms.seats()) {
            return refused(Fault.SEATS_NOT_FILED, game.id() + " has at most " + terms.seats() + " seats");
        }
        if (felt.decks() < terms.leastDecks() || felt.decks() > terms.mostDecks()) {
            return refused(
                    Fault.DECKS_NOT_FILED,
                    game.id() + " is dealt from " + terms.leastDecks() + " to " + terms.mostDecks() + " decks");
        }
        if (!placed(game).containsAll(felt.spaces().keySet())) {
            return refused(Fault.UNKNOWN_SPACE, game.id() + " has the betting spaces " + new TreeSet<>(placed(game)));
        }
        if (!isSeat(round.dealerSeat(), felt)) {
            return refused(Fault.NO_SUCH_SEAT, "the player-dealer sits at " + round.dealerSeat());
        }
        if (round.bank().isZero()) {
            return refused(Fault.NO_BANK, "the player-dealer has posted nothing");
        }
        if (round.wagers().isEmpty()) {
            return refused(Fault.NO_WAGERS, "no wager, no round");
        }
        Optional<Refused> fault = faultOfWagers(game, round);
        if (fault.isPresent()) {
            return fault.get();
        }
        List<Wager> wagers = new ArrayList<>(round.wagers());
        wagers.addAll(game.addedAtTheLock(round));
        return new Accepted(new Round(round.number(), felt, round.dealerSeat(), round.bank(), wagers, round.plays()));
    }

    /** The round after this play, if the game offers it now. */
    public static Ruling play(Game game, Round round, Play play) {
        List<Next> offered = game.next(round);
        Optional<Refused> fault = switch (play) {
            case Play.Dealt dealt -> faultOfCard(game, round, offered, dealt);
            case Play.Chose chose -> faultOfChoice(round, offered, chose);
            case Play.Threw threw -> faultOfDice(offered, threw);
            case Play.Declared declared -> faultOfResult(offered, declared);
            case Play.Settled settled -> faultOfSteps(game, round, offered, settled);
        };
        return fault.isPresent() ? fault.get() : new Accepted(round.with(play));
    }

    /** The round after the player-dealer's second card was seen before its turn. */
    public static Ruling exposed(Game game, Round round, Card card) {
        if (round.cardsAt(Spot.DEALER).size() != 1) {
            return refused(Fault.NOT_OFFERED, "the player-dealer has not one card that was seen");
        }
        Optional<Refused> fault = faultOfCard(game, round, card);
        return fault.isPresent() ? fault.get() : new Accepted(round.with(new Play.Dealt(Spot.DEALER, card)));
    }

    private static Optional<Refused> faultOfWagers(Game game, Round round) {
        Set<String> taken = new HashSet<>();
        for (Wager wager : round.wagers()) {
            if (wager.id() != taken.size() + 1) {
                return fault(Fault.WAGER_IDS_NOT_IN_ORDER, "wager " + wager.id() + " should be " + (taken.size() + 1));
            }
            Optional<Refused> fault = faultOfWager(game, round, wager);
            if (fault.isPresent()) {
                return fault;
            }
            if (!taken.add(place(wager, wager.bet()))) {
                return fault(Fault.BET_TWICE, place(wager, wager.bet()) + " stands twice");
            }
        }
        for (Wager wager : round.wagers()) {
            Set<String> needs = bet(game, wager.bet()).orElseThrow().needs();
            if (!needs.isEmpty() && needs.stream().noneMatch(name -> taken.contains(place(wager, name)))) {
                return fault(
                        Fault.NEEDS_ANOTHER_BET,
                        wager.bet() + " at " + wager.spot() + " needs one of " + new TreeSet<>(needs));
            }
        }
        return Optional.empty();
    }

    private static Optional<Refused> faultOfWager(Game game, Round round, Wager wager) {
        Felt felt = round.felt();
        Optional<Bet> bet = bet(game, wager.bet());
        if (bet.isEmpty()) {
            return fault(Fault.UNKNOWN_BET, game.id() + " has no bet " + wager.bet());
        }
        if (bet.get().comes() != Bet.Comes.BEFORE_THE_LOCK) {
            return fault(Fault.BET_NOT_OPEN, wager.bet() + " is not placed before the lock");
        }
        if (!game.isOpen(bet.get(), felt)) {
            return fault(Fault.BET_NOT_OPEN, wager.bet() + " is not filed for this felt");
        }
        if (!wager.spot().equals(Spot.seat(wager.spot().seat()))
                || !isSeat(wager.spot().seat(), felt)) {
            return fault(Fault.NO_SUCH_SEAT, "no circle " + wager.spot());
        }
        if (wager.owner() != 0 && !isSeat(wager.owner(), felt)) {
            return fault(Fault.NO_SUCH_SEAT, "nobody can sit at " + wager.owner());
        }
        if (wager.spot().seat() == round.dealerSeat()) {
            return fault(Fault.WAGER_ON_DEALER, "seat " + wager.spot() + " is the player-dealer's");
        }
        if (wager.owner() == round.dealerSeat()) {
            return fault(Fault.WAGER_BY_DEALER, "the player-dealer wagers the bank and nothing else");
        }
        if (wager.line() < 0 || wager.line() > game.terms().lines()) {
            return fault(Fault.NO_SUCH_LINE, game.id() + " has " + game.terms().lines() + " backline places");
        }
        Limit limit = felt.limit(wager.bet());
        if (!limit.allows(wager.amount())) {
            return fault(Fault.OUTSIDE_LIMITS, wager.amount() + " is not within " + limit);
        }
        if (!wager.amount().downTo(felt.unit()).equals(wager.amount())) {
            return fault(Fault.NOT_IN_UNITS, wager.amount() + " is no multiple of " + felt.unit());
        }
        return Optional.empty();
    }

    private static Optional<Refused> faultOfCard(Game game, Round round, List<Next> offered, Play.Dealt dealt) {
        return offered.contains(new Next.Deal(dealt.spot()))
                ? faultOfCard(game, round, dealt.card())
                : fault(Fault.NOT_OFFERED, "no card for " + dealt.spot() + " now");
    }

    private static Optional<Refused> faultOfCard(Game game, Round round, Card card) {
        if (game.terms().deck().copies(card) == 0) {
            return fault(Fault.NOT_IN_THE_DECK, card + " is not in the decks of " + game.id());
        }
        if (card.suit() == Suit.UNSEEN && game.terms().suits()) {
            return fault(Fault.SUIT_MISSING, "in " + game.id() + " suits count");
        }
        if (isUsedUp(game, round, card)) {
            return fault(
                    Fault.NOT_IN_THE_SHOE,
                    "every " + card + " of " + round.felt().decks() + " decks is out");
        }
        return Optional.empty();
    }

    /** Cards entered by rank alone use up their rank, cards with a suit also themselves. */
    private static boolean isUsedUp(Game game, Round round, Card card) {
        int sameCard = 0;
        int sameRank = 0;
        for (Card earlier : round.cards()) {
            if (earlier.rank() == card.rank()) {
                sameRank++;
                sameCard += earlier.equals(card) ? 1 : 0;
            }
        }
        int decks = round.felt().decks();
        int ofRank = card.isJoker() ? 1 : 4;
        return sameRank >= decks * ofRank
                || sameCard >= decks * game.terms().deck().copies(card);
    }

    private static Optional<Refused> faultOfChoice(Round round, List<Next> offered, Play.Chose chose) {
        for (Next next : offered) {
            if (next instanceof Next.Choose choose && choose.spot().equals(chose.spot())) {
                for (Option option : choose.options()) {
                    if (option.choice().equals(chose.choice())) {
                        return faultOfMoney(round, option, chose.added());
                    }
                }
            }
        }
        return fault(Fault.NOT_OFFERED, chose.choice() + " is not open to " + chose.spot());
    }

    /** The player's own wager comes first, then those of the backline bettors who follow. */
    private static Optional<Refused> faultOfMoney(Round round, Option option, List<Wager> added) {
        int own = option.most().isZero() ? 0 : 1;
        if (added.size() < own) {
            return fault(Fault.WRONG_MONEY, option.choice() + " needs " + option.least() + " to " + option.most());
        }
        for (int i = 0; i < added.size(); i++) {
            Wager wager = added.get(i);
            boolean asOffered = i < own ? isOwn(option, wager) : isFollowing(option, wager);
            if (!asOffered || wager.id() != round.nextWager() + i || repeats(added, i)) {
                return fault(Fault.WRONG_MONEY, option.choice() + " does not take " + wager);
            }
            if (!wager.amount().downTo(round.felt().unit()).equals(wager.amount())) {
                return fault(
                        Fault.NOT_IN_UNITS,
                        wager.amount() + " is no multiple of " + round.felt().unit());
            }
        }
        return Optional.empty();
    }

    private static boolean isOwn(Option option, Wager wager) {
        return wager.line() == 0
                && wager.spot().equals(option.spot())
                && wager.bet().equals(option.bet())
                && !wager.amount().isLessThan(option.least())
                && !wager.amount().isMoreThan(option.most());
    }

    private static boolean isFollowing(Option option, Wager wager) {
        return option.follow().stream()
                .anyMatch(open -> open.spot().equals(wager.spot())
                        && open.line() == wager.line()
                        && open.owner() == wager.owner()
                        && open.bet().equals(wager.bet())
                        && open.amount().equals(wager.amount()));
    }

    private static boolean repeats(List<Wager> added, int last) {
        return added.subList(0, last).stream()
                .anyMatch(earlier -> earlier.line() == added.get(last).line());
    }

    private static Optional<Refused> faultOfDice(List<Next> offered, Play.Threw threw) {
        if (offered.stream().noneMatch(Next.Throw.class::isInstance)) {
            return fault(Fault.NOT_OFFERED, "no dice now");
        }
        boolean whole = offered.contains(new Next.Throw(threw.dice().size()))
                && threw.dice().stream().allMatch(die -> die >= 1 && die <= 6);
        return whole ? Optional.empty() : fault(Fault.WRONG_DICE, "dice " + threw.dice());
    }

    private static Optional<Refused> faultOfResult(List<Next> offered, Play.Declared declared) {
        boolean open = offered.stream()
                .anyMatch(next -> next instanceof Next.Declare declare
                        && declare.spot().equals(declared.spot())
                        && declare.results().contains(declared.result()));
        return open
                ? Optional.empty()
                : fault(Fault.NOT_OFFERED, declared.result() + " is not open to " + declared.spot());
    }

    /** Every wager of the pass has one step, and stake = collected + returned. */
    private static Optional<Refused> faultOfSteps(Game game, Round round, List<Next> offered, Play.Settled settled) {
        if (!offered.contains(new Next.Settle(settled.pass()))) {
            return fault(Fault.NOT_OFFERED, "pass " + settled.pass() + " is not due");
        }
        List<Integer> wagers = settled.steps().stream().map(Step::wager).toList();
        if (!wagers.equals(game.order(round, settled.pass()))) {
            return fault(Fault.WRONG_STEPS, "the steps are not in the order of settlement");
        }
        for (Step step : settled.steps()) {
            Money collected = step.kind() == Step.Kind.TAKE ? step.moved() : Money.ZERO;
            if (!collected
                    .plus(step.returned())
                    .equals(round.wager(step.wager()).amount())) {
                return fault(Fault.WRONG_STEPS, "wager " + step.wager() + " does not add up");
            }
        }
        return Optional.empty();
    }

    /** The bets that have a space on the felt. */
    private static Set<String> placed(Game game) {
        return game.bets().stream()
                .filter(bet -> bet.comes() == Bet.Comes.BEFORE_THE_LOCK)
                .map(Bet::name)
                .collect(Collectors.toSet());
    }

    private static Optional<Bet> bet(Game game, String name) {
        return game.bets().stream().filter(bet -> bet.name().equals(name)).findFirst();
    }

    private static String place(Wager wager, String bet) {
        return wager.spot() + "." + wager.line() + " " + bet;
    }

    private static boolean isSeat(int seat, Felt felt) {
        return seat >= 1 && seat <= felt.seats();
    }

    private static Refused refused(Fault fault, String detail) {
        return new Refused(fault, detail);
    }

    private static Optional<Refused> fault(Fault fault, String detail) {
        return Optional.of(refused(fault, detail));
    }
}
