/** The roads of baccarat, drawn from the winners of a shoe and nothing else. */
package clockwise.roads;
