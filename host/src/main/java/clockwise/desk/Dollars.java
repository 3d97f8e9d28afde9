package clockwise.desk;

import clockwise.desk.Rows.Unreadable;
import clockwise.money.Money;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** Amounts in rows that people write: dollars, with cents or without, `25` or `12.50`. */
final class Dollars {
    private static final Pattern AMOUNT = Pattern.compile("[0-9]{1,9}(\\.[0-9]{1,2})?");

    private Dollars() {}

    static Money read(String column, String text) throws Unreadable {
        if (!AMOUNT.matcher(text).matches()) {
            throw new Unreadable(column + " has no amount of dollars: " + text);
        }
        int point = text.indexOf('.');
        if (point < 0) {
            return Money.dollars(Long.parseLong(text));
        }
        String cents = (text.substring(point + 1) + "0").substring(0, 2);
        return Money.dollars(Long.parseLong(text.substring(0, point))).plus(new Money(Long.parseLong(cents)));
    }

    /** Amounts separated by `;`; none where nothing is written. */
    static List<Money> list(String column, String text) throws Unreadable {
        List<Money> amounts = new ArrayList<>();
        if (!text.isEmpty()) {
            for (String amount : text.split(";", -1)) {
                amounts.add(read(column, amount.strip()));
            }
        }
        return amounts;
    }
}
