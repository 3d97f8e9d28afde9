package clockwise.audit;

import java.time.ZoneId;

/** The room as an export names it. */
public record About(String establishment, String licence, ZoneId zone) {}
