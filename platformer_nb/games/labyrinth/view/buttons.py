"""What can be chosen now by a button: what is no place of the maze, and the Move that has to come first."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from platformer_nb.core.game import Words
from platformer_nb.games.labyrinth.model import actions as a
from platformer_nb.games.labyrinth.model.frames import Combat, Test
from platformer_nb.games.labyrinth.model.maze import NOWHERE
from platformer_nb.games.labyrinth.model.state import State
from platformer_nb.games.labyrinth.narration.facts import action_facts, kebab
from platformer_nb.games.labyrinth.rules import legality
from platformer_nb.games.labyrinth.rules.course.turn import is_bound
from platformer_nb.games.labyrinth.rules.fighting.combat import results
from platformer_nb.games.labyrinth.rules.golem import golem_ways
from platformer_nb.games.labyrinth.rules.rolls import failed_rolls
from platformer_nb.games.labyrinth.rules.using.uses import facts_of
from platformer_nb.games.labyrinth.view.choices import priced, target_of, warning_of, worded
from platformer_nb.games.labyrinth.view.maze_view import tile_view
from platformer_nb.games.labyrinth.view.pointing import may_set_traps

ALWAYS: Final = (
    a.Build(),
    a.MoveGolem(),
    a.CallEvent(),
    a.Rest(),
    a.ActivateCrystal(),
    a.End(),
)
"""Activities that stay buttons while they are illegal: a click explains why."""

PICK_UP: Final = a.TakeKey()
"""Stays a button too in a lesson that teaches what can be picked up; else it is offered where it is legal."""

PRIMARY: Final = (a.Fight, a.TakeKey, a.TakeItem, a.TakeHidden, a.Attack)
"""Kinds of actions that one would rather not overlook."""

SHORT: Final = (
    a.Build,
    a.MoveGolem,
    a.CallEvent,
    a.Rest,
    a.ActivateCrystal,
    a.PickTile,
    a.Use,
)
"""Kinds of actions whose buttons show fewer words than are read aloud."""


def buttons(
    state: State, words: Words, always: Sequence[a.Action] = ALWAYS
) -> Iterator[dict[str, Any]]:
    """Yield the choices that are no place, those of `always` even where they are illegal."""
    found = [one for one in legality.actions(state) if target_of(state, one) is None]
    if state.top is None:
        found = [*_first_moves(state), *found]
        found = [one for one in found if one not in always]
        found += always
    for action in found:
        legal = legality.judge(state, action).legal
        said = worded(state, action, words)
        button = {
            "action": said["action"],
            "text": said["text"],
            **_face(state, action, words),
            "legal": legal,
            "kind": "primary" if _primary(state, action) else "plain",
            "warning": warning_of(state, action, words) if legal else "",
        }
        yield _asked_again(state, action, words, button)


def with_trap(
    state: State, words: Words, found: list[dict[str, Any]], aiming: bool
) -> list[dict[str, Any]]:
    """Return choices with the one to set a trap, before what ends the turn: where is pressed on the maze then."""
    if not may_set_traps(state):
        return found
    button = {
        **{"action": "set trap", "intent": "aim", "legal": True, "warning": ""},
        **{"text": words("trap-nowhere" if aiming else "trap-somewhere")},
        **{"short": words("short-trap-nowhere" if aiming else "short-trap-somewhere")},
        **{"kind": "primary" if aiming else "plain"},
    }
    at = next((n for n, one in enumerate(found) if one["action"] == "build"), -1) + 1
    return [*found[:at], button, *found[at:]]


def _first_moves(state: State) -> list[a.Action]:
    """Return the Moves off the start space: nothing else is possible, so they are not on the maze alone."""
    moves = (one for one in legality.actions(state) if isinstance(one, a.Move))
    return list(moves) if is_bound(state) else []


def _face(state: State, action: a.Action, words: Words) -> dict[str, Any]:
    """Return what a button shows besides its sentence: fewer words, the drawing of a tile."""
    told: dict[str, Any] = {}
    if isinstance(action, SHORT):
        short = words.tell(f"short-{kebab(type(action))}", action_facts(state, action)[1])
        told["short"] = priced(state, action, short, words)
    if isinstance(action, a.PickTile):
        told["tile"] = tile_view(state, action.tile)
    return told | _about(state, action)


def _about(state: State, action: a.Action) -> dict[str, Any]:
    """Return the thing that an action takes, drops or uses, as the catalogue names it."""
    match action:
        case a.TakeItem() | a.Drop():
            return {"thing": f"items/{state.box.item_ids[action.item]}"}
        case a.Swap():
            return {"thing": f"items/{state.box.item_ids[action.up]}"}
        case a.Use() | a.Pact():
            facts = facts_of(state, action.use)
            return {"thing": f"items/{facts['card']}"} if "card" in facts else {}
    return {}


def _primary(state: State, action: a.Action) -> bool:
    """Return whether one would rather not overlook an action: of a test that succeeds, to let it stand."""
    if not isinstance(action, (a.Repeat, a.Keep)):
        return isinstance(action, PRIMARY) or target_of(state, action) is not None
    match state.top:
        case Test():
            succeeds = not failed_rolls(state, state.top)
        case Combat():
            own, other = results(state, state.top)[:: 1 - 2 * state.top.turn]
            if own == other:  # both roll again either way
                return False
            succeeds = own > other
        case _:
            return False
    return succeeds == isinstance(action, a.Keep)


def _asked_again(
    state: State, action: a.Action, words: Words, found: dict[str, Any]
) -> dict[str, Any]:
    """Return a button, to be pressed twice if actions would be lost by it."""
    lost = _lost_actions(state, action, words) if found["legal"] else ""
    if not lost:
        return found
    return {**found, "warning": " ".join(filter(None, (lost, found["warning"]))), "sure": True}


def _lost_actions(state: State, action: a.Action, words: Words) -> str:
    """Return why actions are lost by ending the turn, or by moving a Golem that has no way; "" if none are."""
    if isinstance(action, a.End) and state.left:
        return words("end-unused", n=state.left)
    if isinstance(action, a.MoveGolem) and not golem_ways(state, NOWHERE):
        at_centre = state.golem.at == state.centre
        return words("golem-no-way", centre="yes" if at_centre else "no")
    return ""
