package clockwise.agents;

import clockwise.link.Acknowledgement;
import clockwise.link.AgentMessage;
import clockwise.link.ArmDrop;
import clockwise.link.Hello;
import clockwise.link.HostMessage;
import clockwise.link.Lamp;
import clockwise.link.Order;
import clockwise.link.Ping;
import clockwise.link.Pong;
import clockwise.link.Report;
import clockwise.link.StartShuffle;
import clockwise.link.Welcome;
import clockwise.live.Ask;
import clockwise.live.Outcome;
import clockwise.live.Unserved;
import clockwise.room.Room;
import clockwise.room.Version;
import clockwise.store.StoreUnavailable;
import clockwise.table.Rejection;
import io.grpc.Status;
import io.grpc.stub.ServerCallStreamObserver;
import io.grpc.stub.StreamObserver;
import java.util.Optional;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The stream of one agent. Reports are recorded one after the other by a thread of its own and acknowledged when they
 * are in the log; everything else is answered at once. No more messages are asked for than there is room for.
 */
final class Link implements StreamObserver<AgentMessage> {
    private static final Logger LOG = LoggerFactory.getLogger(Link.class);

    /** Messages that may be on their way or waiting. */
    private static final int ROOM = 32;

    private final Agents agents;
    private final Room room;
    private final Optional<String> certificate;
    private final ServerCallStreamObserver<HostMessage> agent;
    private final BlockingQueue<Report> reports = new ArrayBlockingQueue<>(ROOM);
    private final Object sending = new Object();
    private volatile @Nullable Thread recorder;
    private volatile int table;
    private long pings;
    private @Nullable Wanted told;
    private boolean ended;

    /** @param certificate the name in the agent's certificate; none on a line without certificates */
    Link(Agents agents, Room room, Optional<String> certificate, ServerCallStreamObserver<HostMessage> agent) {
        this.agents = agents;
        this.room = room;
        this.certificate = certificate;
        this.agent = agent;
        agent.disableAutoRequest();
        agent.setOnCancelHandler(this::gone);
    }

    void begin() {
        agent.request(ROOM);
    }

    @Override
    public void onNext(AgentMessage message) {
        if (isEnded()) {
            return;
        }
        if (table == 0) {
            greet(message);
        } else {
            agents.hears(table, this);
            heard(message);
        }
    }

    private void greet(AgentMessage message) {
        if (!message.hasHello()) {
            end(Status.FAILED_PRECONDITION, "hello comes first");
            return;
        }
        Hello hello = message.getHello();
        Optional<Room.TablePlace> place = room.table(hello.getTable());
        if (hello.getProtocol() != Links.PROTOCOL) {
            end(
                    Status.FAILED_PRECONDITION,
                    "this host speaks protocol " + Links.PROTOCOL + ", the agent " + hello.getProtocol());
        } else if (place.isEmpty()) {
            end(Status.FAILED_PRECONDITION, "the room has no table " + Integer.toUnsignedString(hello.getTable()));
        } else if (certificate
                .filter(name -> !name.equals(place.get().certificate()))
                .isPresent()) {
            end(
                    Status.PERMISSION_DENIED,
                    "the certificate of " + certificate.get() + " is not that of table " + hello.getTable());
        } else {
            welcome(hello);
            next();
        }
    }

    private void welcome(Hello hello) {
        table = hello.getTable();
        LOG.atInfo()
                .addKeyValue("table", table)
                .log("Agent {} says hello", Told.printable(hello.getAgent() + " " + hello.getSoftware()));
        recorder = Thread.ofVirtual().name("reports-" + table).start(this::record);
        send(HostMessage.newBuilder()
                .setWelcome(Welcome.newBuilder().setProtocol(Links.PROTOCOL).setSoftware(Version.OF_HOST)));
        agents.comes(table, this, hello);
        orders(); // also if nothing is due: the slot may be armed, and the lamp lit, from before
    }

    private void heard(AgentMessage message) {
        switch (message.getMessageCase()) {
            case REPORT -> {
                if (!reports.offer(message.getReport())) {
                    end(Status.RESOURCE_EXHAUSTED, "more messages than were asked for");
                }
                return; // another one is asked for when this one is recorded
            }
            case PING ->
                send(HostMessage.newBuilder()
                        .setPong(Pong.newBuilder()
                                .setNumber(message.getPing().getNumber())
                                .setAt(agents.now())));
            case HEARTBEAT -> agents.beats(table, message.getHeartbeat());
            case PONG -> {}
            case HELLO -> end(Status.FAILED_PRECONDITION, "hello was said already");
            case MESSAGE_NOT_SET -> end(Status.INVALID_ARGUMENT, "a message of an unknown kind");
        }
        next();
    }

    /** There is room for one message more; asked from two threads, which a stream does not bear. */
    private void next() {
        synchronized (sending) {
            agent.request(1);
        }
    }

    /** Until the stream ends: takes reports, records them, and acknowledges what is in the log. */
    private void record() {
        try {
            while (!isEnded()) {
                Report report = reports.take();
                if (!isRecorded(report)) {
                    return;
                }
                send(HostMessage.newBuilder()
                        .setAcknowledgement(Acknowledgement.newBuilder().setPosition(report.getPosition())));
                next();
            }
        } catch (InterruptedException e) { // the stream has ended
            Thread.currentThread().interrupt();
        } catch (StoreUnavailable | Unserved e) {
            LOG.atWarn().addKeyValue("table", table).log("A report is not recorded: {}", e.getMessage());
            end(Status.UNAVAILABLE, "the log cannot be written");
        } catch (RuntimeException e) {
            LOG.atError().addKeyValue("table", table).setCause(e).log("A report is not recorded");
            end(Status.INTERNAL, "a mistake of the host");
        }
    }

    private boolean isRecorded(Report report) {
        Optional<Ask> told = Told.of(report);
        if (told.isEmpty()) {
            LOG.atError()
                    .addKeyValue("table", table)
                    .log("A report without a usable serial: {}", Told.printable(report.toString()));
            end(Status.INVALID_ARGUMENT, "a serial has 1 to 48 visible ASCII characters");
            return false;
        }
        return switch (agents.submit(table, told.get())) {
            case Outcome.Done done -> true;
            case Outcome.Refused no when no.rejection() == Rejection.REQUEST_REUSED -> isRecordedAsReused(report);
            case Outcome.Refused no -> refused(report, no);
        };
    }

    private boolean isRecordedAsReused(Report report) {
        LOG.atError()
                .addKeyValue("table", table)
                .log("Two different reports have one name: {}", Told.printable(report.toString()));
        return switch (agents.submit(table, Told.reused(report))) {
            case Outcome.Done done -> true;
            case Outcome.Refused no -> refused(report, no);
        };
    }

    private boolean refused(Report report, Outcome.Refused no) {
        LOG.atError()
                .addKeyValue("table", table)
                .log("A report was refused as {}: {}", no.rejection(), Told.printable(report.toString()));
        end(Status.INTERNAL, "a mistake of the host: " + no.rejection());
        return false;
    }

    /** Tells the devices what is wanted of them, as far as they do not know yet. */
    void orders() {
        synchronized (sending) {
            Wanted now = agents.wanted(table); // looked up in here, so that an older state cannot come last
            Wanted before = told;
            told = now;
            if (before == null || before.due() != now.due()) {
                order(Order.newBuilder().setArmDrop(ArmDrop.newBuilder().setCents(now.due())));
            }
            if (before == null || before.lamp() != now.lamp()) {
                order(Order.newBuilder().setLamp(Lamp.newBuilder().setOn(now.lamp())));
            }
            if (before != null && !before.shuffle() && now.shuffle()) { // not after a new start: it may be at it
                order(Order.newBuilder().setStartShuffle(StartShuffle.getDefaultInstance()));
            }
        }
    }

    private void order(Order.Builder order) {
        send(HostMessage.newBuilder().setOrder(order));
    }

    void pings() {
        synchronized (sending) {
            pings++;
            send(HostMessage.newBuilder().setPing(Ping.newBuilder().setNumber(pings)));
        }
    }

    private void send(HostMessage.Builder message) {
        synchronized (sending) {
            if (!ended) {
                agent.onNext(message.build());
            }
        }
    }

    private boolean isEnded() {
        synchronized (sending) {
            return ended;
        }
    }

    void end(Status status, String why) {
        synchronized (sending) {
            if (ended) {
                return;
            }
            ended = true;
            agent.onError(status.withDescription(why).asRuntimeException());
        }
        LOG.atInfo().addKeyValue("table", table).log("The stream of an agent ends: {} {}", status.getCode(), why);
        left();
    }

    /** The agent's side of the stream is no more. */
    private void gone() {
        synchronized (sending) {
            if (ended) {
                return;
            }
            ended = true;
        }
        left();
    }

    private void left() {
        Thread records = recorder;
        if (records != null) {
            records.interrupt();
        }
        if (table != 0) {
            agents.leaves(table, this);
        }
    }

    @Override
    public void onError(Throwable cause) {
        LOG.atInfo().addKeyValue("table", table).log("An agent's stream broke: {}", cause.toString());
        gone();
    }

    @Override
    public void onCompleted() {
        synchronized (sending) {
            if (ended) {
                return;
            }
            ended = true;
            agent.onCompleted();
        }
        left();
    }
}
