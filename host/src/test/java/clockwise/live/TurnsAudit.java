package clockwise.live;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import clockwise.rotation.Kind;
import clockwise.rotation.Profile;
import clockwise.rotation.Rotation;
import clockwise.table.Event;
import clockwise.table.OfferLine;
import clockwise.table.OfferLine.Answer;
import clockwise.table.Phase;
import clockwise.table.Table;
import java.util.HashSet;
import java.util.Set;

/** Whose turn it was to hold the bank, counted from the offers in the log and from nothing that the table computed. */
final class TurnsAudit {
    private final Set<String> passed = new HashSet<>();
    private String holder = "";
    private Kind holderKind = Kind.PATRON;
    private int hands;
    private int handsSinceOffer;
    private boolean offeredToAll;

    void read(Table before, Event event) {
        switch (event) {
            case Event.TableOpened opened -> begin();
            case Event.TableClosed closed -> begin();
            case Event.BankOffered offered -> {
                offered.lines().stream()
                        .filter(line -> line.answer() != Answer.ACCEPT)
                        .map(OfferLine::person)
                        .forEach(passed::add);
            }
            case Event.BankTaken taken -> take(before, taken);
            case Event.Undone undone -> forgetOffer(before);
            case Event.GameBroken broken -> passed.clear();
            case Event.SeatLeft left -> {
                if (before.taking()
                        .filter(taking -> taking.seat() == left.seat())
                        .isPresent()) {
                    passed.clear();
                }
            }
            case Event.PlayPaused paused -> {
                if (paused.pause().byRotation() && isOfferedToOthers(before, holder)) {
                    handsSinceOffer = 0;
                }
            }
            case Event.PlayResumed resumed -> {
                if (before.pause().orElseThrow().byRotation()) {
                    passed.clear();
                }
            }
            case Event.WagersLocked locked ->
                lock(
                        before.posted().rotation(),
                        locked.taking().person(),
                        locked.taking().kind());
            case Event.RoundEnded ended -> end(before);
            default -> {}
        }
    }

    private void begin() {
        passed.clear();
        holder = "";
        hands = 0;
        handsSinceOffer = 0;
    }

    private void forgetOffer(Table before) {
        if (before.phase() == Phase.OFFER || before.phase() == Phase.BANK) {
            passed.clear();
        }
    }

    private void take(Table before, Event.BankTaken taken) {
        assertNotEquals(Kind.HOUSE, taken.kind(), "the house holds the bank");
        boolean ofTheHouse = before.seats().values().stream()
                .anyMatch(
                        seat -> seat.number() == taken.seat() && seat.occupant().kind() == Kind.HOUSE);
        assertFalse(ofTheHouse, "somebody of the house holds the bank");
        offeredToAll = isOfferedToOthers(before, taken.person());
    }

    private boolean isOfferedToOthers(Table before, String person) {
        return before.seats().values().stream()
                .map(seat -> seat.occupant().id())
                .filter(other -> !other.equals(person))
                .allMatch(passed::contains);
    }

    private void lock(Rotation rotation, String person, Kind kind) {
        if (has(rotation, Profile.REGULATION_2026)) {
            boolean twice = kind == Kind.TPPPS && hands > 0 && holderKind == Kind.TPPPS;
            assertFalse(twice, "a TPPPS after a TPPPS");
        }
        if (!person.equals(holder)) {
            return;
        }
        assertTrue(
                handsSinceOffer < Rotation.HANDS || offeredToAll,
                () -> person + " deals a third hand in a row without an offer that all others declined");
        assertTrue(
                hands < Rotation.HANDS || !has(rotation, Profile.TWO_THEN_INTERVENE),
                () -> person + " deals a third hand in a row where another must come between");
        assertTrue(
                offeredToAll || !has(rotation, Profile.REGULATION_2026),
                () -> person + " deals again without an offer before the hand");
    }

    private void end(Table before) {
        String person = before.inPlay().taking().person();
        boolean same = person.equals(holder);
        hands = same ? hands + 1 : 1;
        handsSinceOffer = same && !offeredToAll ? handsSinceOffer + 1 : 1;
        holder = person;
        holderKind = before.inPlay().taking().kind();
        passed.clear();
    }

    private static boolean has(Rotation rotation, Profile profile) {
        return rotation.filed() == profile
                || rotation.also().filter(profile::equals).isPresent();
    }
}
