package clockwise.desk;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;

/** Prints the round sheets it reads with their settle lines filled in. */
final class Rule implements Command {
    @Override
    public String usage() {
        return "rule";
    }

    @Override
    public String summary() {
        return "Rules on round sheets (host/ROUND-SHEETS.md): prints them with their settle lines.";
    }

    @Override
    public int run(List<String> arguments, BufferedReader in, PrintWriter out, PrintWriter err) throws IOException {
        if (!arguments.isEmpty()) {
            err.println("usage: " + usage());
            return BAD_INPUT;
        }
        int code = DONE;
        boolean first = true;
        for (RoundSheet sheet : RoundSheet.readAll(in)) {
            if (!first) {
                out.println();
            }
            first = false;
            sheet.unsettled().forEach(out::println);
            try {
                if (!sheet.isRemark()) {
                    RoundSheet.settleLines(SheetPlay.rule(sheet)).forEach(out::println);
                }
            } catch (SheetFault fault) {
                err.println(fault.message());
                code = BAD_INPUT;
            }
        }
        return code;
    }
}
