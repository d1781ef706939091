"""Resolves clicks on Spaces to actions.

Components do not implement rules; legality judges the resolved action like a typed one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from platformer_nb.core.value import field_names
from platformer_nb.games.platformer.kinds.records import Click
from platformer_nb.games.platformer.kinds.tables import PENDING
from platformer_nb.games.platformer.model import actions as a
from platformer_nb.games.platformer.model import pending_decision
from platformer_nb.games.platformer.model.box.box import MOVE, SHOVE, SWORD
from platformer_nb.games.platformer.model.state import ACTIONS, FIRST_KIND, State
from platformer_nb.games.platformer.model.terrain import NOWHERE, PORTAL
from platformer_nb.games.platformer.rules.dice import paying
from platformer_nb.games.platformer.rules.dice.payment import FORGE, Payment
from platformer_nb.games.platformer.rules.figures import combat, movement, portals
from platformer_nb.games.platformer.rules.legality import legal_actions, legality
from platformer_nb.games.platformer.view.clicks.selection import Hand, needed, paid_with, payment


@dataclass(frozen=True, slots=True)
class Arm:
    """A click that needs a second one: where to move the figure on `at`."""

    at: int
    verb: str


Meant = a.Action | Arm | None


def meant(state: State, hand: Hand, at: int) -> Meant:
    """Return the action that a click on a Space stands for, an Arm if a second Space is needed, or None."""
    if state.pending:
        return _meant_pending(state, hand, at)
    if state.step == ACTIONS:
        return _meant_action(state, hand, at)
    return None


def _meant_pending(state: State, hand: Hand, at: int) -> Meant:
    click = pending_click(state)
    if click is None:
        return None
    if click.optional:
        return _way(state, hand, at, click.action)
    if not click.verb:
        return click.action(at)
    return click.action(hand.armed, at) if hand.armed >= 0 else Arm(at, click.verb)


def _meant_action(state: State, hand: Hand, at: int) -> Meant:
    if state.hero.at < 0:
        return a.Spawn(at, payment(hand, state, None) or paying.paid_least(state))
    if hand.armed >= 0:
        return _second(state, hand, at)
    symbol = needed(hand, state)
    enemy = state.terrain.covers(at) and state.occupied[at] >= FIRST_KIND
    if symbol == SHOVE:
        return _shove(state, hand, at) if enemy else a.Shove(at, at, paid_with(hand, state, SHOVE))
    last = _last(state, hand) if enemy else None
    if symbol is None and last == SHOVE:
        return _shove_paid_wrong(state, hand, at)
    if symbol == SWORD or (enemy and last != MOVE and not hand.empty):
        return a.Attack(at, paid_with(hand, state, SWORD))
    if enemy and hand.empty:
        return _on_enemy(state, hand, at)
    if _by_portal(state, at):
        return _through(state, hand, at)
    return _way(state, hand, at, _moves(paid_with(hand, state, MOVE)))


def _on_enemy(state: State, hand: Hand, at: int) -> Meant:
    """Return an attack, or a move that pushes the Enemy away; out of reach an attack that is refused.

    The refusal suggests the way towards it, which that of a Move to where it stands would not.
    """
    way = _way(state, hand, at, _moves(paid_with(hand, state, MOVE)))
    if at in state.terrain.neighbours[state.hero.at]:
        return _plain_attack(state, at) or way
    if _by_portal(state, at):
        way = _through(state, hand, at)
    return way if isinstance(way, Arm) else a.Attack(at, paid_with(hand, state, SWORD))


def _by_portal(state: State, at: int) -> bool:
    """Return whether a click on a Space stands for a move through a Void Portal."""
    terrain, frm = state.terrain, state.hero.at
    both = terrain.covers(at) and terrain.feature[at] == terrain.feature[frm] == PORTAL
    return both and at != frm and at not in terrain.neighbours[frm]


def _through(state: State, hand: Hand, at: int) -> Meant:
    paid = paid_with(hand, state, MOVE)
    pushes = [push for to, push in portals.exits(state) if to == at]
    if state.occupied[at] and pushes and legality.legal(state, a.Portal(at, pushes[0], paid)):
        return Arm(at, "push")
    return a.Portal(at, NOWHERE, paid)


def _second(state: State, hand: Hand, at: int) -> Meant:
    if hand.verb == "shove":
        count = combat.shoves_needed(state, hand.armed)
        return a.Shove(hand.armed, at, paid_with(hand, state, SHOVE, count))
    paid = paid_with(hand, state, MOVE)
    if _by_portal(state, hand.armed):
        return a.Portal(hand.armed, at, paid)
    return a.Move(hand.armed, at, paid)


def _shove(state: State, hand: Hand, at: int) -> Meant:
    """Return an Arm for the second Space of a shove, or an illegal Shove if no Space would make it legal."""
    count = combat.shoves_needed(state, at)
    payment_ = paid_with(hand, state, SHOVE, count)
    for to in state.terrain.neighbours[at]:
        if legality.legal(state, a.Shove(at, to, payment_)):
            return Arm(at, "shove")
    free = next((n for n in state.terrain.neighbours[at] if not state.occupied[n]), at)
    return a.Shove(at, free, payment_)


def _last(state: State, hand: Hand) -> int | None:
    """Return what the die chosen last gives, of those that do something to an Enemy; None if none does."""
    given = (needed(Hand([one]), state) for one in reversed(hand.dice))
    return next((symbol for symbol in given if symbol in (MOVE, SHOVE, SWORD)), None)


def _shove_paid_wrong(state: State, hand: Hand, at: int) -> a.Shove:
    """Return a shove with dice that do not pay for it, to a Space where another payment would if there is one."""
    plain = paid_with(Hand(), state, SHOVE, combat.shoves_needed(state, at))
    beside = state.terrain.neighbours[at]
    to = next((n for n in beside if legality.legal(state, a.Shove(at, n, plain))), None)
    if to is None:
        to = next((n for n in beside if not state.occupied[n]), at)
    return a.Shove(at, to, paid_with(hand, state, SHOVE))


def _plain_attack(state: State, at: int) -> a.Attack | None:
    """Return the smallest attack that defeats the Enemy without gems or a Forge, for a click with no die selected."""
    if at not in state.terrain.neighbours[state.hero.at]:
        return None
    needs = combat.health(state, state.occupied[at])
    options = [
        p
        for p in paying.options(state, SWORD, 1, combat.MOST_SWORDS)
        if combat.foreseen_wounds(state, p.power) >= needs
        and not p.gems
        and all(s.kind != FORGE for s in p.sources)
    ]
    smallest = min(options, key=lambda p: len(p.sources), default=None)
    return None if smallest is None else a.Attack(at, smallest)


def _way(state: State, hand: Hand, at: int, go: Callable[[int, int], a.Action]) -> Meant:
    """Return a Move or Step to a Space, or an Arm if the figure there has to be pushed."""
    if hand.armed >= 0:
        return go(hand.armed, at)
    if state.terrain.covers(at) and state.occupied[at] and at != state.hero.at:
        pushes = [push for to, push in movement.reachable(state) if to == at]
        if pushes and legality.legal(state, go(at, pushes[0])):
            return Arm(at, "push")
    return go(at, NOWHERE)


def _moves(paid: Payment) -> Callable[[int, int], a.Move]:
    """Return what makes a Move, paid like this, of a Space and the one to push to."""
    return lambda to, push: a.Move(to, push, paid)


def targets(state: State, hand: Hand) -> Iterator[tuple[int, Meant]]:
    """Yield every Space where a click is legal now, with what it stands for."""
    if pending_decision.actor(state) is None or pending_decision.actor(state) == -1:
        return
    for at in range(state.terrain.low, state.terrain.size):
        found = meant(state, hand, at)
        if found is None:
            continue
        if isinstance(found, Arm):
            if _can_begin(state, at):
                yield at, found
        elif legality.legal(state, found):
            yield at, found


def _can_begin(state: State, at: int) -> bool:
    """Return whether a click that needs a second one can lead to a legal action."""
    click = pending_click(state)
    if click is None or click.optional:
        return True  # otherwise nothing would be armed
    answers = (x for x in legal_actions.actions(state) if type(x) is click.action)
    return any(getattr(x, field_names(x)[0]) == at for x in answers)


def pending_click(state: State) -> Click | None:
    """Return how clicks answer what is pending, None if nothing is or if buttons do."""
    return PENDING[state.pending[-1].kind].click if state.pending else None
