import com.palantir.javaformat.java.Formatter;
import com.palantir.javaformat.java.JavaFormatterOptions;
import java.nio.file.Files;
import java.nio.file.Path;

/** Writes Java files as the formatter leaves them, which is what the build expects; needs no build. */
final class Format {
    public static void main(String[] files) throws Exception {
        Formatter formatter = Formatter.createFormatter(JavaFormatterOptions.builder()
                .style(JavaFormatterOptions.Style.PALANTIR)
                .formatJavadoc(true)
                .build());
        for (String name : files) {
            Path file = Path.of(name);
            String source = Files.readString(file);
            String formatted = formatter.formatSourceAndFixImports(source);
            if (!formatted.equals(source)) {
                Files.writeString(file, formatted);
                System.out.println(name);
            }
        }
    }
}
