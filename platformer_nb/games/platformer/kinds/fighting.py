"""Kinds of attacking and shoving Enemies (SYM-2, SYM-4, SYM-7)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from platformer_nb.core.ruling import Cite
from platformer_nb.games.platformer.kinds.effects import STOP, by_cards
from platformer_nb.games.platformer.kinds.records import (
    ActionKind,
    Click,
    Facts,
    Moment,
    PendingKind,
    second_number,
)
from platformer_nb.games.platformer.model import actions as a
from platformer_nb.games.platformer.model.box.box import SHOVE, SWORD
from platformer_nb.games.platformer.model.facts import at, cite, figure_on, who
from platformer_nb.games.platformer.model.state import ACTIONS as ACTIONS_STEP
from platformer_nb.games.platformer.model.state import BY_CARD, FIRST_KIND, Frame, State
from platformer_nb.games.platformer.model.state_builder import Draft
from platformer_nb.games.platformer.model.terrain import steps_between
from platformer_nb.games.platformer.notation.action_parts import (
    payment_words,
    place_word,
    way_word,
)
from platformer_nb.games.platformer.notation.action_words import (
    Typed,
    read_enemy,
    read_payment,
    read_space,
)
from platformer_nb.games.platformer.rules.dice import paying
from platformer_nb.games.platformer.rules.figures import combat

# --- attacking --------------------------------------------------------------------------------------------


def _attack_objections(state: State, action: a.Attack) -> Iterator[Cite]:
    yield from combat.attack_objections(state, action.target)
    yield from paying.objections(state, action.payment, SWORD, 1, combat.MOST_SWORDS)


def _write_attack(state: State, action: a.Attack) -> list[str]:
    return [place_word(state, action.target), *payment_words(action.payment)]


def _read_attack(words: Typed) -> a.Attack:
    target = read_enemy(words, near=True)
    return a.Attack(target, read_payment(words, SWORD))


def _whom(state: State, action: a.Attack) -> Facts:
    return {"enemy": figure_on(state, action.target), "to": at(state, action.target)}


def _near_attack(state: State, wanted: a.Attack, other: a.Action) -> int | None:
    """Rank for an attack: come within reach, attack another Enemy, or come nearer."""
    target = wanted.target
    if isinstance(other, a.Attack):
        return 0 if other.target == target else 1
    terrain = state.terrain
    if not isinstance(other, (a.Move, a.Portal)) or not terrain.covers(target):
        return None
    if (
        not state.occupied[target]
        or target in (other.to, state.hero.at)
        or target in terrain.neighbours[state.hero.at]
    ):
        return None
    if target in terrain.neighbours[other.to]:
        return 0
    before = steps_between(terrain.width, state.hero.at, target)
    return 2 if steps_between(terrain.width, other.to, target) < before else None


# --- shoving ----------------------------------------------------------------------------------------------


def _shove_objections(state: State, action: a.Shove) -> Iterator[Cite]:
    yield from combat.shove_objections(state, action.enemy, action.to)
    wrong = combat.enough_shoves(state, action)
    if wrong is not None:
        yield wrong
    count = len(action.payment.sources)
    yield from paying.objections(state, action.payment, SHOVE, count, count)


def _write_shove(state: State, action: a.Shove) -> list[str]:
    return [*_write_slide(state, action), *payment_words(action.payment)]


def _read_shove(words: Typed) -> a.Shove:
    enemy = read_enemy(words, near=False)
    to = read_space(words, enemy, "what-shove")
    count = combat.shoves_needed(words.state, enemy) if words.state.terrain.covers(enemy) else 1
    return a.Shove(enemy, to, read_payment(words, SHOVE, count))


def _whom_where(state: State, action: a.Shove | a.Slide) -> Facts:
    """Return the Enemy, its Space (several may be of one kind), and where it goes."""
    enemy, to = action.enemy, action.to
    there = at(state, to) if to != enemy else "here"
    return {"enemy": figure_on(state, enemy), "from": at(state, enemy), "to": there}


def _near_shove(_state: State, wanted: a.Shove | a.Slide, other: a.Action) -> int | None:
    """Rank for a shove: of the same Enemy, then of another."""
    return int(other.enemy != wanted.enemy) if isinstance(other, a.Shove) else None


# --- moving an Enemy by a card ----------------------------------------------------------------------------


def _slide(draft: Draft, action: a.Slide) -> None:
    frame = draft.pending.pop()
    combat.slide(draft, action.enemy, action.to, frame.b - 1, BY_CARD)


def _slide_objections(state: State, action: a.Slide) -> Iterator[Cite]:
    figure = who(state, action.enemy)
    if "hero" in figure:  # forbidden by the card, not by the rule of shoves (SYM-4)
        yield cite("CRD-1", asks="enemy", to=at(state, action.enemy), **figure)
    else:
        yield from combat.shove_objections(state, action.enemy, action.to)


def _write_slide(state: State, action: a.Slide | a.Shove) -> list[str]:
    return [place_word(state, action.enemy), way_word(state, action.enemy, action.to)]


def _read_slide(words: Typed) -> a.Slide:
    enemy = read_enemy(words, near=False)
    return a.Slide(enemy, read_space(words, enemy, "what-slide"))


# --- a longer shove ---------------------------------------------------------------------------------


def _slide_steps(state: State, frame: Frame) -> Sequence[a.Action]:
    return (*combat.slide_steps(state, frame.a), STOP)


def _hemmed_in(draft: Draft, frame: Frame) -> bool:
    return all(draft.occupied[n] for n in draft.terrain.neighbours[frame.a])


def _may_be_sliding(state: State, frame: Frame) -> bool:
    stands = 0 <= frame.a < len(state.occupied) and state.occupied[frame.a] >= FIRST_KIND
    return frame.b > 0 and stands and state.hero.at >= 0 and frame.card in ("", BY_CARD)


def _who_slides(state: State, frame: Frame) -> Facts:
    return {**who(state, frame.a), "space": at(state, frame.a), "left": frame.b}


# --- an Enemy of one's choice, by a card -------------------------------------------------------------


def _slides(state: State, _frame: Frame) -> Sequence[a.Action]:
    return (*combat.slides(state), STOP)


def _nobody_to_slide(draft: Draft, _frame: Frame) -> bool:
    return not combat.shovable(draft)


def _may_pick(state: State, frame: Frame) -> bool:
    return frame.b > 0 and state.hero.at >= 0


def _spaces_to_slide(state: State, frame: Frame) -> Facts:
    return {"hero": state.hero.card, "left": frame.b}


PENDING: Final = (
    PendingKind(
        name="slide",
        rule="SYM-7",
        answers=(a.Step, a.Stop),
        choices=_slide_steps,
        moot=_hemmed_in,
        possible=_may_be_sliding,
        facts=_who_slides,
        prompt=second_number,
        click=Click(a.Step),
        on_a_space=True,
    ),
    PendingKind(
        name="pick",
        rule="CRD-1",
        answers=(a.Slide, a.Stop),
        choices=_slides,
        moot=_nobody_to_slide,
        possible=_may_pick,
        facts=_spaces_to_slide,
        prompt=second_number,
        click=Click(a.Slide, "slide"),
    ),
)

ACTIONS: Final[tuple[ActionKind[Any], ...]] = (
    ActionKind(
        type=a.Attack,
        verb="attack",
        apply=combat.attack,
        objections=_attack_objections,
        listed=combat.attacks,
        step=ACTIONS_STEP,
        write=_write_attack,
        parse=_read_attack,
        key="do-attack",
        facts=_whom,
        near=_near_attack,
        in_many_ways=True,
        symbol=SWORD,
    ),
    ActionKind(
        type=a.Shove,
        verb="shove",
        apply=combat.shove,
        objections=_shove_objections,
        listed=combat.shoves,
        step=ACTIONS_STEP,
        write=_write_shove,
        parse=_read_shove,
        key="do-shove",
        facts=_whom_where,
        near=_near_shove,
        goes_on=True,
        symbol=SHOVE,
    ),
    ActionKind(
        type=a.Slide,
        verb="slide",
        apply=_slide,
        objections=_slide_objections,
        moment=Moment("CRD-1", "slide", by_cards(a.Slide)),
        write=_write_slide,
        parse=_read_slide,
        key="do-slide",
        facts=_whom_where,
        near=_near_shove,
        goes_on=True,
    ),
)
