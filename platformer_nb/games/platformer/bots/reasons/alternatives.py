"""What an action leads to by the plan of the SearchBot, and what the best plan without it leads to."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from platformer_nb.core.rules import Rules
from platformer_nb.games.platformer.bots.reasons.breakdown import Breakdown, Parts
from platformer_nb.games.platformer.bots.search import SearchBot, Tree
from platformer_nb.games.platformer.model.actions import Action, End, Gravity
from platformer_nb.games.platformer.model.state import ACTIONS, State


class Line(NamedTuple):
    """A plan: its actions, the first one first, each with the position before it; where it ends; its value by parts."""

    actions: tuple[tuple[State, Action], ...]
    end: State
    parts: Parts

    @property
    def value(self) -> float:
        """How good it is to end there."""
        return sum(self.parts.values())


class Comparison(NamedTuple):
    """The best plan that begins with an action, and the best one otherwise; None if there is no other."""

    chosen: Line
    other: Line | None


def alone(line: Line) -> bool:
    """Return whether a plan is one action, and perhaps the end of the Actions step."""
    return all(isinstance(action, End) for _, action in line.actions[1:])


class Comparer:
    """Compares an action with what could be done instead, as the SearchBot evaluates both.

    `past` are positions in which the seat has decided, the present one too.
    """

    def __init__(self, past: Iterable[State] = ()) -> None:
        self._bot = SearchBot(0, past=past)
        self.breakdown = Breakdown()

    def undone(self) -> dict[int, int]:
        """Return the Spaces from which the Hero was moved back time and again, each with how often."""
        return self._bot.repetition.undone()

    def compared(
        self, rules: Rules[State, Action, Any], state: State, action: Action
    ) -> Comparison:
        """Return the comparison of a legal action with the best without its kind or, if there is none, without it."""
        seat = rules.actor(state)
        assert isinstance(seat, int), "a player has to decide"
        actions = tuple(rules.actions(state))
        if len(actions) == 1:
            return Comparison(self._next(rules, state, action, seat), None)
        if state.step != ACTIONS or seat != state.active:
            return self._at_once(rules, state, action, actions, seat)
        return self._planned(rules, state, action, actions, seat)

    def _planned(
        self,
        rules: Rules[State, Action, Any],
        state: State,
        action: Action,
        actions: Sequence[Action],
        seat: int,
    ) -> Comparison:
        tree = self._bot.searched(rules, state, seat)
        if isinstance(action, End):
            chosen = Line(((state, action),), state, self.breakdown.parts(state, seat))
            other = self._best(tree, seat, range(1, len(tree.nodes)))
            return Comparison(chosen, other or self._other(rules, state, action, actions, seat))
        firsts = _first_actions(tree)
        mine = [number for number, first in enumerate(firsts) if first == action]
        chosen = self._best(tree, seat, mine) or self._next(rules, state, action, seat)
        other = None
        if End() in actions:  # else what must be done first would be missing
            bare = self._bot.searched(rules, state, seat, without=type(action))
            other = self._best(bare, seat, range(len(bare.nodes)))
        if other is None or other.value > chosen.value:
            # Only what the bot has looked at is what it preferred the action to.
            other = self._best(tree, seat, _others(firsts, action))
        return Comparison(chosen, other or self._other(rules, state, action, actions, seat))

    def step(
        self, rules: Rules[State, Action, Any], state: State, action: Action, seat: int
    ) -> Comparison:
        """Return the comparison of an action alone with doing nothing."""
        nothing = Line((), state, self.breakdown.parts(state, seat))
        return Comparison(self._next(rules, state, action, seat), nothing)

    def _best(self, tree: Tree, seat: int, numbers: Sequence[int]) -> Line | None:
        """Return the line to the best of these nodes; None if there is none."""
        reached = [number for number in numbers if tree.values[number] > float("-inf")]
        if not reached:
            return None
        best = max(reached, key=lambda number: tree.values[number])
        end = tree.nodes[best].state
        parts = self.breakdown.parts(end, seat, open_=tree.open[best])
        return Line(tuple(tree.path(best)[::-1]), end, parts)

    def _at_once(
        self,
        rules: Rules[State, Action, Any],
        state: State,
        action: Action,
        actions: Sequence[Action],
        seat: int,
    ) -> Comparison:
        chosen = self._next(rules, state, action, seat)
        return Comparison(chosen, self._other(rules, state, action, actions, seat))

    def _other(
        self,
        rules: Rules[State, Action, Any],
        state: State,
        action: Action,
        actions: Sequence[Action],
        seat: int,
    ) -> Line | None:
        """Return the best other action one step ahead, of another kind if there is one."""
        others = [one for one in actions if one != action]
        others = [one for one in others if not isinstance(one, Gravity)] or others
        others = [one for one in others if type(one) is not type(action)] or others
        if not others:
            return None
        after = [self.breakdown.standing(rules.apply(state, one)[0], seat) for one in others]
        return self._next(rules, state, others[after.index(max(after))], seat)

    def _next(
        self, rules: Rules[State, Action, Any], state: State, action: Action, seat: int
    ) -> Line:
        """Return the line of one action alone."""
        after, _ = rules.apply(state, action)
        return Line(((state, action),), after, self.breakdown.parts(after, seat))


def _others(firsts: Sequence[Action | None], action: Action) -> list[int]:
    """Return the nodes whose lines do not begin with the action, those that begin with another kind if there are any."""
    others = [n for n, first in enumerate(firsts) if first not in (None, action)]
    return [n for n in others if type(firsts[n]) is not type(action)] or others


def _first_actions(tree: Tree) -> list[Action | None]:
    """Return for each node the action with which its line begins; None for the root."""
    firsts: list[Action | None] = []
    for node in tree.nodes:
        first = firsts[node.before] if node.before >= 0 else None
        firsts.append(node.action if first is None else first)
    return firsts
