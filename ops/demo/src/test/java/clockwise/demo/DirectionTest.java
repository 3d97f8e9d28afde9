package clockwise.demo;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.properties.HasName.Predicates.nameMatching;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.lang.ArchRule;
import org.junit.jupiter.api.Test;

/** The demo knows the host by its address and by the records of its API, and no rule of a game. */
class DirectionTest {
    private static final JavaClasses OURS = new ClassFileImporter()
            .withImportOption(location -> !location.contains("test-classes"))
            .importPackages("clockwise.demo");

    private static final DescribedPredicate<JavaClass> WHAT_THE_API_SAYS = resideInAPackage("clockwise.demo")
            .or(resideInAPackage("clockwise.cards"))
            .or(resideInAPackage("clockwise.money"))
            .or(resideInAPackage("clockwise.json"))
            .or(nameMatching("clockwise\\.store\\.TableForms"))
            .or(nameMatching("clockwise\\.rotation\\.(Kind|Eligibility)"))
            .or(nameMatching("clockwise\\.settlement\\.Coverage"))
            .or(nameMatching("clockwise\\.rules\\.(Felt|Irregularity|Next|Option|Play|Spot|Wager)(\\$.*)?"))
            .or(nameMatching("clockwise\\.live\\.(FloorLine|PastRound|TableView|Todo)(\\$.*)?"))
            .or(
                    nameMatching(
                            "clockwise\\.table\\.(Alert|Command|Correction|Event|Occupant|OfferLine|Phase|Recorded|Taking)(\\$.*)?"));

    @Test
    void thePeopleKnowWhatTheApiSays() {
        assertTrue(OURS.size() > 20, "classes: " + OURS.size());
        people().check(OURS);
    }

    private static ArchRule people() {
        return classes()
                .that()
                .haveNameNotMatching(".*\\.(Demo|HostOfDemo|SimulatedTables?)(\\$.*)?")
                .should()
                .onlyDependOnClassesThat(WHAT_THE_API_SAYS
                        .or(resideInAPackage("java.."))
                        .or(resideInAPackage("org.jspecify.."))
                        .or(nameMatching("clockwise\\.demo\\..*"))
                        .or(DescribedPredicate.describe("arrays", JavaClass::isArray)));
    }

    @Test
    void theDevicesKnowNothingOfTheHost() {
        noClasses()
                .that()
                .haveSimpleName("SimulatedTable")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("clockwise.live..", "clockwise.table..", "clockwise.rules..", "clockwise.games..")
                .check(OURS);
    }

    /** The rule can fail: the class that starts the host breaks it. */
    @Test
    void theRuleOfThePeopleIsNotEmpty() {
        assertTrue(classes()
                .that()
                .haveSimpleName("HostOfDemo")
                .should()
                .onlyDependOnClassesThat(WHAT_THE_API_SAYS.or(resideInAPackage("java..")))
                .evaluate(OURS)
                .hasViolation());
    }
}
