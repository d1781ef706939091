"""The part `content` of a game with a box: a validated folder of its cards and pieces."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Generic, Protocol, TypeVar

from platformer_nb.content.game_content import GameBox
from platformer_nb.core.errors import BadInput
from platformer_nb.core.game import Words
from platformer_nb.core.parts.content import Drawing

BoxT = TypeVar("BoxT")
ListedT_contra = TypeVar("ListedT_contra", contravariant=True)


class Card(Protocol):
    """A card or piece, as far as its texts are concerned."""

    @property
    def id(self) -> str:
        """The id in the content files."""

    @property
    def keys(self) -> Iterable[str]:
        """The text keys it needs."""


class Listing(Protocol[ListedT_contra]):
    """What the module `listing` of a game has."""

    def cards_of(self, box: ListedT_contra, /) -> Iterable[Card]:
        """Yield every card and piece of a box."""

    def lines(self, box: ListedT_contra, words: Words, /) -> Iterator[str]:
        """Yield the box as lines: cards by kind, then numbers of pieces."""

    def listed(self, box: ListedT_contra, words: Words, /) -> Mapping[str, Any]:
        """Return the box as plain values."""


class BoxFolder(Generic[BoxT]):
    """The content of a box and of folders like its own; see `core.parts.content.Content`. Nothing is drawn by itself."""

    def __init__(self, box: GameBox[BoxT], listing: Listing[BoxT]) -> None:
        self.box = box
        self.cards = listing

    def faults(self, path: Path | None) -> list[BadInput]:
        """Return all errors of the box in a folder (None: the game's own)."""
        return self.box.faults(path or self.box.folder())

    def needed_keys(self, path: Path | None) -> Mapping[str, str]:
        """Return the text keys that the cards need, each with the id of its card."""
        return {
            key: card.id for card in self.cards.cards_of(self.box.load(path)) for key in card.keys
        }

    def listing(self, words: Words) -> Iterator[str]:
        """Yield every card by kind, then the numbers of pieces."""
        return self.cards.lines(self.box.load(), words)

    def as_json(self, words: Words) -> Mapping[str, Any]:
        """Return the listing as plain values."""
        return self.cards.listed(self.box.load(), words)

    def drawings(self) -> Sequence[Drawing]:
        """Return nothing."""
        return ()

    def heading(self, drawn: Sequence[Drawing], words: Words) -> str:
        """Return nothing, as nothing is drawn."""
        return ""
