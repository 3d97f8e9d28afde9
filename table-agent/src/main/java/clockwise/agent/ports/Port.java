package clockwise.agent.ports;

import clockwise.agent.devices.Command;
import clockwise.agent.devices.Driver;
import clockwise.agent.devices.Moment;
import clockwise.agent.devices.Standing;
import clockwise.agent.devices.Step;
import clockwise.agent.ports.Health.State;
import com.fazecast.jSerialComm.SerialPort;
import com.fazecast.jSerialComm.SerialPortInvalidPortException;
import java.lang.System.Logger.Level;
import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * A serial port and the one thread that serves it; a platform thread, because reading from a port would pin a virtual
 * one. The port is opened by its name each time, since a device that was plugged in again has another number behind it.
 * No listener: the library would call one half a million times a second while a port is gone.
 */
public final class Port implements AutoCloseable {
    private static final System.Logger LOG = System.getLogger(Port.class.getName());
    private static final int READ_MILLIS = 20;
    private static final int AGAIN_MILLIS = 250;
    private static final int MOST_COMMANDS = 64;
    private static final Duration SILENCE = Duration.ofSeconds(2);
    private static final Standing NOT_MET = new Standing(Standing.Stage.ASKING, "", "does not answer", 0);

    private final DeviceSetting device;
    private final Journal journal;
    private final Queue<Command> commands = new ArrayBlockingQueue<>(MOST_COMMANDS);
    private final CountDownLatch closing = new CountDownLatch(1);
    private final Thread thread;
    private volatile Health health;

    /** Starts to serve a device. */
    public Port(DeviceSetting device, Journal journal) {
        this.device = device;
        this.journal = journal;
        this.health = new Health(device.name(), State.ABSENT, NOT_MET, Instant.now(), Optional.empty());
        this.thread = Thread.ofPlatform().name("port " + device.name()).start(this::serve);
    }

    public Health health() {
        return health;
    }

    /** The thread that serves the port, to be watched. */
    Thread thread() {
        return thread;
    }

    /** Has a command sent soon, once; a device that is not there misses it, and so does one whose port hangs. */
    public void order(Command command) {
        if (!commands.offer(command)) {
            LOG.log(Level.WARNING, "{0} takes no more commands: {1} is dropped", device.name(), command);
        }
    }

    private void serve() {
        try {
            while (closing.getCount() > 0) {
                State ended = open();
                commands.clear();
                health = new Health(device.name(), ended, health.standing(), Instant.now(), health.answered());
                closing.await(AGAIN_MILLIS, TimeUnit.MILLISECONDS);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } finally {
            health = new Health(device.name(), State.CLOSED, health.standing(), Instant.now(), health.answered());
        }
    }

    /** Opens the port if it is there, and serves it until it is lost; then tells why it ended. */
    private State open() {
        SerialPort port;
        try {
            port = SerialPort.getCommPort(device.port().toString());
        } catch (SerialPortInvalidPortException e) {
            return State.ABSENT;
        }
        port.setComPortParameters(device.speed(), 8, SerialPort.ONE_STOP_BIT, device.parity());
        port.setComPortTimeouts(SerialPort.TIMEOUT_READ_SEMI_BLOCKING, READ_MILLIS, 0);
        if (!port.openPort(0)) {
            return State.LOCKED;
        }
        try {
            return converse(port, device.driver(journal));
        } catch (JournalRefused e) {
            return State.HELD_UP; // the journal tells why; nothing was sent, and a new driver will ask again
        } catch (RuntimeException e) {
            LOG.log(Level.ERROR, device.name() + ": a fault of the agent itself", e);
            return State.BROKEN;
        } finally {
            port.closePort();
        }
    }

    private State converse(SerialPort port, Driver driver) {
        byte[] buffer = new byte[512];
        while (closing.getCount() > 0) {
            int read = port.readBytes(buffer, buffer.length);
            if (read < 0) {
                return State.ABSENT;
            }
            Moment now = new Moment(System.nanoTime(), Instant.now());
            if (read > 0) {
                carryOut(port, driver.receive(Arrays.copyOf(buffer, read), now), driver.standing(), now);
            }
            for (Command command = commands.poll(); command != null; command = commands.poll()) {
                driver.order(command);
            }
            carryOut(port, driver.tick(now), driver.standing(), now);
        }
        return State.CLOSED;
    }

    private void carryOut(SerialPort port, Step step, Standing standing, Moment now) {
        beat(standing, now.at());
        step.mark().ifPresent(mark -> journal.keep(step.reports(), mark));
        if (step.send().length == 0) {
            return;
        }
        if (health.state() == State.SILENT) {
            port.flushIOBuffers(); // what nobody reads would fill the buffer, and then writing blocks for ever
        }
        port.writeBytes(step.send(), step.send().length);
    }

    private void beat(Standing standing, Instant now) {
        boolean heard = standing.answers() > 0
                && (standing.answers() != health.standing().answers()
                        || !standing.serial().equals(health.standing().serial()));
        Optional<Instant> answered = heard ? Optional.of(now) : health.answered();
        boolean alive = standing.stage() == Standing.Stage.SERVING
                && answered.isPresent()
                && answered.get().plus(SILENCE).isAfter(now);
        health = new Health(device.name(), alive ? State.ALIVE : State.SILENT, standing, now, answered);
    }

    /** Closes the port and waits until its thread has ended. */
    @Override
    public void close() {
        closing.countDown();
        boolean interrupted = false;
        while (thread.isAlive()) {
            try {
                thread.join();
            } catch (InterruptedException e) {
                interrupted = true; // the thread ends soon in any case
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
