"""The coach of Platformer: the planning bot advises, both bots give reasons."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from platformer_nb.core.errors import said
from platformer_nb.core.parts.coaching import Marks, Motive, RollOdds
from platformer_nb.core.rules import Rules
from platformer_nb.games.platformer.model import actions as a
from platformer_nb.games.platformer.model.state import ACTIONS, State
from platformer_nb.games.platformer.model.terrain import NOWHERE, space_name
from platformer_nb.games.platformer.rules.dice.payment import FORGE, Payment

if TYPE_CHECKING:
    from platformer_nb.games.platformer.bots.reasons.alternatives import Line
    from platformer_nb.games.platformer.bots.search import SearchBot

SEED = "coach"
"""The seed of the adviser: it breaks ties alike at every table."""


class PlatformerCoaching:
    """See `platformer_nb.core.parts.coaching.Coaching`. Every table has one: what it needs is imported when asked for."""

    def adviser(self, past: Iterable[State] = ()) -> SearchBot:
        """Return a planning bot that remembers which turns have been undone."""
        from platformer_nb.games.platformer.bots.search import SearchBot

        return SearchBot(SEED, past=past)

    def motive(
        self,
        rules: Rules[State, a.Action, Any],
        state: State,
        action: a.Action,
        kind: str = "",
        past: Iterable[State] = (),
    ) -> Motive[State, a.Action] | None:
        """Return why the planning bot or the greedy one chooses an action; a hint says what Forging is where it Forges."""
        found = self._motive(rules, state, action, kind, past)
        if found is None:
            return None
        if kind:
            from platformer_nb.games.platformer.bots.reasons.motives import in_the_past

            return replace(found, costs_past=tuple(map(in_the_past, found.costs)))
        named = (action, found.against, *(one for _, one in found.then))
        return (
            replace(found, explained=(said("motive-forging"),))
            if any(map(_forges, named))
            else found
        )

    def _motive(
        self,
        rules: Rules[State, a.Action, Any],
        state: State,
        action: a.Action,
        kind: str,
        past: Iterable[State],
    ) -> Motive[State, a.Action] | None:
        from platformer_nb.games.platformer.bots.reasons.alternatives import Comparer, alone
        from platformer_nb.games.platformer.bots.reasons.averting import averting
        from platformer_nb.games.platformer.bots.reasons.greedy_motives import greedy_reasons
        from platformer_nb.games.platformer.bots.reasons.motives import (
            PART,
            SAME,
            again,
            costs,
            gains,
            left_behind,
            named,
            reasons,
            step_reasons,
        )

        if kind == "greedy":
            told, against = greedy_reasons(rules, state, action)
            return Motive(told, against)
        if kind not in ("", "search"):
            return None
        seat = rules.actor(state)
        assert isinstance(seat, int), "a player has to decide"
        comparer = Comparer((*past, state) if seat == state.active else ())
        found = comparer.compared(rules, state, action)
        back = again(found, comparer.undone(), seat)
        told = reasons(found, comparer.breakdown, seat)
        against, then = _against(found.other), _then(found.chosen, seat)
        step = comparer.step(rules, state, action, seat)
        paid, whole = costs(step.chosen, seat), costs(found.chosen, seat)
        more = whole if whole != paid else ()
        left = left_behind(found.chosen, comparer.breakdown, seat)
        paid, more = ((*paid, *left), more) if alone(found.chosen) else (paid, (*more, *left))
        averted = averting(rules, found.chosen, then, seat)
        if not gains(found):
            # Nothing is better: what the action does by itself is told before that.
            gained = (
                named(step, comparer.breakdown, seat) if told[0].key == SAME and gains(step) else ()
            )
            return Motive((*back, *gained, *told), against, then, (), paid, more, averted)
        if alone(found.chosen):
            # What the alternative loses is no reason for this very action: what it gains itself is told before that.
            lost = told[0].key.endswith("-kept")
            own = named(step, comparer.breakdown, seat) if lost and gains(step) else ()
            mine = [one for one in own if one not in told]
            return Motive((*back, *mine, *told), against, then, (), paid, more, averted)
        opens = bool(then) and not rules.judge(state, then[0][1])
        first = step_reasons(step, comparer.breakdown, seat, opens=opens)
        later = None
        if first[0].key == PART:
            later = next((one for one in then if gains(comparer.step(rules, *one, seat))), None)
        told_first = () if later else first
        return Motive((*back, *told_first), against, then, told, paid, more, averted, later)

    def marks(self, section: Any, action: a.Action) -> Marks:
        """Return the Spaces and the dice of an action."""
        state: State = section.state
        spaces = (getattr(action, name, NOWHERE) for name in ("to", "target", "space", "push"))
        width = state.terrain.width
        places = [space_name(width, at) for at in spaces if isinstance(at, int) and at > NOWHERE]
        if isinstance(action, (a.SetSpecial, a.TurnDie)):
            places = []
        payment = getattr(action, "payment", None)
        dice = section.dice.paying(payment) if isinstance(payment, Payment) else ()
        return Marks(tuple(places), dice)

    def next_rolls(self, state: State, seat: int) -> Iterator[RollOdds]:
        """Yield the odds of the dice of the next turn, of the enemy die and of the Boss's."""
        from platformer_nb.games.platformer.bots.next_rolls import next_rolls

        return next_rolls(state, seat)


def _forges(action: a.Action | None) -> bool:
    """Return whether two equal dice are Forged to pay for an action."""
    paid: Payment | None = getattr(action, "payment", None)
    return paid is not None and any(source.kind == FORGE for source in paid.sources)


def _against(other: Line | None) -> a.Action | None:
    """Return how the other plan begins; one without actions ends the Actions step."""
    if other is None:
        return None
    return other.actions[0][1] if other.actions else a.End()


def _then(chosen: Line, seat: int) -> tuple[tuple[State, a.Action], ...]:
    """Return the rest of a plan, with the end of the Actions step if it comes next."""
    end, rest = chosen.end, chosen.actions[1:]
    if isinstance(chosen.actions[-1][1], a.End) or end.pending or end.winner >= 0:
        return rest
    goes_on = end.step == ACTIONS and end.active == seat
    return (*rest, (end, a.End())) if goes_on else rest
