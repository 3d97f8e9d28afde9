package clockwise.web;

import io.micronaut.core.convert.ArgumentConversionContext;
import io.micronaut.core.type.Argument;
import io.micronaut.http.HttpRequest;
import io.micronaut.http.bind.binders.TypedRequestArgumentBinder;
import jakarta.inject.Singleton;

/** Hands whoever the gate let in to the methods that ask for it. */
@Singleton
final class SignedBinder implements TypedRequestArgumentBinder<Signed> {
    static final String ATTRIBUTE = "clockwise.signed";

    @Override
    public Argument<Signed> argumentType() {
        return Argument.of(Signed.class);
    }

    @Override
    public BindingResult<Signed> bind(ArgumentConversionContext<Signed> context, HttpRequest<?> request) {
        return () -> request.getAttribute(ATTRIBUTE, Signed.class);
    }
}
