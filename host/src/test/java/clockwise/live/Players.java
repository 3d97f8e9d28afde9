package clockwise.live;

import clockwise.games.Games;
import clockwise.money.Money;
import clockwise.rotation.Asked;
import clockwise.rotation.Eligibility;
import clockwise.rotation.Kind;
import clockwise.rotation.Profile;
import clockwise.rules.Bet;
import clockwise.rules.Felt;
import clockwise.rules.Game;
import clockwise.rules.Irregularity;
import clockwise.rules.Limit;
import clockwise.settlement.Coverage;
import clockwise.table.Alert;
import clockwise.table.Command;
import clockwise.table.Correction;
import clockwise.table.Event;
import clockwise.table.Occupant;
import clockwise.table.OfferLine.Answer;
import clockwise.table.Phase;
import clockwise.table.Seat;
import clockwise.table.Shoe;
import clockwise.table.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/** The people at a table, who mostly do what comes next and sometimes something else that people do. */
final class Players {
    private static final List<Occupant> PEOPLE = people();

    private final Chance chance;
    private final Wagering wagering;
    private final RandomPlay plays;
    private final DeviceReports devices;

    Players(Chance chance) {
        this.chance = chance;
        this.wagering = new Wagering(chance);
        this.plays = new RandomPlay(chance);
        this.devices = new DeviceReports(chance);
    }

    private static List<Occupant> people() {
        List<Occupant> people = new ArrayList<>();
        IntStream.rangeClosed(1, 9).forEach(i -> people.add(Occupant.patron("P" + i)));
        people.add(new Occupant("T1", Kind.TPPPS, "Acme", "L-1"));
        people.add(new Occupant("T2", Kind.TPPPS, "Acme", "L-2"));
        people.add(new Occupant("T3", Kind.TPPPS, "Best", "L-3"));
        people.add(new Occupant("H1", Kind.HOUSE, "", ""));
        return people;
    }

    Command.OpenTable opening() {
        Game game = chance.oneOf(Games.all());
        Optional<Profile> also =
                chance.percent(60) ? Optional.of(chance.oneOf(List.of(Profile.values()))) : Optional.empty();
        Eligibility eligibility =
                chance.percent(70) ? Eligibility.SEATED : new Eligibility(chance.percent(50), chance.between(0, 2));
        List<String> placed = game.bets().stream()
                .filter(bet -> bet.comes() == Bet.Comes.BEFORE_THE_LOCK)
                .map(Bet::name)
                .toList();
        Map<String, Limit> spaces = chance.percent(20)
                ? Map.of(chance.oneOf(placed), new Limit(Money.dollars(1), Money.dollars(50)))
                : Map.of();
        return new Command.OpenTable(
                game.id(),
                chance.between(game.terms().leastDecks(), game.terms().mostDecks()),
                chance.percent(50) ? game.terms().options() : Set.of(),
                Money.dollars(5),
                Money.dollars(300),
                spaces,
                "filed",
                chance.between(1, 4),
                also,
                eligibility,
                chance.oneOf(List.of(Coverage.values())));
    }

    /** What comes next at this table. */
    Command next(Table table, long at) {
        if (table.phase() == Phase.CLOSED) {
            return opening();
        }
        if (table.dealer().isEmpty()) {
            return new Command.ComeToTable();
        }
        if (table.box().isEmpty()) {
            return new Command.AttachBox("B-" + chance.between(1, 9));
        }
        if (table.pause().isPresent()) {
            return new Command.ResumePlay();
        }
        if (table.seats().size() < 2 || (table.seats().size() < 5 && chance.onceIn(6))) {
            return sitDown(table);
        }
        return switch (table.phase()) {
            case CLOSED -> throw new IllegalStateException("closed");
            case OFFER -> answer(table, at);
            case BANK -> new Command.PostBank(wagering.bank(table.posted().felt()));
            case WAGERS -> table.shoe() == Shoe.OUT ? new Command.ChangeShoe("all dealt") : wagering.lock(table);
            case COLLECT -> collect(table);
            case PLAY -> plays.command(table);
            case SETTLE -> pay(table);
            case BROKEN -> new Command.RestartGame();
        };
    }

    private Command sitDown(Table table) {
        int seat = chance.between(1, table.posted().felt().seats());
        return new Command.TakeSeat(seat, chance.oneOf(PEOPLE));
    }

    private Command answer(Table table, long at) {
        Optional<Asked> asked = table.asked(at);
        if (asked.isEmpty() || chance.onceIn(8)) {
            return new Command.AllDeclined();
        }
        Answer answer = chance.percent(60) ? Answer.ACCEPT : chance.percent(80) ? Answer.DECLINE : Answer.AWAY;
        return new Command.AnswerOffer(asked.get().candidate().seat(), answer);
    }

    private Command collect(Table table) {
        Money due = table.inPlay().due();
        int draw = chance.between(1, 100);
        if (draw <= 60) {
            return new Command.ConfirmDrop(due);
        }
        if (draw <= 85) {
            return devices.drop(due);
        }
        return draw <= 90
                ? devices.drop(due.plus(Money.dollars(1)))
                : new Command.WaiveFee(
                        table.rounds(), chance.between(1, table.inPlay().fees().size()), "a courtesy");
    }

    private Command pay(Table table) {
        int steps = table.inPlay().unpaid().size();
        int confirmed = table.inPlay().confirmed();
        return new Command.ConfirmPaid(chance.percent(60) ? steps : Math.min(steps, confirmed + 1));
    }

    /** Something else that happens at an open table. */
    Command aside(Table table, RoundAudit rounds) {
        Felt felt = table.posted().felt();
        Seat seat = table.seats().isEmpty()
                ? null
                : chance.oneOf(List.copyOf(table.seats().values()));
        if (seat == null) {
            return sitDown(table);
        }
        String person = seat.occupant().id();
        return switch (chance.between(1, 33)) {
            case 1, 2, 3, 4 -> sitDown(table);
            case 5, 6, 7 -> new Command.LeaveSeat(seat.number(), person);
            case 8 -> new Command.CallFloor("a question");
            case 9, 10, 11, 12 -> irregularity(table);
            case 13, 14 -> correction(table, rounds);
            case 15 -> new Command.PostSchedule("filed", chance.between(1, 4), felt.min(), felt.max(), "another shift");
            case 16 -> new Command.GiveFreeCollection(seat.number(), person, "a long wait");
            case 17 -> new Command.AllowHands(seat.number(), person, chance.between(1, felt.seats()), "a quiet night");
            case 18 -> new Command.VoidRound(table.rounds(), "a misdeal");
            case 19, 20 -> acknowledge(table);
            case 21 -> new Command.RemoveBox(table.box(), "the count");
            case 22 -> new Command.PausePlay("shift change");
            case 23, 24 -> new Command.UndoLast();
            case 25 -> new Command.GiveUpBank();
            case 26 -> new Command.ShowCutCard();
            case 27 -> chance.percent(50) ? new Command.ChangeShoe("worn") : new Command.ComeToTable();
            case 28 -> chance.percent(40) ? new Command.BreakGame("nobody plays") : new Command.UndoLast();
            case 29 -> chance.percent(25) ? new Command.CloseTable("the night is over") : new Command.Tick();
            default -> devices.anything(table);
        };
    }

    private Command irregularity(Table table) {
        Irregularity what = chance.oneOf(table.game().irregularities());
        boolean mild = what.effect() != Irregularity.Effect.ROUND_VOID || chance.percent(30);
        int circle = wagering.someCircle(table);
        return mild
                ? new Command.ReportIrregularity(
                        table.rounds(),
                        what.name(),
                        circle,
                        chance.percent(70) ? Optional.of(plays.anyCard(table)) : Optional.empty(),
                        "seen by all")
                : new Command.CallFloor("an irregularity");
    }

    private Command correction(Table table, RoundAudit rounds) {
        if (!table.corrections().isEmpty() && chance.percent(70)) {
            Correction open = chance.oneOf(table.corrections());
            return chance.percent(70)
                    ? new Command.ApproveCorrection(open.seq())
                    : new Command.RefuseCorrection(open.seq(), "the camera says no");
        }
        if (rounds.finished().isEmpty()) {
            return new Command.CallFloor("a dispute");
        }
        Event.WagersLocked lock = chance.percent(60) ? rounds.finished().getLast() : chance.oneOf(rounds.finished());
        return new Command.AskCorrection(
                lock.round().number(), plays.wholeRound(lock.round(), lock.coverage()), "the camera");
    }

    private Command acknowledge(Table table) {
        Optional<Alert> alert = table.alerts().stream().findFirst();
        return alert.<Command>map(open -> new Command.AcknowledgeAlert(open.seq(), "seen"))
                .orElse(new Command.CallFloor("help"));
    }
}
