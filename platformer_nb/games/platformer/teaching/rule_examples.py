"""The examples of Platformer's rulebook, played by `teaching.examples` on first use."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cached_property
from typing import TYPE_CHECKING

from platformer_nb.core.game import Words

if TYPE_CHECKING:
    from platformer_nb.games.platformer.content.examples import Example


class PlatformerExamples:
    """The examples of `content/platformer/examples`; see `core.parts.examples.Examples`."""

    test = "tests/games/test_examples.py"

    @cached_property
    def all(self) -> tuple[Example, ...]:
        """All examples, in the order of their files."""
        from platformer_nb.games.platformer.content.examples import load_examples

        return load_examples()

    @cached_property
    def proven(self) -> Mapping[str, str]:
        """The example that proves each rule, as stored in `examples/proven.toml`."""
        from platformer_nb.games.platformer.content.examples import load_proven

        return load_proven()

    @cached_property
    def shown(self) -> Mapping[str, list[str]]:
        """The renderers of each rule, as stored in `examples/shown.toml`."""
        from platformer_nb.games.platformer.content.examples import load_shown

        return load_shown()

    @cached_property
    def pending(self) -> Mapping[str, Mapping[str, str]]:
        """Rules without an example, a lesson or a citation, with the reason."""
        from platformer_nb.games.platformer.content import examples

        return {
            "examples": examples.load_pending(),
            "lessons": examples.load_pending(name=examples.LESSONS_PENDING),
            "cited": examples.load_uncited(),
            "shown": examples.load_unshown(),
        }

    def faults(self, example: Example) -> tuple[str, ...]:
        """Return the failed expectations of an example."""
        from platformer_nb.games.platformer.teaching.examples import run

        return run(example).faults

    def cited(self, example: Example) -> frozenset[str]:
        """Return every rule cited by a ruling or an event of the example."""
        from platformer_nb.games.platformer.teaching.examples import cited

        return cited(example)

    def event_keys(self, example: Example) -> Iterator[tuple[str, tuple[str, ...]]]:
        """Yield the key of each event of the actions tried, with the rules that decided it."""
        from platformer_nb.games.platformer.citations import event_rules
        from platformer_nb.games.platformer.narration.events import event_facts
        from platformer_nb.games.platformer.teaching.examples import run

        played = run(example)
        decided = [by for state, action in played.done for by in event_rules(state, action)]
        for event, by in zip(played.events, decided, strict=True):
            assert played.end is not None  # it has events
            yield event_facts(played.end, event)[0], by

    def told(self, example: Example, words: Words, notation: bool = True) -> Iterator[str]:
        """Yield the lines of an example: what is tried, the verdict and the consequences."""
        from platformer_nb.games.platformer.teaching.examples import told

        return told(example, words, notation)
