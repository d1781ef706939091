"""Why a press on the board chooses nothing for what is pending: what this tile or corridor lacks."""

from __future__ import annotations

from typing import Final

from platformer_nb.core.game import Words
from platformer_nb.core.parts.verdict import Verdict, once
from platformer_nb.games.labyrinth import GAME
from platformer_nb.games.labyrinth.model import actions as a
from platformer_nb.games.labyrinth.model.box import TURNINGS
from platformer_nb.games.labyrinth.model.hexes import CELL_OF
from platformer_nb.games.labyrinth.model.maze import MOST_CORRIDORS
from platformer_nb.games.labyrinth.model.state import State
from platformer_nb.games.labyrinth.rules import legality

CHOSEN: Final = (a.Turn, a.OnCell, a.AtPlace)
"""The actions that choose a tile or a corridor for what is pending."""


def unchosen(state: State, at: str, words: Words) -> Verdict | None:
    """Return why a place cannot be chosen for what is pending; None if nothing of the kind is chosen."""
    legal = list(legality.actions(state)) if state.top is not None else []
    kinds = {type(one) for one in legal if isinstance(one, CHOSEN)}
    cell = CELL_OF.get(at[:2])
    if len(kinds) != 1 or cell is None:
        return None
    tried: list[a.Action]
    if a.Turn in kinds:
        # A turning that is the present one is refused for that alone: the others come first.
        tried = [a.Turn(cell, turning) for turning in range(TURNINGS)]
    elif a.OnCell in kinds:
        tried = [a.OnCell(cell)]
    else:
        tried = [a.AtPlace(cell * MOST_CORRIDORS)]
    rulings = [legality.judge(state, one) for one in tried]
    if any(one.legal for one in rulings):
        return None
    best = next(
        (one for one in rulings if all(cite.rule != "TIL-7" for cite in one.cites)), rulings[0]
    )
    told = [(GAME.rules.write_action(state, one), one) for one in best.instead if one in legal]
    return Verdict(
        "",
        False,
        words("unchosen-title", cell=at),
        tuple(GAME.narrator.reason(state, cite, False, words) for cite in best.cites),
        once((written, GAME.narrator.action(state, one, words)) for written, one in told),
        "",
    )
