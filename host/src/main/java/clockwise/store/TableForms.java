package clockwise.store;

import static java.util.Map.entry;

import clockwise.cards.Card;
import clockwise.fees.ByTableAction;
import clockwise.fees.ByWager;
import clockwise.fees.FeeOption;
import clockwise.json.Form;
import clockwise.json.Forms;
import clockwise.json.Misread;
import clockwise.money.Money;
import clockwise.rules.Next;
import clockwise.rules.Play;
import clockwise.rules.Spot;
import clockwise.table.Command;
import clockwise.table.Event;
import clockwise.table.Table;
import java.util.Map;
import java.util.regex.Pattern;

/** The JSON of a table's commands, events and state. The names in it are ours for ever, whatever a class is called. */
public final class TableForms {
    private static final Pattern SPOT = Pattern.compile("[A-Za-z0-9.]{1,20}");

    private static final Map<String, Class<? extends Event>> EVENTS = Map.ofEntries(
            entry("TableOpened", Event.TableOpened.class),
            entry("TableClosed", Event.TableClosed.class),
            entry("PlacardShown", Event.PlacardShown.class),
            entry("SchedulePosted", Event.SchedulePosted.class),
            entry("BoxAttached", Event.BoxAttached.class),
            entry("BoxRemoved", Event.BoxRemoved.class),
            entry("DealerCame", Event.DealerCame.class),
            entry("SeatTaken", Event.SeatTaken.class),
            entry("SeatLeft", Event.SeatLeft.class),
            entry("HandsAllowed", Event.HandsAllowed.class),
            entry("FreeCollectionGiven", Event.FreeCollectionGiven.class),
            entry("BankOffered", Event.BankOffered.class),
            entry("BankTaken", Event.BankTaken.class),
            entry("BankGivenUp", Event.BankGivenUp.class),
            entry("BankPosted", Event.BankPosted.class),
            entry("WagersLocked", Event.WagersLocked.class),
            entry("FeeWaived", Event.FeeWaived.class),
            entry("DropConfirmed", Event.DropConfirmed.class),
            entry("StrayDropSeen", Event.StrayDropSeen.class),
            entry("DropSeen", Event.DropSeen.class),
            entry("BillTaken", Event.BillTaken.class),
            entry("BoxSeen", Event.BoxSeen.class),
            entry("ShufflerSeen", Event.ShufflerSeen.class),
            entry("FaultSeen", Event.FaultSeen.class),
            entry("AgentLost", Event.AgentLost.class),
            entry("AgentCame", Event.AgentCame.class),
            entry("AgentClockWrong", Event.AgentClockWrong.class),
            entry("AgentOutboxFilling", Event.AgentOutboxFilling.class),
            entry("Played", Event.Played.class),
            entry("Undone", Event.Undone.class),
            entry("PassSettled", Event.PassSettled.class),
            entry("PaidConfirmed", Event.PaidConfirmed.class),
            entry("RoundEnded", Event.RoundEnded.class),
            entry("RoundVoided", Event.RoundVoided.class),
            entry("IrregularityFound", Event.IrregularityFound.class),
            entry("HandsDead", Event.HandsDead.class),
            entry("HandAbandoned", Event.HandAbandoned.class),
            entry("CorrectionAsked", Event.CorrectionAsked.class),
            entry("CorrectionApproved", Event.CorrectionApproved.class),
            entry("CorrectionRefused", Event.CorrectionRefused.class),
            entry("AlertRaised", Event.AlertRaised.class),
            entry("AlertAcknowledged", Event.AlertAcknowledged.class),
            entry("PlayPaused", Event.PlayPaused.class),
            entry("PlayResumed", Event.PlayResumed.class),
            entry("CutCardShown", Event.CutCardShown.class),
            entry("ShoeSpent", Event.ShoeSpent.class),
            entry("ShoeChanged", Event.ShoeChanged.class),
            entry("GameBroken", Event.GameBroken.class),
            entry("GameRestarted", Event.GameRestarted.class));

    private static final Map<String, Class<? extends Command>> COMMANDS = Map.ofEntries(
            entry("ComeToTable", Command.ComeToTable.class),
            entry("AnswerOffer", Command.AnswerOffer.class),
            entry("AllDeclined", Command.AllDeclined.class),
            entry("PostBank", Command.PostBank.class),
            entry("GiveUpBank", Command.GiveUpBank.class),
            entry("LockWagers", Command.LockWagers.class),
            entry("ConfirmDrop", Command.ConfirmDrop.class),
            entry("DealCard", Command.DealCard.class),
            entry("MakeChoice", Command.MakeChoice.class),
            entry("ThrowDice", Command.ThrowDice.class),
            entry("DeclareResult", Command.DeclareResult.class),
            entry("Settle", Command.Settle.class),
            entry("ConfirmPaid", Command.ConfirmPaid.class),
            entry("UndoLast", Command.UndoLast.class),
            entry("ShowCutCard", Command.ShowCutCard.class),
            entry("ChangeShoe", Command.ChangeShoe.class),
            entry("PausePlay", Command.PausePlay.class),
            entry("ResumePlay", Command.ResumePlay.class),
            entry("BreakGame", Command.BreakGame.class),
            entry("RestartGame", Command.RestartGame.class),
            entry("TakeSeat", Command.TakeSeat.class),
            entry("LeaveSeat", Command.LeaveSeat.class),
            entry("CallFloor", Command.CallFloor.class),
            entry("ReportIrregularity", Command.ReportIrregularity.class),
            entry("AskCorrection", Command.AskCorrection.class),
            entry("OpenTable", Command.OpenTable.class),
            entry("CloseTable", Command.CloseTable.class),
            entry("PostSchedule", Command.PostSchedule.class),
            entry("WaiveFee", Command.WaiveFee.class),
            entry("GiveFreeCollection", Command.GiveFreeCollection.class),
            entry("AllowHands", Command.AllowHands.class),
            entry("VoidRound", Command.VoidRound.class),
            entry("ApproveCorrection", Command.ApproveCorrection.class),
            entry("RefuseCorrection", Command.RefuseCorrection.class),
            entry("AcknowledgeAlert", Command.AcknowledgeAlert.class),
            entry("AttachBox", Command.AttachBox.class),
            entry("RemoveBox", Command.RemoveBox.class),
            entry("ReportDrop", Command.ReportDrop.class),
            entry("ReportBill", Command.ReportBill.class),
            entry("ReportBox", Command.ReportBox.class),
            entry("ReportShuffler", Command.ReportShuffler.class),
            entry("ReportFault", Command.ReportFault.class),
            entry("AgentLost", Command.AgentLost.class),
            entry("AgentCame", Command.AgentCame.class),
            entry("AgentClockWrong", Command.AgentClockWrong.class),
            entry("AgentOutboxFilling", Command.AgentOutboxFilling.class),
            entry("Tick", Command.Tick.class));

    /** All forms, for screens too. */
    public static final Forms ALL = Forms.builder()
            .number(Money.class, "cents", 0, Money::cents, Money::new)
            .scalar(Spot.class, "a spot such as 3, 3b or dealer", Spot::name, TableForms::spot)
            .scalar(Card.class, "a card such as Td, or 9? where suits do not count", Card::toString, TableForms::card)
            .names(Event.class, EVENTS)
            .names(Command.class, COMMANDS)
            .names(
                    Play.class,
                    Map.of(
                            "Dealt", Play.Dealt.class,
                            "Chose", Play.Chose.class,
                            "Threw", Play.Threw.class,
                            "Declared", Play.Declared.class,
                            "Settled", Play.Settled.class))
            .names(
                    Next.class,
                    Map.of(
                            "Deal", Next.Deal.class,
                            "Choose", Next.Choose.class,
                            "Throw", Next.Throw.class,
                            "Declare", Next.Declare.class,
                            "Settle", Next.Settle.class))
            .names(FeeOption.PlayerDealer.class, Map.of("ByTableAction", ByTableAction.class, "ByWager", ByWager.class))
            .build();

    public static final Form<Command> COMMAND = ALL.of(Command.class);
    private static final Form<Event> EVENT = ALL.of(Event.class);
    private static final Form<Table> TABLE = ALL.of(Table.class);

    /** The version of a snapshot's form: another structure of the table makes another number. */
    public static final int SNAPSHOT_FORMAT = ALL.fingerprint(Table.class);

    private TableForms() {}

    /** An event as it is appended. */
    public static Append.Event append(long revision, Event event) {
        return new Append.Event(revision, ALL.nameOf(Event.class, event), Bytes.owned(EVENT.write(event)));
    }

    /** The event of an entry; one that cannot be read means that the log is not ours. */
    public static Event event(Entry entry) {
        try {
            return EVENT.read(entry.body().shared());
        } catch (Misread e) {
            throw new BrokenLog(entry.table(), entry.seq(), "its body cannot be read: " + e.getMessage());
        }
    }

    public static Snapshot snapshot(Table table, Head head) {
        return new Snapshot(table.id(), head, SNAPSHOT_FORMAT, Bytes.owned(TABLE.write(table)));
    }

    /** The table of a snapshot in this host's form. */
    public static Table table(Snapshot snapshot) throws Misread {
        return TABLE.read(snapshot.body().shared());
    }

    private static Spot spot(String text) {
        if (!SPOT.matcher(text).matches()) {
            throw new IllegalArgumentException("no spot");
        }
        return new Spot(text);
    }

    private static Card card(String text) {
        return Card.read(text).orElseThrow(() -> new IllegalArgumentException("no card"));
    }
}
