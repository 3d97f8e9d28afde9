package clockwise.table;

import clockwise.rotation.Kind;

/**
 * Somebody's word to hold the position for the next hand.
 *
 * @param turn which hand in a row since it was last offered, from 1: the face of the bank button
 * @param offered whether everybody else was asked first
 */
public record Taking(int seat, String person, Kind kind, int turn, boolean offered, long at) {}
