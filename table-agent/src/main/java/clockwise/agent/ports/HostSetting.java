package clockwise.agent.ports;

import java.nio.file.Path;
import java.util.Optional;

/**
 * Where the host is, how it is known, and where reports wait for it.
 *
 * @param outbox a folder of this agent's own
 * @param papers empty for plaintext to a host on the same computer
 */
public record HostSetting(String host, int port, Path outbox, Optional<Papers> papers) {
    /**
     * What an agent shows and what it wants to see, in PEM.
     *
     * @param certificate its own, which names the table
     * @param authority the only one whose word on a host counts
     * @param hostName the name that the host's certificate must have, if it is not that of the address
     */
    public record Papers(Path certificate, Path key, Path authority, Optional<String> hostName) {}
}
