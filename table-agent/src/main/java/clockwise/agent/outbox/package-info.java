/** What waits on disk for the host: kept before a device forgets it, forgotten when the host has it. */
package clockwise.agent.outbox;
