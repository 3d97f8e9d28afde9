package clockwise.desk;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import clockwise.money.Money;
import clockwise.rules.Round;
import clockwise.rules.Step;
import clockwise.rules.Wager;
import java.io.BufferedReader;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * Plays every round sheet below `rounds`: the settle lines must come out as they stand there, and the money must add
 * up. A comment `# refused FAULT` right above a line says that the sheet is refused at that line for that fault.
 */
class RoundSheetsTest {
    private static final String REFUSED = "# refused ";

    @TestFactory
    List<DynamicNode> sheetsRuleAsTheySay() throws Exception {
        List<DynamicNode> files = new ArrayList<>();
        for (Path file : files()) {
            List<DynamicTest> tests = new ArrayList<>();
            for (RoundSheet sheet : read(file)) {
                tests.add(DynamicTest.dynamicTest(id(sheet), () -> check(sheet)));
            }
            files.add(DynamicContainer.dynamicContainer(file.getFileName().toString(), file.toUri(), tests.stream()));
        }
        assertFalse(files.isEmpty());
        return files;
    }

    @Test
    void everySheetHasANameOfItsOwn() throws Exception {
        Set<String> names = new HashSet<>();
        for (Path file : files()) {
            for (RoundSheet sheet : read(file)) {
                assertTrue(names.add(id(sheet)), id(sheet) + " stands twice, the second time in " + file);
            }
        }
    }

    private static void check(RoundSheet sheet) throws SheetFault {
        Optional<SheetLine> refusal = sheet.lines().stream()
                .filter(line -> line.text().startsWith(REFUSED))
                .findFirst();
        if (refusal.isPresent()) {
            SheetFault fault = assertThrows(SheetFault.class, () -> SheetPlay.rule(sheet));
            String expected = refusal.get().text().substring(REFUSED.length()).strip();
            assertEquals(expected, fault.fault(), fault.message());
            assertEquals(refusal.get().number() + 1, fault.line(), fault.message());
            assertEquals(List.of(), sheet.settled());
            return;
        }
        Round round = SheetPlay.rule(sheet);
        assertEquals(
                String.join("\n", sheet.settled()),
                String.join("\n", RoundSheet.settleLines(round)),
                () -> String.join(
                        "\n", round.steps().stream().map(Step::toString).toList()));
        assertMoneyAddsUp(sheet, round);
    }

    /** Every wager is settled once, stake = collected + returned, and the bank covers what moved. */
    private static void assertMoneyAddsUp(RoundSheet sheet, Round round) {
        assertEquals(
                round.wagers().stream().map(Wager::id).toList(),
                round.steps().stream().map(Step::wager).sorted().toList());
        Money paid = Money.ZERO;
        Money collected = Money.ZERO;
        for (Step step : round.steps()) {
            boolean taken = step.kind() == Step.Kind.TAKE;
            Money fromStake = taken ? step.moved() : Money.ZERO;
            assertEquals(round.wager(step.wager()).amount(), fromStake.plus(step.returned()), step.toString());
            collected = collected.plus(fromStake);
            paid = step.kind() == Step.Kind.PAY ? paid.plus(step.moved()) : paid;
        }
        boolean apart = sheet.lines().stream().anyMatch(line -> line.text().startsWith("coverage separate-caps"));
        Money moved = apart ? (paid.isMoreThan(collected) ? paid : collected) : paid.plus(collected);
        assertFalse(moved.isMoreThan(round.bank()), moved + " moved against a bank of " + round.bank());
    }

    private static List<Path> files() throws Exception {
        URI rounds = RoundSheetsTest.class.getResource("/rounds").toURI();
        try (Stream<Path> files = Files.walk(Path.of(rounds))) {
            return files.filter(file -> file.toString().endsWith(".round"))
                    .sorted()
                    .toList();
        }
    }

    private static List<RoundSheet> read(Path file) throws IOException {
        try (BufferedReader in = Files.newBufferedReader(file)) {
            return RoundSheet.readAll(in).stream()
                    .filter(sheet -> !sheet.isRemark())
                    .toList();
        }
    }

    private static String id(RoundSheet sheet) {
        return sheet.lines().stream()
                .filter(line -> line.keyword().equals("round"))
                .map(line ->
                        String.join(" ", line.words().subList(1, line.words().size())))
                .findFirst()
                .orElse("sheet without a name at line "
                        + sheet.lines().getFirst().number());
    }
}
