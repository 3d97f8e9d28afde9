package clockwise.house;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.palantir.javaformat.java.Formatter;
import com.palantir.javaformat.java.JavaFormatterOptions;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Every Java file looks as the formatter leaves it; `ops/format` writes what this expects. */
class FormatTest {
    @Test
    void javaFilesAreFormatted() throws Exception {
        Formatter formatter = Formatter.createFormatter(JavaFormatterOptions.builder()
                .style(JavaFormatterOptions.Style.PALANTIR)
                .formatJavadoc(true)
                .build());
        List<Path> files = Sources.ending(".java");
        assertTrue(files.size() > 20, "the Java files were not found below " + Sources.ROOT);
        List<Path> different = new ArrayList<>();
        for (Path file : files) {
            String source = Sources.read(file);
            String formatted = formatter.formatSourceAndFixImports(source);
            if (!formatted.equals(source)) {
                different.add(Sources.relative(file));
            }
        }
        assertEquals(List.of(), different, "run ops/format");
    }
}
