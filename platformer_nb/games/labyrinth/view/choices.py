"""What can be chosen now at a place of the maze."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from platformer_nb.core.game import Words
from platformer_nb.core.play.explain import explain
from platformer_nb.games.labyrinth import GAME
from platformer_nb.games.labyrinth.model import actions as a
from platformer_nb.games.labyrinth.model.box import TURNINGS
from platformer_nb.games.labyrinth.model.card_frames import TurnCovered
from platformer_nb.games.labyrinth.model.frames import LayTile
from platformer_nb.games.labyrinth.model.hexes import NAMES
from platformer_nb.games.labyrinth.model.maze import NOWHERE, is_ordinary, place_name
from platformer_nb.games.labyrinth.model.state import State
from platformer_nb.games.labyrinth.narration.facts import kebab
from platformer_nb.games.labyrinth.narration.tiles import say_edges
from platformer_nb.games.labyrinth.rules import legality
from platformer_nb.games.labyrinth.rules.costs import cost_of
from platformer_nb.games.labyrinth.rules.maze.ways import beyond
from platformer_nb.games.labyrinth.rules.moving import FALL, jumps_to
from platformer_nb.games.labyrinth.view.maze_view import edges_of, joined_cells


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


def targets(state: State, words: Words, aiming: bool = False) -> Iterator[dict[str, Any]]:
    """Yield what clicks on the maze do; `aiming`: only where a trap can be set.

    `wide` is what is possible almost everywhere, and so meant by no press alone.
    """
    for action in legality.actions(state):
        at, traps = target_of(state, action), isinstance(action, a.SetTrap)
        if at is not None and (traps or not aiming):
            told = {"at": at, "verb": kebab(type(action)), "legal": True}
            told |= {"turning": getattr(action, "turning", None), "wide": traps and not aiming}
            told |= _tile(state, action, words)
            # A tile has too many placements to foresee each, and laying one harms nobody.
            warning = "" if hasattr(action, "cell") else warning_of(state, action, words)
            yield {**told, **worded(state, action, words), "warning": warning}
    if aiming:
        return
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
                yield {**told, **worded(state, action, words)}


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
        **worded(state, action, words),
    }


def _tile(state: State, action: a.Action, words: Words) -> dict[str, Any]:
    """Return the tile that an action lays or turns, as it would lie, how it is turned, and which edges and cells it would join."""
    number = _number(state, action)
    if number is None or not isinstance(action, (a.Lay, a.Turn)):
        return {"tile": None}
    corridors, tile = state.box.turned[number][action.turning], _lying(state, action, number)
    groups = [joined_cells(state.maze, action.cell, [row]) for row in tile["corridors"]]
    joined = [words.joined(cells) for cells in groups if cells]
    ways = ("none", "single", "several")[min(len(joined), 2)]
    return {
        "tile": tile,
        "lies": words("turned-so", turning=action.turning),
        "joins": words("joins", ways=ways, cells="; ".join(joined)),
        "opens": words("opens", ways=say_edges(corridors, words)),
    }


def _number(state: State, action: a.Action) -> int | None:
    """Return the number of the tile that an action lays or turns; None for all others."""
    if not isinstance(action, (a.Lay, a.Turn)):
        return None
    top, code = state.top, state.maze.laid[action.cell]
    if isinstance(top, (LayTile, TurnCovered)):
        return top.tile
    return code // TURNINGS if is_ordinary(code) else None


def _lying(state: State, action: a.Lay | a.Turn, number: int) -> dict[str, Any]:
    """Return the tile with this number as it would lie."""
    rows = [edges_of(edges) for edges in state.box.turned[number][action.turning]]
    tile, laid = state.box.numbers[number], isinstance(action, a.Lay)
    return {
        "corridors": rows,
        "bridges": [list(one) for one in tile.bridges],
        "traps": list(tile.traps) if laid else [],
        "items": list(tile.items) if laid else [],
    }


def worded(state: State, action: a.Action, words: Words) -> dict[str, Any]:
    """Return an action in notation and in words, with what it costs where one would not expect it."""
    return {
        "action": GAME.rules.write_action(state, action),
        "text": priced(state, action, GAME.narrator.action(state, action, words), words),
    }


def priced(state: State, action: a.Action, what: str, words: Words) -> str:
    """Return the words for an action; if it costs more than one action, or as a card says, with how many."""
    count = cost_of(state, action, 0)
    return words("priced", what=what, n=count) if count else what


def warning_of(state: State, action: a.Action, words: Words) -> str:
    """Return which lives an action costs for certain, and what a Risky Jump costs if it fails (BRG-5, BRG-6)."""
    if isinstance(action, a.RiskyJump):
        return words("jump-risk", n=FALL)
    return GAME.narrator.outlook(state, explain(GAME.rules, state, action), words).warning
