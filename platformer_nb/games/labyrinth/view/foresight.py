"""What an action would bring for certain, up to the first chance or decision: shown before it is done."""

from __future__ import annotations

from typing import Any

from platformer_nb.core.game import Words
from platformer_nb.core.play.explain import Explanation, explain, explain_written
from platformer_nb.games.labyrinth import GAME
from platformer_nb.games.labyrinth.model import actions as a
from platformer_nb.games.labyrinth.model.maze import place_name
from platformer_nb.games.labyrinth.model.state import Event, State


def foreseen_at(state: State, words: Words, found: list[a.Action]) -> dict[str, Any] | None:
    """Return what a press on a place would bring that may mean these; None if it is not clear which is meant."""
    if len(found) != 1:
        return None
    return _foreseen(state, words, explain(GAME.rules, state, found[0]))


def foreseen_action(state: State, words: Words, notation: str) -> dict[str, Any] | None:
    """Return what an action would bring; None if it is illegal or cannot be read."""
    found = explain_written(GAME.rules, state, notation)
    return None if found is None else _foreseen(state, words, found)


def _foreseen(
    state: State, words: Words, found: Explanation[State, a.Action, Event]
) -> dict[str, Any]:
    told = [GAME.narrator.event(state, found.after, one, words) for one in found.events]
    told.append(GAME.narrator.outlook(state, found, words).open if found.after.due else "")
    return {"text": " ".join(filter(None, told)), **_lands(state, found.after)}


def _lands(before: State, after: State) -> dict[str, Any]:
    """Return which figure ends where, if the active pawn comes to another place."""
    here, there = before.pawn.at, after.pawns[before.active].at
    if here == there:
        return {"figure": None, "lands": None}
    return {"figure": f"pawn-{before.active + 1}", "lands": place_name(after.maze, there)}
