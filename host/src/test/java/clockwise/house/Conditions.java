package clockwise.house;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaMethodCall;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import java.util.Set;

/** Conditions that ArchUnit does not bring along. */
final class Conditions {
    /** Reads the clock or chance through a static method of an otherwise harmless class. */
    static final ArchCondition<JavaClass> CALL_NOW = new ArchCondition<>("call now() or random()") {
        @Override
        public void check(JavaClass type, ConditionEvents events) {
            for (JavaMethodCall call : type.getMethodCallsFromSelf()) {
                String owner = call.getTargetOwner().getName();
                boolean reads = (owner.startsWith("java.time.")
                                && call.getName().equals("now"))
                        || (owner.equals("java.lang.Math") && call.getName().equals("random"));
                if (reads) {
                    events.add(SimpleConditionEvent.satisfied(call, call.getDescription()));
                }
            }
        }
    };

    private Conditions() {}

    static ArchCondition<JavaClass> haveANameEndingIn(Set<String> endings) {
        return new ArchCondition<>("have a name ending in one of " + endings) {
            @Override
            public void check(JavaClass type, ConditionEvents events) {
                if (endings.stream().anyMatch(type.getSimpleName()::endsWith)) {
                    events.add(SimpleConditionEvent.satisfied(type, type.getName()));
                }
            }
        };
    }
}
