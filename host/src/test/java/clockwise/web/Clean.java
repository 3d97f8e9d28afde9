package clockwise.web;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.deque.html.axecore.playwright.AxeBuilder;
import com.deque.html.axecore.results.AxeResults;
import com.deque.html.axecore.results.Rule;
import com.microsoft.playwright.Page;
import java.util.List;

/** Axe finds nothing on a page; what it cannot decide is only the contrast of text in drawings. */
final class Clean {
    private Clean() {}

    static void check(Page page) {
        AxeResults found = new AxeBuilder(page).analyze();
        assertEquals(List.of(), names(found.getViolations()));
        assertEquals(
                List.of(),
                names(found.getIncomplete()).stream()
                        .filter(name -> !name.startsWith("color-contrast "))
                        .toList());
    }

    private static List<String> names(List<Rule> rules) {
        return rules.stream()
                .map(rule -> rule.getId() + " "
                        + rule.getNodes().stream().map(node -> node.getHtml()).toList())
                .toList();
    }
}
