"""The catalogue of a game: each thing of its box with its words, numbers and rules, and the aid for players.

Galleries, tooltips and printed aids are made of it, so that what a thing is stands in one place.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Protocol

from platformer_nb.core.value import part, value

if TYPE_CHECKING:
    from platformer_nb.core.game import Words


@value
class Thing:
    """One thing, in the language it was asked for. No two have the same `kind` and `id`.

    `texts`: what it does, a paragraph each; `numbers`: short facts such as a price; `count`: how many are in
    the box, 0 where nobody counts them; `rules`: the ids of the rules it rests on, the nearest first.
    `shown`: plain values for the drawing of the game's page, where kind and id do not say enough.
    """

    kind: str
    id: str
    name: str
    texts: tuple[str, ...]
    rules: tuple[str, ...]
    numbers: tuple[str, ...] = ()
    count: int = 0
    shown: Mapping[str, Any] = part(default_factory=dict)

    @property
    def key(self) -> str:
        """What names it in a link: kind and id."""
        return f"{self.kind}/{self.id}"


@value
class AidLine:
    """One line of an aid: what it is about, its sentence, and the rules it rests on.

    `drawn` is the `Thing.key` of the thing that is drawn beside it, if any. `apart`: it follows the steps it
    stands with, but is none of them and has no number.
    """

    text: str
    rules: tuple[str, ...]
    lead: str = ""
    drawn: str = ""
    apart: bool = False


@value
class AidPart:
    """A part of an aid under its title; `steps`: its lines are to be done in this order."""

    title: str
    lines: tuple[AidLine, ...]
    steps: bool = False


class Catalogue(Protocol):
    """The catalogue of a game."""

    def kinds(self, words: Words) -> Mapping[str, str]:
        """Return the kinds of things with their headings, in the order of display."""

    def things(self, words: Words) -> Sequence[Thing]:
        """Return every thing of the box, kind by kind."""

    def signs(self, words: Words) -> Sequence[Thing]:
        """Return what a page shows besides the things of the box, such as a counter: told there, in no gallery."""

    def aid(self, words: Words) -> Sequence[AidPart]:
        """Return the aid for players, short enough for one printed page; empty if there is none."""
