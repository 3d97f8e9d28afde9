package clockwise.room;

import clockwise.fees.Finding;
import clockwise.fees.Finding.Rule;
import java.util.regex.Pattern;

/** What the law says of something in a schedule file that cannot be read. */
final class ScheduleFault {
    /** How people write shares, and how they name results; such words get the reason that concerns them. */
    private static final Pattern SHARE = Pattern.compile(
            "%|percent|fraction|share|commission|[0-9] (of|per) |[0-9]/[0-9]", Pattern.CASE_INSENSITIVE);

    private static final Pattern RESULT = Pattern.compile(
            "(?<![a-z])(wins?|winn|won|los[est]|push|tie[sd]?(?![a-z])|natural|result|outcome|net(?![a-z])|after_hand)",
            Pattern.CASE_INSENSITIVE);

    private ScheduleFault() {}

    /** A game without a filing number. */
    static final class Unfiled extends Unreadable {
        private static final long serialVersionUID = 1;

        Unfiled(String reason) {
            super(reason);
        }
    }

    static Finding finding(Unreadable fault, String where) {
        if (fault instanceof Unfiled) {
            return new Finding(Rule.NO_GAME_ID, where, fault.reason());
        }
        String place = ": `" + fault.word() + "` (line " + fault.line() + ")";
        if (SHARE.matcher(fault.word()).find()) {
            return new Finding(
                    Rule.SHARE, where, "a fee is a flat amount, never a share of wagers or winnings" + place);
        }
        if (RESULT.matcher(fault.word()).find()) {
            return new Finding(Rule.RESULT, where, "a fee never depends on the result" + place);
        }
        return new Finding(Rule.UNREADABLE, where, fault.reason());
    }
}
