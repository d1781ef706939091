"""Search for a way to complete an exercise after given actions."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence
from typing import Any, Final

from platformer_nb.core.errors import BadInput
from platformer_nb.core.game import AnyGame
from platformer_nb.core.rules import NATURE, AnyRules
from platformer_nb.lessons.boards.runner import LessonRunner
from platformer_nb.lessons.goals.base import Attempt
from platformer_nb.lessons.track import models
from platformer_nb.text import Words

PATIENCE: Final = 2_000
"""Default limit of positions; a way found within it is one that a learner might find as well."""

Place = tuple[Any, tuple[Any, ...], tuple[str, ...], tuple[Any, ...]]
"""A node of the search: state, events, unused script, and actions since the start."""


def way_on(
    game: AnyGame,
    step: models.Exercise,
    words: Words,
    actions: Sequence[str],
    patience: int = PATIENCE,
) -> tuple[Any, ...] | None:
    """Return actions that complete the exercise after these actions.

    None if the breadth-first search finds none within `patience` positions.
    """
    runner = LessonRunner(game, step.position, step.script, words)
    for action in actions:
        runner.do(action)
    start: Place = (runner.state, runner.attempt.events, runner.unspoken(), ())
    waiting = deque([start])
    seen: set[tuple[Any, tuple[bool, ...]]] = set()
    while waiting and len(seen) < patience:
        place = waiting.popleft()
        attempt = Attempt(place[0], (), place[1])
        met = tuple(goal.met(attempt) for goal in step.goals)
        if all(met):
            return place[3]
        if (place[0], met) not in seen:
            seen.add((place[0], met))
            waiting.extend(_next(runner.rules, place))
    return None


def _next(rules: AnyRules, place: Place) -> Iterator[Place]:
    state, events, script, done = place
    if rules.actor(state) in (NATURE, None):
        return
    for action in rules.actions(state):
        after, more = rules.apply(state, action)
        yield _settled(rules, (after, (*events, *more), script, (*done, action)))


def _settled(rules: AnyRules, place: Place) -> Place:
    """Return the node after the scripted chance outcomes; chance is still to decide where the script has none."""
    state, events, script, done = place
    while rules.actor(state) == NATURE:
        found = next(
            ((n, x) for n, text in enumerate(script) if (x := _outcome(rules, state, text))), None
        )
        if found is None:
            break
        number, outcome = found
        script = script[:number] + script[number + 1 :]
        state, more = rules.apply(state, outcome)
        events = (*events, *more)
    return state, events, script, done


def _outcome(rules: AnyRules, state: Any, text: str) -> Any:
    """Return the scripted outcome if it is possible now; else None."""
    try:
        outcome = rules.read_action(state, text)
    except BadInput:
        return None
    return outcome if rules.judge(state, outcome) else None
