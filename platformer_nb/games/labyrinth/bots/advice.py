"""What a hint has to say first: who can win next turn, and what stops it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Final, NamedTuple

from platformer_nb.core.errors import Said, said
from platformer_nb.core.parts.coaching import Advice
from platformer_nb.games.labyrinth.bots.changed import changes
from platformer_nb.games.labyrinth.bots.evaluation import RUNNING
from platformer_nb.games.labyrinth.bots.greedy import after
from platformer_nb.games.labyrinth.bots.threats import (
    LEAST,
    NO_STOPS,
    SHARE,
    SURE,
    WAYS,
    Spent,
    Threats,
)
from platformer_nb.games.labyrinth.model import actions as a
from platformer_nb.games.labyrinth.model.state import State
from platformer_nb.games.labyrinth.narration.called import character_of
from platformer_nb.games.labyrinth.rules.applying import apply
from platformer_nb.games.labyrinth.rules.legality import actions as legal

LESS: Final = 0.05
"""A stop that takes so little from the chance of a rival is none."""

LEADING: Final = (*WAYS, a.Rest, a.TakeKey, a.Use, a.Pact)
"""What leads to a stop that takes two actions."""


class Stop(NamedTuple):
    """An action, what threat is left after it, and the further action that it takes for that, if any."""

    action: a.Action
    left: float
    then: tuple[State, a.Action] | None = None


def advice(
    state: State,
    action: a.Action,
    seat: int,
    last: State | None,
    past: Sequence[State] = (),
) -> Advice[State, a.Action]:
    """Return what to propose in place of the adviser's action, if that lets a rival win, and what is told first.

    `last` is the position after the seat's last action, `past` are those in which it has decided before.
    """
    urgent: tuple[Said, ...] = ()
    stop = Stop(action, 0.0)
    if state.active == seat:
        urgent, stop = _urgent(state, action, seat)
    changed = tuple(changes(state, stop.action, seat, last, past))
    return Advice(stop.action, urgent, stop.then, changed)


def _urgent(state: State, action: a.Action, seat: int) -> tuple[tuple[Said, ...], Stop]:
    """Return what is told of rivals who can win, and the action that is best against it."""
    ahead, chosen = Threats(seat), Stop(action, 0.0)
    then, _ = apply(state, action)
    if then.winner == seat:
        return (), chosen
    chances = ahead.warned(state)
    now = max(chances.values(), default=0.0)
    if now < LEAST:
        left = ahead.open_after(state, action, 1, now)
        if left < LEAST:
            return (), chosen
        stop = _best_stop(ahead, state, (action, *legal(state)), seat, now)
        opened = said("urgent-guard", **_named(state, ahead.warned(then)))
        return ((opened,), stop) if stop.left < left - LESS else ((), chosen)
    known = ahead.whole
    if _is_sure(ahead, state, seat):
        return (said("urgent-first", **_named(state, chances)),), _win(ahead, state, action, seat)
    warned = said("urgent-win" if now >= SURE else "urgent-luck", **_named(state, chances))
    stop = _best_stop(ahead, state, (action, *legal(state)), seat, now)
    if stop.left >= now - LESS:
        if stop.action != action:
            return (warned, said("urgent-stay")), stop
        nothing = ahead.whole or all(isinstance(one, NO_STOPS) for one in legal(state))
        return (warned, said("urgent-none")) if nothing else (warned,), chosen
    if stop.left >= LEAST and not known:
        return (warned,), chosen
    return (warned, said("urgent-stop" if stop.left < LEAST else "urgent-less")), stop


def _win(ahead: Threats, state: State, action: a.Action, seat: int) -> Stop:
    """Return an action after which the seat still wins in this turn: the adviser's, if it is one."""
    for one in (action, *legal(state)):
        if not isinstance(one, a.End) and _is_sure(ahead, apply(state, one)[0], seat):
            return Stop(one, 0.0)
    return Stop(action, 0.0)


def _is_sure(ahead: Threats, state: State, seat: int) -> bool:
    """Return whether a seat is found to win in its turn for certain."""
    with suppress(Spent):
        return ahead.chance(state, seat) >= SURE
    return False


def _best_stop(
    ahead: Threats, state: State, options: Sequence[a.Action], seat: int, now: float
) -> Stop:
    """Return the best stop: one action before two, the adviser's own, which is the first of the options, before others.

    After what stops nobody the threat is as it is `now`.
    """
    options = tuple(dict.fromkeys(options))
    found = [_stop(ahead, state, one, 0, now) for one in options]
    best = min(one.left for one in found)
    if best >= LEAST and state.left > 1:
        two = [_stop(ahead, state, one, 1, now) for one in options if isinstance(one, LEADING)]
        if two and min(one.left for one in two) < best - LESS:
            found = [_stop(ahead, state, options[0], 1, now), *two]
            best = min(one.left for one in found)
    good = [one for one in found if one.left <= best + LESS / 2]
    if found[0] in good:
        chosen = found[0]
    else:
        chosen = max(good, key=lambda one: after(state, one.action, seat, RUNNING))
    return chosen._replace(then=_further(ahead, state, chosen))


def _stop(ahead: Threats, state: State, action: a.Action, more: int, now: float) -> Stop:
    idle = not ahead.may_stop(action) and not more
    return Stop(action, now if idle else ahead.open_after(state, action, more, now))


def _further(ahead: Threats, state: State, stop: Stop) -> tuple[State, a.Action] | None:
    """Return the action that has to come after a stop; None if it is enough alone, or chance comes first."""
    then, _ = apply(state, stop.action)
    if then.due or then.turn != state.turn:
        return None
    ahead.left = SHARE
    with suppress(Spent):
        now = ahead.threat(then)
        if now > stop.left + LESS / 2:
            more = ahead.stops(then)
            best = min(more, key=lambda one: ahead.open_after(then, one, 0, now), default=a.End())
            return then, best
    return None


def _named(state: State, chances: Mapping[int, float]) -> dict[str, int | tuple[str, ...]]:
    """Return the rivals who can win."""
    who = tuple(character_of(state, one) for one, chance in chances.items() if chance >= LEAST)
    return {"who": who, "count": len(who)}
