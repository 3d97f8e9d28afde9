package clockwise.desk;

import clockwise.cards.Card;
import clockwise.desk.SheetFault.Kind;
import clockwise.money.Money;
import clockwise.rules.Spot;
import java.util.List;
import java.util.regex.Pattern;

/** A line of a round sheet: its number in the input, its text, and its words without the comment after `#`. */
record SheetLine(int number, String text, List<String> words) {
    private static final Pattern MONEY = Pattern.compile("[0-9]{1,12}(\\.[0-9]{2})?");
    private static final Pattern BELOW_ZERO = Pattern.compile("-[0-9]{1,12}(\\.[0-9]{2})?");
    private static final Pattern NUMBER = Pattern.compile("[0-9]{1,9}");

    static SheetLine of(int number, String text) {
        int comment = text.indexOf('#');
        String said = (comment < 0 ? text : text.substring(0, comment)).strip();
        return new SheetLine(number, text, said.isEmpty() ? List.of() : List.of(said.split("\\s+")));
    }

    /** What the line is about: its first word, or nothing for a comment. */
    String keyword() {
        return words.isEmpty() ? "" : words.getFirst();
    }

    /** Complains unless the line has at least and at most so many words after the keyword. */
    void expect(int least, int most, String form) throws SheetFault {
        if (words.size() - 1 < least || words.size() - 1 > most) {
            throw fault(Kind.UNREADABLE_LINE, "expected: " + form);
        }
    }

    int number(int word) throws SheetFault {
        return number(words.get(word));
    }

    int number(String text) throws SheetFault {
        if (!NUMBER.matcher(text).matches()) {
            throw fault(Kind.UNREADABLE_LINE, "no number: " + text);
        }
        return Integer.parseInt(text);
    }

    /** Dollars with two decimals; whole dollars may go without. */
    Money money(int word) throws SheetFault {
        String text = words.get(word);
        if (BELOW_ZERO.matcher(text).matches()) {
            throw fault(Kind.NEGATIVE_AMOUNT, text);
        }
        if (!MONEY.matcher(text).matches()) {
            throw fault(Kind.NOT_MONEY, text + " is not dollars, with two decimals or none");
        }
        return text.contains(".")
                ? new Money(Long.parseLong(text.replace(".", "")))
                : Money.dollars(Long.parseLong(text));
    }

    Money moneyAboveZero(int word) throws SheetFault {
        Money money = money(word);
        if (money.isZero()) {
            throw fault(Kind.NOT_MONEY, "must be above zero: " + words.get(word));
        }
        return money;
    }

    Spot spot(int word) {
        return new Spot(words.get(word));
    }

    Card card(int word) throws SheetFault {
        String text = words.get(word);
        return Card.read(text).orElseThrow(() -> fault(Kind.UNREADABLE_LINE, "no card: " + text));
    }

    SheetFault fault(Kind kind, String detail) {
        return new SheetFault(number, kind, detail);
    }
}
