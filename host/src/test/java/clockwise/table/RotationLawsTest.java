package clockwise.table;

import static clockwise.table.Sitting.bid;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import clockwise.money.Money;
import clockwise.rotation.Demand;
import clockwise.rotation.Profile;
import clockwise.rotation.Shadow;
import clockwise.table.OfferLine.Answer;
import java.util.List;
import java.util.Optional;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;

/** Whatever people answer, the position goes round as the profile says. */
class RotationLawsTest {
    private String holder = "";
    private int inARow;
    private int sinceOffer;

    @Property(tries = 60)
    void noThirdHandWithoutAnOfferThatEverybodyElseDeclined(
            @ForAll @Size(max = 60) List<@IntRange(max = 9) Integer> answers) {
        Sitting sitting = plays("ez-baccarat", Optional.empty(), answers);
        assertEquals(List.of(), found(sitting, Profile.TWO_THEN_OFFER));
    }

    @Property(tries = 60)
    void noThirdHandAtAllWhereSomebodyElseMustTakeIt(@ForAll @Size(max = 60) List<@IntRange(max = 9) Integer> answers) {
        Sitting sitting = plays("no-bust-4.01", Optional.empty(), answers);
        assertEquals(List.of(), found(sitting, Profile.TWO_THEN_INTERVENE));
        assertEquals(List.of(), found(sitting, Profile.TWO_THEN_OFFER), "the stricter of the two");
    }

    @Property(tries = 60)
    void aProfileBesideTheFiledOneIsObeyedToo(
            @ForAll @Size(max = 60) List<@IntRange(max = 9) Integer> answers, @ForAll Profile also) {
        Sitting sitting = plays("no-bust-4.01", Optional.of(also), answers);
        assertEquals(List.of(), found(sitting, also));
        assertEquals(List.of(), found(sitting, Profile.TWO_THEN_INTERVENE));
    }

    /** The end after forty minutes is left out: between two ticks a hand may still begin. */
    private static List<Shadow.Finding> found(Sitting sitting, Profile profile) {
        return Shadow.of(profile, Moments.of(sitting.log)).findings().stream()
                .filter(finding -> finding.demand() != Demand.END)
                .toList();
    }

    private Sitting plays(String game, Optional<Profile> also, List<Integer> answers) {
        Sitting sitting = also.map(profile -> OfferTest.under(game, profile, 1, 2))
                .orElseGet(() -> Sitting.at(Sitting.opening(game, 6), 1, 2));
        sitting.dealer(new Command.TakeSeat(4, Sitting.tppps("T4", "Acme")));
        holder = "";
        inARow = 0;
        sinceOffer = 0;
        answers.forEach(answer -> step(sitting, answer));
        return sitting;
    }

    private void step(Sitting sitting, int answer) {
        sitting.at += 600_000_000L; // ten minutes
        if (sitting.table.pause().isPresent()) {
            sitting.dealer(new Command.ResumePlay());
        } else if (sitting.table.phase() == Phase.BROKEN) {
            sitting.dealer(new Command.ChangeShoe("broken game"));
            sitting.dealer(new Command.RestartGame());
        } else if (answer == 0) {
            comesOrGoes(sitting);
        } else if (answer == 1 || sitting.table.asked(sitting.at).isEmpty()) {
            sitting.dealer(new Command.AllDeclined());
        } else {
            int seat = sitting.table.asked(sitting.at).orElseThrow().candidate().seat();
            sitting.dealer(new Command.AnswerOffer(seat, answer(answer)));
        }
        if (sitting.table.phase() == Phase.BANK) {
            hand(sitting, answer == 9);
        }
    }

    private static Answer answer(int number) {
        return number < 4 ? Answer.DECLINE : number == 4 ? Answer.AWAY : Answer.ACCEPT;
    }

    private static void comesOrGoes(Sitting sitting) {
        if (sitting.table.seat(2).isPresent()) {
            sitting.dealer(new Command.LeaveSeat(2, "P2"));
        } else {
            sitting.dealer(new Command.TakeSeat(2, Occupant.patron("P2")));
        }
    }

    private void hand(Sitting sitting, boolean voided) {
        Taking taking = sitting.table.taking().orElseThrow();
        boolean offered = sitting.table.seats().values().stream()
                .map(seat -> seat.occupant().id())
                .filter(person -> !person.equals(taking.person()))
                .allMatch(sitting.table::hasAnswered);
        boolean same = taking.person().equals(holder);
        assertTrue(!same || sinceOffer < 2 || offered, "a third hand without an offer");
        boolean intervene = sitting.table.posted().rotation().filed() == Profile.TWO_THEN_INTERVENE;
        assertFalse(same && intervene && inARow >= 2, "a third hand");
        int player = taking.seat() == 1 ? 3 : 1;
        if (player == 3) {
            sitting.dealer(new Command.TakeSeat(3, Occupant.patron("P3")));
        }
        deals(sitting, player, voided);
        if (player == 3) {
            sitting.dealer(new Command.LeaveSeat(3, "P3"));
        }
        holder = taking.person();
        inARow = same ? inARow + 1 : 1;
        sinceOffer = same && !offered ? sinceOffer + 1 : 1;
    }

    private static void deals(Sitting sitting, int player, boolean voided) {
        String bet = sitting.table.game().bets().getFirst().name();
        sitting.dealer(new Command.PostBank(Money.dollars(100)));
        sitting.locks(bid(player, bet, 10));
        if (voided) {
            sitting.floor(new Command.VoidRound(sitting.table.rounds(), "why"));
            deals(sitting, player, false);
        } else {
            sitting.plays();
        }
    }
}
