package clockwise.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import clockwise.json.Samples.Moves;
import clockwise.money.Money;
import clockwise.rules.Play;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The description of the forms for the users of the API. */
class SchemasTest {
    record Small(
            int seat,
            Optional<String> note,
            Set<Samples.Colour> colours,
            Map<Samples.Colour, Money> paid,
            boolean open) {}

    @Test
    void everyTypeHasASchemaByItsOwnName() {
        String expected = """
            {`Money`:{`type`:`integer`,`format`:`int64`,`minimum`:0,`description`:`cents`},
            `SamplesColour`:{`type`:`string`,`enum`:[`RED`,`BLACK`]},
            `SchemasTestSmall`:{`type`:`object`,`properties`:{
            `seat`:{`type`:`integer`,`format`:`int32`},
            `note`:{`type`:`string`},
            `colours`:{`type`:`array`,`items`:{`$ref`:`#/components/schemas/SamplesColour`},`uniqueItems`:true},
            `paid`:{`type`:`object`,`propertyNames`:{`$ref`:`#/components/schemas/SamplesColour`},
            `additionalProperties`:{`$ref`:`#/components/schemas/Money`}},
            `open`:{`type`:`boolean`}},
            `required`:[`seat`,`colours`,`paid`,`open`],`additionalProperties`:false}}
            """;
        assertEquals(json(expected), Schemas.of(Samples.FORMS, Small.class));
    }

    private static String json(String text) {
        return text.replace("\n", "").replace('`', '"');
    }

    @Test
    void aSealedInterfaceIsOneOfItsCases() {
        String schemas = Schemas.of(Samples.FORMS, Moves.class);
        String family = """
            `Play`:{`oneOf`:[{`$ref`:`#/components/schemas/PlayChose`},{`$ref`:`#/components/schemas/PlayDealt`},
            {`$ref`:`#/components/schemas/PlayDeclared`},{`$ref`:`#/components/schemas/PlayThrew`},
            {`$ref`:`#/components/schemas/PlaySettled`}],
            `discriminator`:{`propertyName`:`type`,`mapping`:{`Chose`:`#/components/schemas/PlayChose`,
            `Dealt`:`#/components/schemas/PlayDealt`,`Declared`:`#/components/schemas/PlayDeclared`,
            `Dice`:`#/components/schemas/PlayThrew`,`Settled`:`#/components/schemas/PlaySettled`}}}
            """;
        assertTrue(schemas.contains(json(family)), schemas);
        String dice = """
            `PlayThrew`:{`type`:`object`,`properties`:{`type`:{`type`:`string`,`const`:`Dice`},
            `dice`:{`type`:`array`,`items`:{`type`:`integer`,`format`:`int32`}}},
            `required`:[`type`,`dice`],`additionalProperties`:false}
            """;
        assertTrue(schemas.contains(json(dice)), schemas);
    }

    @Test
    void aRecordMayLeadBackToItself() {
        assertTrue(Schemas.of(Samples.FORMS, Samples.Tree.class)
                .contains(json("`items`:{`$ref`:`#/components/schemas/SamplesTree`}")));
    }

    @Test
    void twoSchemasByOneNameAreFoundAtOnce() {
        assertThrows(IllegalArgumentException.class, () -> Schemas.of(Samples.FORMS, Play.class, Play.Threw.class));
    }
}
