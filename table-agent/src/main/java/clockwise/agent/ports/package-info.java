/** The serial ports of a table: opened by name, watched by one thread each, and opened again when they come back. */
package clockwise.agent.ports;
