"""The examples interface of a rulebook: drawn positions that show what a rule allows and forbids.

`platformer-nb rules` prints them, the exam varies them, and the tests of a game run them.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Protocol, TypeVar

from platformer_nb.core.value import value

if TYPE_CHECKING:
    from platformer_nb.core.game import Words


class Example(Protocol):
    """An example: a position, actions before, the actions tried, the expected verdict, the rules shown."""

    @property
    def name(self) -> str:
        """Its name, unique in the game: what it shows, in words and hyphens."""

    @property
    def rules(self) -> Sequence[str]:
        """The rules it is an example of."""

    @property
    def position(self) -> str:
        """The position in notation; "" for an example that sets up a game."""

    @property
    def before(self) -> Sequence[str]:
        """Actions done first."""

    @property
    def do(self) -> Sequence[str]:
        """Actions tried."""

    @property
    def refused(self) -> Sequence[str]:
        """The rules that forbid the actions tried; empty if they are legal."""

    @property
    def fails(self) -> str:
        """The rule by which the game or the position cannot be set up; "" if it can."""


@value
class DrawnExample:
    """An example that starts from a drawn position; see `Example`."""

    name: str
    rules: tuple[str, ...]
    position: str
    do: tuple[str, ...]
    before: tuple[str, ...] = ()
    refused: tuple[str, ...] = ()
    fails: str = ""


X = TypeVar("X", bound=Example)


class Examples(Protocol[X]):
    """The `examples` of a rulebook, and what is known of them; `text.examples` has a simple one."""

    @property
    def all(self) -> Sequence[X]:
        """All examples, in the order in which they are shown."""

    @property
    def proven(self) -> Mapping[str, str]:
        """For each rule, its example that ends differently without the functions of the rule.

        Stored data, found by a proof such as `tests/prove`; a rule without a proof is missing.
        """

    @property
    def shown(self) -> Mapping[str, Sequence[str]]:
        """For each rule, the names of the renderers (`Game.renderers`) whose part of a view depends on it.

        Stored data, measured like `proven`: what they show differs when the functions of the rule are off.
        """

    @property
    def pending(self) -> Mapping[str, Mapping[str, str]]:
        """Rules that lack something, by what they lack, each with the reason.

        They lack `examples`, `lessons`, `cited` (no verdict and no event cites them), or are not `shown`.
        """

    @property
    def test(self) -> str:
        """The test file that runs each example, from the root of the checkout; "" if there is none."""

    def faults(self, example: X) -> Sequence[str]:
        """Return how the example ends differently than it states; empty if it holds."""

    def cited(self, example: X) -> frozenset[str]:
        """Return every rule cited by a verdict or an event of the example."""

    def event_keys(self, example: X) -> Iterable[tuple[str, tuple[str, ...]]]:
        """Yield the text key of each event of the actions tried, and the rules that decided it."""

    def told(self, example: X, words: Words, notation: bool = True) -> Iterable[str]:
        """Yield the example in words: what is tried, with or without its notation, the verdict, what happens."""
