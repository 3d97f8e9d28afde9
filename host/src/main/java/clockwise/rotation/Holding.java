package clockwise.rotation;

/**
 * Who holds or last held the position, without anybody in between.
 *
 * @param since when this person took it, in microseconds since 1970; begins anew after a stop of the guidance of 2016
 * @param hands hands in a row; a voided round is none
 * @param sinceOffer hands since it was last offered to everybody else
 */
public record Holding(int seat, String person, Kind kind, long since, int hands, int sinceOffer) {
    /** After one more hand. */
    public Holding afterHand() {
        return new Holding(seat, person, kind, since, hands + 1, sinceOffer + 1);
    }
}
