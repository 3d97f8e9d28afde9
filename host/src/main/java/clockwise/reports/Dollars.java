package clockwise.reports;

import clockwise.money.Money;

/** Sums of money as people read them. */
final class Dollars {
    private Dollars() {}

    /** With cents always, as fees are filed: `$12.00`. */
    static String exact(Money money) {
        String text = money.toString();
        int point = text.length() - 3;
        StringBuilder grouped = new StringBuilder("$");
        for (int i = 0; i < point; i++) {
            if (i > 0 && (point - i) % 3 == 0) {
                grouped.append(',');
            }
            grouped.append(text.charAt(i));
        }
        return grouped.append(text, point, text.length()).toString();
    }

    /** With cents only where there are any, as limits are posted: `$1,000`. */
    static String plain(Money money) {
        String exact = exact(money);
        return exact.endsWith(".00") ? exact.substring(0, exact.length() - 3) : exact;
    }
}
