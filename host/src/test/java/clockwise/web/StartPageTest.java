package clockwise.web;

import static org.junit.jupiter.api.Assertions.assertEquals;

import clockwise.RunningHost;
import clockwise.store.Durability;
import com.microsoft.playwright.Page;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Tag("browser")
class StartPageTest {
    private static final Path SCREENSHOT =
            Path.of(System.getProperty("clockwise.root", ".."), "host", "target", "screenshots", "start.png");

    @Test
    void aPersonSeesWhatRunsAndWhatItPromises(@TempDir Path folder) {
        try (RunningHost host = RunningHost.embedded(folder);
                Browser browser = new Browser()) {
            Page page = browser.page(1280, 800);
            List<String> complaints = new ArrayList<>();
            page.onConsoleMessage(message -> complaints.add(message.text()));
            page.navigate(host.url("/"));
            assertEquals("Clockwise", page.title());
            assertEquals(Durability.EMBEDDED, page.textContent("#durability"));
            assertEquals("None", page.textContent("#warnings"));
            assertEquals("Events: 1. Starts of the host: 1.", page.textContent("#log"));
            page.screenshot(new Page.ScreenshotOptions().setPath(SCREENSHOT));
            page.click("text=Health");
            assertEquals(host.url("/health"), page.url());
            assertEquals(List.of(), complaints);
        }
    }
}
