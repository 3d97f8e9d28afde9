package clockwise.staff;

import io.micronaut.data.jdbc.annotation.JdbcRepository;
import io.micronaut.data.model.query.builder.sql.Dialect;
import io.micronaut.data.repository.CrudRepository;

/** All badges of the room. */
@JdbcRepository(dialect = Dialect.MYSQL)
public interface Badges extends CrudRepository<Badge, String> {}
