package clockwise;

import io.micronaut.context.ApplicationContext;
import io.micronaut.context.exceptions.BeanInstantiationException;
import io.micronaut.http.server.exceptions.ServerStartupException;
import io.micronaut.runtime.Micronaut;
import io.micronaut.runtime.server.EmbeddedServer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Starts the host. */
public final class Host {
    private static final Logger LOG = LoggerFactory.getLogger(Host.class);

    private Host() {}

    public static void main(String[] arguments) {
        ApplicationContext context = Micronaut.build(arguments)
                .mainClass(Host.class)
                .banner(false)
                .mapError(BeanInstantiationException.class, Host::cannotStart)
                .mapError(ServerStartupException.class, Host::cannotStart)
                .start();
        LOG.info("Clockwise runs at {}", context.getBean(EmbeddedServer.class).getURL());
    }

    /** The deepest cause is the one that helps: a port in use, a database that does not answer, a folder in use. */
    private static int cannotStart(Throwable failure) {
        Throwable cause = failure;
        while (cause.getCause() != null) {
            cause = cause.getCause();
        }
        LOG.error("Clockwise cannot start: {}", cause.getMessage());
        LOG.debug("The whole story", failure);
        return 1;
    }
}
