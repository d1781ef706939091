"""Search for a way to complete an exercise from a position, or for the proof that there is none."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Hashable, Iterator, Sequence
from typing import Any, Final, NamedTuple

from platformer_nb.core.game import AnyGame
from platformer_nb.core.rules import NATURE, AnyRules
from platformer_nb.lessons.boards.runner import LessonRunner
from platformer_nb.lessons.goals.base import Attempt, Want
from platformer_nb.lessons.scripted import settled
from platformer_nb.lessons.track import models
from platformer_nb.text import Words

PATIENCE: Final = 40_000
"""Default limit of successors; a way found within it is one that a learner might find as well."""

AFTERWARDS: Final = 400
"""Most successors in the turns after the exercise's own: they decide no more than what the board calls it."""

GoesOn = Callable[[Any], bool]
"""Whether the learner may still act in a state; or whether the exercise's own turn still lasts in it."""


class Reach(NamedTuple):
    """What is known of a position: a way to the goals, the proof that there is none (`lost`), or neither.

    With `turn` the proof is one for the exercise's own turn: later turns may still bring the goals.
    """

    way: tuple[Any, ...] | None = None
    lost: bool = False
    turn: bool = False


class Node(NamedTuple):
    """A node of a search: state, events, unused script, the actions so far, and the first of them that are new."""

    state: Any
    events: tuple[Any, ...]
    script: tuple[str, ...]
    trail: tuple[tuple[Any, Any], ...]
    old: int

    def attempt(self, rules: AnyRules) -> Attempt:
        """Return the node as an attempt, for evaluating goals."""
        actions = tuple(action for _, action in self.trail)

        def write() -> tuple[str, ...]:
            return tuple(rules.write_action(state, action) for state, action in self.trail)

        before = tuple(state for state, _ in self.trail)
        return Attempt(self.state, actions, self.events, write, before)


def way_on(
    game: AnyGame,
    step: models.Exercise,
    words: Words,
    actions: Sequence[str],
    patience: int = PATIENCE,
) -> tuple[Any, ...] | None:
    """Return actions that complete the exercise after these actions; None if none is found."""
    runner = LessonRunner(game, step.position, step.script, words)
    for action in actions:
        runner.do(action)
    return reach(runner, step.goals, patience).way


def reach(
    runner: LessonRunner,
    goals: Sequence[Want],
    patience: int = PATIENCE,
    goes_on: GoesOn = lambda state: True,
    in_turn: GoesOn = lambda state: True,
) -> Reach:
    """Search breadth-first for a way to the goals from the runner's position, within the exercise's own turn.

    Chance brings what the script has left, or its only outcome, as on the board. `lost` is a proof: all
    positions have been seen. After `patience` successors nothing is known. Once the turn is proven to bring
    nothing, a few positions of later turns decide whether the goals are lost for good.
    """
    search = _Search(runner.rules, goals, goes_on)
    found, later = search.run([first_node(runner)], patience, in_turn)
    if not found.lost or not later:
        return found
    afterwards, _ = search.run(later, min(patience, AFTERWARDS), lambda state: True)
    return afterwards if afterwards.lost else Reach(lost=True, turn=True)


class _Search:
    """A breadth-first search for goals, in one turn after the other."""

    def __init__(self, rules: AnyRules, goals: Sequence[Want], goes_on: GoesOn) -> None:
        self._rules = rules
        self._goals = goals
        self._goes_on = goes_on

    def run(
        self, first: Sequence[Node], patience: int, in_turn: GoesOn
    ) -> tuple[Reach, list[Node]]:
        """Return what is known of these nodes as far as the turn goes, and the nodes reached beyond it."""
        waiting, seen, tried = deque(first), set[Hashable](), 0
        later: list[Node] = []
        while waiting:
            node = waiting.popleft()
            attempt = node.attempt(self._rules)
            if all(goal.met(attempt) for goal in self._goals):
                return Reach(way=tuple(action for _, action in node.trail[node.old :])), later
            key = self._key(node, attempt)
            if key in seen or not self._open(node, attempt):
                continue
            seen.add(key)
            if not in_turn(node.state):
                later.append(node)
                continue
            for after in after_each(self._rules, node):
                tried += 1
                waiting.append(after)
            if tried > patience:
                return Reach(), later
        return Reach(lost=True), later

    def _key(self, node: Node, attempt: Attempt) -> Hashable:
        return node.state, node.script, tuple(goal.memory(attempt) for goal in self._goals)

    def _open(self, node: Node, attempt: Attempt) -> bool:
        """Return whether the learner can still act there, and no goal has failed for good."""
        if any(goal.failed(attempt) for goal in self._goals):
            return False
        actor = self._rules.actor(node.state)
        return actor not in (NATURE, None) and self._goes_on(node.state)


def first_node(runner: LessonRunner) -> Node:
    """Return the node of a runner's position."""
    done = tuple((entry.before, entry.action) for entry in runner.mine)
    return Node(runner.state, runner.attempt.events, runner.unspoken(), done, len(done))


def after_each(rules: AnyRules, node: Node) -> Iterator[Node]:
    """Yield the node after each legal action, and after the chance that follows it."""
    for action in rules.actions(node.state):
        after, more = rules.apply(node.state, action)
        trail = (*node.trail, (node.state, action))
        state, brought, script = settled(rules, after, node.script)
        yield Node(state, (*node.events, *more, *brought), script, trail, node.old)
