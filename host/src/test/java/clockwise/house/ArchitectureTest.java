package clockwise.house;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import clockwise.house.planted.PlantedHelper;
import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.ArchRule;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** The direction of the packages. Packages that are yet to come are named too; their rules wait for them. */
class ArchitectureTest {
    private static final JavaClasses OURS = new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .importPackages("clockwise");

    /** The pure packages, and which of their kind each may know besides itself. */
    private static final Map<String, List<String>> PURE = Map.of(
            "money", List.of(),
            "cards", List.of(),
            "rotation", List.of(), // below rules: a game's terms name its filed profile
            "rules", List.of("money", "cards", "rotation"),
            "games", List.of("money", "cards", "rotation", "rules"),
            "settlement", List.of("money", "cards", "rules"),
            "roads", List.of(),
            "fees", List.of("money"), // a fee can depend on nothing but amounts
            "table", List.of("money", "cards", "rules", "games", "settlement", "fees", "rotation"));

    /** What of the JDK they may know; the compiler itself calls on `runtime` and `invoke`. */
    private static final List<String> JDK = List.of(
            "java.lang",
            "java.lang.runtime",
            "java.lang.invoke",
            "java.util",
            "java.util.function",
            "java.util.regex",
            "java.util.stream",
            "java.time..");

    /** The packages with effects, and those that they may not know. */
    private static final Map<String, List<String>> NOT_UPWARDS = Map.of(
            "store", List.of("evidence", "audit", "room", "reports", "live", "web", "agents", "desk"),
            "evidence", List.of("audit", "room", "reports", "live", "web", "agents", "desk"),
            "audit", List.of("live", "web", "agents", "desk"),
            "live", List.of("web", "agents", "desk"),
            "web", List.of("agents", "desk"),
            "agents", List.of("web", "desk"),
            "reports", List.of("live", "web", "agents", "desk"));

    private static final Set<String> NO_NAMES =
            Set.of("Service", "Manager", "Helper", "Util", "Utils", "Impl", "Dto", "Base");

    private static final DescribedPredicate<JavaClass> NOTHING_FROM_OUTSIDE = describe(
            "clocks, chance, the system or threads",
            type -> Set.of(
                                    "java.lang.System",
                                    "java.lang.Thread",
                                    "java.lang.Runtime",
                                    "java.lang.Process",
                                    "java.lang.ProcessBuilder",
                                    "java.util.Random",
                                    "java.util.SplittableRandom",
                                    "java.util.UUID",
                                    "java.util.Date",
                                    "java.util.Calendar",
                                    "java.util.Timer",
                                    "java.util.Scanner",
                                    "java.time.Clock",
                                    "java.time.InstantSource")
                            .contains(type.getName())
                    || type.getPackageName().startsWith("java.util.concurrent"));

    @TestFactory
    Stream<DynamicTest> purePackagesKnowOnlyTheirOwn() {
        return PURE.keySet().stream()
                .sorted()
                .map(name -> DynamicTest.dynamicTest(name, () -> pure(name).check(OURS)));
    }

    private static ArchRule pure(String name) {
        List<String> known = Stream.concat(Stream.of(name), PURE.getOrDefault(name, List.of()).stream())
                .map(ArchitectureTest::within)
                .toList();
        String[] allowed = Stream.concat(known.stream(), JDK.stream()).toArray(String[]::new);
        return classes()
                .that()
                .resideInAPackage(within(name))
                .should()
                .onlyDependOnClassesThat(resideInAnyPackage(allowed).or(describe("arrays", JavaClass::isArray)))
                .allowEmptyShould(true);
    }

    @Test
    void purePackagesHaveNoClockNoChanceNoSystem() {
        String[] pure = PURE.keySet().stream().map(ArchitectureTest::within).toArray(String[]::new);
        noClasses()
                .that()
                .resideInAnyPackage(pure)
                .should()
                .dependOnClassesThat(NOTHING_FROM_OUTSIDE)
                .check(OURS);
        noClasses().that().resideInAnyPackage(pure).should(Conditions.CALL_NOW).check(OURS);
    }

    @TestFactory
    Stream<DynamicTest> nothingPointsUp() {
        return NOT_UPWARDS.entrySet().stream()
                .map(entry -> DynamicTest.dynamicTest(
                        entry.getKey(),
                        () -> noClasses()
                                .that()
                                .resideInAPackage(within(entry.getKey()))
                                .should()
                                .dependOnClassesThat()
                                .resideInAnyPackage(entry.getValue().stream()
                                        .map(ArchitectureTest::within)
                                        .toArray(String[]::new))
                                .allowEmptyShould(true)
                                .check(OURS)));
    }

    @Test
    void packagesHaveNoCycles() {
        slices().matching("clockwise.(*)..").should().beFreeOfCycles().check(OURS);
    }

    @Test
    void gamesDoNotKnowEachOther() {
        slices().matching("clockwise.games.(*)..")
                .should()
                .notDependOnEachOther()
                .check(OURS);
    }

    /** The desk has commands for one family alone: house-way, pai-gow, hand. */
    @Test
    void onlyTheListOfGamesAndTheDeskNameAGameFolder() {
        noClasses()
                .that()
                .resideOutsideOfPackages("clockwise.games..", "clockwise.desk..")
                .should()
                .dependOnClassesThat(resideInAPackage("clockwise.games.*.."))
                .check(OURS);
    }

    @Test
    void theDeskKnowsNoFramework() {
        classes()
                .that()
                .resideInAPackage("clockwise.desk..")
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage("clockwise..", "java..", "org.jspecify..")
                .check(OURS);
    }

    /** So that anybody may use it: what is special about our types is told to it from outside. */
    @Test
    void jsonKnowsNoneOfOurTypes() {
        classes()
                .that()
                .resideInAPackage("clockwise.json..")
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage("clockwise.json..", "java..", "com.fasterxml.jackson.core..", "org.jspecify..")
                .check(OURS);
    }

    @Test
    void noEmptyNames() {
        names().check(OURS);
    }

    private static ArchRule names() {
        return noClasses()
                .that(describe("are ours", type -> !type.getPackageName().startsWith("clockwise.link")))
                .should(Conditions.haveANameEndingIn(NO_NAMES));
    }

    /** The rules can fail: a class planted among the tests breaks them. */
    @Test
    void plantedViolationsAreFound() {
        JavaClasses planted = new ClassFileImporter().importClasses(PlantedHelper.class);
        assertTrue(names().evaluate(planted).hasViolation());
        assertTrue(noClasses().should(Conditions.CALL_NOW).evaluate(planted).hasViolation());
        assertTrue(noClasses()
                .should()
                .dependOnClassesThat(NOTHING_FROM_OUTSIDE)
                .evaluate(planted)
                .hasViolation());
    }

    /** A pure package that knew too much would be found: the desk, held to the rule of money, breaks it. */
    @Test
    void thePureRuleIsNotEmpty() {
        for (String name : List.of("money", "cards", "rules", "games", "settlement", "fees")) {
            assertFalse(OURS.that(resideInAPackage(within(name))).isEmpty(), name);
        }
        assertTrue(pure("desk").evaluate(OURS).hasViolation());
    }

    private static String within(String name) {
        return "clockwise." + name + "..";
    }
}
