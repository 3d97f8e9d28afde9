package clockwise.agent.simulate;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Random;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.locks.LockSupport;
import org.jspecify.annotations.Nullable;

/**
 * The line to a simulated device: a pseudo terminal under a stable name, with a thread that lets bytes through no
 * faster than a real line would, and that can be unplugged, go silent or fill with noise.
 */
public final class SimulatedLine implements AutoCloseable {
    private static final int BITS_PER_BYTE = 10; // start, eight, stop
    private static final int AT_ONCE = 8;
    private static final int READ_MILLIS = 5;
    private static final long NOBODY_THERE_NANOS = 5_000_000;

    private final SimulatedDevice device;
    private final Path name;
    private final long nanosPerByte;
    private final ConcurrentLinkedQueue<byte[]> unasked = new ConcurrentLinkedQueue<>();
    private volatile boolean silent;
    private volatile boolean deaf;
    private volatile boolean unplugged;
    private @Nullable Pty pty;
    private @Nullable Thread thread;

    /** Plugs a device in, under that name. */
    public SimulatedLine(SimulatedDevice device, Path name) {
        this.device = device;
        this.name = name;
        this.nanosPerByte = 1_000_000_000L * BITS_PER_BYTE / device.speed();
        plug();
    }

    public SimulatedDevice device() {
        return device;
    }

    public Path name() {
        return name;
    }

    public synchronized void plug() {
        if (thread != null) {
            return;
        }
        try {
            Pty plugged = new Pty();
            pty = plugged;
            Files.deleteIfExists(name);
            Files.createSymbolicLink(name, plugged.path());
            unplugged = false;
            thread = Thread.ofPlatform()
                    .daemon()
                    .name("line " + name.getFileName())
                    .start(() -> serve(plugged));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Takes the terminal and its name away, as pulling out a cable with its adapter does. */
    public synchronized void unplug() {
        Thread serving = thread;
        if (serving == null || pty == null) {
            return;
        }
        unplugged = true;
        try {
            serving.join();
            Files.deleteIfExists(name);
            pty.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        thread = null;
    }

    /** Lets the device hear and say nothing, with its cable in place. */
    public void silence(boolean on) {
        silent = on;
    }

    /** Leaves what arrives in the system's buffer, as a device that has crashed does. */
    public void deafen(boolean on) {
        deaf = on;
    }

    /** Sends so many random bytes. */
    public void noise(int length, long seed) {
        byte[] bytes = new byte[length];
        new Random(seed).nextBytes(bytes);
        unasked.add(bytes);
    }

    /** Has the device say what is not true, and not asked for. */
    public void lie() {
        device.lieAfterPoll();
    }

    private void serve(Pty terminal) {
        byte[] buffer = new byte[256];
        try {
            while (!unplugged) {
                int read = deaf ? -1 : terminal.read(buffer, READ_MILLIS);
                if (read < 0) {
                    LockSupport.parkNanos(NOBODY_THERE_NANOS);
                } else if (read > 0 && !silent) {
                    answer(terminal, Arrays.copyOf(buffer, read));
                }
                for (byte[] bytes = unasked.poll(); bytes != null; bytes = unasked.poll()) {
                    pace(terminal, bytes);
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void answer(Pty terminal, byte[] heard) throws IOException {
        if (device.echoes()) {
            pace(terminal, heard);
        }
        pace(terminal, device.hear(heard));
    }

    /** As slowly as the line is; what is on it when it is unplugged is lost. */
    private void pace(Pty terminal, byte[] bytes) throws IOException {
        long start = System.nanoTime();
        for (int at = 0; at < bytes.length && !unplugged; at += AT_ONCE) {
            int length = Math.min(AT_ONCE, bytes.length - at);
            long due = start + (at + length) * nanosPerByte;
            for (long left = due - System.nanoTime(); left > 0; left = due - System.nanoTime()) {
                LockSupport.parkNanos(left);
            }
            terminal.write(bytes, at, length);
        }
    }

    @Override
    public void close() {
        unplug();
    }
}
