package clockwise.rotation;

/** A time in which somebody held the position, in microseconds since 1970. */
public record Spell(String person, Kind kind, long from, long until) {}
