package clockwise.agent.link;

import java.text.MessageFormat;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;

/** Listens to what a class logs. */
final class Told extends Handler implements AutoCloseable {
    private final Logger logger;
    private final List<String> lines = new CopyOnWriteArrayList<>();

    @SuppressWarnings("this-escape") // the class is final
    Told(Class<?> who) {
        logger = Logger.getLogger(who.getName());
        logger.addHandler(this);
    }

    boolean contains(String words) {
        return lines.stream().anyMatch(line -> line.contains(words));
    }

    @Override
    public void publish(LogRecord said) {
        lines.add(MessageFormat.format(said.getMessage(), said.getParameters()));
    }

    @Override
    public void flush() {}

    @Override
    public void close() {
        logger.removeHandler(this);
    }

    @Override
    public String toString() {
        return lines.toString();
    }
}
