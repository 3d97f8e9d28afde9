/** The demo room: simulated people who know of the host what its API says, and simulated devices at their tables. */
package clockwise.demo;
