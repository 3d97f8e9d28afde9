package clockwise.rotation;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The rotation posted at a table.
 *
 * @param filed the profile of the game's filing, which always holds
 * @param also another one that the room has switched on: both are obeyed
 * @param eligibility what the filing asks of whoever takes the position
 */
public record Rotation(Profile filed, Optional<Profile> also, Eligibility eligibility) {
    /** Hands in a row before the position is offered to the others (filed 2493, 3838 and so in every game). */
    public static final int HANDS = 2;

    /** The longest spell of the guidance of 2016, and the stop after it. */
    public static final long LONGEST_SPELL = minutes(60);

    public static final long STOP = minutes(2);

    /** Within this time two holders who are no TPPPS are wanted by 11 CCR 2077. */
    public static final long WINDOW = minutes(40);

    private static final int OTHERS_IN_WINDOW = 2;

    /** Minutes as microseconds, the unit of all times here. */
    static long minutes(long minutes) {
        return minutes * 60_000_000L;
    }

    /** Whether the position must be offered to everybody else before the next hand. */
    public boolean mustOffer(Position position) {
        return has(Profile.REGULATION_2026)
                || position.holding().map(held -> held.sinceOffer() >= HANDS).orElse(true);
    }

    /**
     * Everybody at the table in the order in which they are asked: clockwise from the holder's left, the holder last if
     * the others must be asked, otherwise first. The first offer of a game begins at seat 1 (filed 3563).
     */
    public List<Asked> order(Position position, List<Candidate> seated, long at) {
        int from = position.holding().map(Holding::seat).orElse(0);
        List<Candidate> clockwise = seated.stream()
                .sorted(Comparator.comparing((Candidate other) -> other.seat() <= from)
                        .thenComparingInt(Candidate::seat))
                .toList();
        Stream<Candidate> others = clockwise.stream().filter(other -> !position.isHeldBy(other.person()));
        Stream<Candidate> holder = clockwise.stream().filter(other -> position.isHeldBy(other.person()));
        boolean asksWagers = clockwise.stream()
                .filter(other -> other.kind() != Kind.HOUSE && !position.isHeldBy(other.person()))
                .anyMatch(other -> barOfWagers(other).isEmpty());
        return (mustOffer(position) ? Stream.concat(others, holder) : Stream.concat(holder, others))
                .map(candidate -> new Asked(candidate, bar(position, candidate, asksWagers, at)))
                .toList();
    }

    /** `asksWagers` is false where nobody else has wagered enough, as when a game begins: then a seat is enough. */
    private Optional<Bar> bar(Position position, Candidate candidate, boolean asksWagers, long at) {
        if (candidate.kind() == Kind.HOUSE) {
            return Optional.of(Bar.HOUSE);
        }
        Optional<Bar> byProfile = barOfProfile(position, candidate, at);
        if (byProfile.isPresent() || !asksWagers || position.isHeldBy(candidate.person())) {
            return byProfile;
        }
        return barOfWagers(candidate);
    }

    private boolean has(Profile profile) {
        return filed == profile || also.equals(Optional.of(profile));
    }

    private Optional<Bar> barOfProfile(Position position, Candidate candidate, long at) {
        return Stream.concat(Stream.of(filed), also.stream())
                .flatMap(profile -> barOf(profile, position, candidate, at).stream())
                .findFirst();
    }

    private static Optional<Bar> barOf(Profile profile, Position position, Candidate candidate, long at) {
        boolean holds = position.isHeldBy(candidate.person());
        return switch (profile) {
            case TWO_THEN_OFFER -> Optional.empty();
            case TWO_THEN_INTERVENE ->
                holds && position.holding().orElseThrow().hands() >= HANDS
                        ? Optional.of(Bar.TWO_HANDS)
                        : Optional.empty();
            case GUIDANCE_2016 ->
                holds && at - position.holding().orElseThrow().since() >= LONGEST_SPELL
                        ? Optional.of(Bar.SIXTY_MINUTES)
                        : Optional.empty();
            case REGULATION_2026 ->
                candidate.kind() == Kind.TPPPS && lastWasTppps(position)
                        ? Optional.of(Bar.TPPPS_TWICE)
                        : Optional.empty();
        };
    }

    /** Each hand is a turn there, because the position is offered before each (our reading). */
    private static boolean lastWasTppps(Position position) {
        return position.holding()
                .filter(held -> held.kind() == Kind.TPPPS && held.hands() > 0)
                .isPresent();
    }

    private Optional<Bar> barOfWagers(Candidate candidate) {
        if (eligibility.playedLastHand() && !candidate.playedLastHand()) {
            return Optional.of(Bar.SAT_OUT);
        }
        return candidate.wagers() < eligibility.leastWagers() ? Optional.of(Bar.TOO_FEW_WAGERS) : Optional.empty();
    }

    /** Whether the profile ends the game now: too few others than a TPPPS have held the position (11 CCR 2077). */
    public boolean mustEnd(Position position, long at) {
        return has(Profile.REGULATION_2026)
                && position.holding().isPresent()
                && at - position.started() >= WINDOW
                && othersSince(position, at) < OTHERS_IN_WINDOW;
    }

    private static long othersSince(Position position, long at) {
        return position.spells(at).stream()
                .filter(spell -> spell.kind() != Kind.TPPPS && spell.until() > at - WINDOW)
                .map(Spell::person)
                .distinct()
                .count();
    }

    /** The profile that a placard tells of: the one switched on, which says more than the filed one. */
    public Profile told() {
        return also.orElse(filed);
    }

    /** Whether time alone can change what this rotation demands. */
    public boolean hasClock() {
        return has(Profile.GUIDANCE_2016) || has(Profile.REGULATION_2026);
    }

    /** Whether one TPPPS player may sit at the table in all, and wagers only as player-dealer (11 CCR 2077). */
    public boolean allowsOneTpppsOnly() {
        return has(Profile.REGULATION_2026);
    }
}
