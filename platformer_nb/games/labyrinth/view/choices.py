"""What can be chosen now: actions at a place of the maze, and those that are buttons."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from platformer_nb.core.game import Words
from platformer_nb.core.play.explain import explain
from platformer_nb.games.labyrinth import GAME
from platformer_nb.games.labyrinth.model import actions as a
from platformer_nb.games.labyrinth.model.box import TURNINGS
from platformer_nb.games.labyrinth.model.card_frames import TurnCovered
from platformer_nb.games.labyrinth.model.frames import Combat, LayTile, Test
from platformer_nb.games.labyrinth.model.hexes import NAMES
from platformer_nb.games.labyrinth.model.maze import NOWHERE, is_ordinary, place_name
from platformer_nb.games.labyrinth.model.state import State
from platformer_nb.games.labyrinth.narration.facts import kebab
from platformer_nb.games.labyrinth.rules import legality
from platformer_nb.games.labyrinth.rules.fighting.combat import results
from platformer_nb.games.labyrinth.rules.golem import golem_ways
from platformer_nb.games.labyrinth.rules.maze.ways import beyond
from platformer_nb.games.labyrinth.rules.moving import jumps_to
from platformer_nb.games.labyrinth.rules.rolls import failed_rolls
from platformer_nb.games.labyrinth.view.maze_view import edges_of, joined_cells

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


def target_of(state: State, action: a.Action) -> str | None:
    """Return the name of the place or cell at which an action is chosen; None for a button."""
    match action:
        case a.Lay() | a.Blank() | a.OnCell() | a.Turn() | a.Exchange():
            return NAMES[action.cell]
        case a.SetTrap() | a.AtPlace():
            return _named(state, action.place)
        case a.RiskyJump() | a.SafeJump():
            return _named(state, jumps_to(state, action))
        case a.Move():
            return _named(state, beyond(state.maze, state.pawn.at, action.edge))
        case a.StepGolem():
            return _named(state, beyond(state.maze, state.golem.at, action.edge))
        case a.Push():
            return _named(state, beyond(state.maze, state.centre, action.edge))
    return None


def _named(state: State, place: int) -> str | None:
    return None if place == NOWHERE else place_name(state.maze, place)


def targets(state: State, words: Words) -> Iterator[dict[str, Any]]:
    """Yield what clicks on the maze do."""
    for action in legality.actions(state):
        at = target_of(state, action)
        if at is not None:
            told = {"at": at, "verb": kebab(type(action)), "legal": True}
            told |= {"turning": getattr(action, "turning", None)}
            told |= _tile(state, action, words)
            # A tile has too many placements to foresee each, and laying one harms nobody.
            warning = "" if hasattr(action, "cell") else _warning(state, action, words)
            yield {**told, **_worded(state, action, words), "warning": warning}
    yield from _barred_key(state, words)
    yield from _barred_turnings(state, words)


def _barred_turnings(state: State, words: Words) -> Iterator[dict[str, Any]]:
    """Yield the turnings in which the tile cannot lie on a cell where it fits otherwise: a press explains why."""
    if not isinstance(state.top, LayTile):
        return
    fits = {(one.cell, one.turning) for one in legality.actions(state) if isinstance(one, a.Lay)}
    for cell in sorted({cell for cell, _ in fits}):
        for turning in range(TURNINGS):
            action = a.Lay(cell, turning)
            if (cell, turning) not in fits:
                told = {"at": NAMES[cell], "verb": kebab(a.Lay), "legal": False, "warning": ""}
                told |= {"turning": turning, **_tile(state, action, words)}
                yield {**told, **_worded(state, action, words)}


def _barred_key(state: State, words: Words) -> Iterator[dict[str, Any]]:
    """Yield a key that lies where the active pawn stands and cannot be taken, with the reason."""
    action, at = a.TakeKey(), state.pawn.at
    if state.top is not None or not state.keys_on(at).count:
        return
    ruling = legality.judge(state, action)
    if ruling.legal:
        return
    why = [GAME.narrator.reason(state, cite, False, words) for cite in ruling.cites]
    told = " ".join(f"{one.text} ({one.rule})" for one in why)
    yield {
        **{"at": _named(state, at), "verb": kebab(a.TakeKey), "legal": False},
        **{"turning": None, "tile": None, "warning": words("not-possible", why=told)},
        **_worded(state, action, words),
    }


def _tile(state: State, action: a.Action, words: Words) -> dict[str, Any]:
    """Return the tile that an action lays or turns, as it would lie, and which cells it would join."""
    tile = _lying(state, action)
    if tile is None or not isinstance(action, (a.Lay, a.Turn)):
        return {"tile": None}
    cells = joined_cells(state.maze, action.cell, tile["corridors"])
    return {"tile": tile, "joins": words("joins", count=len(cells), cells=words.joined(cells))}


def _lying(state: State, action: a.Action) -> dict[str, Any] | None:
    """Return the tile that an action lays or turns, as it would lie; None for all others."""
    if not isinstance(action, (a.Lay, a.Turn)):
        return None
    top, code = state.top, state.maze.laid[action.cell]
    if isinstance(top, (LayTile, TurnCovered)):
        number = top.tile
    elif is_ordinary(code):
        number = code // TURNINGS
    else:
        return None
    rows = [edges_of(edges) for edges in state.box.turned[number][action.turning]]
    tile, laid = state.box.numbers[number], isinstance(action, a.Lay)
    return {
        "corridors": rows,
        "bridges": [list(one) for one in tile.bridges],
        "traps": list(tile.traps) if laid else [],
        "items": list(tile.items) if laid else [],
    }


def buttons(
    state: State, words: Words, always: Sequence[a.Action] = ALWAYS
) -> Iterator[dict[str, Any]]:
    """Yield the choices that are no place, those of `always` even where they are illegal."""
    found = [one for one in legality.actions(state) if target_of(state, one) is None]
    if state.top is None:
        found = [one for one in found if one not in always]
        found += always
    for action in found:
        legal = legality.judge(state, action).legal
        button = {
            **_worded(state, action, words),
            "legal": legal,
            "kind": "primary" if _primary(state, action) else "plain",
            "warning": _warning(state, action, words) if legal else "",
        }
        yield _asked_again(state, action, words, button)


def _primary(state: State, action: a.Action) -> bool:
    """Return whether one would rather not overlook an action: of a test that succeeds, to let it stand."""
    if not isinstance(action, (a.Repeat, a.Keep)):
        return isinstance(action, PRIMARY)
    match state.top:
        case Test():
            succeeds = not failed_rolls(state, state.top)
        case Combat():
            own, other = results(state, state.top)[:: 1 - 2 * state.top.turn]
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


def _worded(state: State, action: a.Action, words: Words) -> dict[str, Any]:
    return {
        "action": GAME.rules.write_action(state, action),
        "text": GAME.narrator.action(state, action, words),
    }


def _warning(state: State, action: a.Action, words: Words) -> str:
    """Return which lives an action costs for certain."""
    return GAME.narrator.outlook(state, explain(GAME.rules, state, action), words).warning
