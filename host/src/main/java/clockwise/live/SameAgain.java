package clockwise.live;

import clockwise.live.TableView.Again;
import clockwise.money.Money;
import clockwise.rules.Bet;
import clockwise.rules.Round;
import clockwise.rules.Wager;
import clockwise.table.Command.Bid;
import clockwise.table.Seat;
import clockwise.table.Table;
import clockwise.table.Taking;
import java.util.List;
import java.util.Optional;

/** What "same again" means at a table: the last round as far as the same people sit in the same seats. */
final class SameAgain {
    private static final Again NOTHING = new Again(Money.ZERO, List.of());

    private SameAgain() {}

    static Again more(Table table) {
        return table.last().map(last -> more(table, last)).orElse(NOTHING);
    }

    private static Again more(Table table, Round last) {
        int dealer = Viewing.taking(table).map(Taking::seat).orElse(0);
        boolean same = dealer == last.dealerSeat() && played(table, dealer, last);
        return new Again(
                same ? last.bank() : Money.ZERO,
                last.wagers().stream()
                        .filter(wager -> isPlaced(table, wager) && !isAnothersCircle(table, wager))
                        .filter(wager -> wager.owner() != dealer
                                && wager.spot().seat() != dealer
                                && (wager.owner() == 0 || played(table, wager.owner(), last)))
                        .map(SameAgain::bid)
                        .toList());
    }

    /** Not what the game itself added at the lock or with a choice. */
    private static boolean isPlaced(Table table, Wager wager) {
        return table.setup().isPresent()
                && table.game().bets().stream()
                        .anyMatch(bet -> bet.name().equals(wager.bet())
                                && bet.comes() == Bet.Comes.BEFORE_THE_LOCK
                                && table.game().isOpen(bet, table.posted().felt()));
    }

    /** Somebody has sat down where another one's wager lay in an empty circle. */
    private static boolean isAnothersCircle(Table table, Wager wager) {
        int circle = wager.spot().seat();
        return wager.line() == 0 && wager.owner() != circle && table.seats().containsKey(circle);
    }

    /** Whether whoever sits there now was in that round. */
    private static boolean played(Table table, int number, Round last) {
        return Optional.ofNullable(table.seats().get(number))
                        .map(Seat::lastPlayed)
                        .orElse(0L)
                >= last.number();
    }

    private static Bid bid(Wager wager) {
        return new Bid(wager.spot().seat(), wager.line(), wager.owner(), wager.bet(), wager.amount());
    }
}
