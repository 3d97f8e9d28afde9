package clockwise.agent.link;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Papers that ops/certs makes. */
final class Papers {
    private Papers() {}

    /** Runs ops/certs; what it complained of. */
    static String make(Path folder, String... words) throws Exception {
        List<String> command =
                new ArrayList<>(List.of(System.getProperty("clockwise.root") + "/ops/certs", folder.toString()));
        command.addAll(List.of(words));
        ProcessBuilder builder = new ProcessBuilder(command).redirectOutput(ProcessBuilder.Redirect.DISCARD);
        builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
        Process process = builder.start();
        String told = new String(process.getErrorStream().readAllBytes(), System.out.charset());
        assertEquals(told.isEmpty() ? 0 : 1, process.waitFor(), told);
        return told;
    }
}
