package clockwise.web;

import io.micronaut.http.HttpResponse;
import io.micronaut.http.HttpStatus;
import io.micronaut.http.MediaType;
import io.micronaut.http.MutableHttpResponse;
import io.micronaut.serde.annotation.Serdeable;

/**
 * Why a request below `/api` was not done (RFC 9457).
 *
 * @param type `about:blank`, because the code says it all
 * @param title the name of the status
 * @param detail one sentence for people
 * @param code one word for programs, which never changes its meaning
 */
@Serdeable
public record Problem(String type, String title, int status, String detail, String code) {
    public static Problem of(HttpStatus status, String code, String detail) {
        return new Problem("about:blank", status.getReason(), status.getCode(), detail, code);
    }

    public MutableHttpResponse<Problem> response() {
        return on(HttpResponse.status(HttpStatus.valueOf(status)));
    }

    MutableHttpResponse<Problem> on(MutableHttpResponse<?> response) {
        return response.status(status)
                .contentType(MediaType.APPLICATION_JSON_PROBLEM_TYPE)
                .body(this);
    }
}
