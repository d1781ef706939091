"""What is done at a cell or corridor that is chosen for a pending decision."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from platformer_nb.games.labyrinth.model import actions as a
from platformer_nb.games.labyrinth.model import card_frames as c
from platformer_nb.games.labyrinth.model.cards import effects as fx
from platformer_nb.games.labyrinth.model.cards import events as ev
from platformer_nb.games.labyrinth.model.state import State
from platformer_nb.games.labyrinth.rules.events import once
from platformer_nb.games.labyrinth.rules.using import aims

_CELLS: Final[Mapping[type, str]] = {
    c.Demolish: "demolish",
    fx.DemolishTile: "demolish",
    fx.LayHidden: "cover",
}
_PLACES: Final[Mapping[type, str]] = {
    c.AtGate: "gate",
    ev.RemoveTraps: "remove-trap",
    fx.GoToToken: "go",
    fx.LayToken: "lay-token",
    fx.MoveTrap: "move-trap",
    fx.RevealTrap: "reveal-trap",
    fx.SetTraps: "set-trap",
    fx.TakeItem: "take-item",
}


def done_there(state: State, action: a.AtPlace | a.OnCell) -> str:
    """Return the variant of the action's sentence; "none" if what is pending takes no such answer."""
    top = state.top
    if isinstance(top, c.Aim):
        kind = type(aims.effect_of(state, top))
        if kind is fx.MoveTrap and top.done:
            return "move-trap-to"
    elif isinstance(top, c.Once):
        kind = type(once.effect_of(state, top))
    else:
        kind = type(top)
    return (_CELLS if isinstance(action, a.OnCell) else _PLACES).get(kind, "none")
