package clockwise.web;

import clockwise.store.StoreUnavailable;
import io.micronaut.context.annotation.Requires;
import io.micronaut.http.annotation.Controller;
import io.micronaut.http.annotation.Get;
import java.sql.SQLException;
import java.util.concurrent.CompletionException;

/** A controller among the tests that fails in every way, and asks nobody who they are. */
@Controller("/api/failing")
@Requires(property = "clockwise.failing")
final class Failing {
    @Get("/{how}")
    String fail(String how) throws SQLException {
        return switch (how) {
            case "bug" -> throw new IllegalStateException("secret of the house");
            case "log" -> throw new StoreUnavailable("secret of the house");
            case "database" -> throw new SQLException("secret of the house");
            case "wrapped" -> throw new CompletionException(new StoreUnavailable("secret of the house"));
            default -> "nothing failed";
        };
    }

    @Get("/number/{number}")
    String number(int number) {
        return "" + number;
    }
}
