package clockwise.web;

import clockwise.RunningHost;
import clockwise.store.Durability;
import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;

class HostOnH2Test extends HostContract {
    @TempDir
    Path folder;

    @Override
    RunningHost start() {
        return RunningHost.embedded(folder);
    }

    @Override
    String durability() {
        return Durability.EMBEDDED;
    }
}
