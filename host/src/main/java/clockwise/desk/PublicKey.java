package clockwise.desk;

import clockwise.evidence.SigningKey;
import clockwise.room.Records;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Prints the room's public key, for an auditor to keep. */
final class PublicKey implements Command {
    @Override
    public String usage() {
        return "public-key";
    }

    @Override
    public String summary() {
        return "Prints the room's public key, in PEM form, from the folder CLOCKWISE_DATA.";
    }

    @Override
    public int run(List<String> arguments, BufferedReader in, PrintWriter out, PrintWriter err) throws IOException {
        Path file = Records.folder(System.getenv()).file(SigningKey.PUBLIC);
        if (Files.notExists(file)) {
            err.println(
                    "there is no " + file + ": the host makes it at its first start (CLOCKWISE_DATA names its folder)");
            return BAD_INPUT;
        }
        out.print(Files.readString(file));
        return DONE;
    }
}
