package clockwise.web;

import com.microsoft.playwright.Page;
import java.nio.file.Path;

/** Screenshots by tests: beside the build, or in ops/screenshots with `-Dclockwise.pictures=true`. */
final class Pictures {
    private static final Path ROOT = Path.of(System.getProperty("clockwise.root", ".."));

    private Pictures() {}

    static void take(Page page, String name) {
        Path folder = Boolean.getBoolean("clockwise.pictures")
                ? ROOT.resolve("ops").resolve("screenshots")
                : ROOT.resolve("host").resolve("target").resolve("screenshots");
        page.screenshot(new Page.ScreenshotOptions().setPath(folder.resolve(name + ".png")));
    }
}
