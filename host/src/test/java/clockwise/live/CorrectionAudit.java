package clockwise.live;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import clockwise.rules.Play;
import clockwise.rules.Round;
import clockwise.rules.Step;
import clockwise.rules.Wager;
import clockwise.table.Account;
import clockwise.table.Event;
import clockwise.table.Line;
import clockwise.table.Table;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/** After all approved corrections of a round everybody has what the settlement approved last gives. */
final class CorrectionAudit {
    private final Map<Long, Round> locked = new HashMap<>();
    private final Map<Long, Map<String, Long>> results = new HashMap<>();
    private final Map<Long, Event.CorrectionAsked> asked = new HashMap<>();

    void read(Table before, Event event) {
        switch (event) {
            case Event.WagersLocked lock -> locked.put(lock.round().number(), lock.round());
            case Event.PassSettled settled -> {
                Round round = before.inPlay().round();
                add(result(settled.round()), round.dealerSeat(), round.wagers(), settled.steps());
            }
            case Event.CorrectionAsked ask -> asked.put(before.seq() + 1, ask);
            case Event.CorrectionApproved approved -> approve(approved);
            default -> {}
        }
    }

    private Map<String, Long> result(long round) {
        return results.computeIfAbsent(round, number -> new TreeMap<>());
    }

    private void approve(Event.CorrectionApproved approved) {
        Event.CorrectionAsked wish = asked.get(approved.asked());
        Round round = locked.get(approved.round());
        assertNotNull(wish, "approved is what nobody asked for");
        assertNotNull(round, "corrected is a round that never was");
        assertEquals(wish.round(), approved.round());
        for (Line line : approved.difference()) {
            move(
                    result(approved.round()),
                    line.payer(),
                    line.payee(),
                    line.amount().cents());
        }
        Stream<Wager> added = wish.plays().stream()
                .flatMap(play -> play instanceof Play.Chose chose ? chose.added().stream() : Stream.of());
        Map<String, Long> wanted = new TreeMap<>();
        add(
                wanted,
                round.dealerSeat(),
                Stream.concat(round.wagers().stream(), added).toList(),
                wish.steps());
        result(approved.round()).values().removeIf(cents -> cents == 0);
        wanted.values().removeIf(cents -> cents == 0);
        assertEquals(wanted, result(approved.round()), "a corrected round does not add up");
    }

    private static void add(Map<String, Long> result, int dealerSeat, List<Wager> wagers, List<Step> steps) {
        for (Step step : steps) {
            Wager wager = wagers.stream()
                    .filter(one -> one.id() == step.wager())
                    .findFirst()
                    .orElseThrow();
            switch (step.kind()) {
                case PAY ->
                    move(
                            result,
                            Account.seat(dealerSeat),
                            Account.owner(wager),
                            step.moved().cents());
                case TAKE ->
                    move(
                            result,
                            Account.owner(wager),
                            Account.seat(dealerSeat),
                            step.moved().cents());
                case PUSH, NO_ACTION -> {}
            }
        }
    }

    private static void move(Map<String, Long> result, String payer, String payee, long cents) {
        result.merge(payer, -cents, Long::sum);
        result.merge(payee, cents, Long::sum);
    }
}
