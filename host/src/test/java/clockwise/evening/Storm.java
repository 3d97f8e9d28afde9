package clockwise.evening;

import clockwise.cards.Card;
import clockwise.live.TableView;
import clockwise.live.Todo;
import clockwise.money.Money;
import clockwise.rotation.Kind;
import clockwise.rules.Play;
import clockwise.rules.Spot;
import clockwise.store.TableForms;
import clockwise.table.Command;
import clockwise.table.Command.Bid;
import clockwise.table.Occupant;
import clockwise.table.OfferLine.Answer;
import clockwise.table.Sighting;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.Supplier;

/** Requests of all kinds at one table, drawn from a seed: about a third of them are what the table waits for. */
final class Storm {
    private static final List<String> WORDS = List.of(
            "",
            "x",
            "dealer",
            "PLAYER",
            "HIT",
            "STAND",
            "BASE",
            "P1",
            "\u0000",
            "null",
            "../..",
            "'; DROP TABLE event",
            "9".repeat(300),
            "\u202e\ud83c\udcb1");
    private static final List<String> NUMBERS = List.of(
            "-1",
            "0",
            "1",
            "2",
            "7",
            "1.5",
            "1e3",
            "9223372036854775807",
            "9223372036854775808",
            "-9223372036854775808",
            "1e400",
            "100000000000000000000000",
            "0.1",
            "01");

    /** A request that is about to be sent, as a person can read it. */
    record Sent(String who, String what, Supplier<Reply> how) {
        Reply send() {
            return how.get();
        }

        @Override
        public String toString() {
            return who + " " + what;
        }
    }

    /** A request that was sent before. */
    private record Old(Tablet who, String body) {}

    private final Evening at;
    private final Random random;
    private final List<Old> before = new ArrayList<>();

    Storm(Evening evening, long seed) {
        this.at = evening;
        this.random = new Random(seed);
    }

    Sent next() {
        return switch (random.nextInt(12)) {
            case 0, 1, 2, 3 -> asked(expected(at.view.todo()));
            case 4, 5 -> asked(any());
            case 6 -> command(somebody(), at.nextId(), random.nextLong(), body(expected(at.view.todo())));
            case 7, 8 -> mutated();
            case 9 -> again();
            case 10 -> broken();
            default -> elsewhere();
        };
    }

    private Tablet somebody() {
        return oneOf(List.of(at.dealer, at.dealer, at.relief, at.floor, at.floor, at.otherFloor, at.auditor));
    }

    private Tablet dealing() {
        return at.view.dealer().equals(TheRoom.RELIEF) ? at.relief : at.dealer;
    }

    private Sent asked(Command command) {
        Tablet who = command instanceof Command.ByFloor || random.nextInt(8) == 0 ? at.floor : dealing();
        return command(random.nextInt(20) == 0 ? somebody() : who, at.nextId(), at.view.revision(), body(command));
    }

    private static String body(Command command) {
        return TableForms.COMMAND.text(command);
    }

    private Sent command(Tablet who, String id, long revision, String command) {
        String body = "{\"id\":\"" + id + "\",\"revision\":" + revision + ",\"command\":" + command + "}";
        return body(who, body);
    }

    private Sent body(Tablet who, String body) {
        before.add(new Old(who, body));
        return new Sent(who.badge(), body, () -> who.posts(requests(), body));
    }

    private String requests() {
        return "/api/tables/" + at.table + "/requests";
    }

    /** What the table waits for. */
    private Command expected(Todo todo) {
        return switch (todo.what()) {
            case OPEN_TABLE -> at.room.opening(at.game, at.room.options(at.game).getFirst());
            case ATTACH_BOX -> new Command.AttachBox("B-" + random.nextInt(5));
            case COME_TO_TABLE -> new Command.ComeToTable();
            case TAKE_SEAT -> seat();
            case ANSWER_OFFER ->
                new Command.AnswerOffer(
                        todo.seat().orElseThrow(), random.nextInt(4) == 0 ? Answer.DECLINE : Answer.ACCEPT);
            case ALL_DECLINED -> new Command.AllDeclined();
            case POST_BANK -> new Command.PostBank(Money.dollars(5 + random.nextInt(3_000)));
            case CHANGE_SHOE -> new Command.ChangeShoe("storm");
            case LOCK_WAGERS -> new Command.LockWagers(at.luck.wagers(at.view));
            case CONFIRM_DROP -> new Command.ConfirmDrop(todo.amount().orElseThrow());
            case DEAL, MUST_HIT, CHOOSE, DECLARE, THROW_DICE, SETTLE -> at.luck.play(at.view);
            case CONFIRM_PAID -> new Command.ConfirmPaid(todo.count().orElseThrow());
            case RESUME_PLAY -> new Command.ResumePlay();
            case RESTART_GAME -> new Command.RestartGame();
            case CALL_FLOOR -> new Command.VoidRound(at.view.rounds(), "stuck");
        };
    }

    private Command seat() {
        int seat = random.nextInt(11);
        return new Command.TakeSeat(
                seat,
                random.nextInt(4) == 0
                        ? new Occupant("T" + seat, Kind.TPPPS, "Company " + random.nextInt(2), "L" + seat)
                        : Occupant.patron("P" + random.nextInt(12)));
    }

    /** Any command at all, with values that might fit. */
    private Command any() {
        TableView view = at.view;
        int number = random.nextInt(-1, 10);
        long round = view.rounds() + random.nextInt(-1, 2);
        Money money = new Money(random.nextInt(5) * 250L);
        Spot spot = new Spot(oneOf(List.of("1", "2b", "dealer", "PLAYER", "BANKER", "77", "3.fortune", "nowhere")));
        String reason = random.nextInt(6) == 0 ? "" : "storm";
        String person = "P" + number;
        return switch (random.nextInt(30)) {
            case 0 -> new Command.ComeToTable();
            case 1 -> new Command.AnswerOffer(number, oneOf(List.of(Answer.values())));
            case 2 -> new Command.AllDeclined();
            case 3 -> new Command.PostBank(random.nextInt(3) == 0 ? new Money(random.nextLong(Long.MAX_VALUE)) : money);
            case 4 -> new Command.LockWagers(List.of(new Bid(number, random.nextInt(5), number, oneOf(WORDS), money)));
            case 5 -> new Command.ConfirmDrop(money);
            case 6 -> new Command.DealCard(spot, Card.read("A?").orElseThrow());
            case 7 ->
                new Command.MakeChoice(
                        spot, oneOf(List.of("HIT", "STAND", "SPLIT", "DOUBLE", "x")), money, List.of(number));
            case 8 -> new Command.ThrowDice(List.of(number, 3));
            case 9 -> new Command.DeclareResult(spot, oneOf(WORDS));
            case 10 -> new Command.Settle(number);
            case 11 -> new Command.ConfirmPaid(number);
            case 12 -> new Command.UndoLast();
            case 13 -> new Command.ShowCutCard();
            case 14 -> new Command.PausePlay(reason);
            case 15 -> new Command.BreakGame(reason);
            case 16 -> seat();
            case 17 -> new Command.LeaveSeat(number, person);
            case 18 -> new Command.CallFloor(reason);
            case 19 -> irregularity(round, number, reason);
            case 20 -> new Command.AskCorrection(round, List.of(new Play.Dealt(spot, Card.JOKER)), reason);
            case 21 -> new Command.PostSchedule(at.room.schedule(at.game).id(), number, money, TheRoom.MOST, reason);
            case 22 -> new Command.WaiveFee(round, number, reason);
            case 23 -> new Command.GiveFreeCollection(number, person, reason);
            case 24 -> new Command.AllowHands(number, person, number, reason);
            case 25 -> new Command.VoidRound(round, reason);
            case 26 ->
                random.nextBoolean()
                        ? new Command.ApproveCorrection(number)
                        : new Command.RefuseCorrection(number, reason);
            case 27 ->
                new Command.AcknowledgeAlert(
                        view.alerts().isEmpty()
                                ? number
                                : view.alerts().getFirst().seq(),
                        reason);
            case 28 ->
                random.nextInt(10) == 0 ? new Command.CloseTable(reason) : new Command.RemoveBox(view.box(), reason);
            default ->
                random.nextBoolean()
                        ? new Command.ReportDrop(new Sighting("drop-7", 1, number, 0), money, 1)
                        : new Command.Tick();
        };
    }

    private Command irregularity(long round, int circle, String reason) {
        String name = at.view.irregularities().isEmpty()
                ? "NOTHING"
                : oneOf(at.view.irregularities()).irregularity().name();
        return new Command.ReportIrregularity(
                round, name, circle, random.nextBoolean() ? Card.read("9h") : Optional.empty(), reason);
    }

    /** A good request with one part of it changed into something else. */
    private Sent mutated() {
        Command command = random.nextBoolean() ? expected(at.view.todo()) : any();
        String body = Tablet.body(at.nextId(), at.view.revision(), command);
        return body(random.nextBoolean() ? at.floor : at.dealer, changed(body));
    }

    private String changed(String body) {
        return switch (random.nextInt(7)) {
            case 0 -> body.replaceFirst(":\\d+", ":" + oneOf(NUMBERS));
            case 1 -> body.replaceFirst("(.*):\\d+", "$1:" + oneOf(NUMBERS));
            case 2 ->
                body.replaceFirst(
                        "(.*):\"[^\"]*\"", "$1:\"" + escaped(oneOf(WORDS)).replace("\\", "\\\\") + "\"");
            case 3 ->
                body.replaceFirst(
                        "(.*):(\\d+|\"[^\"]*\")", "$1:" + oneOf(List.of("null", "[]", "{}", "true", "\"7\"")));
            case 4 -> body.replaceFirst(",\"[a-z]+\":[^,{}\\[\\]]+", "");
            case 5 -> body.replaceFirst("\\{", "{\"extra\":1,");
            default ->
                body.replaceFirst(
                        "\"type\":\"[A-Za-z]+\"",
                        "\"type\":\"" + oneOf(List.of("Nothing", "Settle", "PostBank", "")) + "\"");
        };
    }

    private static String escaped(String word) {
        return word.replace("\\", "\\\\").replace("\"", "\\\"").replace("\u0000", "\\u0000");
    }

    /** Something that was sent before, as it was or by somebody else. */
    private Sent again() {
        if (before.isEmpty()) {
            return elsewhere();
        }
        Old old = oneOf(before);
        Tablet who = random.nextInt(3) == 0 ? somebody() : old.who();
        return new Sent(who.badge(), old.body(), () -> who.posts(requests(), old.body()));
    }

    /** No JSON, half of it, or not as JSON. */
    private Sent broken() {
        String whole = Tablet.body(at.nextId(), at.view.revision(), any());
        return switch (random.nextInt(5)) {
            case 0 ->
                raw(
                        whole.substring(0, random.nextInt(whole.length())).getBytes(StandardCharsets.UTF_8),
                        "application/json");
            case 1 -> raw(noise(random.nextInt(60)), "application/json");
            case 2 -> raw("[".repeat(5_000).getBytes(StandardCharsets.UTF_8), "application/json");
            case 3 -> raw(("\"" + "x".repeat(70_000) + "\"").getBytes(StandardCharsets.UTF_8), "application/json");
            default ->
                raw(
                        whole.getBytes(StandardCharsets.UTF_8),
                        oneOf(List.of("text/plain", "application/xml", "nonsense/*")));
        };
    }

    private byte[] noise(int length) {
        byte[] bytes = new byte[length];
        random.nextBytes(bytes);
        return bytes;
    }

    private Sent raw(byte[] bytes, String type) {
        String shown = type + " " + new String(bytes, StandardCharsets.UTF_8);
        return new Sent(
                "floor",
                shown.substring(0, Math.min(300, shown.length())),
                () -> at.floor.posts(requests(), bytes, type));
    }

    /** Other addresses of the API with good and bad parameters. */
    private Sent elsewhere() {
        String table =
                "/api/tables/" + oneOf(List.of("" + at.table, "" + at.table, "0", "-1", "9999", "x", "99999999999"));
        String path = switch (random.nextInt(9)) {
            case 0 -> "/api/tables";
            case 1 -> table;
            case 2 -> table + "/rounds?before=" + oneOf(NUMBERS) + "&most=" + oneOf(NUMBERS);
            case 3 -> table + "/rounds/" + oneOf(NUMBERS);
            case 4 -> table + "/rounds/" + oneOf(NUMBERS) + "/replay";
            case 5 -> table + "/offers?before=" + oneOf(NUMBERS);
            case 6 -> table + "/shadow?profile=" + oneOf(List.of("REGULATION_2026", "GUIDANCE_2016", "x", ""));
            case 7 ->
                oneOf(List.of("/api/games", "/api/schedules", "/api/room", "/api/rejections", "/api/openapi.json"));
            default -> "/api/nothing/" + random.nextInt();
        };
        Tablet who = somebody();
        String method = random.nextInt(10) == 0 ? oneOf(List.of("DELETE", "PUT", "POST", "PATCH")) : "GET";
        return new Sent(who.badge(), method + " " + path, () -> who.sends(method, path));
    }

    private <T> T oneOf(List<T> list) {
        return list.get(random.nextInt(list.size()));
    }
}
