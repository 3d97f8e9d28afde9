package clockwise.audit;

import clockwise.money.Money;
import clockwise.table.Drop;
import clockwise.table.Fee;
import clockwise.table.Occupant;
import clockwise.table.Posting;
import clockwise.table.Setup;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeFormatterBuilder;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * One fee of one round, with all that an auditor asks of it.
 *
 * @param number which fee of the round, from 1
 * @param occupant who sat in the seat of whoever paid, when the wagers were locked
 * @param locked the event that fixed the fee
 * @param box where it was dropped, or where it should be
 */
record FeeLine(
        int table,
        LocalDate day,
        String shift,
        String box,
        long round,
        int number,
        Setup setup,
        Posting posting,
        Fee fee,
        Optional<Occupant> occupant,
        Locked locked,
        Optional<Dropped> drop,
        End end) {
    /** The event at which the wagers were locked. */
    record Locked(long seq, long at, String hash) {}

    /** The drop and when it was. */
    record Dropped(Drop drop, long at, long seq) {}

    /** How the round ended. */
    enum End {
        PAID,
        VOID,
        /** Not yet, as far as the export goes. */
        OPEN
    }

    /** The names of the cells, in their order. */
    static final List<String> HEADER = List.of(
            "establishment",
            "establishment_licence",
            "table",
            "gaming_day",
            "shift",
            "box",
            "round",
            "fee",
            "local_time",
            "utc_time",
            "game",
            "game_name",
            "filing",
            "schedule",
            "option",
            "schedule_document",
            "schedule_lines",
            "posted",
            "placard_sha256",
            "rate",
            "basis",
            "position",
            "payer_class",
            "payer",
            "person",
            "company",
            "tppps_licence",
            "due",
            "amount",
            "waived",
            "waived_reason",
            "waived_note",
            "drop",
            "drop_by",
            "drop_utc_time",
            "correction_of",
            "round_end",
            "event",
            "event_hash");

    private static final Pattern EARLIER = Pattern.compile("round ([0-9]{1,18})");
    private static final DateTimeFormatter LOCAL = new DateTimeFormatterBuilder()
            .appendPattern("uuuu-MM-dd'T'HH:mm:ss.SSSSSSxxx")
            .toFormatter(Locale.ROOT);

    /** The cells in the order of the header. */
    List<String> cells(About about) {
        Posting by = posting;
        return List.of(
                about.establishment(),
                about.licence(),
                Integer.toString(table),
                day.toString(),
                shift,
                box,
                Long.toString(round),
                Integer.toString(number),
                local(locked.at(), about.zone()),
                utc(locked.at()),
                setup.felt().game(),
                setup.gameName(),
                setup.filing(),
                by.schedule(),
                Integer.toString(by.option().number()),
                by.document(),
                by.option().lines().toString(),
                by.posted().toString(),
                by.placard(),
                rate(),
                fee.basis().toString(),
                fee.payer().name(),
                payerClass(),
                fee.account(),
                fee.person(),
                occupant.map(Occupant::company).orElse(""),
                occupant.map(Occupant::licence).orElse(""),
                fee.due().toString(),
                amount().toString(),
                fee.waived().toString(),
                fee.reason() == Fee.Reason.NONE ? "" : fee.reason().name(),
                fee.note(),
                drop.map(dropped -> dropped.drop().seen().name()).orElse("NOT_DROPPED"),
                drop.map(dropped -> dropped.drop().by()).orElse(""),
                drop.map(dropped -> utc(dropped.at())).orElse(""),
                correctionOf(),
                end.name(),
                Long.toString(locked.seq()),
                locked.hash());
    }

    /** What of it is in the box; nothing before the drop. */
    Money amount() {
        return drop.isPresent() ? fee.amount() : Money.ZERO;
    }

    /** The posted band, or that it is the same for every amount. */
    String rate() {
        return posting.option()
                .rate(fee.payer() == Fee.Payer.PLAYER_DEALER, fee.basis())
                .map(band -> band.range())
                .orElse("flat");
    }

    String payerClass() {
        boolean company = occupant.filter(one -> !one.company().isEmpty()).isPresent();
        return company ? "TPPPS" : fee.payer().name();
    }

    /** The voided round whose collection this one replays. */
    private String correctionOf() {
        Matcher earlier = EARLIER.matcher(fee.note());
        boolean refers = fee.reason() == Fee.Reason.REPLAY || fee.reason() == Fee.Reason.FREE_COLLECTION;
        return refers && earlier.matches() ? earlier.group(1) : "";
    }

    private static String local(long micros, ZoneId zone) {
        return LOCAL.format(instant(micros).atZone(zone));
    }

    private static String utc(long micros) {
        return LOCAL.format(instant(micros).atZone(ZoneOffset.UTC)).replace("+00:00", "Z");
    }

    private static Instant instant(long micros) {
        return Instant.EPOCH.plus(micros, ChronoUnit.MICROS);
    }
}
