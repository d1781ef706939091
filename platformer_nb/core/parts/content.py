"""The content files of a game, and the pieces of its board as drawings."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, Protocol

from platformer_nb.core.errors import BadInput
from platformer_nb.core.game import Words
from platformer_nb.core.value import value


@value
class Drawing:
    """A piece of a board, drawn with characters; drawings of one `kind` share a heading."""

    id: str
    kind: Mapping[str, Any]
    lines: tuple[str, ...]


class Content(Protocol):
    """The content files of a game other than texts and lessons: cards, boards, rules."""

    @property
    def shapes(self) -> Mapping[str, Any]:
        """Return the pydantic TypeAdapter of each kind of file, by the name of its JSON Schema."""

    def faults(self, path: Path | None) -> list[BadInput]:
        """Return the errors of a content folder (None: the game's own), except those of its texts."""

    def needed_keys(self, path: Path | None) -> Mapping[str, str]:
        """Return the text keys this content needs, each with the id of the card or piece that needs it."""

    def listing(self, words: Words) -> Iterable[str]:
        """Yield one line for each card and piece of the game."""

    def as_json(self, words: Words) -> Mapping[str, Any]:
        """Return the listing as plain values."""

    def drawings(self) -> Sequence[Drawing]:
        """Return the pieces of its board; empty if the board is not drawn."""

    def heading(self, drawn: Sequence[Drawing], words: Words) -> str:
        """Return the heading of the drawings of one kind."""

    def praise(self, path: Path | None, folder: str, words: Words) -> str:
        """Return the success message for a folder without errors, with counts of its content."""
