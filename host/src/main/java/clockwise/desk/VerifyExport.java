package clockwise.desk;

import clockwise.audit.Newer;
import clockwise.audit.Verdict;
import clockwise.audit.Verification;
import clockwise.evidence.BadEvidence;
import clockwise.evidence.CheckingKey;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Checks an export far from the host, with nothing but the room's public key (ops/AUDITORS.md). */
final class VerifyExport implements Command {
    private static final int DIFFERS = 1;

    @Override
    public String usage() {
        return "verify EXPORT --key PUBLIC.pem [--checkpoint NEWER]";
    }

    @Override
    public String summary() {
        return "Checks an export; exit code 0 only if all holds, 1 if anything differs.";
    }

    @Override
    public int run(List<String> arguments, BufferedReader in, PrintWriter out, PrintWriter err) throws IOException {
        Optional<Words> words = Words.of(arguments, Set.of("--key", "--checkpoint"))
                .filter(some -> some.alone().size() == 1 && some.options().containsKey("--key"));
        if (words.isEmpty()) {
            err.println("usage: " + usage());
            err.println("The key must not come with the export: whoever forges the one forges the other.");
            return BAD_INPUT;
        }
        Path export = Path.of(words.get().alone().getFirst());
        if (Files.notExists(export)) {
            err.println(export + ": no such export");
            return BAD_INPUT;
        }
        CheckingKey key;
        Optional<Newer> newer;
        try {
            key = CheckingKey.read(text(words.get().option("--key").orElseThrow()));
            newer = newer(words.get(), key);
        } catch (BadEvidence e) {
            err.println(e.sentence());
            return BAD_INPUT;
        }
        Verdict verdict = Verification.of(export, key, newer, out::println, err::println);
        verdict.facts().forEach(out::println);
        out.println(verdict.holds() ? "ALL HOLDS" : "DIFFERENCES: " + verdict.all());
        return verdict.holds() ? DONE : DIFFERS;
    }

    private static Optional<Newer> newer(Words words, CheckingKey key) throws IOException, BadEvidence {
        Optional<String> file = words.option("--checkpoint");
        return file.isEmpty() ? Optional.empty() : Optional.of(Newer.read(text(file.get()), key));
    }

    private static String text(String file) throws IOException {
        return Files.readString(Path.of(file));
    }
}
