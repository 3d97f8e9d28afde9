package clockwise.live;

import clockwise.fees.Band;
import clockwise.fees.ByTableAction;
import clockwise.fees.ByWager;
import clockwise.fees.FeeOption;
import clockwise.fees.Lines;
import clockwise.money.Money;
import clockwise.rotation.Profile;
import clockwise.store.Bytes;
import clockwise.store.HashChain;
import clockwise.table.Command;
import clockwise.table.Given;
import clockwise.table.Past;
import clockwise.table.Posting;
import clockwise.table.Request;
import clockwise.table.Table;
import java.time.LocalDate;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** A stamp whose clock a test sets; schedules have the fee options 1 to 4, and the real past is looked up. */
final class SimStamp implements Stamp {
    /** A room without other rotations. */
    static final String BARE_ROOM = "bare";

    /** A table with too few seats. */
    static final String NARROW_TABLE = "narrow";

    private static final String PAGE = "a page";
    private static final String PLACARD = HashChain.sha256(Bytes.utf8(PAGE)).toString();
    private static final LocalDate DAY = LocalDate.of(2026, 11, 18);
    private static final Lines LINES = new Lines(1, 2);
    private static final Map<Integer, FeeOption.PlayerDealer> OPTIONS = Map.of(
            1, byAction(1, 1, 0),
            2, byAction(2, 2, 1),
            3, new ByWager(3, Money.dollars(1), List.of(band(1, 50, 1), band(51, 1_000_000, 2)), LINES),
            4, byAction(4, 0, 0));

    private final History history;
    long now = 1_795_000_000_000_000L;

    SimStamp(History history) {
        this.history = history;
    }

    private static FeeOption.PlayerDealer byAction(int number, long dealer, long player) {
        return new ByTableAction(
                number, List.of(band(1, 99, dealer), band(100, 1_000_000, 3 * dealer)), Money.dollars(player), LINES);
    }

    private static Band band(long from, long to, long fee) {
        return new Band(Money.dollars(from), Optional.of(Money.dollars(to)), Money.dollars(fee));
    }

    @Override
    public Request on(Ask ask, Table table) {
        return new Request(
                ask.id(), ask.revision(), ask.actor(), now, DAY, "DAY", ask.command(), given(ask.command(), table));
    }

    private Given given(Command command, Table table) {
        return switch (command) {
            case Command.OpenTable open ->
                given(open.schedule(), posting(open.schedule(), open.option(), open.least(), open.most()));
            case Command.PostSchedule post ->
                given(post.schedule(), posting(post.schedule(), post.option(), post.least(), post.most()));
            case Command.AskCorrection ask -> withPast(history.past(table, ask.round()));
            default -> Given.NOTHING;
        };
    }

    private static Optional<Posting> posting(String schedule, int option, Money least, Money most) {
        return Optional.ofNullable(OPTIONS.get(option))
                .filter(found -> !most.isLessThan(least))
                .map(found -> new Posting(schedule, found, "a filing", LINES, least, most, DAY, PLACARD));
    }

    private static Given given(String schedule, Optional<Posting> posting) {
        Set<Profile> on = schedule.equals(BARE_ROOM) ? EnumSet.noneOf(Profile.class) : EnumSet.allOf(Profile.class);
        int seats = schedule.equals(NARROW_TABLE) ? 1 : 9;
        String objection = posting.isEmpty() ? "no such option" : "";
        return new Given(posting, PAGE, objection, Optional.empty(), on, seats, new Money(5));
    }

    private static Given withPast(Optional<Past> past) {
        return new Given(Optional.empty(), "", "", past, Set.of(), 9, new Money(5));
    }
}
