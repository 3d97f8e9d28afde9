/**
 * Devices that do not exist, on pseudo terminals: for tests, and for trying out a table without hardware. They are
 * written from the same sources as the drivers, so they prove nothing about a vendor's device.
 */
package clockwise.agent.simulate;
