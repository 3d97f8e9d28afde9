/** Exports for auditors, and the check of such an export far from the host. */
package clockwise.audit;
