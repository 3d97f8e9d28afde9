package clockwise.agent.devices;

import java.util.Optional;

/** The marks that were kept, by the serial of the device. */
@FunctionalInterface
public interface Marks {
    Optional<Mark> find(String serial);
}
