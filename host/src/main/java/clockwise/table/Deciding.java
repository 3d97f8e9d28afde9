package clockwise.table;

import static clockwise.table.Decision.accepted;

/** Which part of the table's rules a command belongs to. */
final class Deciding {
    private Deciding() {}

    static Decision decide(Table table, Request request) {
        return switch (request.command()) {
            case Command.OpenTable open -> Opening.open(request, open);
            case Command.CloseTable close -> Opening.close(table, close);
            case Command.PostSchedule post -> Opening.post(request, post);
            case Command.AttachBox attach -> Opening.attach(table, attach);
            case Command.RemoveBox remove -> Opening.remove(table, remove);
            case Command.ComeToTable come -> Opening.come(table, request);

            case Command.TakeSeat take -> Seating.take(table, take);
            case Command.LeaveSeat leave -> Seating.leave(table, leave);
            case Command.AllowHands allow -> Seating.allow(table, allow);
            case Command.GiveFreeCollection give -> Seating.give(table, give);

            case Command.AnswerOffer answer -> Offering.answer(table, request, answer);
            case Command.AllDeclined all -> Offering.allDeclined(table, request);
            case Command.PostBank post -> Offering.post(table, post);
            case Command.GiveUpBank give -> Offering.giveUp(table);

            case Command.LockWagers lock -> Locking.lock(table, request, lock);
            case Command.WaiveFee waive -> Collecting.waive(table, waive);
            case Command.ConfirmDrop drop -> Collecting.confirm(table, request, drop);
            case Command.ReportDrop drop -> Collecting.report(table, request, drop);

            case Command.ReportBill bill -> Reporting.bill(table, bill);
            case Command.ReportBox box -> Reporting.box(table, box);
            case Command.ReportShuffler shuffler -> Reporting.shuffler(table, shuffler);
            case Command.ReportFault fault -> Reporting.fault(table, fault);
            case Command.AgentLost lost -> Reporting.lost(table, lost);
            case Command.AgentCame returned -> accepted(new Event.AgentCame(returned.agent()));
            case Command.AgentClockWrong wrong -> Reporting.clock(table, wrong);
            case Command.AgentOutboxFilling filling -> Reporting.outbox(table, filling);

            case Command.DealCard deal -> Playing.deal(table, deal);
            case Command.MakeChoice choice -> Playing.choose(table, choice);
            case Command.ThrowDice dice -> Playing.dice(table, dice);
            case Command.DeclareResult result -> Playing.declare(table, result);
            case Command.Settle settle -> Playing.settle(table, settle);
            case Command.ConfirmPaid paid -> Playing.paid(table, paid);
            case Command.UndoLast undo -> Playing.undo(table);

            case Command.VoidRound voiding -> Righting.voidRound(table, voiding);
            case Command.ReportIrregularity report -> Righting.irregularity(table, report);
            case Command.AskCorrection ask -> Correcting.ask(table, request, ask);
            case Command.ApproveCorrection approve -> Correcting.approve(table, request, approve);
            case Command.RefuseCorrection refuse -> Correcting.refuse(table, refuse);

            case Command.CallFloor call -> Flow.call(table, call);
            case Command.AcknowledgeAlert acknowledge -> Flow.acknowledge(table, acknowledge);
            case Command.PausePlay pause -> Flow.pause(table, pause);
            case Command.ResumePlay resume -> Flow.resume(table, request);
            case Command.ShowCutCard cut -> Flow.cutCard(table);
            case Command.ChangeShoe change -> Flow.changeShoe(table, change);
            case Command.BreakGame breaking -> Flow.breakGame(table, breaking);
            case Command.RestartGame restart -> Flow.restart(table);
            case Command.Tick tick -> Flow.tick(table, request);
        };
    }
}
