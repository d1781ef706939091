"""Variations of a position and an action: what a character has, where the Golem is, what is announced."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from platformer_nb.core.value import replaced
from platformer_nb.games.labyrinth.model.hexes import EDGES
from platformer_nb.games.labyrinth.model.maze import is_start, places
from platformer_nb.games.labyrinth.model.state import ACTIONS, LIVES, State, with_pawn
from platformer_nb.games.labyrinth.notation.actions import read_action, write_action
from platformer_nb.games.labyrinth.notation.position import write
from platformer_nb.games.labyrinth.rules.legality import actions

OTHER_ACTION: Final = 0.4
"""How often another edge, cell or corridor is announced."""

_NAMING: Final = "name"
"""The verb that names a player for an event."""

_QUIET: Final = (
    "high-priestess",
    "lady-of-golems",
    "warlock",
    "tracker",
    "trapper",
    "rope-dancer",
)
"""Characters that can stand in for any, the quietest first: they open no decision in a combat, and decide little by what they are."""


def vary(state: State, action: str, random: Random) -> tuple[str, str]:
    """Return a position in which something is otherwise, and the action, aimed elsewhere now and then."""
    for change in random.sample(_CHANGES, random.randint(1, 3)):
        state = change(state, random)
    aimed = _aimed(state, action, random)
    # Whom an event changes may depend on who has no character.
    return write(state if action.split()[0] == _NAMING else _cast(state)), aimed


def _cast(state: State) -> State:
    """Give characters to the seats that have none: a question names who would do what, and a page draws them."""
    ids = state.box.character_ids
    taken = {pawn.character for pawn in state.pawns} | {owner for _, owner in state.tokens}
    free = [one for one in map(ids.index, _QUIET) if one not in taken]
    for seat, pawn in enumerate(state.pawns):
        if pawn.character < 0 and free:
            state = with_pawn(state, seat, replaced(pawn, character=free.pop(0)))
    return state


def _left(state: State, random: Random) -> State:
    return replaced(state, left=random.randint(0, ACTIONS)) if state.top is None else state


def _stun(state: State, random: Random) -> State:
    seat = random.randrange(len(state.pawns))
    return with_pawn(state, seat, replaced(state.pawns[seat], stun=random.randint(0, 2)))


def _crystal(state: State, random: Random) -> State:
    seat = random.randrange(len(state.pawns))
    pawn = state.pawns[seat]
    return with_pawn(state, seat, replaced(pawn, crystal=not pawn.crystal))


def _lives(state: State, random: Random) -> State:
    seat = random.randrange(len(state.pawns))
    return with_pawn(state, seat, replaced(state.pawns[seat], lives=random.randint(1, LIVES)))


def _golem(state: State, random: Random) -> State:
    """Put the Golem elsewhere, as if no card had moved it there."""
    if state.top is not None:
        return state
    golem = replaced(state.golem, at=random.choice(places(state.maze)), came=-1, by=-1)
    return replaced(state, golem=golem)


def _golem_used(state: State, _random: Random) -> State:
    return replaced(state, golem=replaced(state.golem, used=not state.golem.used))


def _walked(state: State, random: Random) -> State:
    """Put the active character into another corridor, where nothing lies that it would have met."""
    if state.top is not None:
        return state
    met = {place for place, _ in state.traps}
    free = [place for place in places(state.maze) if place not in met and not is_start(place)]
    return with_pawn(state, state.active, replaced(state.pawn, at=random.choice(free)))


_CHANGES: Final[tuple[Callable[[State, Random], State], ...]] = (
    _left,
    _stun,
    _crystal,
    _lives,
    _golem,
    _golem_used,
    _walked,
)


def _aimed(state: State, action: str, random: Random) -> str:
    """Return the action with another edge, or with another of the same kind that is legal now."""
    if random.random() > OTHER_ACTION:
        return action
    words = [random.choice(EDGES) if word in EDGES else word for word in action.split()]
    if words != action.split():
        return " ".join(words)
    kind = type(read_action(state, action))
    same = [one for one in actions(state) if type(one) is kind]
    return write_action(state, random.choice(same)) if same else action
