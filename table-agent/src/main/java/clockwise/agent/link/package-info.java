/** The agent's end of its one stream to the host. */
package clockwise.agent.link;
