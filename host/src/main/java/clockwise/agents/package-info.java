/** The table agents: what they report is recorded and only then acknowledged. */
package clockwise.agents;
