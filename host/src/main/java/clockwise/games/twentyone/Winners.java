package clockwise.games.twentyone;

import clockwise.money.Odds;
import java.util.EnumMap;
import java.util.Map;

/** What each standing means for the wager, as a filing says it. */
record Winners(OverPush overPush, Map<Standing, Verdict> verdicts) {
    Winners {
        verdicts = Map.copyOf(verdicts);
    }

    static Winners with(OverPush overPush) {
        return new Winners(overPush, Map.of());
    }

    Winners win(Standing standing, Odds odds, String source) {
        return and(standing, Verdict.win(odds, why(standing, source)));
    }

    Winners lose(Standing standing, String source) {
        return and(standing, Verdict.lose(why(standing, source)));
    }

    Winners push(Standing standing, String source) {
        return and(standing, Verdict.push(why(standing, source)));
    }

    /** The verdict on a standing; few filings say more of two hands at the limit than that they are equal. */
    Verdict of(Standing standing) {
        Verdict verdict = verdicts.get(standing);
        if (verdict == null && standing == Standing.EQUAL_AT_THE_LIMIT) {
            verdict = verdicts.get(Standing.EQUAL);
        }
        if (verdict == null) {
            throw new IllegalStateException("no verdict on " + standing);
        }
        return verdict;
    }

    /** What a player's natural is paid, the best that a hand can win. */
    Odds ofNatural() {
        return of(Standing.PLAYER_NATURAL).odds();
    }

    private Winners and(Standing standing, Verdict verdict) {
        Map<Standing, Verdict> more = new EnumMap<>(Standing.class);
        more.putAll(verdicts);
        more.put(standing, verdict);
        return new Winners(overPush, more);
    }

    private String why(Standing standing, String source) {
        String words = standing == Standing.BOTH_OVER_EXCEPTED ? "both over, " + overPush.words() : standing.words();
        return words + " (" + source + ")";
    }
}
