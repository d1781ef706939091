"""The view interface of a game: the board section of a view, and the game's intents. See docs/view.md."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any, Protocol, TypeVar, runtime_checkable

from platformer_nb.core.parts.intent import Intents
from platformer_nb.core.rules import Seat
from platformer_nb.core.value import value

if TYPE_CHECKING:
    from platformer_nb.core.game import Player, Words
    from platformer_nb.core.parts.verdict import Verdict

S = TypeVar("S")
A = TypeVar("A")
S_contra = TypeVar("S_contra", contravariant=True)
E_contra = TypeVar("E_contra", contravariant=True)


@value
class Offer:
    """What a board section offers to click, said when it is made: less in a lesson than in a game.

    `open`: whether there is anything to click. `verbs`: the actions taught so far by the first word of their
    notation; all their choices are buttons, cards included. None: a game, with its cards on the table.
    `prompt` replaces the game's own; "" keeps it. `conclusions`: whether the section shows what follows from the
    position, such as who is about to win, besides what lies on the table; not while that is being asked. `lit`:
    whether it lists the places that can be pressed (`targets`); each can be pressed without that.
    """

    open: bool = True
    verbs: frozenset[str] | None = None
    prompt: str = ""
    conclusions: bool = True
    lit: bool = True


class PlayedTable(Protocol[S, A]):
    """The interface of a table for a board section; see `platformer_nb.table.table.Table`."""

    @property
    def seen(self) -> S:
        """The present position as the viewer's seat may see it (`Rules.observe`)."""

    @property
    def viewer(self) -> Seat | None:
        """The seat whose eyes the view is for; None if only bots play."""

    @property
    def offer(self) -> Offer:
        """What the section offers to click."""

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

    def decided(self, seat: Seat) -> Iterable[S]:
        """Return the positions in which a seat has decided so far, as it saw them."""

    def do(self, action: A | str) -> bool:
        """Do an action if it is legal; else keep the refusal for the view. Return whether it was done."""

    def fail(self, key: str) -> None:
        """Show the text of this key as the reason why an intent failed."""

    def answer(self, say: Callable[[], Verdict]) -> None:
        """Show a verdict of the game's own, such as why a press meant no action; said anew in each language."""


class BoardSection(Protocol[S_contra, E_contra]):
    """The board section of a table's view, with the selections made before an action is complete."""

    def view(self) -> dict[str, Any]:
        """Return the keys of the board, `turn` and `over` among them, with what the table's `offer` allows."""

    def event(self, before: S_contra, after: S_contra, event: E_contra) -> dict[str, Any]:
        """Return the drawable part of an event: its `type`, and what moves where.

        The states before and after its action are the viewer's observations.
        """

    def befalls(self, event: E_contra) -> Seat | None:
        """Return the seat that an event does harm to, such as a wound, a push or a theft; None if it harms no seat."""

    def foresee(self, at: str | None, action: str | None) -> Mapping[str, Any] | None:
        """Return what a click `at` a place, or an action in notation, would bring for certain.

        `text` tells it; `figure` would then be at `lands`, both None if nothing moves. None: there is nothing to
        tell. It is only asked where nothing is masked from the viewer.
        """

    def follow(self) -> None:
        """Update to the state of the table, which may have changed."""

    def clear(self) -> None:
        """Clear all selections."""


@runtime_checkable
class Laying(Protocol):
    """A board section that lays out what equals each other, such as used dice: a saved game keeps how they lie."""

    @property
    def laid(self) -> str:
        """How they lie, for a record; "" if there are none."""

    def lay(self, laid: str) -> None:
        """Lay them out as a record says; nothing is done if it does not fit the position."""


class Views(Protocol[S, A, E_contra]):
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

    def section(self, table: PlayedTable[S, A]) -> BoardSection[S, E_contra]:
        """Return a new board section for a table."""
