package clockwise.agent.devices;

import java.time.Instant;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * A driver that asks and is answered, one question at a time. What arrives counts only as the answer to the question
 * that is out, and only in the shape that this question allows; all else is noise.
 */
abstract class Polled implements Driver {
    private static final int TRIES = 3;
    /** A pause inside a frame that ends it, as ccTalk has it (spec part 1: 50 ms). */
    private static final int GAP_MILLIS = 50;
    /** After a missed answer the line must be still for so long: the late answer must not answer the next question. */
    private static final int STILL_MILLIS = 60;

    /** Between something told and the next question, for the device to tell them apart. */
    private static final int BREATH_MILLIS = 20;

    private static final int LONGEST = 1024;

    /** The frames that can answer a question. */
    @FunctionalInterface
    interface Shape {
        int NO = 0;
        int MORE = -1;

        /** The length of the frame that starts here, {@link #NO} if none does, {@link #MORE} if one may. */
        int at(byte[] heard, int from, int to);
    }

    /** What is asked, which frames answer it, what then, and what if none comes. */
    @SuppressWarnings("ArrayRecordComponent") // never compared, never shared
    record Question(byte[] bytes, Shape shape, Consumer<byte[]> answered, Runnable unanswered) {}

    private final int pollMillis;
    private final int patienceMillis;
    private final boolean echo;
    private final Deque<Supplier<Question>> todo = new ArrayDeque<>();
    private final byte[] heard = new byte[LONGEST];
    private int length;
    private @Nullable Moment heardAt;
    private @Nullable Question asked;
    private @Nullable Question again;
    private @Nullable Moment askedAt;
    private @Nullable Moment polledAt;
    private @Nullable Moment toldAt;
    private int echoed;
    private int tries;
    private boolean unsettled;
    private boolean resting;

    private Moment now = new Moment(0, Instant.EPOCH);
    private final List<Report> reports = new ArrayList<>();
    private Optional<Mark> mark = Optional.empty();
    private byte[] send = new byte[0];
    private Standing standing = new Standing(Standing.Stage.ASKING, "", "does not answer", 0);

    /**
     * @param pollMillis between two polls
     * @param patienceMillis how long an answer may take
     * @param echo whether the line returns what is sent on it
     */
    Polled(int pollMillis, int patienceMillis, boolean echo) {
        this.pollMillis = pollMillis;
        this.patienceMillis = patienceMillis;
        this.echo = echo;
    }

    /** What is asked again and again once there is nothing else to ask. */
    abstract Question poll();

    @Override
    public boolean order(Command command) {
        return false;
    }

    @Override
    public final Standing standing() {
        return standing;
    }

    @Override
    public final Step receive(byte[] bytes, Moment moment) {
        now = moment;
        if (heardAt != null && now.millisSince(heardAt) > GAP_MILLIS) {
            length = 0;
        }
        heardAt = now;
        for (byte octet : bytes) {
            if (asked == null) {
                break; // nobody asked
            }
            hear(octet, asked);
        }
        if (asked != null) {
            look(asked);
        }
        if (asked == null && again == null && !unsettled && !resting && breathed() && !todo.isEmpty()) {
            ask(todo.remove().get());
        }
        return step();
    }

    private void hear(byte octet, Question question) {
        if (echo && echoed < question.bytes.length && octet == question.bytes[echoed]) {
            echoed++;
            return;
        }
        if (echoed < question.bytes.length) { // what began like an echo is none
            byte[] begun = Arrays.copyOf(question.bytes, echoed);
            echoed = question.bytes.length;
            for (byte earlier : begun) {
                put(earlier, question);
            }
        }
        put(octet, question);
    }

    private void put(byte octet, Question question) {
        if (length == LONGEST) {
            look(question);
        }
        if (length == LONGEST) {
            length = 0;
        }
        heard[length++] = octet;
    }

    private void look(Question question) {
        int keep = length;
        for (int from = 0; from < length; from++) {
            int size = question.shape.at(heard, from, length);
            if (size > 0) {
                answer(question, Arrays.copyOfRange(heard, from, from + size));
                return;
            }
            if (size == Shape.MORE && keep == length) {
                keep = from;
            }
        }
        System.arraycopy(heard, keep, heard, 0, length - keep);
        length -= keep;
    }

    private void answer(Question question, byte[] frame) {
        unsettled = tries > 0; // the first try may be answered still
        asked = null;
        tries = 0;
        length = 0;
        standing = new Standing(standing.stage(), standing.serial(), standing.about(), standing.answers() + 1);
        question.answered.accept(frame);
    }

    @Override
    public final Step tick(Moment moment) {
        now = moment;
        if (asked != null && askedAt != null && now.millisSince(askedAt) >= patienceMillis) {
            lapse(asked);
        }
        if (asked == null && settled() && breathed()) {
            askNext();
        }
        return step();
    }

    private void lapse(Question question) {
        asked = null;
        length = 0;
        unsettled = true;
        tries++;
        if (tries < TRIES) {
            again = question;
            return;
        }
        tries = 0;
        question.unanswered.run();
    }

    private boolean settled() {
        boolean still = (heardAt == null || now.millisSince(heardAt) >= STILL_MILLIS)
                && (askedAt == null || now.millisSince(askedAt) >= STILL_MILLIS);
        unsettled = unsettled && !still;
        return !unsettled;
    }

    private boolean breathed() {
        return toldAt == null || now.millisSince(toldAt) >= BREATH_MILLIS;
    }

    private void askNext() {
        boolean rested = polledAt == null || now.millisSince(polledAt) >= pollMillis;
        if (again != null) {
            ask(again);
        } else if (!todo.isEmpty() && (rested || !resting)) {
            ask(todo.remove().get());
        } else if (rested) {
            ask(poll());
        }
    }

    private void ask(Question question) {
        again = null;
        resting = false;
        asked = question;
        askedAt = now;
        polledAt = now;
        echoed = 0;
        length = 0;
        toldAt = null;
        send = Octets.join(send, question.bytes);
    }

    /** Sends what is not answered. */
    final void tell(byte[] bytes) {
        toldAt = now;
        send = Octets.join(send, bytes);
    }

    final void next(Supplier<Question> question) {
        todo.addLast(question);
    }

    /** Forgets what was to be asked, and starts over, but not faster than it would poll. */
    final void startOver(Supplier<Question> question) {
        resting = true;
        todo.clear();
        todo.add(question);
    }

    final Moment now() {
        return now;
    }

    final void report(long epoch, long counter, Instant at, Report.Fact fact) {
        reports.add(new Report(standing.serial(), epoch, counter, at, fact));
    }

    final void keep(Mark newer) {
        mark = Optional.of(newer);
    }

    /** Tells what is wrong with a device that answers. */
    final void complain(String about) {
        stand(Standing.Stage.ASKING, standing.serial(), about);
    }

    final void stand(Standing.Stage stage, String serial, String about) {
        standing = new Standing(stage, serial, about, standing.answers());
    }

    private Step step() {
        if (reports.isEmpty() && mark.isEmpty() && send.length == 0) {
            return Step.NOTHING;
        }
        if (!reports.isEmpty() && mark.isEmpty()) {
            throw new IllegalStateException("reports without a mark: " + reports);
        }
        Step step = new Step(reports, mark, send);
        reports.clear();
        mark = Optional.empty();
        send = new byte[0];
        return step;
    }
}
