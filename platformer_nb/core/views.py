"""The view interface of a game: the board section of a view, and the game's intents. See docs/view.md."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from platformer_nb.core.intent import Intents
from platformer_nb.core.rules import Seat

if TYPE_CHECKING:
    from platformer_nb.core.game import Player, Words
    from platformer_nb.core.session import Session

S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")
E_contra = TypeVar("E_contra", contravariant=True)


class PlayedTable(Protocol[S, A, E]):
    """The interface of a table for a board section; see `platformer_nb.table.table.Table`."""

    @property
    def session(self) -> Session[S, A, E]:
        """The game in progress."""

    @property
    def state(self) -> S:
        """The present position."""

    @property
    def words(self) -> Words:
        """The texts of its language."""

    @property
    def shown_names(self) -> tuple[str, ...]:
        """The players' names, "" for a person without one."""

    @property
    def bots(self) -> Mapping[Seat, Player[S, A]]:
        """The bots by seat."""

    @property
    def bot(self) -> Player[S, A] | None:
        """The bot that has to decide now; None if the decision is not a bot's."""

    def do(self, action: A | str) -> bool:
        """Do an action if it is legal; else keep the refusal for the view. Return whether it was done."""

    def fail(self, key: str) -> None:
        """Show the text of this key as the reason why an intent failed."""


class BoardSection(Protocol[E_contra]):
    """The board section of a table's view, with the selections made before an action is complete."""

    def view(self) -> dict[str, Any]:
        """Return the keys of the board, `turn` and `over` among them."""

    def event(self, event: E_contra) -> dict[str, Any]:
        """Return the drawable part of an event: its `type`, and what moves where."""

    def lesson_buttons(self, verbs: Collection[str]) -> list[dict[str, Any]]:
        """Return the buttons of a lesson's board on which these verbs have been taught."""

    def follow(self) -> None:
        """Update to the state of the table, which may have changed."""

    def clear(self) -> None:
        """Clear all selections."""


class Views(Protocol[S, A, E]):
    """How a page shows a game and lets a player act on it.

    Its JavaScript and styles are found by their places: `board.js` and `*.css` in
    `widgets/platformer_widgets/games/<name>/`, or in the folder `page/` of the package of another
    distribution. See `platformer_widgets/assets.py`.
    """

    @property
    def intents(self) -> Intents:
        """The intents of the game besides those of every table; the board section handles them."""

    @property
    def words(self) -> Mapping[str, tuple[str, ...]]:
        """The keys of the fixed texts its board shows, each with the gaps that the browser fills."""

    def seats(self, state: S) -> int:
        """Return the number of seats."""

    def active(self, state: S) -> Seat:
        """Return the seat whose turn it is."""

    def state(self, given: object) -> S:
        """Return a state, or parse a drawing; raises BadInput, or TypeError for any other type."""

    def position(
        self, state: S, words: Words, names: tuple[str, ...] = (), *, inert: bool = False
    ) -> dict[str, Any]:
        """Return the board section of a position without a game; `inert`: nothing on it looks usable."""

    def section(self, table: PlayedTable[S, A, E]) -> BoardSection[E]:
        """Return a new board section for a table."""
