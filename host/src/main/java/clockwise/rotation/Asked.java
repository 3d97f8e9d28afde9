package clockwise.rotation;

import java.util.Optional;

/** A place in the order of an offer: somebody to be asked, or why not. */
public record Asked(Candidate candidate, Optional<Bar> bar) {
    public boolean mayTake() {
        return bar.isEmpty();
    }
}
