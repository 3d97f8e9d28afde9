package clockwise.rules;

import clockwise.cards.Card;
import clockwise.money.Money;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A round as far as it has been played: wagers and plays in the order they happened.
 *
 * @param wagers all that play or have been settled; their ids have gaps where hands are dead
 * @param plays all that happened, apart from the plays of dead hands
 */
public record Round(
        long number, Felt felt, int dealerSeat, Money bank, List<Wager> wagers, List<Play> plays, Dead dead) {
    public Round {
        wagers = List.copyOf(wagers);
        plays = List.copyOf(plays);
    }

    /** A round without dead hands. */
    public Round(long number, Felt felt, int dealerSeat, Money bank, List<Wager> wagers, List<Play> plays) {
        this(number, felt, dealerSeat, bank, wagers, plays, Dead.NONE);
    }

    /** This round after one more play. Whether the play is allowed is the {@link Referee}'s to say. */
    public Round with(Play play) {
        List<Play> played = new ArrayList<>(plays.size() + 1);
        played.addAll(plays);
        played.add(play);
        if (!(play instanceof Play.Chose chose) || chose.added().isEmpty()) {
            return new Round(number, felt, dealerSeat, bank, wagers, played, dead);
        }
        List<Wager> more = new ArrayList<>(wagers);
        more.addAll(chose.added());
        return new Round(number, felt, dealerSeat, bank, more, played, dead);
    }

    /** This round without its last play and the wagers that came with it. */
    public Round withoutLast() {
        Play last = plays.getLast();
        List<Wager> before = last instanceof Play.Chose chose
                ? wagers.stream()
                        .filter(wager -> !chose.added().contains(wager))
                        .toList()
                : wagers;
        return new Round(number, felt, dealerSeat, bank, before, plays.subList(0, plays.size() - 1), dead);
    }

    /**
     * This round after the hands of these circles died: what they have on the felt and is not yet settled goes back,
     * and nothing that happened in the circles counts any more. A shared hand is in no circle.
     */
    public Round without(Set<Integer> circles) {
        Set<Integer> settled = new HashSet<>();
        steps().forEach(step -> settled.add(step.wager()));
        Map<Boolean, List<Wager>> apart = wagers.stream()
                .collect(Collectors.partitioningBy(
                        wager -> circles.contains(wager.spot().seat()) && !settled.contains(wager.id())));
        Map<Boolean, List<Play>> played =
                plays.stream().collect(Collectors.partitioningBy(play -> isOf(play, circles)));
        return new Round(
                number,
                felt,
                dealerSeat,
                bank,
                apart.getOrDefault(false, List.of()),
                played.getOrDefault(false, List.of()),
                dead.and(apart.getOrDefault(true, List.of()), played.getOrDefault(true, List.of())));
    }

    private static boolean isOf(Play play, Set<Integer> circles) {
        return switch (play) {
            case Play.Dealt dealt -> circles.contains(dealt.spot().seat());
            case Play.Chose chose -> circles.contains(chose.spot().seat());
            case Play.Declared declared -> circles.contains(declared.spot().seat());
            case Play.Threw threw -> false;
            case Play.Settled settled -> false;
        };
    }

    /** The id of the next wager; that of a dead one is never given again. */
    public int nextWager() {
        return 1
                + Stream.concat(wagers.stream(), dead.wagers().stream())
                        .mapToInt(Wager::id)
                        .max()
                        .orElse(0);
    }

    /** All cards that have left the shoe, those of dead hands too. */
    public List<Card> cards() {
        return Stream.concat(plays.stream(), dead.plays().stream())
                .filter(Play.Dealt.class::isInstance)
                .map(play -> ((Play.Dealt) play).card())
                .toList();
    }

    /** The cards dealt to a spot, in order. */
    public List<Card> cardsAt(Spot spot) {
        List<Card> cards = new ArrayList<>();
        for (Play play : plays) {
            if (play instanceof Play.Dealt dealt && dealt.spot().equals(spot)) {
                cards.add(dealt.card());
            }
        }
        return cards;
    }

    /** Whether a pass has been settled. */
    public boolean hasSettled(int pass) {
        for (Play play : plays) {
            if (play instanceof Play.Settled settled && settled.pass() == pass) {
                return true;
            }
        }
        return false;
    }

    /** The steps of all passes settled so far. */
    public List<Step> steps() {
        List<Step> steps = new ArrayList<>();
        for (Play play : plays) {
            if (play instanceof Play.Settled settled) {
                steps.addAll(settled.steps());
            }
        }
        return steps;
    }

    /** The wager with this id; asking for one that does not exist is a bug. */
    public Wager wager(int id) {
        for (Wager wager : wagers) {
            if (wager.id() == id) {
                return wager;
            }
        }
        throw new IllegalArgumentException("no wager " + id + " in round " + number);
    }
}
