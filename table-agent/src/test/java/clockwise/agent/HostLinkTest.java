package clockwise.agent;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class HostLinkTest {
    @Test
    void aHostThatIsNotThereIsToldInASentence() throws Exception {
        HostLink.Greeting greeting = HostLink.hello("127.0.0.1:1", 12);
        assertFalse(greeting.welcome());
        assertTrue(greeting.text().startsWith("UNAVAILABLE"), greeting.text());
    }
}
