package clockwise.audit;

import clockwise.money.Money;
import clockwise.store.Entry;
import clockwise.store.JdbcStore;
import clockwise.store.TableForms;
import clockwise.table.Event;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** The drop boxes by the logs of the tables: where each one was, and what must be in it. */
public final class Boxes {
    private static final int MANY = 100;

    private final JdbcStore log;

    public Boxes(JdbcStore log) {
        this.log = log;
    }

    /** The boxes that were taken from a table in a stretch of time, and the one that is still there; in their order. */
    public List<BoxSpell> spells(int table, long from, long to) {
        List<BoxSpell> spells = new ArrayList<>();
        attached(table).filter(spell -> spell.at() < to).ifPresent(spells::add);
        long before = Long.MAX_VALUE;
        List<Entry> removals;
        do {
            removals = log.lastBefore(table, "BoxRemoved", before, MANY);
            for (Entry removal : removals) {
                before = removal.seq();
                if (removal.at() >= from && removal.at() < to) {
                    spells.add(spell(removal));
                }
            }
        } while (removals.size() == MANY && removals.getLast().at() >= from);
        return spells.reversed();
    }

    /** The spell that began with this event. */
    public Optional<BoxSpell> spell(int table, long attached) {
        return log.lastBefore(table, "BoxAttached", attached + 1, 1).stream()
                .filter(entry -> entry.seq() == attached)
                .findFirst()
                .map(entry -> begun(entry, end(table, attached)));
    }

    /** Boxes are attached and removed in turn, so that the first removal after an attachment is its end. */
    private Optional<Entry> end(int table, long attached) {
        Optional<Entry> first = Optional.empty();
        long before = Long.MAX_VALUE;
        List<Entry> removals;
        do {
            removals = log.lastBefore(table, "BoxRemoved", before, MANY);
            for (Entry removal : removals) {
                if (removal.seq() < attached) {
                    return first;
                }
                first = Optional.of(removal);
                before = removal.seq();
            }
        } while (removals.size() == MANY);
        return first;
    }

    private Optional<BoxSpell> attached(int table) {
        return log.lastBefore(table, "BoxAttached", Long.MAX_VALUE, 1).stream()
                .filter(entry -> end(table, entry.seq()).isEmpty())
                .findFirst()
                .map(entry -> begun(entry, Optional.empty()));
    }

    private BoxSpell spell(Entry removal) {
        Entry attached =
                log.lastBefore(removal.table(), "BoxAttached", removal.seq(), 1).getFirst();
        return begun(attached, Optional.of(removal));
    }

    private static BoxSpell begun(Entry attached, Optional<Entry> removal) {
        Event.BoxAttached event = (Event.BoxAttached) TableForms.event(attached);
        return new BoxSpell(
                attached.table(),
                event.box(),
                attached.seq(),
                attached.at(),
                attached.actor(),
                removal.map(entry -> new BoxSpell.Removed(
                        entry.seq(),
                        entry.at(),
                        entry.actor(),
                        ((Event.BoxRemoved) TableForms.event(entry)).reason())));
    }

    /** What must be in the box at the end of its spell, or now. */
    public Expected expected(BoxSpell spell) {
        Contents contents = new Contents(spell);
        Carried carried = Preamble.before(spell.table(), spell.attached() - 1, log);
        Book book = new Book(carried);
        long end = spell.removed().map(BoxSpell.Removed::seq).orElse(Long.MAX_VALUE);
        long next = carried.seq() + 1;
        while (next < end) {
            List<Entry> page = log.asTheyStand(spell.table(), next, end);
            if (page.isEmpty()) {
                break;
            }
            for (Entry entry : page) {
                contents.bill(entry);
                book.read(entry).forEach(contents::fee);
            }
            next = page.getLast().seq() + 1;
        }
        book.open().forEach(contents::fee); // a box may be taken away in mid-round, after the drop
        book.fault().ifPresent(fault -> {
            throw new IllegalStateException(fault);
        });
        return contents.expected();
    }

    /** What falls into a box during its spell. */
    private static final class Contents {
        private final BoxSpell spell;
        private final Map<String, Expected.Part> parts = new TreeMap<>();
        private Money bills = Money.ZERO;

        Contents(BoxSpell spell) {
            this.spell = spell;
        }

        void bill(Entry entry) {
            if (entry.type().equals("BillTaken") && entry.seq() > spell.attached()) {
                bills = bills.plus(((Event.BillTaken) TableForms.event(entry)).amount());
            }
        }

        void fee(FeeLine line) {
            boolean here =
                    line.drop().filter(drop -> drop.seq() > spell.attached()).isPresent();
            if (!here || line.amount().isZero()) {
                return;
            }
            Expected.Part part = new Expected.Part(
                    line.setup().gameName(),
                    line.posting().schedule(),
                    line.posting().option().number(),
                    line.rate(),
                    line.payerClass(),
                    1,
                    line.amount());
            String key = String.join("\t", part.game(), part.schedule(), part.rate(), part.payer()) + part.option();
            parts.merge(key, part, Expected.Part::plus);
        }

        Expected expected() {
            return new Expected(List.copyOf(parts.values()), bills);
        }
    }
}
