package clockwise.room;

import clockwise.rotation.Profile;
import java.time.LocalDate;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/** What the law says of each rotation profile: text for people, kept as data because it changes without the code. */
public record RotationLaw(Map<Profile, Standing> standings) {
    private static final Pattern STATUS = Pattern.compile("[A-Z][A-Z0-9_]{0,59}");

    /**
     * Where a profile stands.
     *
     * @param status one word, such as FILED or SUSPENDED
     * @param text how it came to that, with dates
     * @param from the first day on which it was in effect, if a day is known
     * @param until the last such day
     */
    public record Standing(
            String title,
            String source,
            String status,
            String text,
            Optional<LocalDate> from,
            Optional<LocalDate> until) {}

    public RotationLaw {
        standings = Map.copyOf(standings);
    }

    public Standing of(Profile profile) {
        return Optional.ofNullable(standings.get(profile)).orElseThrow();
    }

    static RotationLaw read(String text) throws Unreadable {
        Branch file = Branch.read(text);
        Map<Profile, Standing> standings = new EnumMap<>(Profile.class);
        for (Leaf key : file.keys()) {
            standings.put(key.oneOf(Profile.class), standing(file.branch(key.text())));
        }
        for (Profile profile : List.of(Profile.values())) {
            if (!standings.containsKey(profile)) {
                throw file.unreadable("`" + profile + "` is missing");
            }
        }
        return new RotationLaw(standings);
    }

    private static Standing standing(Branch branch) throws Unreadable {
        branch.only(Set.of("title", "source", "status", "text", "from", "until"));
        return new Standing(
                branch.leaf("title").text(),
                branch.leaf("source").text(),
                branch.leaf("status").matching(STATUS, "no status such as FILED"),
                branch.leaf("text").text(),
                branch.has("from") ? Optional.of(branch.leaf("from").date()) : Optional.empty(),
                branch.has("until") ? Optional.of(branch.leaf("until").date()) : Optional.empty());
    }
}
