package clockwise.rules;

import clockwise.cards.Card;
import clockwise.money.Money;
import java.util.ArrayList;
import java.util.List;

/** A round as far as it has been played: wagers and plays in the order they happened. */
public record Round(long number, Felt felt, int dealerSeat, Money bank, List<Wager> wagers, List<Play> plays) {
    public Round {
        wagers = List.copyOf(wagers);
        plays = List.copyOf(plays);
    }

    /** This round after one more play. Whether the play is allowed is the {@link Referee}'s to say. */
    public Round with(Play play) {
        List<Play> played = new ArrayList<>(plays.size() + 1);
        played.addAll(plays);
        played.add(play);
        if (!(play instanceof Play.Chose chose) || chose.added().isEmpty()) {
            return new Round(number, felt, dealerSeat, bank, wagers, played);
        }
        List<Wager> more = new ArrayList<>(wagers);
        more.addAll(chose.added());
        return new Round(number, felt, dealerSeat, bank, more, played);
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
