package clockwise.games.paigow;

import clockwise.cards.Card;
import clockwise.cards.CardBits;
import clockwise.rules.Next;
import clockwise.rules.Option;
import clockwise.rules.Play;
import clockwise.rules.Round;
import clockwise.rules.Spot;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * What is known of the hand in a circle: seven cards and how they are set, or results declared in their place.
 *
 * @param dealt the cards entered so far
 * @param fortune whether a Fortune Bonus Bet rides on the hand
 * @param declared the base result, if it was declared
 * @param bonus the bonus hand, if it was declared
 * @param chosen the player's own setting, if one was entered
 */
record Seat(
        Spot spot,
        List<Card> dealt,
        boolean fortune,
        Optional<Result> declared,
        Optional<Bonus> bonus,
        Optional<Setting> chosen) {
    static final int CARDS = 7;
    static final String HOUSE_WAY = "HOUSE_WAY";
    private static final String SET = "SET:";
    private static final List<String> RESULTS = names(EnumSet.allOf(Result.class));
    private static final List<String> BONUSES =
            EnumSet.allOf(Bonus.class).stream().map(Bonus::name).toList();

    static Seat of(Round round, int number) {
        Spot spot = Spot.seat(number);
        List<Card> dealt = round.cardsAt(spot);
        boolean fortune = round.wagers().stream()
                .anyMatch(wager -> wager.spot().equals(spot) && wager.bet().equals(FortunePaiGow.FORTUNE));
        Optional<Result> declared = Optional.empty();
        Optional<Bonus> bonus = Optional.empty();
        Optional<Setting> chosen = Optional.empty();
        for (Play play : round.plays()) {
            if (play instanceof Play.Declared said && said.spot().equals(spot)) {
                declared = Result.named(said.result());
            } else if (play instanceof Play.Declared said && said.spot().equals(bonusSpot(spot))) {
                bonus = Bonus.named(said.result());
            } else if (play instanceof Play.Chose chose && chose.spot().equals(spot)) {
                chosen = Optional.of(setting(CardBits.of(dealt), chose.choice()));
            }
        }
        return new Seat(spot, dealt, fortune, declared, bonus, chosen);
    }

    private static Spot bonusSpot(Spot spot) {
        return new Spot(spot + ".fortune");
    }

    /** Whether the hand is known by its cards. */
    boolean isDealt() {
        return dealt.size() == CARDS;
    }

    /** Whether the hand still has to be compared with the player-dealer's. */
    boolean needsDealer() {
        return !dealt.isEmpty() && declared.isEmpty();
    }

    /** Whether all that its wagers need is known, apart from the player-dealer's hand. */
    boolean isComplete() {
        boolean byResult = dealt.isEmpty() && declared.isPresent() && (bonus.isPresent() || !fortune);
        return isDealt() || byResult;
    }

    /** A card, as long as none of its results was declared. */
    Optional<Next> nextCard() {
        boolean byResult = dealt.isEmpty() && (declared.isPresent() || bonus.isPresent());
        return byResult || isDealt() ? Optional.empty() : Optional.of(new Next.Deal(spot));
    }

    /** The results that are still to be declared if the cards are not entered. */
    List<Next> nextResults() {
        List<Next> next = new ArrayList<>();
        if (dealt.isEmpty() && declared.isEmpty()) {
            next.add(new Next.Declare(spot, RESULTS));
        }
        if (dealt.isEmpty() && fortune && bonus.isEmpty()) {
            next.add(new Next.Declare(bonusSpot(spot), BONUSES));
        }
        return next;
    }

    /**
     * How seven cards may be set other than House Way, once: by naming the front, or by what came of it. Only results
     * are open that some setting of these cards has.
     */
    List<Next> nextSettings(Optional<Setting> dealer) {
        if (!isDealt() || declared.isPresent() || chosen.isPresent()) {
            return List.of();
        }
        List<Option> options = new ArrayList<>();
        Set<Result> results = EnumSet.noneOf(Result.class);
        options.add(Option.free(HOUSE_WAY, spot));
        for (Setting setting : Setting.all(CardBits.of(dealt))) {
            if (setting.isFoul()) {
                results.add(Result.FOUL);
            } else {
                options.add(Option.free(SET + CardBits.text(setting.front()), spot));
                dealer.ifPresent(
                        other -> results.add(Comparison.of(setting, other).ruling()));
            }
        }
        Next choose = new Next.Choose(spot, options);
        return results.isEmpty() ? List.of(choose) : List.of(choose, new Next.Declare(spot, names(results)));
    }

    /** How the hand is set: as its player chose, or else House Way. */
    Setting setting() {
        return chosen.orElseGet(() -> HouseWay.of(CardBits.of(dealt)));
    }

    /** The row of the pay table that the hand reaches. */
    Bonus row() {
        return bonus.orElseGet(() -> isDealt() ? Bonus.of(CardBits.of(dealt)) : Bonus.NONE);
    }

    private static Setting setting(long cards, String choice) {
        return Setting.all(cards).stream()
                .filter(setting -> choice.equals(SET + CardBits.text(setting.front())))
                .findFirst()
                .orElseGet(() -> HouseWay.of(cards));
    }

    private static List<String> names(Set<Result> results) {
        return results.stream().map(Result::name).toList();
    }
}
