/** Who may hold the player-dealer position, for how long, and to whom it must be offered. */
package clockwise.rotation;
