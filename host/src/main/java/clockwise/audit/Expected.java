package clockwise.audit;

import clockwise.money.Money;
import java.util.List;

/**
 * What must be in a box by the log.
 *
 * @param fees the collection, by rate and class of payer
 * @param bills what an acceptor put into it: buy-ins, no collection
 */
public record Expected(List<Part> fees, Money bills) {
    /** The fees of one rate and one class of payer. */
    public record Part(String game, String schedule, int option, String rate, String payer, long fees, Money amount) {
        Part plus(Part other) {
            return new Part(game, schedule, option, rate, payer, fees + other.fees, amount.plus(other.amount));
        }
    }

    public Expected {
        fees = List.copyOf(fees);
    }

    public Money collection() {
        return fees.stream().map(Part::amount).reduce(Money.ZERO, Money::plus);
    }

    public Money total() {
        return collection().plus(bills);
    }
}
