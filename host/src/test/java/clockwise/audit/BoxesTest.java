package clockwise.audit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import clockwise.store.Entry;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What must be in each box of some simulated evenings, compared with the raw bodies of the events. */
class BoxesTest {
    private static final Pattern DROP = Pattern.compile("\"drop\":\\{\"amount\":([0-9]+)");
    private static final Pattern BILL = Pattern.compile("\"amount\":([0-9]+)");

    @Test
    void everyBoxHoldsTheDropsAndBillsBetweenItsAttachmentAndItsRemoval(@TempDir Path folder) throws Exception {
        try (AuditRoom room = AuditRoom.played(folder, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10)) {
            Boxes boxes = new Boxes(room.store);
            long all = 0;
            int removed = 0;
            int spells = 0;
            for (int table = 1; table <= 20; table++) {
                for (BoxSpell spell : boxes.spells(table, 0, Long.MAX_VALUE)) {
                    Expected expected = boxes.expected(spell);
                    assertEquals(
                            raw(room, spell, "DropConfirmed", DROP),
                            expected.collection().cents());
                    assertEquals(
                            raw(room, spell, "BillTaken", BILL),
                            expected.bills().cents());
                    assertEquals(spell, boxes.spell(table, spell.attached()).orElseThrow());
                    all += expected.collection().cents();
                    removed += spell.removed().isPresent() ? 1 : 0;
                    spells++;
                }
            }
            assertTrue(all > 0 && removed > 0 && spells > removed, all + " cents, " + removed + " of " + spells);
        }
    }

    private static long raw(AuditRoom room, BoxSpell spell, String type, Pattern amount) {
        List<Entry> events = new ArrayList<>();
        long end = spell.removed().map(BoxSpell.Removed::seq).orElse(Long.MAX_VALUE);
        long next = spell.attached();
        for (List<Entry> page = room.store.asTheyStand(spell.table(), next, end);
                !page.isEmpty();
                page = room.store.asTheyStand(spell.table(), next, end)) {
            events.addAll(page);
            next = page.getLast().seq() + 1;
        }
        long cents = 0;
        for (Entry entry : events) {
            Matcher found = amount.matcher(entry.body().text());
            if (entry.type().equals(type) && found.find()) {
                cents += Long.parseLong(found.group(1));
            }
        }
        return cents;
    }
}
