package clockwise.agent.simulate;

import clockwise.agent.devices.Report.Bill;
import clockwise.agent.devices.Report.Box;
import clockwise.agent.devices.Report.Fact;
import clockwise.agent.devices.Report.Fault;
import clockwise.agent.devices.Report.Fault.Kind;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

/** A bill acceptor that shows a state at every poll and goes on to the next; ID-003 and CCNET differ in words only. */
abstract class SimulatedAcceptor extends FrameDevice {
    static final List<Integer> DOLLARS = List.of(1, 2, 5, 10, 20, 50, 100);

    /** What it is doing. */
    enum Stage {
        POWERED_UP,
        INITIALIZING,
        DISABLED,
        IDLE,
        ACCEPTING,
        ESCROW,
        STACKING,
        STACKED,
        RETURNING
    }

    /** What is in its way. */
    enum Trouble {
        NONE,
        BOX_OUT,
        BOX_FULL,
        JAM
    }

    private final String jamDetail;
    private final Deque<Integer> fed = new ArrayDeque<>();
    private Stage stage = Stage.POWERED_UP;
    private Trouble trouble = Trouble.NONE;
    private int bill;
    private int deaf;
    private boolean shownStacked;

    SimulatedAcceptor(String jamDetail) {
        this.jamDetail = jamDetail;
        truly(new Fault(Kind.POWERED_UP, ""));
    }

    @Override
    public int speed() {
        return 9600;
    }

    /** Lets it miss so many of our confirmations. */
    public synchronized void missConfirmations(int count) {
        deaf = count;
    }

    final Trouble trouble() {
        shownStacked = shownStacked && trouble == Trouble.NONE;
        return trouble;
    }

    /** The place of the bill inside in the list of bills. */
    final int bill() {
        return bill;
    }

    final boolean isPoweredUp() {
        return stage == Stage.POWERED_UP;
    }

    /** What it shows now; the next time it will have gone on, if it can without being told. */
    final Stage shown() {
        Stage now = stage;
        shownStacked = now == Stage.STACKED;
        stage = switch (now) {
            case INITIALIZING -> Stage.DISABLED;
            case IDLE -> nextBill();
            case ACCEPTING -> Stage.ESCROW;
            case STACKING -> stacked();
            case RETURNING -> Stage.IDLE;
            case POWERED_UP, DISABLED, ESCROW, STACKED -> now;
        };
        return now;
    }

    private Stage nextBill() {
        if (fed.isEmpty()) {
            return Stage.IDLE;
        }
        bill = fed.remove();
        return Stage.ACCEPTING;
    }

    private Stage stacked() {
        truly(new Bill(DOLLARS.get(bill) * 100L));
        return Stage.STACKED;
    }

    final void reset() {
        stage = Stage.INITIALIZING;
    }

    final void enable() {
        stage = stage == Stage.DISABLED ? Stage.IDLE : stage;
    }

    final void stack() {
        stage = stage == Stage.ESCROW ? Stage.STACKING : stage;
    }

    final void giveBack() {
        stage = stage == Stage.ESCROW ? Stage.RETURNING : stage;
    }

    /** It has answered something else: a confirmation would be of that. */
    final void answeredOther() {
        shownStacked = false;
    }

    final void confirmed() {
        if (shownStacked && stage == Stage.STACKED && deaf-- <= 0) {
            deaf = 0;
            stage = Stage.IDLE;
        }
    }

    @Override
    public synchronized boolean happen(Happening happening) {
        return switch (happening) {
            case Happening.BillFed(int dollars) -> DOLLARS.contains(dollars) && fed.add(DOLLARS.indexOf(dollars));
            case Happening.BoxRemoved _ -> become(Trouble.NONE, Trouble.BOX_OUT, new Box(Box.Change.REMOVED, ""));
            case Happening.BoxAttached _ -> become(Trouble.BOX_OUT, Trouble.NONE, new Box(Box.Change.ATTACHED, ""));
            case Happening.BoxFilled _ -> become(Trouble.NONE, Trouble.BOX_FULL, new Box(Box.Change.FULL, ""));
            case Happening.Jammed _ -> become(Trouble.NONE, Trouble.JAM, new Fault(Kind.JAM, jamDetail));
            case Happening.Freed _ ->
                become(Trouble.JAM, Trouble.NONE, new Fault(Kind.CLEARED, "JAM:" + jamDetail))
                        || become(Trouble.BOX_FULL, Trouble.NONE, new Fault(Kind.CLEARED, "box-full"));
            case Happening.PowerCycled _ -> powerCycle();
            case Happening.Dropped _, Happening.Shuffled _ -> false;
        };
    }

    private boolean become(Trouble from, Trouble to, Fact fact) {
        if (trouble != from) {
            return false;
        }
        trouble = to;
        truly(fact);
        return true;
    }

    /** Only without a bill inside: where that would go, no source tells. */
    private boolean powerCycle() {
        if (stage != Stage.IDLE) {
            return false;
        }
        stage = Stage.POWERED_UP;
        truly(new Fault(Kind.POWERED_UP, ""));
        return true;
    }
}
