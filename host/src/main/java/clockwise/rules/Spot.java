package clockwise.rules;

/**
 * A place on the felt that cards, choices and wagers belong to: a circle `3`, a split hand `3b`, a bonus space
 * `3.fortune`, or one of the shared hands `dealer`, `PLAYER`, `BANKER`.
 */
public record Spot(String name) {
    public static final Spot DEALER = new Spot("dealer");
    public static final Spot PLAYER = new Spot("PLAYER");
    public static final Spot BANKER = new Spot("BANKER");

    public static Spot seat(int seat) {
        return new Spot(Integer.toString(seat));
    }

    /** The seat whose circle this is, or 0 for a shared hand. */
    public int seat() {
        int seat = 0;
        for (int i = 0; i < name.length() && Character.isDigit(name.charAt(i)); i++) {
            seat = seat * 10 + name.charAt(i) - '0';
        }
        return seat;
    }

    @Override
    public String toString() {
        return name;
    }
}
