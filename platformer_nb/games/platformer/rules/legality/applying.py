"""Applying a legal action: one function for each kind, then everything that follows without a decision."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from platformer_nb.games.platformer.events import EnemyGone, Event, Recovered, Rerolled
from platformer_nb.games.platformer.model import actions as a
from platformer_nb.games.platformer.model.state import (
    BY_CARD,
    FREE,
    GRAVITY,
    SPECIAL_DIE,
    Frame,
    Level,
    State,
)
from platformer_nb.games.platformer.model.state_builder import Draft
from platformer_nb.games.platformer.notation.given_actions import given
from platformer_nb.games.platformer.registry import rule
from platformer_nb.games.platformer.rules.cards import artifacts, cards, targeting
from platformer_nb.games.platformer.rules.course import levels, setup, solo_events, turn
from platformer_nb.games.platformer.rules.course.advancing import advance
from platformer_nb.games.platformer.rules.dice import paying, special_die
from platformer_nb.games.platformer.rules.figures import (
    boss,
    combat,
    gravity,
    movement,
    portals,
    spawning,
)


def apply(state: State, action: a.Action | str) -> tuple[State, tuple[Event, ...]]:
    """Return the state after a legal action and all its consequences, and the events in order."""
    draft = Draft(state)
    try:
        settle = APPLIES[type(action)]
    except KeyError:  # not an action: only those who pass notation pay for parsing it
        return apply(state, given(state, action))
    settle(draft, action)
    advance(draft)
    return draft.frozen(), tuple(draft.events)


def _end(draft: Draft, _action: a.End) -> None:
    draft.step = SPECIAL_DIE


def _gain_coin(draft: Draft, action: a.GainCoin) -> None:
    paying.take(draft, action.payment)
    cards.gain_coins(draft, action.payment.power)


def _step(draft: Draft, action: a.Step) -> None:
    frame = draft.pending.pop()
    if frame.kind == "slide":
        combat.slide(draft, frame.a, action.to, frame.b - 1, frame.card)
        return
    if frame.a > 1:
        draft.pending.append(Frame("steps", frame.a - 1, frame.b, frame.card))
    movement.step(draft, action.to, action.push, "CRD-4" if frame.card else "SYM-1")


@rule("MOV-5", "SYM-7")
def stop(draft: Draft, _action: a.Stop) -> None:
    """MOV-5, SYM-7: a longer Move or shove may stop early."""
    stopped = draft.pending.pop()
    if stopped.kind in targeting.KINDS and draft.pending and draft.pending[-1].kind == "effects":
        draft.pending.pop()  # a card stopped without a target: drop its further effects


def _slide(draft: Draft, action: a.Slide) -> None:
    frame = draft.pending.pop()
    combat.slide(draft, action.enemy, action.to, frame.b - 1, BY_CARD)


def _target(draft: Draft, action: a.Target) -> None:
    targeting.settle(draft, draft.pending.pop(), action.space)


def _turn_die(draft: Draft, action: a.TurnDie) -> None:
    draft.pending.pop()
    cards.turn_die(draft, action)


def _hold(draft: Draft, _action: a.Hold) -> None:
    gravity.hold(draft, draft.pending.pop().a)


def _drop(draft: Draft, _action: a.Drop) -> None:
    gravity.drop(draft, draft.pending.pop().a)


def _mirror(draft: Draft, _action: a.Mirror) -> None:
    boss.use_mirror(draft, draft.pending.pop())


def _endure(draft: Draft, _action: a.Endure) -> None:
    boss.endure(draft, draft.pending.pop())


def _place_boss(draft: Draft, action: a.PlaceBoss) -> None:
    draft.pending.pop()
    levels.place_boss(draft, action.to)


def _place_summons(draft: Draft, action: a.PlaceSummons) -> None:
    boss.place_summons(draft, draft.pending.pop().a, action.to)


@rule("LVL-7")
def leave_empty(draft: Draft, action: a.LeaveEmpty) -> None:
    """LVL-7: a spawn space of the new Level stays empty, and as many more as tokens are missing."""
    frame = draft.pending.pop()
    draft.occupied[action.space] = FREE
    draft.events.append(EnemyGone(frame.a, action.space, "LVL-7"))
    if frame.b > 1:
        draft.pending.append(Frame(frame.kind, frame.a, frame.b - 1, frame.card))


def _set_special(draft: Draft, action: a.SetSpecial) -> None:
    special_die.set_special(draft, action)
    draft.step = GRAVITY


def _deal(draft: Draft, action: a.Deal) -> None:
    setup.deal(draft, draft.pending.pop().a, action.card)


def _first(draft: Draft, action: a.First) -> None:
    draft.pending.pop()
    setup.first_player(draft, action.seat)


def _reveal(draft: Draft, action: a.Reveal) -> None:
    draft.pending.pop()
    levels.reveal(draft, Level(action.level, action.left, action.right, action.enemy))


def _draw(draft: Draft, action: a.Draw) -> None:
    frame = draft.pending.pop()
    cards.refill(draft, frame.a, action.card, frame.b)


def _artifact(draft: Draft, action: a.DrawArtifact) -> None:
    draft.pending.pop()
    artifacts.lay(draft, action.card)


def _reroll(draft: Draft, action: a.Reroll) -> None:
    frame = draft.pending.pop()
    counts = [action.symbols.count(s) for s in range(5)]
    if frame.kind == "recover":
        counts = [had + more for had, more in zip(draft.pool, counts, strict=True)]
        draft.events.append(Recovered(action.symbols))
    else:
        draft.events.append(Rerolled(action.symbols))
    draft.pool = (counts[0], counts[1], counts[2], counts[3], counts[4])


def _boss_die(draft: Draft, action: a.BossDie) -> None:
    draft.pending.pop()
    boss.boss_rolls(draft, action.face)


def _boss_draw(draft: Draft, action: a.BossDraw) -> None:
    frame = draft.pending.pop()
    if frame.kind == "boss-pair":
        boss.pair_draws(draft, action.card, frame.card)
    else:
        boss.boss_draws(draft, action.card, frame.a)


def _reveal_event(draft: Draft, action: a.RevealEvent) -> None:
    draft.pending.pop()
    solo_events.reveal_event(draft, action.card)


APPLIES: dict[type, Callable[[Draft, Any], None]] = {
    a.Spawn: lambda d, x: spawning.spawn(d, x),
    a.Move: lambda d, x: movement.move(d, x),
    a.Portal: lambda d, x: portals.travel(d, x),
    a.Attack: lambda d, x: combat.attack(d, x),
    a.Shove: lambda d, x: combat.shove(d, x),
    a.GainCoin: _gain_coin,
    a.UseStar: lambda d, x: cards.use_star(d, x),
    a.Gravity: lambda d, _: gravity.apply_by_choice(d),
    a.Buy: lambda d, x: cards.buy(d, x),
    a.Use: lambda d, x: cards.use(d, x),
    a.Ability: lambda d, _: cards.ability(d),
    a.Discard: lambda d, x: special_die.discard(d, x),
    a.End: _end,
    a.Step: _step,
    a.Stop: stop,
    a.Slide: _slide,
    a.TurnDie: _turn_die,
    a.Target: _target,
    a.Hold: _hold,
    a.Drop: _drop,
    a.Mirror: _mirror,
    a.Endure: _endure,
    a.PlaceBoss: _place_boss,
    a.PlaceSummons: _place_summons,
    a.LeaveEmpty: leave_empty,
    a.SetSpecial: _set_special,
    a.Deal: _deal,
    a.First: _first,
    a.Roll: lambda d, x: turn.rolled(d, x.symbols, x.face),
    a.Reroll: _reroll,
    a.Reveal: _reveal,
    a.Draw: _draw,
    a.DrawArtifact: _artifact,
    a.BossDie: _boss_die,
    a.BossDraw: _boss_draw,
    a.RevealEvent: _reveal_event,
}
