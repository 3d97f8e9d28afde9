package clockwise.fees;

import java.util.OptionalInt;

/**
 * A game that a schedule serves.
 *
 * @param ratesInRules how many rates the game's own text allows, where it says another number than the law
 */
public record ServedGame(String id, String name, Filing filing, OptionalInt ratesInRules) {}
