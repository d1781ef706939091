"""Citations: the rules that allow a legal action, and those that decided each event it brought.

Each chapter of the rulebook has a module here, with one small function for each thing that a rule decides.
Nothing here runs while a game is played: `apply` and `actions` do not use it.
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
    spaces,
    sparing,
    symbols,
    turns,
)
from platformer_nb.games.platformer.citations.registry import allowing, deciding
from platformer_nb.games.platformer.citations.watching import watched
from platformer_nb.games.platformer.model.actions import Action
from platformer_nb.games.platformer.model.state import State


def grounds(state: State, action: Action) -> tuple[Cite, ...]:
    """Return the rules that allow a legal action, with the facts they rest on."""
    return tuple(allowing(state, action))


@lru_cache(maxsize=1024)
def event_rules(state: State, action: Action) -> tuple[tuple[str, ...], ...]:
    """Return for each event of a legal action the rules that decided it, the event's own rule first."""
    return tuple(tuple(dict.fromkeys(deciding(seen))) for seen in watched(state, action))
