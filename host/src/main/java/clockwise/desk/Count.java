package clockwise.desk;

import clockwise.rules.Terms;
import java.io.BufferedReader;
import java.io.PrintWriter;
import java.util.List;

/** Counts every deal of a game, to be held against published numbers. */
final class Count implements Command {
    @Override
    public String usage() {
        return "count baccarat --decks N | pai-gow";
    }

    @Override
    public String summary() {
        return "Counts every deal of a game exactly.";
    }

    @Override
    public int run(List<String> arguments, BufferedReader in, PrintWriter out, PrintWriter err) {
        if (arguments.equals(List.of("pai-gow"))) {
            CountPaiGow.run(out);
            return DONE;
        }
        Terms terms = CountBaccarat.GAME.terms();
        if (arguments.size() == 3
                && arguments.subList(0, 2).equals(List.of("baccarat", "--decks"))
                && arguments.get(2).matches("[0-9]")) {
            int decks = Integer.parseInt(arguments.get(2));
            if (decks < terms.leastDecks() || decks > terms.mostDecks()) {
                err.println(
                        terms.id() + " is dealt from " + terms.leastDecks() + " to " + terms.mostDecks() + " decks");
                return BAD_INPUT;
            }
            CountBaccarat.run(decks, out);
            return DONE;
        }
        err.println("usage: " + usage());
        return BAD_INPUT;
    }
}
