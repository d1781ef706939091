"""The examples of Labyrinth's rulebook, read and played on first use; see `core.parts.examples.Examples`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from platformer_nb.text.examples import FiledExamples

if TYPE_CHECKING:
    from platformer_nb.core.game import Words
    from platformer_nb.games.labyrinth.content.examples import Example, ExampleFiles
    from platformer_nb.games.labyrinth.model.state import Event, State


class LabyrinthExamples(FiledExamples):
    """The examples of `content/labyrinth/examples`, held to all that they state."""

    test = "tests/games/labyrinth/examples/test_examples.py"

    lacking = {"functions": "examples/pending.toml"}  # noqa: RUF012

    def files(self) -> ExampleFiles:
        """Return the files of the examples."""
        from platformer_nb.games.labyrinth.content.examples import stored

        return stored()

    def begin(self, example: Example) -> State:  # type: ignore[override]
        """Return the state an example starts from; raise BadInput if there is none."""
        from platformer_nb.games.labyrinth.examples.playing import begin

        return begin(example)

    def faults(self, example: Example) -> tuple[str, ...]:  # type: ignore[override]
        """Return the failed expectations of an example."""
        from platformer_nb.games.labyrinth.examples.playing import faults

        return tuple(faults(example))

    def event_key(self, after: State, event: Event) -> str:
        """Return the text key of an event."""
        from platformer_nb.games.labyrinth.narration.facts import sentence_key

        return sentence_key(event)

    def told(  # type: ignore[override]
        self, example: Example, words: Words, notation: bool = True
    ) -> Iterator[str]:
        """Yield each action and the verdict or the events, then what is otherwise in the position than before."""
        from platformer_nb.games.labyrinth.examples.playing import said_after, say_new_game

        if example.game is not None:
            yield say_new_game(words, example.game)
        yield from super().told(example, words, notation)
        if example.after and (then := said_after(example, words)):
            yield words("catalogue-then", text=" ".join(then))
