package clockwise;

import io.micronaut.runtime.Micronaut;

/** Starts the host. */
public final class Host {
    private Host() {}

    public static void main(String[] arguments) {
        Micronaut.build(arguments).mainClass(Host.class).banner(false).start();
    }
}
