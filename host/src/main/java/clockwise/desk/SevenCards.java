package clockwise.desk;

import clockwise.cards.Card;
import clockwise.cards.CardBits;
import clockwise.desk.Rows.Row;
import clockwise.desk.Rows.Unreadable;

/** Reads the seven cards of a pai gow hand, written one after the other: `Jc5c5sThJsTsXX`. */
final class SevenCards {
    private static final int SEVEN = 7;

    private SevenCards() {}

    /** The cards of a column as {@link CardBits}, none of them twice. */
    static long read(Row row, String column) throws Unreadable {
        String text = row.text(column);
        if (text.length() != 2 * SEVEN) {
            throw new Unreadable(column + " are not seven cards: " + text);
        }
        long cards = 0;
        for (int i = 0; i < text.length(); i += 2) {
            String name = text.substring(i, i + 2);
            Card card = Card.read(name).orElseThrow(() -> new Unreadable("no such card: " + name));
            if (!card.isJoker() && !card.suit().isReal()) {
                throw new Unreadable("suit missing: " + name);
            }
            if ((cards & CardBits.of(card)) != 0) {
                throw new Unreadable(name + " stands twice");
            }
            cards |= CardBits.of(card);
        }
        return cards;
    }
}
