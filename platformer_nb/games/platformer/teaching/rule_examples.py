"""The examples of Platformer's rulebook, read and played on first use; see `core.parts.examples.Examples`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from platformer_nb.text.examples import FiledExamples

if TYPE_CHECKING:
    from platformer_nb.core.game import Words
    from platformer_nb.games.platformer.content.examples import Example, ExampleFiles
    from platformer_nb.games.platformer.events import Event
    from platformer_nb.games.platformer.model.state import State


class PlatformerExamples(FiledExamples):
    """The examples of `content/platformer/examples`, held to all that they state."""

    test = "tests/games/test_examples.py"
    lacking = {"examples": "examples/pending.toml", "lessons": "lessons/pending.toml"}  # noqa: RUF012

    def files(self) -> ExampleFiles:
        """Return the files of the examples."""
        from platformer_nb.games.platformer.content.examples import stored

        return stored()

    def begin(self, example: Example) -> State:  # type: ignore[override]
        """Return the state an example starts from; raise BadInput if there is none."""
        from platformer_nb.games.platformer.teaching.examples import begin

        return begin(example)

    def faults(self, example: Example) -> tuple[str, ...]:  # type: ignore[override]
        """Return the failed expectations of an example."""
        from platformer_nb.games.platformer.teaching.examples import run

        return run(example).faults

    def event_key(self, after: State, event: Event) -> str:
        """Return the text key of an event that ended in this state."""
        from platformer_nb.games.platformer.narration.events import event_facts

        return event_facts(after, event)[0]

    def told(  # type: ignore[override]
        self, example: Example, words: Words, notation: bool = True
    ) -> Iterator[str]:
        """Yield what is set up, each action and the verdict or the events, then what is true of the position."""
        from platformer_nb.games.platformer.teaching.examples import said_after, said_before

        yield from said_before(example, words)
        yield from super().told(example, words, notation)
        yield from said_after(example, words)
