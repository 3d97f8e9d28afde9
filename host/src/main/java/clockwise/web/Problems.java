package clockwise.web;

import clockwise.store.StoreUnavailable;
import io.micronaut.core.annotation.Order;
import io.micronaut.data.connection.exceptions.ConnectionException;
import io.micronaut.data.exceptions.DataAccessException;
import io.micronaut.http.HttpStatus;
import io.micronaut.http.MutableHttpResponse;
import io.micronaut.http.server.exceptions.response.ErrorContext;
import io.micronaut.http.server.exceptions.response.ErrorResponseProcessor;
import io.micronaut.http.server.exceptions.response.HtmlErrorResponseBodyProvider;
import jakarta.inject.Singleton;
import java.sql.SQLException;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The one place where what went wrong becomes an answer: a problem below `/api`, a page elsewhere. */
@Singleton
@Order(-1)
final class Problems implements ErrorResponseProcessor<Object> {
    private static final Logger LOG = LoggerFactory.getLogger(Problems.class);

    private final HtmlErrorResponseBodyProvider pages;

    Problems(HtmlErrorResponseBodyProvider pages) {
        this.pages = pages;
    }

    @Override
    public MutableHttpResponse<Object> processResponse(ErrorContext context, MutableHttpResponse<?> response) {
        if (!Gate.isApi(context.getRequest())) {
            return response.contentType(pages.contentType()).body(pages.body(context, response));
        }
        Problem problem = problem(context, response.status());
        LOG.debug("{}: {}", problem.code(), context.getErrors());
        MutableHttpResponse<?> answer = problem.on(response);
        return answer.body((Object) problem);
    }

    private static Problem problem(ErrorContext context, HttpStatus status) {
        if (status.getCode() >= 500
                && context.getRootCause().filter(Problems::isOfTheStore).isPresent()) {
            return unavailable();
        }
        return switch (status) {
            case BAD_REQUEST -> Problem.of(status, "BAD_REQUEST", "The request cannot be read: " + why(context));
            case UNAUTHORIZED -> Gate.NOT_SIGNED_IN;
            case NOT_FOUND -> Problem.of(status, "NOT_FOUND", "There is nothing at this address.");
            case METHOD_NOT_ALLOWED ->
                Problem.of(status, "METHOD_NOT_ALLOWED", "This address does not take this method.");
            case REQUEST_ENTITY_TOO_LARGE -> Problem.of(status, "TOO_LARGE", "The request is too large.");
            case UNSUPPORTED_MEDIA_TYPE -> Problem.of(status, "NOT_JSON", "The body must be application/json.");
            case NOT_ACCEPTABLE -> Problem.of(status, "NOT_ACCEPTABLE", "The answer cannot be had in this form.");
            default ->
                status.getCode() < 500
                        ? Problem.of(status, status.name(), "The request was refused.")
                        : Problem.of(
                                HttpStatus.INTERNAL_SERVER_ERROR,
                                "BUG",
                                "The host failed; its log says why. Nothing more is known here.");
        };
    }

    static Problem unavailable() {
        return Problem.of(
                HttpStatus.SERVICE_UNAVAILABLE,
                "LOG_UNAVAILABLE",
                "The database does not answer. Ask again with the same request.");
    }

    /**
     * The first line of the first reason: a parser tells the place of the fault in it, and our insides in the others.
     */
    private static String why(ErrorContext context) {
        return context.getErrors().stream()
                .flatMap(error -> String.valueOf(error.getMessage()).lines())
                .findFirst()
                .map(line -> line.replaceAll("\\b[a-z]+(\\.[a-zA-Z0-9_$]+){2,}", "it")
                        .strip())
                .orElse("no reason is known");
    }

    private static boolean isOfTheStore(Throwable failure) {
        return Stream.iterate(failure, cause -> cause != null, Throwable::getCause)
                .limit(20)
                .anyMatch(cause -> cause instanceof StoreUnavailable
                        || cause instanceof SQLException
                        || cause instanceof DataAccessException
                        || cause instanceof ConnectionException);
    }
}
