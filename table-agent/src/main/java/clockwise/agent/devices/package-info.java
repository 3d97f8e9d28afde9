/**
 * What devices say and what it means: drivers that turn bytes into reports. They have no port, no thread, no clock and
 * no disk; bytes and moments are handed to them, and what they want kept or sent they hand back.
 */
package clockwise.agent.devices;
