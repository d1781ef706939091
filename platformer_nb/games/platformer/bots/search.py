"""A bot for Platformer that plans whole turns."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from heapq import heappop, heappush
from random import Random
from typing import Any, NamedTuple

from platformer_nb.core.rules import NATURE, Rules
from platformer_nb.games.platformer.bots.evaluation.evaluation import WON, Evaluator
from platformer_nb.games.platformer.bots.evaluation.weights import DEFAULT, Weights
from platformer_nb.games.platformer.bots.pruning import worth_trying
from platformer_nb.games.platformer.bots.repetition import AGAIN, Repetition
from platformer_nb.games.platformer.model.actions import Action, Draw, End, Gravity, Hold
from platformer_nb.games.platformer.model.state import ACTIONS, State
from platformer_nb.games.platformer.rules.cards.cards import refills

NODES = 240
"""Positions searched for one plan: enough for most turns, and a fixed number so that every machine plans alike."""

PATIENCE = 30
"""Turns a player after which plans are searched further: by then most games are over."""

FURTHER = 8
"""How many times as many positions are searched then. A Hero who stands still does not see a climb of several steps
that falls back if it is not finished, and only a wider search finds it; earlier it would be a waste."""

HOPE = 0.7
"""How much of what the dice may still gain counts where the search stops."""


class Node(NamedTuple):
    """A position reached in the search: its predecessor's index and the action between them."""

    state: State
    before: int
    action: Action | None


class Tree(NamedTuple):
    """The positions searched for one plan.

    `values` and `open` are by node: how good it is to end there, and whether the turn can go on from it. `best` is
    the node to end at, -1 if there is none.
    """

    nodes: list[Node]
    values: list[float]
    open: list[bool]
    best: int

    def path(self, number: int) -> list[tuple[State, Action]]:
        """Return the actions that lead to a node, the first one last, each with the position before it."""
        nodes, path = self.nodes, []
        while (action := nodes[number].action) is not None:
            before = nodes[number].before
            path.append((nodes[before].state, action))
            number = before
        return path


class SearchBot:
    """Plans a turn as the sequence of actions that ends in the best position, then plays it.

    Best-first search over at most `nodes` positions, after PATIENCE turns a player over FURTHER times as many. Cards that fill a gap in the Shop are not predicted;
    after dice are rolled or a Level is revealed, the rest of the turn is planned again. Ties are broken by
    the seed. A turn that has been undone OFTEN is planned otherwise: `past` are positions in which its seat has decided.
    """

    def __init__(
        self,
        seed: int | str,
        weights: Weights = DEFAULT,
        nodes: int = NODES,
        past: Iterable[State] = (),
    ) -> None:
        self._random = Random(seed).random
        self._evaluator = Evaluator(weights)
        self._nodes = nodes
        self._plan: list[tuple[State, Action]] = []
        self.remember(past)

    def remember(self, past: Iterable[State]) -> None:
        """Remember these positions in which the seat has decided, and no others; see `core.game.Remembering`."""
        self.repetition = Repetition(past)

    def choose(
        self, rules: Rules[State, Action, Any], state: State, actions: Sequence[Action]
    ) -> Action:
        """Return the next action of the plan."""
        seat = rules.actor(state)
        assert isinstance(seat, int), "a player has to decide"
        self.repetition.see(state)
        if len(actions) == 1:
            return actions[0]
        if state.step != ACTIONS or seat != state.active:
            return self._at_once(rules, state, actions, seat)
        if not self._plan or self._plan[-1][0] != state:
            self._plan = self._planned(rules, state, seat)
        if self._plan:
            _, action = self._plan.pop()
            if action in actions:
                return action
            self._plan = []
        return self._at_once(rules, state, actions, seat)

    def _at_once(
        self, rules: Rules[State, Action, Any], state: State, actions: Sequence[Action], seat: int
    ) -> Action:
        """Return the best action by looking one action ahead, where there is no turn to plan."""
        best, most = actions[-1], float("-inf")
        for action in actions:
            if isinstance(action, Gravity):
                continue
            after, _ = rules.apply(state, action)
            value = self._evaluator.standing(after, seat) + 1e-6 * self._random()
            if value > most:
                best, most = action, value
        return best

    def _planned(
        self, rules: Rules[State, Action, Any], root: State, seat: int
    ) -> list[tuple[State, Action]]:
        """Return the rest of the turn as pairs of position and action, the next action last."""
        tree = self.searched(rules, root, seat)
        if tree.best < 0:
            return []
        path = tree.path(tree.best)
        if tree.values[tree.best] < WON and _ends(rules, tree.nodes[tree.best].state, seat):
            path.insert(0, (tree.nodes[tree.best].state, End()))
        return path

    def searched(
        self,
        rules: Rules[State, Action, Any],
        root: State,
        seat: int,
        without: type[Action] | None = None,
    ) -> Tree:
        """Search the rest of the turn; `without` leaves out one kind of action."""
        weigh, apply, random = self._evaluator.weigh, rules.apply, self._random
        nodes, values, opens = [Node(root, -1, None)], [float("-inf")], [True]
        undone = self.repetition.undone()
        limit = self._limit(root, again=bool(undone))
        best, most = -1, float("-inf")
        seen = {_key(root)}
        heap: list[tuple[float, int]] = []
        if not root.pending:
            best, most = 0, self._evaluator.standing(root, seat)
            values[0] = most
        heappush(heap, (0.0, 0))
        while heap and len(nodes) < limit:
            _, place = heappop(heap)
            state = nodes[place].state
            tries = worth_trying(state, rules.actions(state), root.shop)
            if without is not None:
                tries = [action for action in tries if not isinstance(action, without)]
            for action in tries:
                after, _ = apply(state, action)
                open_ = after.step == ACTIONS and after.active == seat and after.winner < 0
                if after.pending or not open_:  # else the bot goes on at once, as most often
                    after, open_ = self._going_on(rules, after, seat)
                many = len(seen)
                seen.add(_key(after))
                if len(seen) == many:
                    continue
                number = len(nodes)
                nodes.append(Node(after, place, action))
                value, hope = weigh(after, seat)
                value += 1e-6 * random()
                if value < WON and not open_:
                    value += HOPE * hope
                if undone:
                    value -= AGAIN * undone.get(after.heroes[seat].at, 0)
                values.append(value)
                opens.append(open_)
                if value >= WON:
                    return Tree(nodes, values, opens, number)
                # A turn does not end at a decision of its own: asked for once more, it would be answered for ever.
                if value > most and not (open_ and after.pending):
                    best, most = number, value
                if open_:
                    heappush(heap, (-value - hope, number))
        return Tree(nodes, values, opens, best)

    def _limit(self, state: State, *, again: bool) -> int:
        """Return how many positions a plan may search: more when a game drags on, or a turn has been undone `again`."""
        late = state.turn > PATIENCE * state.game.players
        return self._nodes * FURTHER if late or again else self._nodes

    def _going_on(
        self, rules: Rules[State, Action, Any], state: State, seat: int
    ) -> tuple[State, bool]:
        """Return the next position in which the bot decides, and whether it does.

        Shop gaps are filled with the first legal card and other Heroes hold on to their Ladders. The search
        stops at dice and Levels, which cannot be predicted.
        """
        while True:
            actor = rules.actor(state)
            if actor == seat:
                return state, state.step == ACTIONS
            if actor is None or not state.pending:
                return state, False
            if actor == NATURE:
                frame = state.pending[-1]
                if frame.kind != "refill":
                    return state, False
                state, _ = rules.apply(state, Draw(refills(state, frame.a)[0]))
            elif state.pending[-1].kind == "ladder":
                state, _ = rules.apply(state, Hold())
            else:
                return state, False


def _ends(rules: Rules[State, Action, Any], state: State, seat: int) -> bool:
    return rules.actor(state) == seat and state.step == ACTIONS and not state.pending


def _key(state: State) -> tuple[Any, ...]:
    """Return the parts of a position that distinguish it from others of the same turn."""
    return (
        state.occupied,
        state.heroes,
        state.pool,
        state.lying,
        state.pending,
        state.bonus,
        state.supply.shop,
    )
