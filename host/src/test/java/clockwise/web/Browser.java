package clockwise.web;

import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Playwright;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/** A real Chromium for tests; ops/verify installs it. */
final class Browser implements AutoCloseable {
    private final Playwright playwright;
    private final com.microsoft.playwright.Browser chromium;

    Browser() {
        this.playwright = Playwright.create(new Playwright.CreateOptions()
                .setEnv(Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1", "PLAYWRIGHT_NODEJS_PATH", find("node"))));
        this.chromium = playwright
                .chromium()
                .launch(new BrowserType.LaunchOptions()
                        .setHeadless(true)
                        .setExecutablePath(Path.of(find("chromium", "chromium-browser", "google-chrome")))
                        .setArgs(List.of(
                                "--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-sync")));
    }

    Page page(int width, int height) {
        return chromium.newPage(new com.microsoft.playwright.Browser.NewPageOptions().setViewportSize(width, height));
    }

    /** A tablet: touched, not clicked. */
    Page tablet(int width, int height) {
        return chromium.newPage(new com.microsoft.playwright.Browser.NewPageOptions()
                .setViewportSize(width, height)
                .setHasTouch(true));
    }

    private static String find(String... names) {
        for (String name : names) {
            for (String folder : System.getenv("PATH").split(":", -1)) {
                Path program = Path.of(folder, name);
                if (Files.isExecutable(program)) {
                    return program.toString();
                }
            }
        }
        throw new IllegalStateException("not installed: " + names[0] + "; ops/verify installs it");
    }

    @Override
    public void close() {
        chromium.close();
        playwright.close();
    }
}
