package clockwise.audit;

import clockwise.reports.FeeSummary;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** The fees of an export added up: per table, day, shift, option, rate and class of payer. */
final class FeeTotals {
    private record Key(int table, String day, String shift, String game, String option, String rate, String payer) {}

    private static final Comparator<Key> ORDER = Comparator.comparingInt(Key::table)
            .thenComparing(Key::day)
            .thenComparing(Key::shift)
            .thenComparing(Key::game)
            .thenComparing(Key::option)
            .thenComparing(Key::rate)
            .thenComparing(Key::payer);

    private final Map<Key, FeeSummary.Row> rows = new TreeMap<>(ORDER);

    void add(FeeLine line) {
        Key key = new Key(
                line.table(),
                line.day().toString(),
                line.shift(),
                line.setup().gameName(),
                line.posting().schedule() + " " + line.posting().option().number(),
                line.rate(),
                line.payerClass());
        FeeSummary.Row one = new FeeSummary.Row(
                key.table(),
                line.day(),
                key.shift(),
                key.game(),
                key.option(),
                key.rate(),
                key.payer(),
                1,
                line.fee().due(),
                line.fee().waived(),
                line.amount());
        rows.merge(key, one, FeeSummary.Row::plus);
    }

    FeeSummary summary(About about, Range range, Span span) {
        return new FeeSummary(
                about.establishment(),
                about.licence(),
                range.from(),
                range.to(),
                range.tables(),
                range.shifts(),
                span.settled(),
                span.end().checkpoint().size(),
                span.end().checkpoint().at(),
                List.copyOf(rows.values()));
    }
}
