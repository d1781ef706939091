"""The records of the rules: one for each activity, one for each kind of frame. `chapters` collects them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final, TypeAlias

from platformer_nb.core.ruling import Cite
from platformer_nb.core.value import part, value
from platformer_nb.games.labyrinth.model.actions import Action
from platformer_nb.games.labyrinth.model.state import State
from platformer_nb.games.labyrinth.model.state_builder import StateBuilder

Clause: TypeAlias = Callable[[State, Any], Cite | None]
"""Takes the position and an action; returns why it is illegal."""


def no_cites(_state: State, _action: Any) -> tuple[Cite, ...]:
    """Return no further reason."""
    return ()


@value
class Activity:
    """Something the active player may do when nothing is pending (ACT-5 to ACT-7).

    `options` yields the legal ones as if nothing came first and as if `cost` could be paid: those of an activity that costs
    nothing by itself look at what a card asks. `clauses` are asked in order, up to the first that objects; `allows` returns the
    rules that make one legal; `do` carries it out.
    """

    kind: type
    cost: int
    options: Callable[[State], Iterable[Action]]
    clauses: tuple[Clause, ...]
    allows: Callable[[State, Any], tuple[Cite, ...]]
    do: Callable[[StateBuilder, Any], None]


@value
class Decision:
    """What settles one kind of frame.

    `decides` returns the seat that decides, NATURE where chance does, None where the frame goes on by itself;
    `options` returns what is legal then. `objects` returns why an action that `answers` names is illegal, `allows`
    why one is legal. `answer` and `advance` carry it on; the frame has been removed before.
    """

    kind: type
    decides: Callable[[State, Any], int | None]
    advance: Callable[[StateBuilder, Any], None]
    answers: tuple[type, ...] = ()
    options: Callable[[State, Any], Sequence[Action]] = lambda _state, _frame: ()
    objects: Callable[[State, Any, Any], Cite | None] = lambda _state, _frame, _action: None
    allows: Callable[[State, Any, Any], tuple[Cite, ...]] = lambda _state, _frame, _action: ()
    answer: Callable[[StateBuilder, Any, Any], None] = part(
        default=lambda _b, _frame, _action: None
    )


SEAT_LETTERS: Final = tuple("ABCDEF")
"""How notation calls the seats: A begins."""


def letter(seat: int) -> str:
    """Return the letter of a seat: A begins."""
    return SEAT_LETTERS[seat] if 0 <= seat < len(SEAT_LETTERS) else "?"


def nothing(_builder: StateBuilder, *_given: object) -> None:
    """Change nothing."""


def goes_on(_state: State, _frame: object) -> None:
    """Return that nobody decides."""
