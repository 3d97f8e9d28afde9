package clockwise.web;

import clockwise.json.Form;
import clockwise.json.Misread;
import clockwise.live.Outcome;
import clockwise.live.Unserved;
import clockwise.store.TableForms;
import clockwise.table.Rejection;
import io.micronaut.http.HttpResponse;
import io.micronaut.http.HttpStatus;
import io.micronaut.http.MediaType;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/**
 * Why a request at a table was not done (RFC 9457), with what helps a program to go on.
 *
 * @param number the frozen code of a rejection
 * @param revision the one to look at next
 * @param pointer where in the body the fault is
 * @param reason why the table is not served
 */
record Refusal(
        String type,
        String title,
        int status,
        String detail,
        String code,
        OptionalInt number,
        Optional<Long> revision,
        Optional<String> pointer,
        Optional<Unserved.Reason> reason) {
    private static final Form<Refusal> FORM = TableForms.ALL.of(Refusal.class);

    /** Those that speak of who asks, not of the table. */
    private static final Set<Rejection> OF_THE_BADGE =
            Set.of(Rejection.NOT_ALLOWED, Rejection.NEEDS_FLOOR, Rejection.NOT_THE_DEALER);

    static HttpResponse<?> of(Outcome.Refused refused) {
        Rejection rejection = refused.rejection();
        HttpStatus status = OF_THE_BADGE.contains(rejection) ? HttpStatus.FORBIDDEN : HttpStatus.CONFLICT;
        String detail = refused.detail().isEmpty()
                ? rejection.sentence()
                : rejection.sentence() + " (" + refused.detail() + ")";
        return answer(new Refusal(
                "about:blank",
                status.getReason(),
                status.getCode(),
                detail,
                rejection.name(),
                OptionalInt.of(rejection.code()),
                Optional.of(refused.revision()),
                Optional.empty(),
                Optional.empty()));
    }

    static HttpResponse<?> malformed(Misread misread) {
        return malformed(misread.path(), misread.sentence());
    }

    static HttpResponse<?> malformed(String pointer, String sentence) {
        return answer(of(HttpStatus.BAD_REQUEST, "MALFORMED", sentence, Optional.of(pointer), Optional.empty()));
    }

    static HttpResponse<?> of(Unserved unserved) {
        return answer(of(
                HttpStatus.SERVICE_UNAVAILABLE,
                "TABLE_NOT_SERVED",
                String.valueOf(unserved.getMessage()),
                Optional.empty(),
                Optional.of(unserved.reason())));
    }

    private static Refusal of(
            HttpStatus status, String code, String detail, Optional<String> pointer, Optional<Unserved.Reason> reason) {
        return new Refusal(
                "about:blank",
                status.getReason(),
                status.getCode(),
                detail,
                code,
                OptionalInt.empty(),
                Optional.empty(),
                pointer,
                reason);
    }

    private static HttpResponse<?> answer(Refusal refusal) {
        return HttpResponse.status(HttpStatus.valueOf(refusal.status))
                .contentType(MediaType.APPLICATION_JSON_PROBLEM_TYPE)
                .body(FORM.write(refusal));
    }
}
