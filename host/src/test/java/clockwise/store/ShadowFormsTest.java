package clockwise.store;

import static org.junit.jupiter.api.Assertions.assertEquals;

import clockwise.json.Form;
import clockwise.json.Misread;
import clockwise.rotation.Profile;
import clockwise.rotation.Shadow;
import clockwise.table.Moments;
import clockwise.table.Offer;
import clockwise.table.OfferLog;
import clockwise.table.Sitting;
import org.junit.jupiter.api.Test;

/** The shadow report and the offer log can be served. */
class ShadowFormsTest {
    private static final Sitting SITTING = sitting();

    private static Sitting sitting() {
        Sitting sitting = Sitting.at(Sitting.opening("ez-baccarat", 6), 1, 2);
        for (int i = 0; i < 2; i++) {
            sitting.begins(1, 100, Sitting.bid(2, "PLAYER", 10));
            sitting.plays();
        }
        return sitting;
    }

    @Test
    void aShadowReport() throws Misread {
        Shadow shadow = Shadow.of(Profile.REGULATION_2026, Moments.of(SITTING.log));
        Form<Shadow> form = TableForms.ALL.of(Shadow.class);
        assertEquals(1, shadow.findings().size());
        assertEquals(shadow, form.read(form.write(shadow)));
    }

    @Test
    void anOffer() throws Misread {
        Offer offer = OfferLog.of(SITTING.log).getLast();
        Form<Offer> form = TableForms.ALL.of(Offer.class);
        assertEquals(offer, form.read(form.write(offer)));
    }
}
