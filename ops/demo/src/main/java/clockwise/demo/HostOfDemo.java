package clockwise.demo;

import clockwise.Host;
import java.io.IOException;

/** The host as it is, but for one thing: it stops when the demo that started it is gone. */
public final class HostOfDemo {
    private HostOfDemo() {}

    public static void main(String[] arguments) {
        Thread.ofPlatform().daemon().name("stops with the demo").start(HostOfDemo::waitForTheEnd);
        Host.main(arguments);
    }

    private static void waitForTheEnd() {
        int read = 0;
        while (read >= 0) {
            try {
                read = System.in.read();
            } catch (IOException e) {
                read = -1;
            }
        }
        System.exit(0);
    }
}
