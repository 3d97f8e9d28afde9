package clockwise.table;

import clockwise.rotation.Kind;

/**
 * Somebody in a seat. Patrons are numbers, no names.
 *
 * @param company the TPPPS company, empty for others
 * @param licence the licence number of a TPPPS player, empty for others
 */
public record Occupant(String id, Kind kind, String company, String licence) {
    private static final int LONGEST = 40;

    public Occupant {
        check(!id.isBlank(), "somebody without a number");
        check((kind == Kind.TPPPS) != company.isBlank(), "a TPPPS player has a company, and nobody else does");
        check((kind == Kind.TPPPS) != licence.isBlank(), "a TPPPS player has a licence, and nobody else does");
        check(Math.max(id.length(), Math.max(company.length(), licence.length())) <= LONGEST, "a name too long");
    }

    public static Occupant patron(String id) {
        return new Occupant(id, Kind.PATRON, "", "");
    }

    private static void check(boolean good, String otherwise) {
        if (!good) {
            throw new IllegalArgumentException(otherwise);
        }
    }
}
