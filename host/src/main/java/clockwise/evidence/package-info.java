/** What proves that the log is whole: the Merkle tree over all events, signed checkpoints, and where they are kept. */
package clockwise.evidence;
