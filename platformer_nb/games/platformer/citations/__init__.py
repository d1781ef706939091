"""The rules that decided: why a legal action is legal, and by what rules each thing happened that it brought.

Each chapter of the rulebook has a module here, with one small function for each thing that a rule decides.
None of it is asked while a game is played: `apply` and `actions` know nothing of it.
"""

from __future__ import annotations

from functools import lru_cache

from platformer_nb.core.ruling import Cite
from platformer_nb.games.platformer.citations import (  # noqa: F401 - each enters its functions
    boss,
    cards,
    falling,
    fighting,
    levels,
    medusa_and_ikee,
    moving,
    pushing,
    setup,
    solo,
    spaces,
    symbols,
    turns,
)
from platformer_nb.games.platformer.citations.registry import allowing, deciding
from platformer_nb.games.platformer.citations.watching import watched
from platformer_nb.games.platformer.model.actions import Action
from platformer_nb.games.platformer.model.state import State


def grounds(state: State, action: Action) -> tuple[Cite, ...]:
    """Why a legal action is legal: the rules that allow it, with the facts they rest on."""
    return tuple(allowing(state, action))


@lru_cache(maxsize=1024)
def event_rules(state: State, action: Action) -> tuple[tuple[str, ...], ...]:
    """For each event that a legal action brings, the rules that decided it, its own first."""
    return tuple(tuple(dict.fromkeys(deciding(seen))) for seen in watched(state, action))
