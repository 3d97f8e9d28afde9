package clockwise.store;

class MemoryStoreTest extends StoreContract {
    private final EventStore store = new MemoryStore();

    @Override
    EventStore store() {
        return store;
    }
}
