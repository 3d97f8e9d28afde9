package clockwise.live;

import clockwise.store.TableForms;
import clockwise.table.Command;
import java.util.List;
import java.util.function.Predicate;

/** The commands without particulars that a house dealer could give now, so that a screen draws no other buttons. */
final class May {
    private static final String SOME_REASON = "asked for";

    private static final List<Command> ALL = List.of(
            new Command.AllDeclined(),
            new Command.GiveUpBank(),
            new Command.ShowCutCard(),
            new Command.ChangeShoe(SOME_REASON),
            new Command.PausePlay(SOME_REASON),
            new Command.ResumePlay(),
            new Command.BreakGame(SOME_REASON),
            new Command.RestartGame());

    private May() {}

    static List<String> now(Predicate<Command> isAccepted) {
        return ALL.stream()
                .filter(isAccepted)
                .map(command -> TableForms.ALL.nameOf(Command.class, command))
                .toList();
    }
}
