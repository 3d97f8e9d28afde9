package clockwise.agents;

import clockwise.link.AgentMessage;
import clockwise.link.Device;
import clockwise.link.Drop;
import clockwise.link.Hello;
import clockwise.link.HostMessage;
import clockwise.link.Report;
import clockwise.link.TableLinkGrpc;
import io.grpc.ManagedChannel;
import io.grpc.Status;
import io.grpc.stub.StreamObserver;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;

/** An agent as the host hears it: one stream over real gRPC, and no more than that. */
public final class Caller implements StreamObserver<HostMessage>, AutoCloseable {
    private static final int PATIENCE = 30;

    private final BlockingQueue<HostMessage> heard = new LinkedBlockingQueue<>();
    private final CompletableFuture<Status> end = new CompletableFuture<>();
    private final StreamObserver<AgentMessage> host;

    public Caller(ManagedChannel channel) {
        host = TableLinkGrpc.newStub(channel).connect(this);
    }

    /** A caller that has said hello and was welcomed. */
    public static Caller at(ManagedChannel channel, int table) throws InterruptedException {
        Caller caller = new Caller(channel);
        caller.says(hello(Links.PROTOCOL, table));
        caller.hears(HostMessage::hasWelcome);
        return caller;
    }

    public static AgentMessage hello(int protocol, int table) {
        return AgentMessage.newBuilder()
                .setHello(Hello.newBuilder()
                        .setProtocol(protocol)
                        .setTable(table)
                        .setAgent("pi-" + table)
                        .setSoftware("1.0")
                        .addDevices(Device.newBuilder().setName("slot").setKind("drop-slot")))
                .build();
    }

    /** A report that has its name and its place, and no fact yet. */
    public static Report.Builder report(String serial, long counter) {
        return Report.newBuilder()
                .setPosition(counter)
                .setSerial(serial)
                .setEpoch(1)
                .setCounter(counter)
                .setAt(1_000_000 + counter);
    }

    public static Report.Builder drop(String serial, long counter, long cents) {
        return report(serial, counter).setDrop(Drop.newBuilder().setCents(cents).setPieces(1));
    }

    public void says(AgentMessage message) {
        host.onNext(message);
    }

    public void reports(Report.Builder report) {
        says(AgentMessage.newBuilder().setReport(report).build());
    }

    /** Waits until the host says it; everything before that is passed over. */
    public HostMessage hears(Predicate<HostMessage> wanted) throws InterruptedException {
        for (; ; ) {
            HostMessage message = heard.poll(PATIENCE, TimeUnit.SECONDS);
            if (message == null) {
                throw new AssertionError("the host does not say it; the stream: " + end);
            }
            if (wanted.test(message)) {
                return message;
            }
        }
    }

    /** Waits until the host says it or ends the stream; whether it said it. */
    public boolean hearsOrEnds(Predicate<HostMessage> wanted) throws Exception {
        for (int i = 0; i < PATIENCE * 10; i++) {
            boolean isOver = end.isDone(); // looked at first: what was said before the end is in the queue by then
            HostMessage message = heard.poll(100, TimeUnit.MILLISECONDS);
            if (message != null && wanted.test(message)) {
                return true;
            }
            if (message == null && isOver) {
                return false;
            }
        }
        throw new AssertionError("the host says nothing");
    }

    public void isAcknowledged(long position) throws InterruptedException {
        hears(message ->
                message.hasAcknowledgement() && message.getAcknowledgement().getPosition() == position);
    }

    /** Waits for the order that the drop slot is armed with so much. */
    public void isArmed(long cents) throws InterruptedException {
        hears(message -> message.getOrder().hasArmDrop()
                && message.getOrder().getArmDrop().getCents() == cents);
    }

    /** Waits for the order that the lamp goes on or off. */
    public void isLit(boolean on) throws InterruptedException {
        hears(message ->
                message.getOrder().hasLamp() && message.getOrder().getLamp().getOn() == on);
    }

    /** Waits for the order to shuffle. */
    public void isToShuffle() throws InterruptedException {
        hears(message -> message.getOrder().hasStartShuffle());
    }

    /** What was said and not yet listened to. */
    public List<HostMessage> unheard() {
        return List.copyOf(heard);
    }

    /** Waits until the stream has ended, and how. */
    public Status ends() throws Exception {
        return end.get(PATIENCE, TimeUnit.SECONDS);
    }

    @Override
    public void onNext(HostMessage message) {
        heard.add(message);
    }

    @Override
    public void onError(Throwable cause) {
        end.complete(Status.fromThrowable(cause));
    }

    @Override
    public void onCompleted() {
        end.complete(Status.OK);
    }

    /** Ends the stream in good order. */
    public void hangsUp() {
        host.onCompleted();
    }

    @Override
    public void close() {
        if (!end.isDone()) {
            hangsUp();
        }
    }
}
