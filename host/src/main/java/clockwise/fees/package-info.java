/**
 * Collection: the posted schedules, the fees that follow from them before the first card, and what may not be posted.
 */
package clockwise.fees;
