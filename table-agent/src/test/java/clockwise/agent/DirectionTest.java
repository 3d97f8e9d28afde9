package clockwise.agent;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.time.Instant;
import org.junit.jupiter.api.Test;

/** Which package of the agent knows which. */
class DirectionTest {
    private static final JavaClasses OURS = new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .importPackages("clockwise.agent");

    @Test
    void driversKnowNoPortNoDiskAndNoThread() {
        classes()
                .that()
                .resideInAPackage("clockwise.agent.devices")
                .should()
                .onlyDependOnClassesThat(resideInAnyPackage(
                                "clockwise.agent.devices",
                                "java.lang",
                                "java.lang.runtime",
                                "java.lang.invoke",
                                "java.util",
                                "java.util.function",
                                "java.util.stream",
                                "java.util.zip",
                                "java.time",
                                "java.nio",
                                "java.nio.charset",
                                "org.jspecify.annotations")
                        .or(describe("arrays", JavaClass::isArray)))
                .check(OURS);
        noClasses()
                .that()
                .resideInAPackage("clockwise.agent.devices")
                .should()
                .dependOnClassesThat()
                .belongToAnyOf(Thread.class, Runtime.class, Process.class)
                .check(OURS);
    }

    @Test
    void driversHaveNoClock() {
        noClasses()
                .that()
                .resideInAPackage("clockwise.agent.devices")
                .should()
                .callMethod(Instant.class, "now")
                .orShould()
                .callMethod(System.class, "nanoTime")
                .orShould()
                .callMethod(System.class, "currentTimeMillis")
                .check(OURS);
    }

    @Test
    void portsKnowNoSimulationAndPackagesHaveNoCycles() {
        noClasses()
                .that()
                .resideInAPackage("clockwise.agent.ports")
                .should()
                .dependOnClassesThat()
                .resideInAPackage("clockwise.agent.simulate")
                .check(OURS);
        slices().matching("clockwise.agent.(*)..").should().beFreeOfCycles().check(OURS);
    }
}
