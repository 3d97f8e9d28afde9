package clockwise.live;

import clockwise.fees.FeeOption;
import clockwise.money.Money;
import clockwise.roads.Roads;
import clockwise.rotation.Profile;
import clockwise.rules.Pay;
import clockwise.table.Phase;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;

/**
 * What the players' display of a table shows: only what is public at the felt, and nothing of any person.
 *
 * @param room the name of the establishment
 * @param at when it was drawn, in microseconds since 1970
 * @param bank the seat of the player-dealer, 0 for nobody, and `turn` the face of the bank button
 * @param closes when the players' clock says that bets are closed, and `betting` for how long it runs, in seconds
 * @param action the seat where the action begins, 0 as long as that is open
 * @param pays the pay table of the bonus bets
 */
public record DisplayView(
        int table,
        String name,
        String room,
        long at,
        Phase phase,
        Optional<Posted> posted,
        int bank,
        int turn,
        Optional<Long> closes,
        int betting,
        List<Integer> dice,
        int action,
        List<Pay> pays,
        Optional<Tracking> tracking) {

    /**
     * What is posted at the table.
     *
     * @param number the game's number at the regulator's, or `none`
     * @param schedule the option that alone says what is collected
     */
    public record Posted(
            String game,
            String number,
            Money least,
            Money most,
            FeeOption.PlayerDealer schedule,
            Profile rotation,
            LocalDate since) {}

    /** The hands of this shoe; `results` has what each was, the winner first. */
    public record Tracking(List<List<String>> results, List<Count> counts, Roads roads, Optional<Previous> previous) {}

    /** How often something happened in a shoe, and in how many of a thousand hands. */
    public record Count(String what, int times, int perThousand) {}

    /** The shoe before this one. */
    public record Previous(int hands, List<Count> counts) {}
}
