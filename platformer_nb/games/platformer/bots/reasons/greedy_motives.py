"""The reasons of the GreedyBot: the parts of its own evaluation, one action ahead."""

from __future__ import annotations

from typing import Any

from platformer_nb.core.errors import Said, said
from platformer_nb.core.rules import Rules
from platformer_nb.games.platformer.bots.evaluation import heuristic
from platformer_nb.games.platformer.model.actions import Action
from platformer_nb.games.platformer.model.state import ACTIONS, State
from platformer_nb.games.platformer.rules.dice import payment as pay

LEAST = 1e-6

GREEDY_PARTS = ("win", "goods", "dice", "prospects", "danger")
"""The parts of its evaluation."""


def greedy_parts(state: State, seat: int) -> dict[str, float]:
    """Return the parts of `heuristic.worth`."""
    if state.winner >= 0:
        return {"win": heuristic.worth(state, seat)}
    hero = state.heroes[seat]
    acting = state.active == seat and state.step <= ACTIONS and "stone" not in hero.tokens
    pool = state.pool if acting else pay.EMPTY
    found = {
        "goods": heuristic.possessions(state, hero),
        "dice": heuristic.unused(state, hero, pool),
    }
    if acting and state.pending:
        found["goods"] += heuristic.coming(state)
    if hero.at < 0:
        return {**found, "prospects": -heuristic.off_the_map(state, hero)}
    found["prospects"] = heuristic.prospects(state, hero, pool)
    return {**found, "danger": -heuristic.danger(state, hero)}


def greedy_reasons(
    rules: Rules[State, Action, Any], state: State, action: Action
) -> tuple[tuple[Said, ...], Action | None]:
    """Return why the GreedyBot prefers an action to the best one of another kind, and that one."""
    seat = rules.actor(state)
    assert isinstance(seat, int), "a player has to decide"
    actions = [one for one in rules.actions(state) if one != action]
    if not actions:
        return (said("motive-only"),), None
    others = [one for one in actions if type(one) is not type(action)] or actions
    after = {one: rules.apply(state, one)[0] for one in (action, *others)}
    other = max(others, key=lambda one: heuristic.worth(after[one], seat))
    mine, theirs = greedy_parts(after[action], seat), greedy_parts(after[other], seat)
    gained = {p: mine.get(p, 0.0) - theirs.get(p, 0.0) for p in {**mine, **theirs}}
    best = max(gained, key=lambda part: gained[part])
    if sum(gained.values()) < LEAST or gained[best] < LEAST:
        return (said("motive-even"),), other
    if best == "win":
        return (said("motive-win" if after[action].winner == seat else "motive-saved"),), other
    return (said(f"motive-{best}"),), other
