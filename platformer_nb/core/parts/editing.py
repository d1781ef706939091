"""The editor interface of a game: setting up a position by hand, piece by piece, without notation.

Every change is checked by the rules: it returns another valid position, or raises BadInput.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal, Protocol, TypeVar, runtime_checkable

if TYPE_CHECKING:
    from platformer_nb.core.game import Words

S = TypeVar("S")

Kind = Literal["number", "choice", "set", "tick", "do"]


@dataclass(frozen=True, slots=True)
class Piece:
    """A piece that is put on a place of the board; one of a game's takes pieces away.

    `drawn` is the key of the thing of the catalogue whose drawing it has, `kind/id`, and `shown` what that drawing
    needs besides; `label` is read aloud in place of the name.
    """

    id: str
    name: str
    drawn: str = ""
    shown: Mapping[str, Any] | None = None
    label: str = ""


@dataclass(frozen=True, slots=True)
class Field:
    """A value beside the board.

    `kind` is a `number` from `least` to `most`, a `choice` of one, a `set` of several, a `tick`, or something
    to `do`. `value` is the present one: a number, an id, several ids, or whether it is ticked. What `change` is
    told is the new number, the id chosen, the id that joins or leaves the set, "on" or "off", or "".
    """

    id: str
    label: str
    kind: Kind
    value: int | str | bool | tuple[str, ...] = ""
    choices: tuple[Piece, ...] = ()
    least: int = 0
    most: int = 0


@dataclass(frozen=True, slots=True)
class Group:
    """Fields of one subject, under a title."""

    title: str
    fields: tuple[Field, ...]


class Editor(Protocol[S]):
    """How positions of a game are set up by hand."""

    def start(self) -> S:
        """Return the position to begin with."""

    def pieces(self, state: S, words: Words) -> Sequence[Piece]:
        """Return the pieces that can be put on the board."""

    def groups(self, state: S, words: Words) -> Sequence[Group]:
        """Return the values beside the board."""

    def put(self, state: S, piece: str, at: str) -> S:
        """Return the position with a piece put on a place of the board; raises BadInput."""

    def change(self, state: S, field: str, value: int | str) -> S:
        """Return the position with another value of a field; raises BadInput."""


@runtime_checkable
class NotingEditor(Protocol):
    """An editor that says what else a change has done than what was asked for."""

    def note(self, before: Any, after: Any, words: Words) -> str:
        """Return what has changed elsewhere, in a sentence; "" if nothing has."""
