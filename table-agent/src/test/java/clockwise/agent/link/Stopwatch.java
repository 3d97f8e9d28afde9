package clockwise.agent.link;

import clockwise.agent.devices.Report.Fact;
import clockwise.agent.devices.TableLine;
import clockwise.agent.simulate.SimulatedDevice;
import clockwise.agent.simulate.SimulatedTableLine;
import java.util.List;

/** A device of our own line that notes when it first answers with an event: right then the bytes go on the wire. */
final class Stopwatch implements SimulatedDevice {
    private final SimulatedTableLine device;
    private volatile long sentAt;

    Stopwatch(SimulatedTableLine device) {
        this.device = device;
    }

    void reset() {
        sentAt = 0;
    }

    long sentAt() {
        return sentAt;
    }

    @Override
    public byte[] hear(byte[] bytes) {
        byte[] answer = device.hear(bytes);
        if (sentAt == 0 && answer.length > TableLine.AROUND && TableLine.type(answer) == TableLine.EVENT) {
            sentAt = System.nanoTime();
        }
        return answer;
    }

    @Override
    public int speed() {
        return device.speed();
    }

    @Override
    public boolean happen(Happening happening) {
        return device.happen(happening);
    }

    @Override
    public byte[] lie() {
        return device.lie();
    }

    @Override
    public void lieAfterPoll() {
        device.lieAfterPoll();
    }

    @Override
    public List<Fact> truth() {
        return device.truth();
    }

    @Override
    public void forget() {
        device.forget();
    }
}
