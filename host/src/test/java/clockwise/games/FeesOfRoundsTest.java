package clockwise.games;

import static org.junit.jupiter.api.Assertions.assertEquals;

import clockwise.fees.FeeOption;
import clockwise.fees.FeeSchedule;
import clockwise.fees.Fees;
import clockwise.fees.Wagers;
import clockwise.money.Money;
import clockwise.room.Catalogue;
import clockwise.rules.Bet;
import clockwise.rules.Game;
import clockwise.rules.Next;
import clockwise.rules.Referee;
import clockwise.rules.Round;
import clockwise.rules.Ruling;
import clockwise.rules.Wager;
import clockwise.settlement.Coverage;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.LongRange;

/** The fee of a round is that of its lock, whatever cards come, however it ends and whatever the bank holds. */
class FeesOfRoundsTest {
    private static final Catalogue FILED = filed();

    private static Catalogue filed() {
        try {
            return Catalogue.filed();
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    @Provide
    Arbitrary<Game> games() {
        return Arbitraries.of(Games.all().stream()
                .filter(game -> FILED.forGame(game.id()).isPresent())
                .toList());
    }

    @Property(edgeCases = EdgeCasesMode.NONE)
    void cardsOutcomeAndBankDoNotMatter(
            @ForAll("games") Game game,
            @ForAll long wagers,
            @ForAll long cards,
            @ForAll long otherCards,
            @ForAll @LongRange(min = 1, max = 10_000_000) long bank,
            @ForAll Coverage coverage) {
        Round placed = new RandomRound(game, wagers).wagered();
        Round banked = new Round(
                placed.number(), placed.felt(), placed.dealerSeat(), new Money(bank), placed.wagers(), List.of());
        Round one = playedOut(game, placed, cards, coverage);
        Round other = playedOut(game, banked, otherCards, coverage);
        FeeSchedule schedule = FILED.forGame(game.id()).orElseThrow();
        for (FeeOption option : schedule.options()) {
            if (option instanceof FeeOption.PlayerDealer posted) {
                Fees fixed = posted.collect(onTheFelt(game, placed));
                assertEquals(fixed, posted.collect(onTheFelt(game, one)));
                assertEquals(fixed, posted.collect(onTheFelt(game, other)));
            }
        }
    }

    /** What players placed before the lock. Doubles, splits and insurance are in the round too, and do not count. */
    private static Wagers onTheFelt(Game game, Round round) {
        Map<Boolean, List<Money>> amounts = round.wagers().stream()
                .filter(wager -> bet(game, wager).comes() == Bet.Comes.BEFORE_THE_LOCK)
                .collect(Collectors.partitioningBy(
                        wager -> !bet(game, wager).bonus(), Collectors.mapping(Wager::amount, Collectors.toList())));
        return new Wagers(amounts.getOrDefault(true, List.of()), amounts.getOrDefault(false, List.of()));
    }

    private static Bet bet(Game game, Wager wager) {
        return game.bets().stream()
                .filter(bet -> bet.name().equals(wager.bet()))
                .findFirst()
                .orElseThrow();
    }

    private static Round playedOut(Game game, Round placed, long seed, Coverage coverage) {
        RandomRound chance = new RandomRound(game, seed);
        Round round = accepted(Referee.begin(game, placed));
        for (List<Next> offered = game.next(round); !offered.isEmpty(); offered = game.next(round)) {
            round = accepted(Referee.play(game, round, chance.play(round, chance.oneOf(offered), coverage)));
        }
        return round;
    }

    private static Round accepted(Ruling ruling) {
        return switch (ruling) {
            case Ruling.Accepted accepted -> accepted.round();
            case Ruling.Refused refused -> throw new AssertionError(refused.toString());
        };
    }
}
