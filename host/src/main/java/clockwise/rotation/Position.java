package clockwise.rotation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Where the player-dealer position is: who holds or last held it, and who did before.
 *
 * @param started when the game began or began again, in microseconds since 1970; a table that is opened begins with its
 *     first hand (our reading: before that nothing is played that could end)
 * @param earlier spells before the present holding, as far back as any profile looks
 */
public record Position(long started, Optional<Holding> holding, List<Spell> earlier) {
    /** Longer ago than this no profile looks. */
    private static final long LOOK_BACK = Rotation.minutes(60);

    public Position {
        earlier = List.copyOf(earlier);
    }

    /** The position when a game begins: nobody has held it. */
    public static Position begun(long at) {
        return new Position(at, Optional.empty(), List.of());
    }

    /** The same people, but the clock of the game begins again. */
    public Position restarted(long at) {
        return new Position(at, holding, earlier);
    }

    /**
     * The position in the hands of this person for the next hand.
     *
     * @param offered whether it was offered to everybody else just before
     */
    public Position taken(int seat, String person, Kind kind, long at, boolean offered) {
        Optional<Holding> same = holding.filter(held -> held.person().equals(person));
        Holding next = same.map(held ->
                        new Holding(seat, person, kind, held.since(), held.hands(), offered ? 0 : held.sinceOffer()))
                .orElse(new Holding(seat, person, kind, at, 0, 0));
        long begun = holding.isPresent() ? started : at;
        return new Position(begun, Optional.of(next), same.isPresent() ? earlier : spells(at));
    }

    /** After a hand that counted. */
    public Position afterHand() {
        return new Position(started, holding.map(Holding::afterHand), earlier);
    }

    /** After a stop that lets the holder begin anew (guidance of 2016). */
    public Position afterStop(long at) {
        return new Position(
                started,
                holding.map(held -> new Holding(held.seat(), held.person(), held.kind(), at, held.hands(), 0)),
                earlier);
    }

    /** All spells up to now, the present holding's last. */
    public List<Spell> spells(long at) {
        List<Spell> spells = new ArrayList<>(earlier);
        holding.ifPresent(held -> spells.add(new Spell(held.person(), held.kind(), held.since(), at)));
        spells.removeIf(spell -> spell.until() < at - LOOK_BACK);
        return spells;
    }

    public boolean isHeldBy(String person) {
        return holding.filter(held -> held.person().equals(person)).isPresent();
    }
}
