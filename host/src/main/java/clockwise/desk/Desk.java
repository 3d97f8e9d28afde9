package clockwise.desk;

import static java.util.Map.entry;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The command line behind `ops/clockwise`. It starts no server. */
public final class Desk {
    /** All commands by the word that calls them. */
    private static final Map<String, Command> COMMANDS = Map.ofEntries(
            entry("button", new ButtonPlace()),
            entry("count", new Count()),
            entry("export", new ExportLog()),
            entry("fee", new CollectFees()),
            entry("fee-poker", new CollectPoker()),
            entry("hand", new Hands()),
            entry("house-way", new HouseWays()),
            entry("lint", new LintSchedules()),
            entry("pai-gow", new PaiGow()),
            entry("placard", new PlacardPrint()),
            entry("public-key", new PublicKey()),
            entry("rule", new Rule()),
            entry("settle", new Settle()),
            entry("verify", new VerifyExport()));

    private Desk() {}

    public static void main(String[] arguments) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8), 1 << 16);
        PrintWriter out = new PrintWriter(new OutputStreamWriter(System.out, StandardCharsets.UTF_8), false);
        PrintWriter err = new PrintWriter(new OutputStreamWriter(System.err, StandardCharsets.UTF_8), true);
        int code = run(List.of(arguments), in, out, err);
        out.flush();
        err.flush();
        System.exit(code);
    }

    static int run(List<String> arguments, BufferedReader in, PrintWriter out, PrintWriter err) throws IOException {
        if (arguments.isEmpty() || arguments.getFirst().equals("help")) {
            help(out);
            return arguments.isEmpty() ? Command.BAD_INPUT : Command.DONE;
        }
        if (arguments.getFirst().equals("version")) {
            out.println("clockwise " + version());
            return Command.DONE;
        }
        Command command = COMMANDS.get(arguments.getFirst());
        if (command == null) {
            err.println("There is no command " + arguments.getFirst() + "; `ops/clockwise help` lists them.");
            return Command.BAD_INPUT;
        }
        return command.run(arguments.subList(1, arguments.size()), in, out, err);
    }

    private static void help(PrintWriter out) {
        out.println("Usage: ops/clockwise COMMAND [ARGUMENTS]");
        out.println();
        COMMANDS.values().stream()
                .sorted((one, other) -> one.usage().compareTo(other.usage()))
                .forEach(command -> out.printf("  %-45s %s%n", command.usage(), command.summary()));
        out.printf("  %-45s %s%n", "help", "Prints this list.");
        out.printf("  %-45s %s%n", "version", "Prints the version.");
    }

    /** The version in the manifest, or a word that says it runs from classes that were not packaged. */
    private static String version() {
        return Optional.ofNullable(Desk.class.getPackage().getImplementationVersion())
                .orElse("(not packaged)");
    }
}
