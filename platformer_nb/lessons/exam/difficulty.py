"""How hard a question is, and how hard the next one about a rule should be: that follows the answers."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from platformer_nb.core.game import AnyGame
from platformer_nb.core.ruling import Ruling
from platformer_nb.lessons.progress.estimates import PRIOR

EASY, MIDDLE, HARD = 0, 1, 2

SHAKY: Final = 0.5
"""Estimate of a rule below which its questions begin with easy ones."""

FIRM: Final = 0.8
"""Estimate from which on they begin with hard ones."""


def difficulty(game: AnyGame, state: Any, verb: str, ruling: Ruling[Any]) -> int:
    """Return how hard it is to see whether an action is legal.

    A legal action is the harder the more rules have to be looked at. An illegal one is easy if several rules forbid it,
    each of which would do; hard if it is a near miss, with a legal action of the same verb beside it.
    """
    if ruling.legal:
        return min(HARD, max(EASY, len(ruling.rules) - 1))
    if len(ruling.rules) > 1:
        return EASY
    verbs = (game.rules.write_action(state, action).split()[0] for action in ruling.instead)
    return HARD if verb in verbs else MIDDLE


def starting_levels(rules: Iterable[str], estimates: Mapping[str, float]) -> dict[str, int]:
    """Return how hard the first question about each rule should be, by what is known of the learner."""
    return {rule: _level(estimates.get(rule, PRIOR)) for rule in rules}


def _level(estimate: float) -> int:
    return EASY if estimate < SHAKY else MIDDLE if estimate < FIRM else HARD


def next_level(start: int, answers: Iterable[bool]) -> int:
    """Return the level after these answers about the rule: harder after a right one, easier after a wrong one."""
    level = start
    for right in answers:
        level = min(HARD, level + 1) if right else max(EASY, level - 1)
    return level
