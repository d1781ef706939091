"""Timing of decisions that are not pending now: the rule that brings them, and the cards that do.

`pending_decision` cites this for an action that answers nothing in the present step.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from platformer_nb.core.ruling import Cite
from platformer_nb.games.platformer.model import actions as a
from platformer_nb.games.platformer.model.boss_effects import GiveToken, Summon
from platformer_nb.games.platformer.model.box import BossSheet
from platformer_nb.games.platformer.model.effects import Effect
from platformer_nb.games.platformer.model.facts import at, cite
from platformer_nb.games.platformer.model.state import STEPS, State
from platformer_nb.games.platformer.rules.cards.effect_kinds import answered_by
from platformer_nb.games.platformer.rules.figures import gravity

Facts = dict[str, int | str | tuple[str, ...]]


class Moment(NamedTuple):
    """When a kind of action is possible: by which rule, and the cards that bring it, as facts."""

    rule: str
    name: str
    facts: Callable[[State], Facts] = lambda _state: {}


def untimely(state: State, action: a.Action) -> Cite | None:
    """Cite when this action is possible; None for actions that belong to a step of the turn."""
    if isinstance(action, a.Drop) and (held := gravity.platform_holds(state)) is not None:
        return held
    moment = MOMENTS.get(type(action))
    if moment is None:
        return None
    boss_draws = moment.name == "boss-draw" and _sheet(state).draws == "roll"
    return cite(
        "IKE-1" if boss_draws else moment.rule,
        moment=moment.name,
        step=STEPS[state.step],
        **moment.facts(state),
    )


def _by_cards(action: type) -> Callable[[State], Facts]:
    def facts(state: State) -> Facts:
        found = tuple(_cards_with(state, answered_by(action)))
        return {"cards": found, "count": len(found)}

    return facts


def _cards_with(state: State, kinds: tuple[type, ...]) -> Iterator[str]:
    """Yield the cards of this game with an effect of these kinds, those of the Heroes last."""
    box = state.game.box
    kept = {**box.items, **box.potions} | {i: box.artifacts[i].card for i in state.artifacts}
    for card, found in kept.items():
        if _has(found.effects, kinds):
            yield card
    for hero in state.heroes:
        known = box.heroes.get(hero.card)
        if known and (_has(known.ability, kinds) or _has(known.star, kinds)):
            yield hero.card


def _has(effects: int | tuple[Effect, ...], kinds: tuple[type, ...]) -> bool:
    return isinstance(effects, tuple) and any(isinstance(effect, kinds) for effect in effects)


def _warded(state: State) -> Facts:
    """Return the Boss's attacks that a token wards off, and the token."""
    found = [
        (card.id, effect.ward)
        for card in _sheet(state).cards
        for effect in card.effects
        if isinstance(effect, GiveToken) and effect.ward
    ]
    token = found[0][1] if found else ""
    cards = tuple(card for card, _ in found)
    return {"boss": state.game.boss, "cards": cards, "count": len(cards), "token": token}


def _called(state: State) -> Facts:
    """Return the Boss's cards that summon."""
    cards = (c.id for c in _sheet(state).cards if any(isinstance(e, Summon) for e in c.effects))
    found = tuple(cards)
    return {"boss": state.game.boss, "cards": found, "count": len(found)}


def _boss(state: State) -> Facts:
    """Return the Boss, and its Space if it is on the map."""
    return {"boss": state.game.boss, "space": at(state, state.occupied.find(state.game.boss_code))}


def _sheet(state: State) -> BossSheet:
    return state.game.box.bosses[state.game.boss]


MOMENTS: dict[type, Moment] = {
    a.Step: Moment("MOV-3", "step"),
    a.Stop: Moment("MOV-5", "stop"),
    a.Slide: Moment("CRD-1", "slide", _by_cards(a.Slide)),
    a.TurnDie: Moment("CRD-1", "turn", _by_cards(a.TurnDie)),
    a.Target: Moment("CRD-1", "target", _by_cards(a.Target)),
    a.Hold: Moment("GRA-4", "ladder"),
    a.Drop: Moment("GRA-4", "ladder"),
    a.Mirror: Moment("MED-4", "mirror", _warded),
    a.Endure: Moment("MED-4", "mirror", _warded),
    a.PlaceBoss: Moment("BOS-4", "boss-place", _boss),
    a.PlaceSummons: Moment("BOS-17", "summon", _called),
    a.LeaveEmpty: Moment("LVL-7", "leave-empty"),
    a.SetSpecial: Moment("TRN-8", "set"),
    a.Roll: Moment("TRN-0", "roll"),
    a.Reroll: Moment("CRD-1", "reroll", _by_cards(a.Reroll)),
    a.Reveal: Moment("LVL-1", "reveal"),
    a.Draw: Moment("ACT-2", "refill"),
    a.DrawArtifact: Moment("ART-1", "artifact"),
    a.Deal: Moment("SET-6", "deal"),
    a.First: Moment("SET-8", "first"),
    a.BossDie: Moment("MED-1", "boss-die", _boss),
    a.BossDraw: Moment("MED-1", "boss-draw", _boss),
    a.RevealEvent: Moment("SOL-1", "event"),
}
"""When each kind of action that answers a decision or is an outcome of chance is possible."""
