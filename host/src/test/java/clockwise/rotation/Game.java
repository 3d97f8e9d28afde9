package clockwise.rotation;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;

/** A game in a test, as far as the rotation sees it: who sits, who held the position, what time it is. */
final class Game {
    static final long MINUTE = Rotation.minutes(1);

    final Rotation rotation;
    Position position = Position.begun(0);
    long at;
    private final TreeMap<Integer, Candidate> seats = new TreeMap<>();

    Game(Rotation rotation) {
        this.rotation = rotation;
    }

    /** A game with patrons P1, P2, ... on these seats. */
    static Game of(Profile profile, int... seats) {
        return of(new Rotation(profile, Optional.empty(), Eligibility.SEATED), seats);
    }

    static Game of(Rotation rotation, int... seats) {
        Game game = new Game(rotation);
        Arrays.stream(seats).forEach(seat -> game.sits(seat, "P" + seat, Kind.PATRON));
        return game;
    }

    Game sits(int seat, String person, Kind kind) {
        return sits(new Candidate(seat, person, kind, 0, false));
    }

    Game sits(Candidate candidate) {
        seats.put(candidate.seat(), candidate);
        return this;
    }

    void leaves(int seat) {
        seats.remove(seat);
    }

    /** Hands by whoever sits there, without asking the others. */
    Game deals(int seat, int hands) {
        for (int i = 0; i < hands; i++) {
            deal(seat, false);
        }
        return this;
    }

    /** A hand after everybody else was asked. */
    Game dealsAfterOffer(int seat) {
        deal(seat, true);
        return this;
    }

    private void deal(int seat, boolean offered) {
        Candidate holder = Optional.ofNullable(seats.get(seat)).orElseThrow();
        position = position.taken(seat, holder.person(), holder.kind(), at, offered)
                .afterHand();
    }

    List<Candidate> seated() {
        return new ArrayList<>(seats.values());
    }

    boolean mustOffer() {
        return rotation.mustOffer(position);
    }

    /** The seats in the order in which they are asked, those that may not take it left out. */
    List<Integer> asked() {
        return order().stream()
                .filter(Asked::mayTake)
                .map(asked -> asked.candidate().seat())
                .toList();
    }

    List<Asked> order() {
        return rotation.order(position, seated(), at);
    }

    Optional<Bar> bar(int seat) {
        return order().stream()
                .filter(asked -> asked.candidate().seat() == seat)
                .findFirst()
                .flatMap(Asked::bar);
    }
}
