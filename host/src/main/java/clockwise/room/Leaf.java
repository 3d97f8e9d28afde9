package clockwise.room;

import clockwise.fees.Lines;
import clockwise.money.Money;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.format.DateTimeParseException;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** A word of a file: its text and the line on which it stands. Nothing is read by guessing. */
record Leaf(String text, int line) {
    private static final String AMOUNT = "\\$([0-9]{1,3}(?:,[0-9]{3}){1,3}|[0-9]{1,9})(?:\\.([0-9]{2}))?";
    private static final Pattern MONEY = Pattern.compile(AMOUNT);
    private static final Pattern MONEY_RANGE = Pattern.compile("(" + AMOUNT + ")(?:-(" + AMOUNT + ")|\\+)");
    private static final Pattern TIME = Pattern.compile("([01][0-9]|2[0-3]):[0-5][0-9]");
    private static final Pattern NUMBERS = Pattern.compile("([0-9]{1,6})(?:-([0-9]{1,6}))?");

    /** The refusal of this word itself. */
    Unreadable refused(String reason) {
        return new Unreadable(reason + ": `" + text + "`", text, line);
    }

    /** A fault in the line of this word. */
    Unreadable unreadable(String reason) {
        return new Unreadable(reason, "", line);
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

    /** A date such as 2026-04-01. */
    LocalDate date() throws Unreadable {
        try {
            return LocalDate.parse(text);
        } catch (DateTimeParseException e) {
            throw refused("no date such as 2026-04-01");
        }
    }

    /** A time of the day such as 06:00. */
    LocalTime time() throws Unreadable {
        if (!TIME.matcher(text).matches()) {
            throw refused("no time such as 06:00");
        }
        return LocalTime.parse(text);
    }

    /** One of the names of an enum. */
    <E extends Enum<E>> E oneOf(Class<E> type) throws Unreadable {
        for (E name : type.getEnumConstants()) {
            if (name.name().equals(text)) {
                return name;
            }
        }
        throw refused("none of " + List.of(type.getEnumConstants()));
    }

    /** The text, if it has this form. */
    String matching(Pattern form, String otherwise) throws Unreadable {
        if (!form.matcher(text).matches()) {
            throw refused(otherwise);
        }
        return text;
    }

    int number() throws Unreadable {
        Lines numbers = numbers();
        if (numbers.first() != numbers.last() || text.contains("-")) {
            throw unreadable("one number is expected: `" + text + "`");
        }
        return numbers.first();
    }
}
