package clockwise.rotation;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/**
 * What a profile would have done at a table, whether or not it is in force there.
 *
 * @param from the first moment looked at, and `until` the last, in microseconds since 1970; 0 for none
 * @param times how often each demand was found, those that never were left out
 */
public record Shadow(Profile profile, long from, long until, Totals totals, List<Times> times, List<Finding> findings) {
    /**
     * A demand that was not met.
     *
     * @param round the hand that would not have been dealt so; for somebody who sat down the last one before
     * @param person whom it concerns
     * @param notAsked the seats that an offer left out
     */
    public record Finding(long round, long at, Demand demand, String person, List<Integer> notAsked) {
        public Finding {
            notAsked = List.copyOf(notAsked);
        }
    }

    /** How often a demand was found. */
    public record Times(Demand demand, int times) {}

    public Shadow {
        times = List.copyOf(times);
        findings = List.copyOf(findings);
    }

    /** The report on these moments, which stand in the order of the log. */
    public static Shadow of(Profile profile, List<Moment> moments) {
        List<Finding> findings = new ShadowRun(profile)
                .findings(moments).stream()
                        .sorted(Comparator.comparingLong(Finding::at))
                        .toList();
        return new Shadow(
                profile,
                moments.stream().mapToLong(Moment::at).min().orElse(0),
                moments.stream().mapToLong(Moment::at).max().orElse(0),
                Totals.of(moments),
                times(findings),
                findings);
    }

    /** One report for each profile. */
    public static List<Shadow> ofAll(List<Moment> moments) {
        return Arrays.stream(Profile.values())
                .map(profile -> of(profile, moments))
                .toList();
    }

    private static List<Times> times(List<Finding> findings) {
        return Arrays.stream(Demand.values())
                .map(demand -> new Times(demand, (int) findings.stream()
                        .filter(finding -> finding.demand() == demand)
                        .count()))
                .filter(times -> times.times() > 0)
                .toList();
    }
}
