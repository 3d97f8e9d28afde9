package clockwise.evening;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** A wire between a host and its database, on loopback, that a test can cut and freeze. */
final class Wire implements AutoCloseable {
    /** What the wire does with what is sent. */
    enum State {
        PASSES,
        /** Connections are taken and kept, and nothing comes through in either direction. */
        FROZEN,
        /** What the host says arrives, and no answer comes back. */
        DEAF,
        /** All passes until the host commits: the commit arrives, and from then on the wire is deaf. */
        DEAF_FROM_COMMIT,
        /** Connections are reset, and new ones too: nobody is there. */
        CUT
    }

    private static final Logger LOG = LoggerFactory.getLogger(Wire.class);

    private final ServerSocket entrance;
    private final InetSocketAddress server;
    private final Set<Socket> open = ConcurrentHashMap.newKeySet();
    private State state = State.PASSES;

    /** @param url the JDBC URL of the server behind the wire */
    Wire(String url) throws IOException {
        String address = url.replaceFirst("^jdbc:mysql://([^/?]+).*", "$1");
        int colon = address.lastIndexOf(':');
        this.server =
                new InetSocketAddress(address.substring(0, colon), Integer.parseInt(address.substring(colon + 1)));
        this.entrance = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
        Thread.ofPlatform().daemon().name("wire").start(this::take);
    }

    /** The same URL, by way of this wire and in clear text: what is enciphered cannot be listened to for a commit. */
    String through(String url) {
        String here = url.replaceFirst("//[^/?]+", "//127.0.0.1:" + entrance.getLocalPort());
        return here + (here.contains("?") ? "&" : "?") + "sslMode=DISABLED";
    }

    synchronized void becomes(State next) {
        state = next;
        if (next == State.CUT) {
            open.forEach(Wire::reset);
            open.clear();
        }
        notifyAll();
    }

    private void take() {
        while (!entrance.isClosed()) {
            takeOne();
        }
    }

    private void takeOne() {
        try {
            join(entrance.accept());
        } catch (IOException e) {
            LOG.debug("The test has closed the wire, or nobody is behind it", e);
        }
    }

    private void join(Socket host) throws IOException {
        if (isCut()) {
            reset(host);
            return;
        }
        Socket database = new Socket();
        try {
            database.connect(server, 1_000);
        } catch (IOException e) {
            reset(host);
            throw e;
        }
        open.add(host);
        open.add(database);
        Thread.ofPlatform().daemon().name("wire-asks").start(() -> pump(host, database, false));
        Thread.ofPlatform().daemon().name("wire-answers").start(() -> pump(database, host, true));
    }

    private void pump(Socket from, Socket to, boolean answers) {
        byte[] bytes = new byte[65_536];
        try (from;
                to) {
            InputStream in = from.getInputStream();
            OutputStream out = to.getOutputStream();
            for (int read; (read = in.read(bytes)) > 0; ) {
                if (!answers) {
                    listenForCommit(new String(bytes, 0, read, StandardCharsets.ISO_8859_1));
                }
                awaitPassage(answers);
                out.write(bytes, 0, read);
            }
            awaitPassage(answers); // the end of a connection does not come through either
        } catch (IOException e) {
            reset(from); // one end is gone, so is the other
            reset(to);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } finally {
            open.remove(from);
            open.remove(to);
        }
    }

    private synchronized void listenForCommit(String said) {
        if (state == State.DEAF_FROM_COMMIT && said.toUpperCase(Locale.ROOT).contains("COMMIT")) {
            state = State.DEAF;
        }
    }

    private synchronized void awaitPassage(boolean answers) throws InterruptedException {
        while (state == State.FROZEN || (state == State.DEAF && answers)) {
            wait();
        }
    }

    private synchronized boolean isCut() {
        return state == State.CUT;
    }

    private static void reset(Socket socket) {
        try (socket) {
            socket.setSoLinger(true, 0);
        } catch (IOException e) {
            LOG.debug("It was closed already", e);
        }
    }

    @Override
    public void close() throws IOException {
        entrance.close();
        becomes(State.CUT);
    }
}
