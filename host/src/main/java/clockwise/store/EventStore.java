package clockwise.store;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;

/** The log of all tables. Every implementation passes the same contract test. */
public interface EventStore {
    /**
     * Adds the events of all these requests in one transaction, each request all or none, and answers in their order. A
     * request that is refused does not hinder the others.
     *
     * @throws StoreUnavailable when it is not known what became of them: ask again with the same request ids
     */
    List<Answer> append(List<Append> appends);

    /** What was recorded of a request, if it was. */
    Optional<Done> find(int table, String requestId);

    /**
     * Hands over the events after `from` in order and answers where the log ends.
     *
     * @throws BrokenLog at the first gap or hash that does not fit
     */
    default Head read(int table, Head from, Consumer<Entry> reader) {
        return readWhile(table, from, entry -> {
            reader.accept(entry);
            return true;
        });
    }

    /**
     * As {@link #read}, until the reader has enough and says no; answers the last event handed over.
     *
     * @throws BrokenLog at the first gap or hash that does not fit
     */
    Head readWhile(int table, Head from, Predicate<Entry> reader);

    /** The last events of a type before a place in the log, the latest first; their chain is not checked. */
    List<Entry> lastBefore(int table, String type, long seq, int most);

    /** The numbers of the tables that have a log, in order. */
    List<Integer> tables();

    /** The last snapshot of a table, unless the log does not know its head. */
    Optional<Snapshot> snapshot(int table);

    /** Keeps a snapshot in place of the table's earlier one. */
    void keep(Snapshot snapshot);

    /** Deletes a table's snapshot. */
    void forget(int table);

    /** A request that is in the log: the hash of its content and the place of its last event. */
    record Done(Bytes requestHash, long seq) {
        /** The answer to an append with the same request id. */
        Answer again(Append append) {
            return requestHash.equals(append.requestHash()) ? new Answer.AlreadyDone(seq) : new Answer.Reused();
        }
    }
}
