package clockwise.live;

import clockwise.money.Money;
import clockwise.table.BoxChange;
import clockwise.table.Command;
import clockwise.table.Fault;
import clockwise.table.ShufflerState;
import clockwise.table.Sighting;
import clockwise.table.Table;
import java.util.List;
import java.util.OptionalInt;

/** What the devices of a table and its agent tell, at any time and in any order. */
final class DeviceReports {
    private static final List<String> AGENTS = List.of("pi-1", "pi-2");

    private final Chance chance;
    private long counter;

    DeviceReports(Chance chance) {
        this.chance = chance;
    }

    Command drop(Money amount) {
        return new Command.ReportDrop(seen(), amount, chance.between(1, 9));
    }

    Command anything(Table table) {
        return switch (chance.between(1, 17)) {
            case 1, 2, 3 -> drop(Money.dollars(chance.between(1, 4)));
            case 4, 5, 6 -> new Command.ReportBill(seen(), Money.dollars(chance.oneOf(List.of(1, 5, 20, 100))));
            case 7, 8, 9 -> new Command.ReportBox(seen(), chance.oneOf(List.of(BoxChange.values())), tag(table));
            case 10, 11 -> new Command.ReportShuffler(seen(), chance.oneOf(List.of(ShufflerState.values())), cards());
            case 12, 13 -> new Command.ReportFault(seen(), chance.oneOf(List.of(Fault.values())), "detail");
            case 14 -> new Command.AgentLost(chance.oneOf(AGENTS), counter);
            case 15 -> new Command.AgentCame(chance.oneOf(AGENTS));
            case 16 -> new Command.AgentOutboxFilling(chance.oneOf(AGENTS), counter, chance.between(0, 9));
            default -> new Command.AgentClockWrong(chance.oneOf(AGENTS), chance.between(-9, 9) * 1_000_000L);
        };
    }

    private Sighting seen() {
        counter++;
        return new Sighting("drop-7", chance.between(1, 3), counter, counter);
    }

    private String tag(Table table) {
        return chance.percent(60) ? table.box() : chance.oneOf(List.of("", "B-1", "B-2", "no box!"));
    }

    private OptionalInt cards() {
        return chance.percent(50) ? OptionalInt.of(chance.between(0, 416)) : OptionalInt.empty();
    }
}
