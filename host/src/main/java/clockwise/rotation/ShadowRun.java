package clockwise.rotation;

import clockwise.rotation.Moment.Dealt;
import clockwise.rotation.Shadow.Finding;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A profile on its way through what really happened. After a demand that was not met it goes on with what was done
 * instead, so that each finding stands for one hand or one person.
 */
final class ShadowRun {
    private final Profile profile;
    private final List<Finding> findings = new ArrayList<>();
    private Rotation rotation;
    private Position position = Position.begun(0);

    ShadowRun(Profile profile) {
        this.profile = profile;
        rotation = new Rotation(profile, Optional.empty(), Eligibility.SEATED);
    }

    List<Finding> findings(List<Moment> moments) {
        moments.forEach(this::look);
        return findings;
    }

    private void look(Moment moment) {
        switch (moment) {
            case Moment.Began began -> {
                rotation = new Rotation(profile, Optional.empty(), began.eligibility());
                position = Position.begun(began.at());
            }
            case Moment.Restarted restarted -> position = position.restarted(restarted.at());
            case Moment.Stopped stopped -> position = position.afterStop(stopped.at());
            case Moment.Sat sat -> sat(sat);
            case Moment.Offered offered -> {}
            case Dealt dealt -> dealt(dealt);
        }
    }

    private void sat(Moment.Sat sat) {
        boolean second =
                sat.who().kind() == Kind.TPPPS && sat.others().stream().anyMatch(other -> other.kind() == Kind.TPPPS);
        if (second && rotation.allowsOneTpppsOnly()) {
            findings.add(new Finding(
                    sat.round(), sat.at(), Demand.ONE_TPPPS, sat.who().person(), List.of()));
        }
    }

    private void dealt(Dealt dealt) {
        if (rotation.mustEnd(position, dealt.at())) {
            find(dealt, Demand.END, dealt.holder().person(), List.of());
            position = position.restarted(dealt.at()); // the game that would have begun after it
        }
        List<Asked> order = rotation.order(position, dealt.seated(), dealt.taken());
        List<Integer> notAsked = order.stream()
                .takeWhile(asked -> !isHolder(asked, dealt))
                .filter(asked -> asked.mayTake()
                        && !dealt.asked().contains(asked.candidate().person()))
                .map(asked -> asked.candidate().seat())
                .toList();
        if (rotation.mustOffer(position) && !notAsked.isEmpty()) {
            find(dealt, Demand.OFFER, dealt.holder().person(), notAsked);
        }
        order.stream()
                .filter(asked -> isHolder(asked, dealt))
                .flatMap(asked -> asked.bar().stream())
                .forEach(bar -> barred(dealt, bar));
        wagered(dealt);
        Candidate holder = dealt.holder();
        position = position.taken(holder.seat(), holder.person(), holder.kind(), dealt.taken(), dealt.offered())
                .afterHand();
    }

    private static boolean isHolder(Asked asked, Dealt dealt) {
        return asked.candidate().person().equals(dealt.holder().person());
    }

    private void barred(Dealt dealt, Bar bar) {
        switch (bar) {
            case TWO_HANDS -> find(dealt, Demand.ANOTHER_HOLDER, dealt.holder().person(), List.of());
            case TPPPS_TWICE -> find(dealt, Demand.NO_TPPPS_TURN, dealt.holder().person(), List.of());
            case SIXTY_MINUTES -> {
                find(dealt, Demand.STOP, dealt.holder().person(), List.of());
                position = position.afterStop(dealt.taken());
            }
            case HOUSE, SAT_OUT, TOO_FEW_WAGERS -> {} // no profile's: every table obeys them
        }
    }

    private void wagered(Dealt dealt) {
        if (rotation.allowsOneTpppsOnly()) {
            dealt.players().stream()
                    .filter(player -> player.kind() == Kind.TPPPS)
                    .forEach(player -> find(dealt, Demand.NO_TPPPS_WAGER, player.person(), List.of()));
        }
    }

    private void find(Dealt dealt, Demand demand, String person, List<Integer> notAsked) {
        findings.add(new Finding(dealt.round(), dealt.at(), demand, person, notAsked));
    }
}
