package clockwise.room;

import java.util.Optional;

/** The version of this host. */
public final class Version {
    /** As the manifest says, or a word that says that it runs from classes that were not packaged. */
    public static final String OF_HOST = Optional.ofNullable(
                    Version.class.getPackage().getImplementationVersion())
            .orElse("unpackaged");

    private Version() {}
}
