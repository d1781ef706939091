"""What a page shows of a game: the board section of a view, and the intents of its table. See docs/view.md."""

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
    """What a board section may use of its table; see `platformer_nb.table.table.Table`."""

    @property
    def session(self) -> Session[S, A, E]:
        """The game that is played."""

    @property
    def state(self) -> S:
        """The present position."""

    @property
    def words(self) -> Words:
        """The words of its language."""

    @property
    def shown_names(self) -> tuple[str, ...]:
        """The players' names, "" for a person without one."""

    @property
    def bots(self) -> Mapping[Seat, Player[S, A]]:
        """The bots by seat."""

    @property
    def bot(self) -> Player[S, A] | None:
        """The bot whose decision is due, if it is a bot's."""

    def do(self, action: A | str) -> bool:
        """Do an action if the rules allow it; else keep why not, for the view."""

    def fail(self, key: str) -> None:
        """Show the sentence of this key as the reason why an intent was not done."""


class BoardSection(Protocol[E_contra]):
    """The board section of one table's view, and what is chosen on it before an action is made of it."""

    def view(self) -> dict[str, Any]:
        """The keys of the board, `turn` and `over` among them."""

    def event(self, event: E_contra) -> dict[str, Any]:
        """What of an event can be drawn: its `type`, and where it moves what."""

    def lesson_buttons(self, verbs: Collection[str]) -> list[dict[str, Any]]:
        """The choices of a lesson's board that has taught these verbs."""

    def follow(self) -> None:
        """Follow the state of the table, which may be another one."""

    def clear(self) -> None:
        """Let go of all that is chosen."""


class Views(Protocol[S, A, E]):
    """What a page shows of a game and lets a player do on it."""

    @property
    def intents(self) -> Intents:
        """What a page may ask for besides the intents of every table; the board section handles it."""

    def seats(self, state: S) -> int:
        """How many seats a game has."""

    def active(self, state: S) -> Seat:
        """Whose turn it is."""

    def state(self, given: object) -> S:
        """A state, or the one that a drawing describes; raises BadInput, or TypeError for what is neither."""

    def position(
        self, state: S, words: Words, names: tuple[str, ...] = (), *, inert: bool = False
    ) -> dict[str, Any]:
        """The board section of a position that nobody plays; `inert`: nothing on it looks usable."""

    def section(self, table: PlayedTable[S, A, E]) -> BoardSection[E]:
        """A new board section for a table."""
