"""The examples of Labyrinth's rulebook, read and played on first use; see `core.parts.examples.Examples`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cached_property
from typing import TYPE_CHECKING

from platformer_nb.text.examples import PlayedExamples

if TYPE_CHECKING:
    from platformer_nb.core.game import Words
    from platformer_nb.games.labyrinth.content.examples import Example
    from platformer_nb.games.labyrinth.model.state import State


class LabyrinthExamples(PlayedExamples):
    """The examples of `content/labyrinth/examples`, held to all that they state."""

    test = "tests/games/labyrinth/examples/test_examples.py"

    @cached_property
    def all(self) -> tuple[Example, ...]:
        """All examples, in the order of their files."""
        from platformer_nb.games.labyrinth.content.examples import load_examples

        return load_examples()

    @cached_property
    def proven(self) -> Mapping[str, str]:
        """The example that proves each rule, as stored in `examples/proven.toml`."""
        from platformer_nb.games.labyrinth.content.examples import load_proven

        return load_proven()

    @cached_property
    def shown(self) -> Mapping[str, list[str]]:
        """The renderers of each rule: none are measured yet."""
        return {}

    @cached_property
    def pending(self) -> Mapping[str, Mapping[str, str]]:
        """Rules without a function or a citation, with the reason."""
        from platformer_nb.games.labyrinth.content import examples

        return {"functions": examples.load_pending(), "cited": examples.load_uncited()}

    def begin(self, example: Example) -> State:  # type: ignore[override]
        """Return the state an example starts from; raise BadInput if there is none."""
        from platformer_nb.games.labyrinth.examples.playing import begin

        return begin(example)

    def faults(self, example: Example) -> tuple[str, ...]:  # type: ignore[override]
        """Return the failed expectations of an example."""
        from platformer_nb.games.labyrinth.examples.playing import faults

        return tuple(faults(example))

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
