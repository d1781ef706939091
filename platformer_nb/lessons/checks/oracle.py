"""Every position of an exercise and how far each is from the goals: what claims about a board are held against.

It explores forward from the initial position and measures backward from the goals, so that it shares no search
with the board, which looks forward from where it stands.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Hashable, Iterator
from typing import Any, Final, NamedTuple

from platformer_nb.core.rules import NATURE
from platformer_nb.lessons.boards.boards import Exercise
from platformer_nb.lessons.goals.base import met
from platformer_nb.lessons.track.solvability import Node, after_each, first_node

LIMIT: Final = 8_000
"""Default limit of successors; all but a few exercises have fewer."""

Key = Hashable


class Position(NamedTuple):
    """A position, and the shortest actions that lead to it."""

    key: Key
    trail: tuple[Any, ...]


class Oracle:
    """The positions of an exercise, explored up to a limit, those of its own turn before later ones.

    `whole` if these are all of its turn. `distance` is that from the goals by any way, `distance_in_turn` by
    one whose actions are all done within the turn.
    """

    def __init__(self, board: Exercise, limit: int = LIMIT) -> None:
        self.board = board
        self.positions: dict[Key, Position] = {}
        self._goals: set[Key] = set()
        self._in_turn: set[Key] = set()
        self._before: dict[Key, set[Key]] = {}
        self.whole = self._explore(limit)
        self.distance = self._measured(lambda key: True)
        self.distance_in_turn = self._measured(self._in_turn.__contains__)

    def key_here(self, board: Exercise) -> Key:
        """Return the key of the position on a board."""
        return self._key(first_node(board.runner))

    def _key(self, node: Node) -> Key:
        attempt = node.attempt(self.board.game.rules)
        memory = tuple(goal.memory(attempt) for goal in self.board.step.goals)
        return node.state, node.script, memory

    def _explore(self, limit: int) -> bool:
        rules, goals = self.board.game.rules, self.board.step.goals
        start = first_node(self.board.fresh())
        waiting, later = deque([start]), deque[Node]()
        self.positions[self._key(start)] = Position(self._key(start), ())
        tried = 0
        while waiting or later:
            node = waiting.popleft() if waiting else later.popleft()
            here = self._key(node)
            if met(goals, node.attempt(rules)):
                self._goals.add(here)
                continue
            if rules.actor(node.state) in (NATURE, None) or not self.board.goes_on(node.state):
                continue
            if self.board.in_turn(node.state):
                self._in_turn.add(here)
            for after in after_each(rules, node):
                tried += 1
                there = self._key(after)
                self._before.setdefault(there, set()).add(here)
                if there not in self.positions:
                    actions = tuple(action for _, action in after.trail)
                    self.positions[there] = Position(there, actions)
                    (waiting if self.board.in_turn(after.state) else later).append(after)
            if tried > limit:
                return not waiting
        return True

    def _measured(self, counts: Callable[[Key], bool]) -> dict[Key, int]:
        """Return how far every position is from the goals, backwards through positions that count."""
        distance = dict.fromkeys(self._goals, 0)
        waiting = deque(distance)
        while waiting:
            there = waiting.popleft()
            for here in self._before.get(there, ()):
                if here not in distance and counts(here):
                    distance[here] = distance[there] + 1
                    waiting.append(here)
        return distance

    def within(self, actions: int) -> Iterator[Position]:
        """Yield every position within so many actions of the beginning, each once."""
        return (one for one in self.positions.values() if len(one.trail) <= actions)
