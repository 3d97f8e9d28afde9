/** Clockwise, the host of a card room's player-dealer games. */
package clockwise;
