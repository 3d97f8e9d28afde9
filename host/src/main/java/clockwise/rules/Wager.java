package clockwise.rules;

import clockwise.money.Money;

/**
 * Money on the felt.
 *
 * @param id its number in the round, from 1
 * @param spot the circle `3` or split hand `3b` it rides on
 * @param line 0 for the player of the circle, 1 to 3 for the backline bettors behind it
 * @param owner the seat of the person who wagers, 0 for somebody standing
 * @param bet the name of the bet
 */
public record Wager(int id, Spot spot, int line, int owner, String bet, Money amount) {}
