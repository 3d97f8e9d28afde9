package clockwise.agent;

/** The program at each table. */
public final class TableAgent {
    private TableAgent() {}

    public static void main(String[] arguments) {
        System.out.println("table-agent");
    }
}
