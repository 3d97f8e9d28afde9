package clockwise.room;

import clockwise.fees.FeeSchedule;
import clockwise.fees.Finding;
import java.util.List;
import java.util.Optional;

/**
 * A schedule file as it was handed in: what it says, if it can be read, and what the lint says of it.
 *
 * @param read what could be read; it may be posted only if nothing was refused
 */
public record SchedulePaper(String file, Optional<FeeSchedule> read, List<Finding> findings) {
    public SchedulePaper {
        findings = List.copyOf(findings);
    }

    static SchedulePaper unreadable(String file, String reason) {
        return new SchedulePaper(file, Optional.empty(), List.of(new Finding(Finding.Rule.UNREADABLE, "", reason)));
    }

    /** The schedule if a card room may post it. */
    public Optional<FeeSchedule> lawful() {
        return isRefused() ? Optional.empty() : read;
    }

    public boolean isRefused() {
        return findings.stream().anyMatch(finding -> finding.rule().refuses());
    }

    /** Why it may not be posted, a line each: file, option, reason. */
    public List<String> refusals() {
        return lines(true);
    }

    /** What should be looked at twice, a line each: file, option, reason. */
    public List<String> warnings() {
        return lines(false);
    }

    private List<String> lines(boolean refuses) {
        return findings.stream()
                .filter(finding -> finding.rule().refuses() == refuses)
                .map(finding -> file + ": " + finding)
                .toList();
    }
}
