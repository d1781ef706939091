"""Kinds of coming onto the map and moving about it (SPN, MOV, PRT)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from platformer_nb.core.ruling import Cite
from platformer_nb.games.platformer.kinds.effects import STOP
from platformer_nb.games.platformer.kinds.records import (
    ActionKind,
    Click,
    Facts,
    Moment,
    PendingKind,
)
from platformer_nb.games.platformer.model import actions as a
from platformer_nb.games.platformer.model.box.box import MOVE
from platformer_nb.games.platformer.model.facts import at, figure_on
from platformer_nb.games.platformer.model.state import ACTIONS as ACTIONS_STEP
from platformer_nb.games.platformer.model.state import BY_CARD, Frame, State
from platformer_nb.games.platformer.model.state_builder import Draft
from platformer_nb.games.platformer.model.terrain import BEYOND, NOWHERE, PORTAL
from platformer_nb.games.platformer.notation.action_parts import (
    payment_words,
    place_word,
    push_words,
    way_word,
)
from platformer_nb.games.platformer.notation.action_words import (
    Typed,
    read_payment,
    read_space,
)
from platformer_nb.games.platformer.registry import rule
from platformer_nb.games.platformer.rules.cards import targeting
from platformer_nb.games.platformer.rules.dice import paying
from platformer_nb.games.platformer.rules.figures import combat, movement, portals, spawning

# --- coming onto the map ------------------------------------------------------------------------------


def _write_spawn(state: State, action: a.Spawn) -> list[str]:
    return [place_word(state, action.to), *payment_words(action.payment)]


def _read_spawn(words: Typed) -> a.Spawn:
    return a.Spawn(read_space(words, NOWHERE, "what-space"), read_payment(words, None))


def _where(state: State, action: a.Spawn | a.Move | a.Portal) -> Facts:
    return {"to": at(state, action.to)}


# --- moving one Space -----------------------------------------------------------------------------------


def _move_objections(state: State, action: a.Move) -> Iterator[Cite]:
    way = tuple(movement.objections(state, action.to, action.push))
    way = movement.step_by_step(state, way, action.to, action.payment.power)
    yield from movement.lacking_last(way, paying.objections(state, action.payment, MOVE))


def _write_move(state: State, action: a.Move) -> list[str]:
    way = [way_word(state, state.hero.at, action.to), *push_words(state, action.to, action.push)]
    return [*way, *payment_words(action.payment)]


def _read_move(words: Typed) -> a.Move:
    to, push = _read_way(words, words.state.hero.at)
    return a.Move(to, push, read_payment(words, MOVE))


def _read_way(words: Typed, frm: int) -> tuple[int, int]:
    to = read_space(words, frm, "what-way")
    if words.skip("push"):
        push = read_space(words, to, "what-push")
        return to, BEYOND if push == NOWHERE else push
    return to, NOWHERE


def _move_key(_state: State, action: a.Move) -> str:
    return "do-move" if action.push == NOWHERE else "do-move-push"


def _pushed(state: State, action: a.Move | a.Portal | a.Step) -> Facts:
    """Return where it goes, and who is pushed where."""
    if action.push == NOWHERE:
        return {"to": at(state, action.to)}
    pushed = {"space": at(state, action.push), "figure": figure_on(state, action.to)}
    return {"to": at(state, action.to), **pushed}


def near_move(_state: State, _wanted: a.Move | a.Step, other: a.Action) -> int | None:
    """Rank for a Move: any other Move, by portal too."""
    return 0 if isinstance(other, (a.Move, a.Portal)) else None


# --- through a portal -----------------------------------------------------------------------------------


def _write_portal(state: State, action: a.Portal) -> list[str]:
    way = [place_word(state, action.to), *push_words(state, action.to, action.push)]
    return [*way, *payment_words(action.payment)]


def _read_portal(words: Typed) -> a.Portal:
    to, push = _read_way(words, NOWHERE)
    return a.Portal(to, push, read_payment(words, MOVE))


def _portal_key(_state: State, action: a.Portal) -> str:
    return "do-portal" if action.push == NOWHERE else "do-portal-push"


def _near_portal(state: State, _wanted: a.Portal, other: a.Action) -> int | None:
    """Rank for a portal: another way through, or a Move onto one; else any Move."""
    if isinstance(other, a.Portal):
        return 0
    if not isinstance(other, a.Move):
        return None
    return 1 if state.terrain.feature[other.to] == PORTAL else 2


# --- a step of a longer Move, or of a longer shove ------------------------------------------------------


def _slides(state: State) -> int | None:
    """Return the Space of the Enemy that is being moved, None if it is the Hero that moves."""
    frame = state.frame
    return frame.a if frame is not None and frame.kind == "slide" else None


def _step(draft: Draft, action: a.Step) -> None:
    frame = draft.pending.pop()
    if frame.kind == "slide":
        combat.slide(draft, frame.a, action.to, frame.b - 1, frame.card)
        return
    if frame.a > 1:
        draft.pending.append(Frame("steps", frame.a - 1, frame.b, frame.card))
    movement.step(draft, action.to, action.push, "CRD-4" if frame.card else "SYM-1")


def _step_objections(state: State, action: a.Step) -> Iterator[Cite]:
    enemy = _slides(state)
    if enemy is None:
        yield from movement.objections(state, action.to, action.push)
        return
    alone = combat.shoved_pushes_nobody(state, enemy, action.push)
    if alone is not None:
        yield alone
    else:
        yield from combat.shove_objections(state, enemy, action.to)


def _step_from(state: State) -> int:
    enemy = _slides(state)
    return state.hero.at if enemy is None else enemy


def _write_step(state: State, action: a.Step) -> list[str]:
    way = way_word(state, _step_from(state), action.to)
    return [way, *push_words(state, action.to, action.push)]


def _read_step(words: Typed) -> a.Step:
    return a.Step(*_read_way(words, _step_from(words.state)))


def _step_key(state: State, action: a.Step) -> str:
    if action.push != NOWHERE:
        return "do-move-push"
    return "do-step" if _slides(state) is None else "do-slide-on"


def _step_facts(state: State, action: a.Step) -> Facts:
    enemy = _slides(state)
    if action.push != NOWHERE or enemy is None:
        return _pushed(state, action)
    return {"enemy": figure_on(state, enemy), "to": at(state, action.to)}


@rule("MOV-5", "SYM-7")
def stop(draft: Draft, _action: a.Stop) -> None:
    """MOV-5, SYM-7: a longer Move or shove may stop early."""
    stopped = draft.pending.pop()
    if stopped.kind in targeting.KINDS and draft.pending and draft.pending[-1].kind == "effects":
        draft.pending.pop()  # a card stopped without a target: drop its further effects


# --- a longer Move ----------------------------------------------------------------------------------


def _steps(state: State, _frame: Frame) -> Sequence[a.Action]:
    return (*movement.steps(state), STOP)


def _no_step_left(draft: Draft, frame: Frame) -> bool:
    return frame.a <= 0 or draft.heroes[draft.active].at < 0


def _may_be_moving(state: State, frame: Frame) -> bool:
    walls = frame.b <= movement.THROUGH_WALLS
    return frame.a > 0 and state.hero.at >= 0 and walls and frame.card in ("", BY_CARD)


def _steps_left(state: State, frame: Frame) -> Facts:
    return {"hero": state.hero.card, "left": frame.a}


PENDING: Final = (
    PendingKind(
        name="steps",
        rule="MOV-5",
        answers=(a.Step, a.Stop),
        choices=_steps,
        moot=_no_step_left,
        possible=_may_be_moving,
        facts=_steps_left,
        click=Click(a.Step, "push", optional=True),
    ),
)

ACTIONS: Final[tuple[ActionKind[Any], ...]] = (
    ActionKind(
        type=a.Spawn,
        verb="spawn",
        apply=spawning.spawn,
        objections=spawning.objections,
        listed=spawning.spawns,
        step=ACTIONS_STEP,
        write=_write_spawn,
        parse=_read_spawn,
        key="do-spawn",
        facts=_where,
    ),
    ActionKind(
        type=a.Move,
        verb="move",
        apply=movement.move,
        objections=_move_objections,
        listed=movement.reachable,
        step=ACTIONS_STEP,
        write=_write_move,
        parse=_read_move,
        key=_move_key,
        facts=_pushed,
        near=near_move,
        goes_on=True,
        in_many_ways=True,
        symbol=MOVE,
    ),
    ActionKind(
        type=a.Portal,
        verb="portal",
        apply=portals.travel,
        objections=portals.objections,
        listed=portals.travels,
        step=ACTIONS_STEP,
        write=_write_portal,
        parse=_read_portal,
        key=_portal_key,
        facts=_pushed,
        near=_near_portal,
        symbol=MOVE,
        goes_on=True,
        in_many_ways=True,
    ),
    ActionKind(
        type=a.Step,
        verb="step",
        apply=_step,
        objections=_step_objections,
        moment=Moment("MOV-3", "step"),
        write=_write_step,
        parse=_read_step,
        key=_step_key,
        facts=_step_facts,
        near=near_move,
        goes_on=True,
        in_many_ways=True,
    ),
    ActionKind(
        type=a.Stop,
        verb="stop",
        apply=stop,
        moment=Moment("MOV-5", "stop"),
        key="do-stop",
        goes_on=True,
        primary=True,
    ),
)
