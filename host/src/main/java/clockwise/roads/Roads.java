package clockwise.roads;

import java.util.ArrayList;
import java.util.List;

/**
 * The roads that players read in the winners of a shoe, each with its places in six rows from the left. The Bead Plate
 * shows every hand; the Big Road the runs of one winner; the other three how alike its columns are.
 *
 * @param big the cells of the Big Road
 */
public record Roads(List<Bead> beads, List<Cell> big, List<Dot> bigEyeBoy, List<Dot> smallRoad, List<Dot> cockroach) {
    /** The height of every road. */
    public static final int ROWS = 6;

    /** A hand on the Bead Plate; `hand` counts from 0. */
    public record Bead(int column, int row, int hand) {}

    /**
     * A cell of the Big Road.
     *
     * @param hand the hand that made it, counted from 0, or the first tie if there was nothing yet but ties
     * @param winner `P` or `B`, or `T` as long as there was nothing but ties
     * @param ties how many ties stand on it
     */
    public record Cell(int column, int row, int hand, String winner, int ties) {}

    /** A dot of a derived road: `alike` is red by custom, its contrary blue. */
    public record Dot(int column, int row, boolean alike) {}

    public Roads {
        beads = List.copyOf(beads);
        big = List.copyOf(big);
        bigEyeBoy = List.copyOf(bigEyeBoy);
        smallRoad = List.copyOf(smallRoad);
        cockroach = List.copyOf(cockroach);
    }

    /** The roads of a shoe; `winners` has a letter for each hand, P, B or T. */
    public static Roads of(String winners) {
        return new Roads(
                beads(winners),
                big(winners),
                dots(Likeness.of(winners, 1)),
                dots(Likeness.of(winners, 2)),
                dots(Likeness.of(winners, 3)));
    }

    private static List<Bead> beads(String winners) {
        List<Bead> beads = new ArrayList<>();
        for (int hand = 0; hand < winners.length(); hand++) {
            beads.add(new Bead(hand / ROWS, hand % ROWS, hand));
        }
        return beads;
    }

    /** A tie makes no cell of its own: it is written on the cell before it. */
    private static List<Cell> big(String winners) {
        Tail tail = new Tail();
        List<Cell> cells = new ArrayList<>();
        for (int hand = 0; hand < winners.length(); hand++) {
            String winner = winners.substring(hand, hand + 1);
            if (winner.equals("T")) {
                Cell on = cells.isEmpty() ? new Cell(0, 0, hand, "T", 0) : cells.removeLast();
                cells.add(new Cell(on.column, on.row, on.hand, on.winner, on.ties + 1));
            } else if (cells.size() == 1 && cells.getFirst().winner.equals("T")) {
                Tail.Place place = tail.next(winner);
                cells.set(0, new Cell(place.column(), place.row(), hand, winner, cells.getFirst().ties));
            } else {
                Tail.Place place = tail.next(winner);
                cells.add(new Cell(place.column(), place.row(), hand, winner, 0));
            }
        }
        return cells;
    }

    private static List<Dot> dots(List<Boolean> likeness) {
        Tail tail = new Tail();
        return likeness.stream()
                .map(alike -> {
                    Tail.Place place = tail.next(alike ? "R" : "B");
                    return new Dot(place.column(), place.row(), alike);
                })
                .toList();
    }
}
