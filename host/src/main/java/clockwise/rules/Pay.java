package clockwise.rules;

import clockwise.money.Money;
import clockwise.money.Odds;
import java.util.Optional;

/**
 * A line of a pay table.
 *
 * @param hand the name of what wins, empty where the bet has one line
 * @param odds what is paid for the stake, or nothing where `sum` is paid
 */
public record Pay(String bet, String hand, Optional<Odds> odds, Money sum) {}
