package clockwise.fees;

/** Lines of the filed document, both included. */
public record Lines(int first, int last) {
    @Override
    public String toString() {
        return first == last ? String.valueOf(first) : first + "-" + last;
    }
}
