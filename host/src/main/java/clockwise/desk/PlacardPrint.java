package clockwise.desk;

import clockwise.fees.FeeSchedule;
import clockwise.games.Games;
import clockwise.money.Money;
import clockwise.reports.Draft;
import clockwise.reports.Placard;
import clockwise.reports.PlacardPage;
import clockwise.reports.PlacardPdf;
import clockwise.room.Catalogue;
import clockwise.rotation.Profile;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.format.DateTimeParseException;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Makes the placard of one option with the limits of a table, for print or as a page. */
final class PlacardPrint implements Command {
    private static final String CALL = "placard GAME OPTION MIN-MAX DATE URL FILE";
    private static final Pattern OPTION = Pattern.compile("[0-9]{1,4}");
    private static final Pattern LIMITS =
            Pattern.compile("\\$?([0-9]{1,7})(\\.[0-9]{2})?-\\$?([0-9]{1,7})(\\.[0-9]{2})?");
    private static final int WORDS = 6;

    /** Says why no placard is made. */
    private static final class Refusal extends Exception {
        private static final long serialVersionUID = 1;

        Refusal(String reason) {
            super(reason);
        }
    }

    @Override
    public String usage() {
        return CALL + Schedules.USAGE;
    }

    @Override
    public String summary() {
        return "Makes a placard, a PDF or an HTML page by the ending of FILE.";
    }

    @Override
    public int run(List<String> arguments, BufferedReader in, PrintWriter out, PrintWriter err) throws IOException {
        if (arguments.size() != WORDS && arguments.size() != WORDS + 2) {
            err.println("usage: " + usage());
            err.println("example: placard fortune-pai-gow 7 10-500 2026-11-18 https://room.example/placard/12 12.pdf");
            return BAD_INPUT;
        }
        Optional<Schedules> schedules = Schedules.from(CALL, arguments.subList(WORDS, arguments.size()), err);
        if (schedules.isEmpty()) {
            return BAD_INPUT;
        }
        try {
            Path file = path(arguments.get(WORDS - 1));
            write(file, placard(wish(arguments), schedules.get().catalogue()));
            out.println(file);
            return DONE;
        } catch (Refusal e) {
            err.println(e.getMessage());
            return BAD_INPUT;
        }
    }

    private static Draft.Wish wish(List<String> words) throws Refusal {
        String option = words.get(1);
        if (!OPTION.matcher(option).matches()) {
            throw new Refusal("not the number of an option: " + option);
        }
        Matcher limits = LIMITS.matcher(words.get(2).replace(",", ""));
        if (!limits.matches()) {
            throw new Refusal("not limits such as 10-500: " + words.get(2));
        }
        return new Draft.Wish(
                words.getFirst(),
                Integer.parseInt(option),
                money(limits.group(1), limits.group(2)),
                money(limits.group(3), limits.group(4)),
                rotation(words.getFirst()),
                date(words.get(3)),
                address(words.get(4)));
    }

    /** The filed rotation; games that are served with fees alone are offered after two hands (filed 2792, 2899). */
    private static Profile rotation(String game) {
        return Games.byId(game).map(known -> known.terms().rotation()).orElse(Profile.TWO_THEN_OFFER);
    }

    private static Money money(String dollars, @Nullable String cents) {
        return new Money(Long.parseLong(dollars) * 100 + (cents == null ? 0 : Long.parseLong(cents.substring(1))));
    }

    private static LocalDate date(String text) throws Refusal {
        try {
            return LocalDate.parse(text);
        } catch (DateTimeParseException e) {
            throw new Refusal("not a date such as 2026-11-18: " + text);
        }
    }

    private static URI address(String text) throws Refusal {
        try {
            return new URI(text);
        } catch (URISyntaxException e) {
            throw new Refusal("not an address of the web: " + text);
        }
    }

    private static Path path(String text) throws Refusal {
        try {
            return Path.of(text);
        } catch (InvalidPathException e) {
            throw new Refusal("not the name of a file: " + text);
        }
    }

    private static Placard placard(Draft.Wish wish, Catalogue catalogue) throws Refusal {
        Optional<FeeSchedule> schedule = catalogue.forGame(wish.game());
        if (schedule.isEmpty()) {
            throw new Refusal("no schedule serves the game " + wish.game());
        }
        return switch (Draft.of(wish, schedule.get())) {
            case Draft.Ready ready -> ready.placard();
            case Draft.Refused refused -> throw new Refusal(refused.reason());
        };
    }

    private static void write(Path file, Placard placard) throws Refusal {
        try {
            Files.write(file, content(file.toString(), placard));
        } catch (IOException e) {
            throw new Refusal("cannot write " + file);
        }
    }

    private static byte[] content(String file, Placard placard) throws Refusal {
        if (file.endsWith(".pdf")) {
            return PlacardPdf.of(placard);
        }
        if (file.endsWith(".html")) {
            return PlacardPage.of(placard).getBytes(StandardCharsets.UTF_8);
        }
        throw new Refusal("the name of the file ends in .pdf or .html: " + file);
    }
}
