package clockwise.desk;

import clockwise.desk.Rows.Row;
import clockwise.desk.Rows.Unreadable;
import clockwise.money.Money;
import clockwise.money.Odds;
import clockwise.rules.Outcome;
import clockwise.rules.Step;
import clockwise.settlement.Cover;
import clockwise.settlement.Coverage;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Settles wagers whose outcomes are known against a bank. */
final class Settle implements Command {
    private static final List<String> COLUMNS =
            List.of("round", "bank", "seq", "stake", "outcome", "odds_num", "odds_den", "due_pay");
    private static final String ANSWER = "round,seq,paid,collected,returned,bank_left";
    private static final long MOST_CENTS = 100_000_000_000_000L;

    /** A round so far: its bank, the last wager's number, and what is left. */
    private record Open(Money bank, long seq, Cover cover) {}

    /** The coverage of this name, as options and round sheets write it. */
    static Optional<Coverage> coverage(String name) {
        return switch (name) {
            case "single-action" -> Optional.of(Coverage.SINGLE_ACTION);
            case "separate-caps" -> Optional.of(Coverage.SEPARATE_CAPS);
            default -> Optional.empty();
        };
    }

    @Override
    public String usage() {
        return "settle --coverage single-action|separate-caps";
    }

    @Override
    public String summary() {
        return "Settles wagers in their order against a bank.";
    }

    @Override
    public int run(List<String> arguments, BufferedReader in, PrintWriter out, PrintWriter err) throws IOException {
        Optional<Coverage> coverage =
                arguments.size() == 2 && arguments.getFirst().equals("--coverage")
                        ? coverage(arguments.getLast())
                        : Optional.empty();
        if (coverage.isEmpty()) {
            err.println("usage: " + usage());
            return BAD_INPUT;
        }
        Map<String, Open> rounds = new HashMap<>();
        Set<String> broken = new HashSet<>();
        return Rows.each(in, out, err, COLUMNS, ANSWER, row -> {
            String round = row.text("round");
            if (broken.contains(round)) {
                throw new Unreadable("round " + round + " has an unreadable row above");
            }
            try {
                return answer(row, coverage.get(), rounds);
            } catch (Unreadable e) {
                broken.add(round);
                throw e;
            }
        });
    }

    private static String answer(Row row, Coverage coverage, Map<String, Open> rounds) throws Unreadable {
        String id = row.text("round");
        Money bank = money(row, "bank");
        long seq = row.number("seq");
        Open open = rounds.get(id);
        if (open == null) {
            open = new Open(bank, Long.MIN_VALUE, Cover.of(coverage, bank));
        } else if (!open.bank.equals(bank)) {
            throw new Unreadable("the bank of round " + id + " was " + open.bank.cents());
        } else if (open.seq >= seq) {
            throw new Unreadable("seq " + seq + " after " + open.seq);
        }
        Money stake = money(row, "stake");
        Step step = open.cover.step(outcome(row, stake), stake);
        rounds.put(id, new Open(bank, seq, open.cover.after(step)));
        long paid = step.kind() == Step.Kind.PAY ? step.moved().cents() : 0;
        long collected = step.kind() == Step.Kind.TAKE ? step.moved().cents() : 0;
        return id + "," + seq + "," + paid + "," + collected + ","
                + step.returned().cents() + "," + step.bankLeft().cents();
    }

    private static Outcome outcome(Row row, Money stake) throws Unreadable {
        String outcome = row.text("outcome");
        return switch (outcome) {
            case "WIN" -> new Outcome.Wins(1, winnings(row, stake), outcome);
            case "WIN_FIXED" -> new Outcome.Wins(1, award(row, stake), outcome);
            case "LOSE" -> new Outcome.Loses(1, stake, outcome);
            case "LOSE_HALF" -> new Outcome.Loses(1, new Money(stake.cents() / 2), outcome);
            case "PUSH" -> new Outcome.Pushes(1, outcome);
            default -> throw new Unreadable("no outcome " + outcome);
        };
    }

    /** What the odds give; a due_pay that says otherwise is an error in the input. */
    private static Money winnings(Row row, Money stake) throws Unreadable {
        Odds odds = new Odds(odd(row, "odds_num"), odd(row, "odds_den"));
        Money due = odds.on(stake, Money.CENT);
        if (!row.text("due_pay").isEmpty() && row.number("due_pay") != due.cents()) {
            throw new Unreadable("due_pay is " + row.text("due_pay") + " where the odds give " + due.cents());
        }
        return due;
    }

    private static Money award(Row row, Money stake) throws Unreadable {
        if (!stake.isZero()) {
            throw new Unreadable("a fixed award has no stake");
        }
        return money(row, "due_pay");
    }

    private static int odd(Row row, String column) throws Unreadable {
        long number = row.number(column);
        if (number < 1 || number > 10_000) {
            throw new Unreadable(column + " is not within 1 to 10000: " + number);
        }
        return (int) number;
    }

    private static Money money(Row row, String column) throws Unreadable {
        long cents = row.number(column);
        if (cents < 0 || cents > MOST_CENTS) {
            throw new Unreadable(column + " is no amount of money: " + cents);
        }
        return new Money(cents);
    }
}
