package clockwise.room;

import clockwise.fees.Finding.Rule;
import clockwise.fees.Lines;
import clockwise.money.Money;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** A word of a schedule file: its text and the line on which it stands. Nothing is read by guessing. */
record Leaf(String text, int line) {
    private static final String AMOUNT = "\\$([0-9]{1,3}(?:,[0-9]{3}){1,3}|[0-9]{1,9})(?:\\.([0-9]{2}))?";
    private static final Pattern MONEY = Pattern.compile(AMOUNT);
    private static final Pattern MONEY_RANGE = Pattern.compile("(" + AMOUNT + ")(?:-(" + AMOUNT + ")|\\+)");
    private static final Pattern NUMBERS = Pattern.compile("([0-9]{1,6})(?:-([0-9]{1,6}))?");

    /** How people write shares, and how they name results; such words get the reason that concerns them. */
    private static final Pattern SHARE = Pattern.compile(
            "%|percent|fraction|share|commission|[0-9] (of|per) |[0-9]/[0-9]", Pattern.CASE_INSENSITIVE);

    private static final Pattern RESULT = Pattern.compile(
            "(?<![a-z])(wins?|winn|won|los[est]|push|tie[sd]?(?![a-z])|natural|result|outcome|net(?![a-z])|after_hand)",
            Pattern.CASE_INSENSITIVE);

    /** The refusal of this word, with the reason that the law has for it if there is one. */
    Unreadable refused(String otherwise) {
        if (SHARE.matcher(text).find()) {
            return fault(Rule.SHARE, "a fee is a flat amount, never a share of wagers or winnings: `" + text + "`");
        }
        if (RESULT.matcher(text).find()) {
            return fault(Rule.RESULT, "a fee never depends on the result: `" + text + "`");
        }
        return unreadable(otherwise + ": `" + text + "`");
    }

    Unreadable unreadable(String reason) {
        return fault(Rule.UNREADABLE, reason);
    }

    private Unreadable fault(Rule rule, String reason) {
        return new Unreadable(rule, reason + " (line " + line + ")");
    }

    Money money() throws Unreadable {
        Matcher amount = MONEY.matcher(text);
        if (!amount.matches()) {
            throw refused("no amount such as $2.00");
        }
        return cents(amount.group(1), amount.group(2));
    }

    /** From, and up to where; an amount with `+` has no end. */
    Range range() throws Unreadable {
        Matcher range = MONEY_RANGE.matcher(text);
        if (!range.matches()) {
            throw refused("no range such as $1-$49 or $200+");
        }
        Money from = cents(range.group(2), range.group(3));
        Optional<Money> to = Optional.ofNullable(range.group(4)).map(end -> cents(range.group(5), range.group(6)));
        if (to.isPresent() && to.get().isLessThan(from)) {
            throw unreadable("the range runs backwards: `" + text + "`");
        }
        return new Range(from, to);
    }

    record Range(Money from, Optional<Money> to) {}

    private static Money cents(String dollars, @Nullable String cents) {
        long whole = Long.parseLong(dollars.replace(",", ""));
        return Money.dollars(whole).plus(new Money(cents == null ? 0 : Long.parseLong(cents)));
    }

    /** One whole number or two, as `7-9`; of one, both ends are the same. */
    Lines numbers() throws Unreadable {
        Matcher numbers = NUMBERS.matcher(text);
        if (!numbers.matches()) {
            throw refused("no number such as 6 or 7-9");
        }
        int first = Integer.parseInt(numbers.group(1));
        int last = numbers.group(2) == null ? first : Integer.parseInt(numbers.group(2));
        if (last < first) {
            throw unreadable("the numbers run backwards: `" + text + "`");
        }
        return new Lines(first, last);
    }

    int number() throws Unreadable {
        Lines numbers = numbers();
        if (numbers.first() != numbers.last() || text.contains("-")) {
            throw unreadable("one number is expected: `" + text + "`");
        }
        return numbers.first();
    }
}
