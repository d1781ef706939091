"""What a use is aimed at: a record for each kind of effect, and how far it reaches."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache
from typing import Any

from platformer_nb.core.ruling import Cite
from platformer_nb.core.value import part, value
from platformer_nb.games.labyrinth.model import actions as a
from platformer_nb.games.labyrinth.model.card_frames import Aim
from platformer_nb.games.labyrinth.model.hexes import CELLS, KEY_CELLS, distance
from platformer_nb.games.labyrinth.model.maze import (
    COVERED,
    FIRST_START,
    MOST_CORRIDORS,
    Maze,
    is_start,
)
from platformer_nb.games.labyrinth.model.state import State
from platformer_nb.games.labyrinth.model.state_builder import StateBuilder
from platformer_nb.games.labyrinth.registry import rule
from platformer_nb.games.labyrinth.rules.maze.ways import steps
from platformer_nb.games.labyrinth.rules.using.uses import card_rule, facts_of


@value
class Aimed:
    """How one kind of effect is used.

    `candidates` yields what it might be aimed at, `objects` says why an answer is illegal; `do` carries it out. An
    effect without `answers` is aimed at nothing: then `idle` says why it would do nothing. One that is `forced` has but
    one aim, which is taken without a question.
    """

    kind: type
    do: Callable[[StateBuilder, Aim, Any], None]
    answers: tuple[type, ...] = ()
    candidates: Callable[[State, Aim], Iterable[a.Action]] = lambda _state, _aim: ()
    objects: Callable[[State, Aim, Any], Cite | None] = part(
        default=lambda _state, _aim, _action: None
    )
    idle: Callable[[State, Aim], Cite | None] = lambda _state, _aim: None
    forced: Callable[[State, Aim], bool] = lambda _state, _aim: False


def options(aimed: Aimed, state: State, aim: Aim) -> Iterator[a.Action]:
    """Yield what a use may be aimed at."""
    for action in aimed.candidates(state, aim):
        if aimed.objects(state, aim, action) is None:
            yield action


def effect_of(state: State, aim: Aim) -> Any:
    """Return the effect of a use."""
    return state.box.uses[aim.use].effect


def not_for(state: State, aim: Aim, why: str) -> Cite:
    """Return that the card of a use allows no such thing: in a word, why."""
    return Cite(card_rule(state, aim.use), {**facts_of(state, aim.use), "why": why})


# --- how far ---------------------------------------------------------------------------------------------------


def cell_at(place: int) -> int:
    """Return the cell of a place; of a start space, that of its key tile."""
    return KEY_CELLS[place - FIRST_START] if is_start(place) else place // MOST_CORRIDORS


def near(state: State, aim: Aim, cell: int) -> bool:
    """Return whether a cell is as few tiles away as the card says."""
    if not 0 <= cell < CELLS:
        return False
    most: int = effect_of(state, aim).tiles
    return distance(cell_at(state.pawns[aim.seat].at), cell) <= most


@rule("CRY-7", "ITM-9")
def in_reach(state: State, aim: Aim, cell: int) -> Cite | None:
    """CRY-7, ITM-9: a card that names a distance reaches no further."""
    return None if near(state, aim, cell) else not_for(state, aim, "far")


def within(state: State, place: int, most: int) -> frozenset[int]:
    """Return the places at most so many steps along open corridors from one, itself included.

    No step leads on from a tile that lies face down: where it does is known once it is turned up (CHR-9).
    """
    return _within(state.maze, place, most)


@lru_cache(maxsize=1 << 10)  # Each place in reach asks whether it is.
def _within(maze: Maze, place: int, most: int) -> frozenset[int]:
    reached, laid = frozenset((place,)), maze.laid
    for _ in range(most):
        open_ones = (one for one in reached if laid[cell_at(one)] != COVERED)
        reached |= {to for one in open_ones for _, to in steps(maze, one)}
    return reached
