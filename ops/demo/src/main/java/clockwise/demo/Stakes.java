package clockwise.demo;

import clockwise.live.TableView;
import clockwise.live.TableView.Place;
import clockwise.live.TableView.Space;
import clockwise.money.Money;
import clockwise.rotation.Kind;
import clockwise.rules.Felt;
import clockwise.table.Command.Bid;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Banks and wagers as people post and place them. */
final class Stakes {
    private static final List<Integer> TIMES_LEAST = List.of(1, 1, 1, 2, 2, 2, 3, 5, 5, 10);

    private final Luck luck;

    Stakes(Luck luck) {
        this.luck = luck;
    }

    /** Often the same as before; a patron's bank is now and then too short for the wagers. */
    Money bank(TableView view) {
        Felt felt = view.game().orElseThrow().felt();
        Money before = view.again().bank();
        if (!before.isZero() && luck.percent(70)) {
            return before;
        }
        if (view.taking().orElseThrow().kind() == Kind.TPPPS) {
            return felt.max().times(luck.between(6, 12));
        }
        return felt.min().times(luck.percent(15) ? luck.between(1, 6) : luck.between(20, 80));
    }

    /** What all patrons place, sometimes the same as before. */
    List<Bid> wagers(TableView view) {
        if (!view.again().wagers().isEmpty() && luck.percent(40)) {
            return view.again().wagers();
        }
        List<Bid> bids = new ArrayList<>();
        List<Integer> players = players(view);
        for (int seat : players) {
            if (luck.percent(92)) {
                place(view, bids, seat, 0, seat);
            }
            if (luck.onceIn(10) && view.game().orElseThrow().lines() > 0) {
                place(view, bids, seat, 1, luck.percent(50) ? 0 : luck.oneOf(players));
            }
        }
        List<Integer> empty = view.seats().stream()
                .filter(place -> place.occupant().isEmpty())
                .map(Place::seat)
                .toList();
        if (luck.onceIn(10) && !empty.isEmpty() && !players.isEmpty()) {
            place(view, bids, luck.oneOf(empty), 0, luck.oneOf(players));
        }
        return bids.isEmpty() ? plain(view) : bids;
    }

    /** The least wager of everybody in their own circles: nothing can be wrong with that. */
    static List<Bid> plain(TableView view) {
        Space base = bases(view).getFirst();
        return players(view).stream()
                .map(seat -> new Bid(seat, 0, seat, base.bet(), base.least()))
                .toList();
    }

    /** The patrons who do not hold the bank. */
    private static List<Integer> players(TableView view) {
        int bank = view.taking().orElseThrow().seat();
        return view.seats().stream()
                .filter(place -> place.seat() != bank)
                .filter(place -> place.occupant()
                        .filter(one -> one.kind() == Kind.PATRON)
                        .isPresent())
                .map(Place::seat)
                .toList();
    }

    private static List<Space> bases(TableView view) {
        return view.game().orElseThrow().spaces().stream()
                .filter(space -> space.needs().isEmpty() && !space.bonus())
                .toList();
    }

    /** A base wager, and sometimes a bonus beside it. */
    private void place(TableView view, List<Bid> bids, int circle, int line, int owner) {
        Space base = luck.oneOf(bases(view));
        Set<String> placed = new HashSet<>(Set.of(base.bet()));
        bids.add(new Bid(circle, line, owner, base.bet(), amount(base, luck.oneOf(TIMES_LEAST))));
        for (Space space : view.game().orElseThrow().spaces()) {
            boolean may = space.needs().isEmpty() || space.needs().stream().anyMatch(placed::contains);
            if (space.bonus() && may && luck.percent(15)) {
                placed.add(space.bet());
                bids.add(new Bid(circle, line, owner, space.bet(), amount(space, luck.between(1, 2))));
            }
        }
    }

    private static Money amount(Space space, int times) {
        return Money.least(space.least().times(times), space.most());
    }
}
