package clockwise.desk;

import clockwise.room.Catalogue;
import clockwise.room.SchedulePaper;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Says of schedule files whether a card room may post them: refusals are complaints, warnings are printed. */
final class LintSchedules implements Command {
    @Override
    public String usage() {
        return "lint FILE...";
    }

    @Override
    public String summary() {
        return "Refuses collection schedules that may not be posted (fee-schedules/README.md).";
    }

    @Override
    public int run(List<String> arguments, BufferedReader in, PrintWriter out, PrintWriter err) throws IOException {
        if (arguments.isEmpty()) {
            err.println("usage: " + usage());
            return BAD_INPUT;
        }
        int code = DONE;
        for (String argument : arguments) {
            Path file = Path.of(argument);
            if (!Files.isRegularFile(file) || !Files.isReadable(file)) {
                err.println(file + ": no such file");
                code = BAD_INPUT;
                continue;
            }
            SchedulePaper paper = Catalogue.paper(file);
            paper.refusals().forEach(err::println);
            paper.warnings().forEach(out::println);
            if (paper.isRefused()) {
                code = BAD_INPUT;
            } else {
                out.println(file + ": may be posted");
            }
        }
        return code;
    }
}
