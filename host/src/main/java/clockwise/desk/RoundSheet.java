package clockwise.desk;

import clockwise.rules.Round;
import clockwise.rules.Step;
import clockwise.rules.Wager;
import java.io.BufferedReader;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** A round in plain text that a floor manager can read: lines up to the next blank one. */
record RoundSheet(List<SheetLine> lines) {
    static final String SETTLE = "settle";

    RoundSheet {
        lines = List.copyOf(lines);
    }

    /** All sheets of the input, in order. */
    static List<RoundSheet> readAll(BufferedReader in) throws IOException {
        List<RoundSheet> sheets = new ArrayList<>();
        List<SheetLine> lines = new ArrayList<>();
        Command.skipMark(in);
        String text;
        for (int number = 1; (text = in.readLine()) != null; number++) {
            if (!text.isBlank()) {
                lines.add(SheetLine.of(number, text));
            } else if (!lines.isEmpty()) {
                sheets.add(new RoundSheet(lines));
                lines = new ArrayList<>();
            }
        }
        if (!lines.isEmpty()) {
            sheets.add(new RoundSheet(lines));
        }
        return sheets;
    }

    /** Whether there is nothing to rule on: comments between the sheets. */
    boolean isRemark() {
        return lines.stream().allMatch(line -> line.words().isEmpty());
    }

    /** The sheet as it was given, without its settle lines. */
    List<String> unsettled() {
        return lines.stream()
                .filter(line -> !line.keyword().equals(SETTLE))
                .map(SheetLine::text)
                .toList();
    }

    /** The settle lines that stand in the sheet. */
    List<String> settled() {
        return lines.stream()
                .filter(line -> line.keyword().equals(SETTLE))
                .map(line -> String.join(" ", line.words()))
                .toList();
    }

    /** The settle lines of a round that was played to its end. */
    static List<String> settleLines(Round round) {
        return round.steps().stream().map(step -> settleLine(round, step)).toList();
    }

    /** `settle 3.1 BANKER PAY 50.00`; a split hand is called by its seat. */
    private static String settleLine(Round round, Step step) {
        Wager wager = round.wager(step.wager());
        String place = wager.spot().seat() + (wager.line() == 0 ? "" : "." + wager.line());
        return String.join(
                " ",
                SETTLE,
                place,
                wager.bet(),
                step.kind().name(),
                step.moved().toString());
    }
}
