"""The coach of Labyrinth: the planning bot advises, every bot gives reasons; see `core.parts.coaching.Coaching`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any, Final

from platformer_nb.core.errors import Said
from platformer_nb.core.parts.coaching import Advice, Marks, Motive, RollOdds
from platformer_nb.core.rules import Rules
from platformer_nb.games.labyrinth.model import actions as a
from platformer_nb.games.labyrinth.model.state import State

if TYPE_CHECKING:
    from platformer_nb.games.labyrinth.bots.hinting import HintBot
    from platformer_nb.games.labyrinth.bots.planning import PlanningBot

SEED: Final = "coach"
"""The seed of the adviser: it breaks ties alike at every table."""

NO_GAINS: Final = ("motive-even", "motive-lay")
"""Reasons of an action that makes nothing better by itself."""

PLANNED: Final = ("", "planning", "blocking")
"""The kinds that plan a turn, the adviser among them."""


class LabyrinthCoaching:
    """Every table has one: what it needs is imported when asked for."""

    def adviser(self, past: Iterable[State] = ()) -> HintBot:
        """Return a planning bot that goes on to the key that it went for in these positions."""
        from platformer_nb.games.labyrinth.bots.hinting import HintBot

        return HintBot(SEED, past)

    def advice(
        self,
        rules: Rules[State, a.Action, Any],
        state: State,
        action: a.Action,
        last: State | None = None,
        past: Iterable[State] = (),
    ) -> Advice[State, a.Action]:
        """Return an action that keeps rivals from winning, if the adviser's lets one win; who could, and how the aim changed."""
        from platformer_nb.games.labyrinth.bots.advice import advice

        seat = rules.actor(state)
        assert isinstance(seat, int), "a player has to decide"
        return advice(state, action, seat, last, tuple(past))

    def motive(
        self,
        rules: Rules[State, a.Action, Any],
        state: State,
        action: a.Action,
        kind: str = "",
        past: Iterable[State] = (),
    ) -> Motive[State, a.Action] | None:
        """Return what an action gains over the best other one, as this kind of bot weighs it; None for a kind that does not weigh."""
        if kind not in (*PLANNED, "greedy"):
            return None
        from platformer_nb.games.labyrinth.bots import motives
        from platformer_nb.games.labyrinth.bots.dangers import dangers, longer
        from platformer_nb.games.labyrinth.bots.evaluation import BLOCKING, RUNNING, in_round
        from platformer_nb.games.labyrinth.bots.hinting import HintBot, aim_of
        from platformer_nb.games.labyrinth.bots.planning import BlockingBot, PlanningBot
        from platformer_nb.games.labyrinth.bots.turn_plan import outlines, planned

        seat = rules.actor(state)
        assert isinstance(seat, int), "a player has to decide"
        weights = BLOCKING if kind == "blocking" else RUNNING
        if kind in PLANNED:
            weights = in_round(weights, state)
        past = tuple(past) if kind == "" else ()
        if kind == "":
            weights = weights._replace(aim=aim_of((*past, state), seat))
        other = motives.best_other(state, action, seat, weights)
        told = motives.reasons(state, action, other, seat, weights)
        costs = tuple(dangers(state, action, seat))
        if kind not in PLANNED:
            return Motive(told, other, costs=costs)
        bot: PlanningBot = HintBot(SEED, (*past, state))
        if kind:
            bot = (BlockingBot if kind == "blocking" else PlanningBot)(SEED)
        plan = planned(rules, state, action, bot)
        outline = tuple(
            # What the action gains by itself is not told of the plan again.
            one
            for one in outlines(state, plan, seat, weights.aim)
            if one.key != "plan-gains" or one.facts["n"] not in _shorter(told)
        )
        later = [one for step in plan.steps for one in dangers(*step, seat)]
        grows = tuple(longer(state, plan.end, seat, weights.aim))
        if plan.steps or costs:
            later += grows
        else:
            costs = grows
        gain = None
        if told[-1].key in NO_GAINS:
            gain = motives.first_gain(plan.steps, seat, weights)
        return Motive(
            () if gain else told,
            other,
            plan.steps,
            outline,
            costs,
            plan_costs=tuple(later),
            gains_later=gain,
        )

    def marks(self, section: Any, action: a.Action) -> Marks:
        """Return the place or cell at which an action is chosen."""
        from platformer_nb.games.labyrinth.view.choices import target_of

        at = target_of(section.table.seen, action)
        return Marks(() if at is None else (at,))

    def next_rolls(self, state: State, seat: int) -> Iterator[RollOdds]:
        """Yield the odds of the rolls that a character may make next."""
        from platformer_nb.games.labyrinth.bots.roll_odds import next_rolls

        return next_rolls(state, seat)


def _shorter(told: Iterable[Said]) -> set[object]:
    """Return by how many actions reasons tell that the way to the win is shorter."""
    return {one.facts["n"] for one in told if one.key == "motive-way"}
