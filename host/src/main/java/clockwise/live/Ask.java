package clockwise.live;

import clockwise.json.Form;
import clockwise.store.Bytes;
import clockwise.store.HashChain;
import clockwise.store.TableForms;
import clockwise.table.Actor;
import clockwise.table.Command;

/** What somebody asks of a table, before the host has looked at the clock. */
public record Ask(String id, long revision, Actor actor, Command command) {
    private record Content(long revision, String actor, Command command) {}

    private static final Form<Content> CONTENT = TableForms.ALL.of(Content.class);

    /** The hash of all that makes two requests with one id the same or not. */
    Bytes hash() {
        return HashChain.sha256(Bytes.of(CONTENT.write(new Content(revision, actor.id(), command))));
    }
}
