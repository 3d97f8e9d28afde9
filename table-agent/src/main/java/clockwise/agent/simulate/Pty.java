package clockwise.agent.simulate;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_BYTE;
import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_LONG;
import static java.lang.foreign.ValueLayout.JAVA_SHORT;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemoryLayout.PathElement;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.StructLayout;
import java.lang.invoke.MethodHandle;
import java.nio.file.Path;

/**
 * A pseudo terminal: we hold one end, and a serial port can be opened on the other. Made with the calls of the C
 * library; tried on Linux with glibc on x86-64. One lock for all: the system gives the number of a closed terminal to
 * the next one at once, and a reader that came late would read from that.
 */
final class Pty implements AutoCloseable {
    private static final int READ_WRITE_NO_CONTROL = 0x102; // O_RDWR | O_NOCTTY
    private static final int NOTHING_OPEN = 5; // EIO
    private static final short READABLE = 1; // POLLIN
    private static final short WRITABLE = 4; // POLLOUT
    private static final int TERMIOS_SIZE = 256; // struct termios has 60 bytes here; some room for other systems
    private static final int BUFFER = 4096;

    private static final StructLayout ERRNO = Linker.Option.captureStateLayout();
    private static final long ERRNO_OFFSET = ERRNO.byteOffset(PathElement.groupElement("errno"));

    private static final MethodHandle OPEN = call("posix_openpt", FunctionDescriptor.of(JAVA_INT, JAVA_INT));
    private static final MethodHandle GRANT = call("grantpt", FunctionDescriptor.of(JAVA_INT, JAVA_INT));
    private static final MethodHandle UNLOCK = call("unlockpt", FunctionDescriptor.of(JAVA_INT, JAVA_INT));
    private static final MethodHandle NAME =
            call("ptsname_r", FunctionDescriptor.of(JAVA_INT, JAVA_INT, ADDRESS, JAVA_LONG));
    private static final MethodHandle READ =
            call("read", FunctionDescriptor.of(JAVA_LONG, JAVA_INT, ADDRESS, JAVA_LONG));
    private static final MethodHandle WRITE =
            call("write", FunctionDescriptor.of(JAVA_LONG, JAVA_INT, ADDRESS, JAVA_LONG));
    private static final MethodHandle POLL =
            call("poll", FunctionDescriptor.of(JAVA_INT, ADDRESS, JAVA_LONG, JAVA_INT));
    private static final MethodHandle CLOSE = call("close", FunctionDescriptor.of(JAVA_INT, JAVA_INT));
    private static final MethodHandle GET = call("tcgetattr", FunctionDescriptor.of(JAVA_INT, JAVA_INT, ADDRESS));
    private static final MethodHandle SET =
            call("tcsetattr", FunctionDescriptor.of(JAVA_INT, JAVA_INT, JAVA_INT, ADDRESS));
    private static final MethodHandle RAW = call("cfmakeraw", FunctionDescriptor.ofVoid(ADDRESS));

    private final Arena arena = Arena.ofShared();
    private final MemorySegment errno = arena.allocate(ERRNO);
    private final MemorySegment waiting = arena.allocate(8); // struct pollfd
    private final MemorySegment buffer = arena.allocate(BUFFER);
    private final int number;
    private final Path path;
    private boolean closed;

    Pty() throws IOException {
        try {
            number = done("posix_openpt", (int) OPEN.invokeExact(errno, READ_WRITE_NO_CONTROL));
            done("grantpt", (int) GRANT.invokeExact(errno, number));
            done("unlockpt", (int) UNLOCK.invokeExact(errno, number));
            done("ptsname_r", (int) NAME.invokeExact(errno, number, buffer, (long) BUFFER));
            path = Path.of(buffer.getString(0));
            // at once: what is written before the port is opened would else be echoed and changed
            MemorySegment settings = arena.allocate(TERMIOS_SIZE);
            done("tcgetattr", (int) GET.invokeExact(errno, number, settings));
            RAW.invokeExact(errno, settings);
            done("tcsetattr", (int) SET.invokeExact(errno, number, 0, settings));
        } catch (Throwable e) {
            throw failure(e);
        }
    }

    /** Where the other end can be opened. */
    Path path() {
        return path;
    }

    /** How many bytes were read within that time; -1 if nobody has the port open. */
    synchronized int read(byte[] bytes, int timeoutMillis) throws IOException {
        try {
            if (!ready(READABLE, timeoutMillis)) {
                return 0;
            }
            long read = (long) READ.invokeExact(errno, number, buffer, (long) Math.min(bytes.length, BUFFER));
            if (read < 0 && error() == NOTHING_OPEN) {
                return -1;
            }
            int length = done("read", (int) read);
            MemorySegment.copy(buffer, JAVA_BYTE, 0, bytes, 0, length);
            return length;
        } catch (Throwable e) {
            throw failure(e);
        }
    }

    /** Writes as a line does: what nobody takes is lost. */
    synchronized void write(byte[] bytes, int from, int length) throws IOException {
        try {
            int at = from;
            while (at < from + length && ready(WRITABLE, 0)) {
                int most = Math.min(from + length - at, 64); // so little is written whole or not at all
                MemorySegment.copy(bytes, at, buffer, JAVA_BYTE, 0, most);
                at += done("write", (int) (long) WRITE.invokeExact(errno, number, buffer, (long) most));
            }
        } catch (Throwable e) {
            throw failure(e);
        }
    }

    private boolean ready(short event, int timeoutMillis) throws Throwable {
        if (closed) {
            throw new IOException("the pseudo terminal is closed");
        }
        waiting.set(JAVA_INT, 0, number);
        waiting.set(JAVA_SHORT, 4, event);
        waiting.set(JAVA_SHORT, 6, (short) 0);
        return done("poll", (int) POLL.invokeExact(errno, waiting, 1L, timeoutMillis)) > 0;
    }

    @Override
    public synchronized void close() throws IOException {
        if (closed) {
            return;
        }
        closed = true;
        try {
            done("close", (int) CLOSE.invokeExact(errno, number));
        } catch (Throwable e) {
            throw failure(e);
        } finally {
            arena.close();
        }
    }

    @SuppressWarnings("restricted") // the C library of the system; the manifest allows it
    private static MethodHandle call(String name, FunctionDescriptor types) {
        Linker linker = Linker.nativeLinker();
        return linker.downcallHandle(
                linker.defaultLookup().findOrThrow(name), types, Linker.Option.captureCallState("errno"));
    }

    private int done(String what, int result) throws IOException {
        if (result < 0) {
            throw new IOException(what + " failed with error " + error());
        }
        return result;
    }

    private int error() {
        return errno.get(JAVA_INT, ERRNO_OFFSET);
    }

    private static IOException failure(Throwable cause) {
        return switch (cause) {
            case IOException e -> e;
            case Error e -> throw e;
            default -> new IOException(cause);
        };
    }
}
