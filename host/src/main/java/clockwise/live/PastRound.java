package clockwise.live;

import clockwise.games.Games;
import clockwise.live.TableView.Cards;
import clockwise.rules.Game;
import clockwise.rules.Next;
import clockwise.rules.Round;
import clockwise.rules.Step;
import clockwise.rules.Wager;
import clockwise.table.Event;
import clockwise.table.Recorded;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * A round rebuilt from the log, step by step.
 *
 * @param over whether it has ended
 * @param corrected the settlement in force if it was corrected afterwards
 */
public record PastRound(int table, long round, boolean over, List<Frame> frames, List<Step> corrected) {
    /**
     * One event of the round.
     *
     * @param offered what might happen before it
     * @param hands the cards after it, and `dice` those thrown
     * @param rulings for a settlement, what the rule said of each wager
     * @param undone whether it was taken back later
     */
    public record Frame(
            Recorded recorded,
            List<Next> offered,
            List<Cards> hands,
            List<Integer> dice,
            List<Ruled> rulings,
            boolean undone) {}

    /** A wager with what was done, and why. */
    public record Ruled(int number, Wager wager, Step step) {}

    static PastRound of(int table, List<Recorded> story, List<Step> corrected) {
        Event.WagersLocked lock = (Event.WagersLocked) story.getFirst().event();
        Game game = Games.byId(lock.round().felt().game()).orElseThrow();
        Set<Long> undone = new HashSet<>();
        story.forEach(recorded -> {
            if (recorded.event() instanceof Event.Undone back) {
                undone.add(back.seq());
            }
        });
        List<Frame> frames = new ArrayList<>();
        Round round = lock.round();
        for (Recorded recorded : story) {
            Round after = History.after(round, recorded.event());
            frames.add(new Frame(
                    recorded,
                    isPlay(recorded.event()) ? game.next(round) : List.of(),
                    Viewing.hands(game, after),
                    Viewing.dice(after),
                    rulings(recorded.event(), after),
                    undone.contains(recorded.seq())));
            round = after;
        }
        return new PastRound(table, lock.round().number(), isOver(story), frames, corrected);
    }

    static boolean isOver(List<Recorded> story) {
        Event last = story.getLast().event();
        return last instanceof Event.RoundEnded || last instanceof Event.RoundVoided;
    }

    private static boolean isPlay(Event event) {
        return event instanceof Event.Played || event instanceof Event.Undone || event instanceof Event.PassSettled;
    }

    private static List<Ruled> rulings(Event event, Round round) {
        List<Ruled> rulings = new ArrayList<>();
        if (event instanceof Event.PassSettled settled) {
            for (Step step : settled.steps()) {
                rulings.add(new Ruled(rulings.size() + 1, round.wager(step.wager()), step));
            }
        }
        return rulings;
    }
}
