"""Holds the odds of chance against what is drawn, in any game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from random import Random
from typing import Any

from platformer_nb.core.play.chance import Outcomes, odds
from platformer_nb.core.play.session import Session
from platformer_nb.core.rules import NATURE

DRAWS = 3000
FEW = 60
"""So many outcomes that DRAWS tell their odds apart."""


def chance_nodes(session: Session[Any, Any, Any], actions: int) -> list[Any]:
    """Play at random; return the positions in which chance decided, one for each kind of outcome."""
    rules, random = session.rules, Random(1)
    while len(session.history) < actions and not session.over:
        session.do(random.choice(list(rules.actions(session.state))))
        session.settle()
    found = {type(entry.action): entry.before for entry in session.history if entry.actor == NATURE}
    return list(found.values())


def check_odds(rules: Any, states: Iterable[Any]) -> None:
    """Assert that the odds are of the outcomes, add up to 1, and are those by which outcomes are drawn."""
    for state in states:
        given, outcomes = odds(rules, state), rules.actions(state)
        assert [outcome for outcome, _ in given] == list(outcomes)
        assert sum(chance for _, chance in given) == 1
        assert isinstance(outcomes, Outcomes)
        if len(given) <= FEW:
            random = Random(1)
            drawn = Counter(outcomes.sample(random) for _ in range(DRAWS))
            assert all(abs(drawn[one] / DRAWS - chance) < 0.04 for one, chance in given)
