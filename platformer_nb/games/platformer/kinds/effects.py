"""Kinds of what cards ask for: a Space, a die to turn, dice to roll again (CRD)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

from platformer_nb.core.ruling import Cite
from platformer_nb.games.platformer.events import Recovered, Rerolled
from platformer_nb.games.platformer.kinds.records import (
    ActionKind,
    Click,
    Facts,
    Moment,
    PendingKind,
)
from platformer_nb.games.platformer.model import actions as a
from platformer_nb.games.platformer.model.box.box import SYMBOLS
from platformer_nb.games.platformer.model.box.effects import Effect
from platformer_nb.games.platformer.model.facts import at, cite, figure_on, symbol
from platformer_nb.games.platformer.model.state import Frame, State
from platformer_nb.games.platformer.model.state_builder import Draft
from platformer_nb.games.platformer.notation.action_parts import place_word, symbol_words
from platformer_nb.games.platformer.notation.action_words import Typed, read_enemy
from platformer_nb.games.platformer.rules.cards import cards, targeting
from platformer_nb.games.platformer.rules.cards.demands import dice_used
from platformer_nb.games.platformer.rules.cards.effect_kinds import answered_by
from platformer_nb.games.platformer.rules.course.chance_outcomes import (
    action_die,
    impossible_dice,
    rerolls,
)
from platformer_nb.games.platformer.rules.dice.payment import EMPTY

STOP: Final = a.Stop()


# --- the cards that ask ---------------------------------------------------------------------------------


def by_cards(action: type[a.Action]) -> Callable[[State], Facts]:
    """Return what finds, in a position, the cards with an effect that asks for this action."""

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


# --- choosing a Space -----------------------------------------------------------------------------------


def _target(draft: Draft, action: a.Target) -> None:
    targeting.settle(draft, draft.pending.pop(), action.space)


def _write_target(state: State, action: a.Target) -> list[str]:
    return [place_word(state, action.space)]


def _read_target(words: Typed) -> a.Target:
    """Read the target of a card: a Space, or the Hero or Enemy that stands there."""
    return a.Target(read_enemy(words, near=False))


def _target_key(state: State, _action: a.Target) -> str:
    kind = state.frame.kind if state.frame else ""
    return f"do-{kind}" if kind in targeting.KINDS else "do-target"


def _targeted(state: State, action: a.Target) -> Facts:
    return {"to": at(state, action.space), "figure": figure_on(state, action.space)}


# --- turning a die --------------------------------------------------------------------------------------


def _turn_die(draft: Draft, action: a.TurnDie) -> None:
    draft.pending.pop()
    cards.turn_die(draft, action)


def _turn_objections(state: State, action: a.TurnDie) -> Iterator[Cite]:
    has, same = state.pool[action.frm], action.frm == action.to
    if not has or same:
        asks = "to-turn" if not has else "other-face"
        yield cite("CRD-1", asks=asks, symbol=symbol(action.frm), has=has)


def _write_turn(_state: State, action: a.TurnDie) -> list[str]:
    return [SYMBOLS[action.frm], "to", SYMBOLS[action.to]]


def _read_turn(words: Typed) -> a.TurnDie:
    frm = words.one_of("what-symbol", SYMBOLS)
    words.skip("to")
    return a.TurnDie(frm, words.one_of("what-symbol", SYMBOLS))


def _turned(_state: State, action: a.TurnDie) -> Facts:
    return {"symbol": SYMBOLS[action.frm], "to-symbol": SYMBOLS[action.to]}


# --- rolling again --------------------------------------------------------------------------------------


def _reroll(draft: Draft, action: a.Reroll) -> None:
    frame = draft.pending.pop()
    counts = [action.symbols.count(s) for s in range(5)]
    if frame.kind == "recover":
        counts = [had + more for had, more in zip(draft.pool, counts, strict=True)]
        draft.events.append(Recovered(action.symbols))
    else:
        draft.events.append(Rerolled(action.symbols))
    draft.pool = (counts[0], counts[1], counts[2], counts[3], counts[4])


def _reroll_objections(state: State, action: a.Reroll) -> Iterator[Cite]:
    frame = state.pending[-1]
    count, has = frame.a if frame.kind == "recover" else sum(state.pool), len(action.symbols)
    if has != count:  # how many it is the card says, not the dice
        yield cite("CRD-1", asks="number", needs=count, has=has)
    else:
        yield from impossible_dice(state, action.symbols, count)


def _write_reroll(_state: State, action: a.Reroll) -> list[str]:
    return symbol_words(action.symbols)


def _read_reroll(words: Typed) -> a.Reroll:
    return a.Reroll(words.symbols())


# --- a Space, or a die to turn -----------------------------------------------------------------------


def _targets(state: State, frame: Frame) -> Sequence[a.Action]:
    return (*targeting.targets(state, frame), STOP)


def _no_target(draft: Draft, frame: Frame) -> bool:
    return draft.heroes[draft.active].at < 0 or not targeting.spaces(draft, frame)


def _asks_for_a_space(name: str, possible: Callable[[State, Frame], bool]) -> PendingKind:
    """Return the record of an effect that asks for a Space: see `targeting`."""
    return PendingKind(
        name=name,
        rule="CRD-1",
        answers=(a.Target, a.Stop),
        choices=_targets,
        moot=_no_target,
        possible=possible,
        click=Click(a.Target),
    )


def _may_swap(state: State, frame: Frame) -> bool:
    return frame.a == frame.b == 0 and state.hero.at >= 0


def _may_blink(state: State, frame: Frame) -> bool:
    return frame.a > 0 and frame.b == 0 and state.hero.at >= 0


def _may_throw(state: State, frame: Frame) -> bool:
    return frame.a > 0 and frame.b > 0 and state.hero.at >= 0


def _turns(state: State, _frame: Frame) -> Sequence[a.Action]:
    return (*cards.turns(state), STOP)


def _dice_are_left(state: State, _frame: Frame) -> bool:
    return state.pool != EMPTY


# --- dice rolled again -------------------------------------------------------------------------------


def _rerolls(state: State, _frame: Frame) -> Sequence[a.Action]:
    return rerolls(action_die(state.game.box), sum(state.pool))


def _recovered(state: State, frame: Frame) -> Sequence[a.Action]:
    return rerolls(action_die(state.game.box), frame.a)


def _were_used(state: State, frame: Frame) -> bool:
    return 0 < frame.a <= dice_used(state)


PENDING: Final = (
    PendingKind(
        name="turn",
        rule="CRD-1",
        answers=(a.TurnDie, a.Stop),
        choices=_turns,
        possible=_dice_are_left,
    ),
    _asks_for_a_space("swap", _may_swap),
    _asks_for_a_space("blink", _may_blink),
    _asks_for_a_space("throw", _may_throw),
    PendingKind(
        name="reroll",
        rule="CRD-1",
        answers=(a.Reroll,),
        choices=_rerolls,
        chance=True,
        possible=_dice_are_left,
    ),
    PendingKind(
        name="recover",
        rule="CRD-1",
        answers=(a.Reroll,),
        choices=_recovered,
        chance=True,
        possible=_were_used,
    ),
)

ACTIONS: Final[tuple[ActionKind[Any], ...]] = (
    ActionKind(
        type=a.Target,
        verb="target",
        apply=_target,
        objections=targeting.objections,
        moment=Moment("CRD-1", "target", by_cards(a.Target)),
        write=_write_target,
        parse=_read_target,
        key=_target_key,
        facts=_targeted,
        goes_on=True,
    ),
    ActionKind(
        type=a.TurnDie,
        verb="turn",
        apply=_turn_die,
        objections=_turn_objections,
        moment=Moment("CRD-1", "turn", by_cards(a.TurnDie)),
        write=_write_turn,
        parse=_read_turn,
        key="do-turn",
        facts=_turned,
        goes_on=True,
    ),
    ActionKind(
        type=a.Reroll,
        verb="reroll",
        apply=_reroll,
        objections=_reroll_objections,
        moment=Moment("CRD-1", "reroll", by_cards(a.Reroll)),
        write=_write_reroll,
        parse=_read_reroll,
    ),
)
