package clockwise.web;

import static org.junit.jupiter.api.Assertions.assertTrue;

import clockwise.RunningHost;
import java.net.http.HttpClient;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A house dealer and a floor manager of a test, who play rounds over the API. */
final class HouseDealer {
    private static final int BANK = 50_000;

    final Visitor floor;
    final Visitor dealer;
    private final int table;

    HouseDealer(RunningHost host, HttpClient client, int table) throws Exception {
        this.floor = new Visitor(host, client, "2001");
        this.dealer = new Visitor(host, client, "1001");
        this.table = table;
    }

    /** Opens the table with its box, the dealer and so many players. */
    void opens(String game, int decks, String schedule, int option, int players) throws Exception {
        floor.does(
                table,
                "{\"type\":\"OpenTable\",\"game\":\"" + game + "\",\"decks\":" + decks
                        + ",\"options\":[],\"least\":1000,\"most\":30000,\"spaces\":{},\"schedule\":\"" + schedule
                        + "\",\"option\":" + option
                        + ",\"eligibility\":{\"playedLastHand\":false,\"leastWagers\":0},"
                        + "\"coverage\":\"SINGLE_ACTION\"}");
        floor.does(table, "{\"type\":\"AttachBox\",\"box\":\"B-" + table + "\"}");
        dealer.does(table, "{\"type\":\"ComeToTable\"}");
        for (int seat = 1; seat <= players; seat++) {
            dealer.does(
                    table,
                    "{\"type\":\"TakeSeat\",\"seat\":" + seat + ",\"occupant\":{\"id\":\"P-" + table + seat
                            + "\",\"kind\":\"PATRON\",\"company\":\"\",\"licence\":\"\"}}");
        }
    }

    /** Whoever is asked takes the bank and posts it; then wagers are open. */
    void banks() throws Exception {
        if (told("\"phase\":\"(\\w+)\"").equals("OFFER")) {
            String seat = told("\"todo\":\\{\"what\":\"ANSWER_OFFER\",\"seat\":(\\d+)");
            dealer.does(table, "{\"type\":\"AnswerOffer\",\"seat\":" + seat + ",\"answer\":\"ACCEPT\"}");
        }
        dealer.does(table, "{\"type\":\"PostBank\",\"amount\":" + BANK + "}");
    }

    /** One wager of $20 of somebody who does not hold the bank; then the collection is dropped. */
    void locks(String bet) throws Exception {
        int bank = Integer.parseInt(told("\"taking\":\\{\"seat\":(\\d+)"));
        int seat = bank == 1 ? 2 : 1;
        dealer.does(
                table,
                "{\"type\":\"LockWagers\",\"wagers\":[{\"circle\":" + seat + ",\"line\":0,\"owner\":" + seat
                        + ",\"bet\":\"" + bet + "\",\"amount\":2000}]}");
        if (told("\"phase\":\"(\\w+)\"").equals("COLLECT")) {
            String due = told("\"todo\":\\{\"what\":\"CONFIRM_DROP\",\"amount\":(\\d+)");
            dealer.does(table, "{\"type\":\"ConfirmDrop\",\"amount\":" + due + "}");
        }
    }

    /** A round of baccarat with these ranks for the Player and for the Banker, to its end. */
    void coup(String player, String banker) throws Exception {
        deals(player, banker);
        pays();
    }

    /** The same up to the settlement, which is shown and not yet paid. */
    void deals(String player, String banker) throws Exception {
        banks();
        locks("PLAYER");
        int players = 0;
        int bankers = 0;
        for (int card = 0; card < player.length() + banker.length(); card++) {
            boolean isPlayer =
                    told("\"todo\":\\{\"what\":\"DEAL\",\"spot\":\"(\\w+)\"").equals("PLAYER");
            char rank = isPlayer ? player.charAt(players++) : banker.charAt(bankers++);
            String spot = isPlayer ? "PLAYER" : "BANKER";
            dealer.does(table, "{\"type\":\"DealCard\",\"spot\":\"" + spot + "\",\"card\":\"" + rank + "?\"}");
        }
        dealer.does(table, "{\"type\":\"Settle\",\"pass\":1}");
    }

    void pays() throws Exception {
        dealer.does(table, "{\"type\":\"ConfirmPaid\",\"steps\":1}");
    }

    /** What the table's view says at the first place that fits. */
    String told(String pattern) throws Exception {
        String view = floor.get("/api/tables/" + table).body();
        Matcher found = Pattern.compile(pattern).matcher(view);
        assertTrue(found.find(), pattern + " in " + view);
        return found.group(1);
    }
}
