package clockwise.web;

import clockwise.store.StoreUnavailable;
import io.micronaut.context.annotation.Factory;
import io.micronaut.data.connection.exceptions.ConnectionException;
import io.micronaut.data.exceptions.DataAccessException;
import io.micronaut.http.HttpRequest;
import io.micronaut.http.HttpResponse;
import io.micronaut.http.HttpStatus;
import io.micronaut.http.server.exceptions.ExceptionHandler;
import io.micronaut.http.server.exceptions.response.ErrorContext;
import jakarta.inject.Singleton;
import java.sql.SQLException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Failures of the database are no bugs: one line in the log of the host, and 503. */
@Factory
final class StoreFailures {
    private static final Logger LOG = LoggerFactory.getLogger(StoreFailures.class);

    private final Problems problems;

    StoreFailures(Problems problems) {
        this.problems = problems;
    }

    @Singleton
    ExceptionHandler<StoreUnavailable, HttpResponse<?>> ofTheLog() {
        return this::answer;
    }

    @Singleton
    ExceptionHandler<SQLException, HttpResponse<?>> ofTheDatabase() {
        return this::answer;
    }

    @Singleton
    ExceptionHandler<DataAccessException, HttpResponse<?>> ofTheReferenceData() {
        return this::answer;
    }

    @Singleton
    ExceptionHandler<ConnectionException, HttpResponse<?>> ofAConnection() {
        return this::answer;
    }

    private HttpResponse<?> answer(HttpRequest<?> request, Throwable failure) {
        LOG.warn("{} {}: {}", request.getMethod(), request.getPath(), failure.toString());
        return problems.processResponse(
                ErrorContext.builder(request)
                        .cause(failure)
                        .errorMessage("The database does not answer")
                        .build(),
                HttpResponse.status(HttpStatus.SERVICE_UNAVAILABLE));
    }
}
