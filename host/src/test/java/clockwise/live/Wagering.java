package clockwise.live;

import clockwise.money.Money;
import clockwise.rotation.Kind;
import clockwise.rules.Bet;
import clockwise.rules.Felt;
import clockwise.rules.Game;
import clockwise.rules.Limit;
import clockwise.table.Command;
import clockwise.table.Seat;
import clockwise.table.Table;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Banks and wagers, most of them allowed: in own and unoccupied circles, and behind them. */
final class Wagering {
    private final Chance chance;

    Wagering(Chance chance) {
        this.chance = chance;
    }

    /** Short once in three times. */
    Money bank(Felt felt) {
        Money most = chance.onceIn(3) ? felt.min().times(4) : felt.min().times(400);
        return new Money(chance.between((int) felt.min().cents(), (int) most.cents())).downTo(felt.unit());
    }

    Command lock(Table table) {
        List<Command.Bid> bids = new ArrayList<>();
        Map<Integer, Integer> hands = new HashMap<>();
        int dealer = table.taking().orElseThrow().seat();
        List<Seat> players = table.seats().values().stream()
                .filter(seat -> seat.number() != dealer && mayWager(table, seat))
                .toList();
        int places = chance.between(1, 4);
        for (int tries = 0; tries < 20 && places > 0; tries++) {
            int circle = chance.between(1, table.posted().felt().seats());
            int line = chance.percent(70)
                    ? 0
                    : chance.between(0, table.game().terms().lines());
            int owner = owner(table, players, circle, line);
            boolean free = bids.stream().noneMatch(bid -> bid.circle() == circle && bid.line() == line);
            boolean allowed = line > 0 || (owner != 0 && hands.merge(owner, 1, Integer::sum) <= Seat.HANDS);
            if (circle != dealer && free && allowed) {
                add(table, bids, circle, line, owner);
                places--;
            }
        }
        return new Command.LockWagers(bids);
    }

    private static boolean mayWager(Table table, Seat seat) {
        return seat.occupant().kind() != Kind.TPPPS
                || !table.posted().rotation().allowsOneTpppsOnly();
    }

    private int owner(Table table, List<Seat> players, int circle, int line) {
        if ((line > 0 && chance.percent(50)) || players.isEmpty()) {
            return 0;
        }
        if (line == 0 && table.seats().containsKey(circle)) {
            return players.stream().anyMatch(seat -> seat.number() == circle) ? circle : 0;
        }
        return chance.oneOf(players).number();
    }

    private void add(Table table, List<Command.Bid> bids, int circle, int line, int owner) {
        Game game = table.game();
        Felt felt = table.posted().felt();
        List<String> placed = new ArrayList<>();
        for (Bet bet : game.bets()) {
            boolean open = bet.comes() == Bet.Comes.BEFORE_THE_LOCK
                    && game.isOpen(bet, felt)
                    && (bet.needs().isEmpty() || bet.needs().stream().anyMatch(placed::contains));
            if (open && chance.percent(placed.isEmpty() ? 60 : 30)) {
                placed.add(bet.name());
                bids.add(new Command.Bid(circle, line, owner, bet.name(), amount(felt, bet.name())));
            }
        }
    }

    private Money amount(Felt felt, String bet) {
        Limit limit = felt.limit(bet);
        Money most = Money.least(limit.most(), limit.least().times(chance.percent(80) ? 6 : 60));
        Money any = new Money(chance.between((int) limit.least().cents(), (int) most.cents()));
        return any.downTo(chance.percent(80) ? Money.dollars(1) : felt.unit());
    }

    /** A circle with a wager in it, if there is one. */
    int someCircle(Table table) {
        List<Integer> circles = table.hand().stream()
                .flatMap(hand -> hand.round().wagers().stream())
                .map(wager -> wager.spot().seat())
                .toList();
        return circles.isEmpty() ? chance.between(0, 9) : chance.oneOf(circles);
    }
}
