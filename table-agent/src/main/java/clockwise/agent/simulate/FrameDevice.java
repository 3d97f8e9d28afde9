package clockwise.agent.simulate;

import clockwise.agent.devices.Octets;
import clockwise.agent.devices.Report.Fact;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** A simulated device that answers frame by frame, and keeps the truth. */
abstract class FrameDevice implements SimulatedDevice {
    private static final int LONGEST = 300;
    static final byte[] SILENCE = {};

    private final List<Fact> truth = new ArrayList<>();
    private byte[] heard = {};
    private boolean lying;

    /** The length of the frame that starts here, zero if none does, -1 if one may. */
    abstract int find(byte[] bytes, int from, int to);

    abstract byte[] answer(byte[] frame);

    abstract boolean isPoll(byte[] frame);

    @Override
    public final synchronized byte[] hear(byte[] bytes) {
        heard = Octets.join(heard, bytes);
        byte[] answers = {};
        int at = 0;
        while (at < heard.length) {
            int size = find(heard, at, heard.length);
            if (size < 0 && heard.length - at < LONGEST) {
                break;
            }
            if (size > 0) {
                answers = Octets.join(answers, said(Arrays.copyOfRange(heard, at, at + size)));
            }
            at += Math.max(size, 1);
        }
        heard = Arrays.copyOfRange(heard, at, heard.length);
        return answers;
    }

    private byte[] said(byte[] frame) {
        byte[] answer = answer(frame);
        if (!lying || !isPoll(frame)) {
            return answer;
        }
        lying = false;
        return Octets.join(answer, lie());
    }

    @Override
    public final synchronized void lieAfterPoll() {
        lying = true;
    }

    final void truly(Fact fact) {
        truth.add(fact);
    }

    @Override
    public final synchronized List<Fact> truth() {
        return List.copyOf(truth);
    }

    @Override
    public synchronized void forget() {
        truth.clear();
    }
}
