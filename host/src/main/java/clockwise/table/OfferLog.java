package clockwise.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The offers of a table, read from its events. */
public final class OfferLog {
    private final List<Offer> offers = new ArrayList<>();
    private final List<Recorded> asking = new ArrayList<>();
    private final List<OfferLine> lines = new ArrayList<>();
    private final List<Long> rounds = new ArrayList<>();
    private Optional<Taking> taking = Optional.empty();

    private OfferLog() {}

    /** All offers that begin in these events, in the order of the log. */
    public static List<Offer> of(List<Recorded> events) {
        OfferLog log = new OfferLog();
        events.forEach(log::read);
        log.end(log.taking.isPresent() ? Offer.Outcome.TAKEN : Offer.Outcome.OPEN);
        return List.copyOf(log.offers);
    }

    private void read(Recorded recorded) {
        switch (recorded.event()) {
            case Event.BankOffered offered -> {
                asking.add(recorded);
                lines.addAll(offered.lines());
            }
            case Event.BankTaken taken -> {
                asking.add(recorded);
                taking = Optional.of(new Taking(
                        taken.seat(), taken.person(), taken.kind(), taken.turn(), taken.offered(), recorded.at()));
            }
            case Event.WagersLocked locked -> rounds.add(locked.round().number());
            case Event.RoundEnded ended -> end(Offer.Outcome.TAKEN);
            case Event.Undone undone -> {
                if (asking.stream().anyMatch(asked -> asked.seq() == undone.seq())) {
                    end(Offer.Outcome.TAKEN_BACK);
                }
            }
            case Event.SeatLeft left -> {
                if (taking.filter(taker -> taker.seat() == left.seat()).isPresent()) {
                    cutShort();
                }
            }
            case Event.PlayPaused paused -> {
                if (paused.pause().byRotation()) {
                    end(Offer.Outcome.NOBODY);
                }
            }
            case Event.GameBroken broken -> {
                if (broken.cause() == Event.GameBroken.Cause.NOBODY_TAKES_THE_BANK) {
                    end(Offer.Outcome.NOBODY);
                } else {
                    cutShort();
                }
            }
            case Event.TableClosed closed -> cutShort();
            default -> {}
        }
    }

    private void cutShort() {
        end(rounds.isEmpty() ? Offer.Outcome.CUT_SHORT : Offer.Outcome.TAKEN);
    }

    private void end(Offer.Outcome outcome) {
        if (!asking.isEmpty() && asking.getFirst().event() instanceof Event.BankOffered first) {
            offers.add(new Offer(
                    asking.getFirst().seq(),
                    asking.getFirst().at(),
                    lines,
                    first.holder(),
                    first.hands(),
                    first.heldFor(),
                    outcome,
                    taking,
                    rounds));
        }
        asking.clear();
        lines.clear();
        rounds.clear();
        taking = Optional.empty();
    }
}
