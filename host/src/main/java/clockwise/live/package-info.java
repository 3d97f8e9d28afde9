/** The tables in play: from a request to the log and to the screens. */
package clockwise.live;
