package clockwise.room;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import clockwise.RunningHost;
import clockwise.rotation.Profile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RotationLawTest {
    @TempDir
    Path folder;

    @Test
    void theLawIsDataAndARoomMayKnowBetter() throws Exception {
        try (RunningHost host = RunningHost.embedded(folder)) {
            RotationLaw law = host.bean(RotationLaw.class);
            assertEquals("FILED", law.of(Profile.TWO_THEN_OFFER).status());
            assertEquals("FILED", law.of(Profile.TWO_THEN_INTERVENE).status());
            assertEquals("SUSPENDED", law.of(Profile.GUIDANCE_2016).status());
            RotationLaw.Standing regulation = law.of(Profile.REGULATION_2026);
            assertEquals("ENJOINED_THEN_HELD_INVALID", regulation.status());
            assertEquals(Optional.of(LocalDate.of(2026, 4, 1)), regulation.from());
        }
        StringBuilder own = new StringBuilder();
        for (Profile profile : Profile.values()) {
            own.append(profile).append(": {title: T, source: S, status: RE_ADOPTED, text: X}\n");
        }
        Files.writeString(folder.resolve("rotation-profiles.yaml"), own);
        try (RunningHost host = RunningHost.embedded(folder)) {
            assertEquals(
                    "RE_ADOPTED",
                    host.bean(RotationLaw.class).of(Profile.REGULATION_2026).status());
        }
    }

    @Test
    void everyProfileHasAStanding() {
        assertEquals(
                "`TWO_THEN_INTERVENE` is missing (line 1)",
                assertThrows(
                                Unreadable.class,
                                () -> RotationLaw.read("TWO_THEN_OFFER: {title: T, source: S, status: FILED, text: X}"))
                        .getMessage());
    }
}
