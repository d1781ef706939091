"""A window in which a player may use something, or keep what has come: before the Golem walks, at a trap, after a combat."""

from __future__ import annotations

from platformer_nb.core.ruling import Cite
from platformer_nb.games.labyrinth.model import actions as a
from platformer_nb.games.labyrinth.model.state import State
from platformer_nb.games.labyrinth.rules.using import uses

Answer = a.Use | a.Pact | a.Keep


def options(
    state: State, seat: int, moments: tuple[str, ...], used: tuple[int, ...] = ()
) -> tuple[a.Action, ...]:
    """Return what a player may use at these moments, and to keep; nothing if there is nothing to use."""
    found = uses.usable(state, seat, moments, used)
    return (*found, a.Keep()) if found else ()


def objection(
    state: State, seat: int, action: Answer, moments: tuple[str, ...], used: tuple[int, ...] = ()
) -> Cite | None:
    """Return why something may not be used at these moments; None for what may be, and to keep."""
    if isinstance(action, a.Keep):
        return None
    return uses.objection(state, seat, action, moments, used)


def allowed(state: State, action: Answer, kept: Cite) -> tuple[Cite, ...]:
    """Return the rules by which something is used, or by which what has come is kept."""
    return (kept,) if isinstance(action, a.Keep) else uses.allowed(state, action)
