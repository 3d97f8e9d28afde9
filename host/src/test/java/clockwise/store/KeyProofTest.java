package clockwise.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;

import java.sql.SQLException;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.launcher.LauncherDiscoveryRequest;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;

/** The contract test can fail: without the primary key, the tests about two hosts do, and only those. */
class KeyProofTest {
    private static final Set<String> TESTS_OF_THE_FENCE = Set.of(
            "oneConflictThatOnlyTheKeyKnowsDoesNotPunishTheOthers()",
            "twoHostsOnOneTableOneWins()",
            "twoHostsAtOnceLoseAndDoubleNothing()",
            "randomGroupsAreAnsweredAsInMemory()");

    /** The contract on an H2 whose log has lost its primary key. */
    static class WithoutKeyOnH2 extends H2StoreTest {
        @BeforeEach
        void dropKey() throws SQLException {
            database().asOwner("ALTER TABLE event DROP PRIMARY KEY");
        }
    }

    /** The contract on a server whose log has lost its primary key. */
    static class WithoutKeyOnMySql extends MySqlStoreTest {
        @BeforeEach
        void dropKey() throws SQLException {
            database().asOwner("ALTER TABLE event DROP PRIMARY KEY");
        }
    }

    @Test
    void withoutThePrimaryKeyTheContractFailsOnH2() {
        assertEquals(new TreeSet<>(TESTS_OF_THE_FENCE), failuresOf(WithoutKeyOnH2.class));
    }

    @Test
    @Tag("mysql")
    void withoutThePrimaryKeyTheContractFailsOnMySql() {
        assertEquals(new TreeSet<>(TESTS_OF_THE_FENCE), failuresOf(WithoutKeyOnMySql.class));
    }

    private static Set<String> failuresOf(Class<?> tests) {
        Set<String> failed = new TreeSet<>();
        LauncherDiscoveryRequest request = LauncherDiscoveryRequestBuilder.request()
                .selectors(selectClass(tests))
                .build();
        LauncherFactory.create().execute(request, new TestExecutionListener() {
            @Override
            public void executionFinished(TestIdentifier test, TestExecutionResult result) {
                if (test.isTest() && result.getStatus() != TestExecutionResult.Status.SUCCESSFUL) {
                    failed.add(test.getDisplayName());
                }
            }
        });
        return failed;
    }
}
