"""Kinds of the tower: the next Level, and what appears on it (LVL)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from platformer_nb.core.ruling import Cite
from platformer_nb.games.platformer.kinds.records import (
    ActionKind,
    Click,
    Facts,
    Moment,
    PendingKind,
)
from platformer_nb.games.platformer.model import actions as a
from platformer_nb.games.platformer.model.facts import at, cite, who
from platformer_nb.games.platformer.model.state import Frame, State
from platformer_nb.games.platformer.model.state_builder import Draft
from platformer_nb.games.platformer.model.supply import Level
from platformer_nb.games.platformer.model.terrain import NOWHERE
from platformer_nb.games.platformer.notation.action_parts import place_word
from platformer_nb.games.platformer.notation.action_words import Typed, read_space
from platformer_nb.games.platformer.rules.course import levels
from platformer_nb.games.platformer.rules.course.chance_outcomes import NextLevel, impossible_level

# --- revealing it -----------------------------------------------------------------------------------------


def _reveal(draft: Draft, action: a.Reveal) -> None:
    draft.pending.pop()
    levels.reveal(draft, Level(action.level, action.left, action.right, action.enemy))


def _reveal_objections(state: State, action: a.Reveal) -> Iterator[Cite]:
    yield from impossible_level(state, action, state.pending[-1].a)


def _write_reveal(_state: State, action: a.Reveal) -> list[str]:
    tiles = [str(action.level), action.left, action.right]
    return [*tiles, action.enemy] if action.enemy else tiles


def _read_reveal(words: Typed) -> a.Reveal:
    number = words.next("what-level")
    if not number.isdecimal() or len(number) > 2:
        raise words.fail("error-no-level", "mend-number", word=number)
    left, right = words.next("what-left-tile"), words.next("what-right-tile")
    enemy = words.next("what-enemy") if words.left else ""
    return a.Reveal(int(number), left, right, enemy)


# --- leaving a spawn space empty --------------------------------------------------------------------------


def _leave_objections(state: State, action: a.LeaveEmpty) -> Iterator[Cite]:
    frame = state.pending[-1]
    spaces = levels.leave_empty_choices(state, frame)
    kind = state.game.kinds[frame.a].id
    yield from not_among("LVL-7", state, action.space, spaces, figure=kind)


def not_among(
    rule_id: str, state: State, space: int, spaces: tuple[int, ...], **facts: str
) -> Iterator[Cite]:
    """Yield a citation if a Space is not one of those to choose from, with the figure on it."""
    if space not in spaces:
        names = tuple(at(state, s) for s in spaces)
        found = {**facts, **who(state, space)}
        found["space"] = at(state, space) if space < len(state.occupied) else ""
        yield cite(rule_id, spaces=names, **found)


def _write_leave(state: State, action: a.LeaveEmpty) -> list[str]:
    return [place_word(state, action.space)]


def _read_leave(words: Typed) -> a.LeaveEmpty:
    return a.LeaveEmpty(read_space(words, NOWHERE, "what-space"))


def _left(state: State, action: a.LeaveEmpty) -> Facts:
    return {"space": at(state, action.space)}


# --- the next Level ------------------------------------------------------------------------------------


def _next_levels(state: State, frame: Frame) -> Sequence[a.Action]:
    return NextLevel(state, frame.a)


def _is_the_next(state: State, frame: Frame) -> bool:
    return levels.can_grow(state) and frame.a == state.highest + 1


def _which_level(_state: State, frame: Frame) -> Facts:
    return {"level": frame.a}


# --- too few tokens ------------------------------------------------------------------------------------


def _spaces_to_leave(state: State, frame: Frame) -> Sequence[a.Action]:
    return tuple(a.LeaveEmpty(space) for space in levels.leave_empty_choices(state, frame))


def _enough_left_empty(_draft: Draft, frame: Frame) -> bool:
    return frame.b <= 0


def _short_of_tokens(state: State, frame: Frame) -> bool:
    if frame.a not in state.game.kinds or not frame.card.isdecimal() or len(frame.card) > 4:
        return False
    return 0 < frame.b <= len(levels.leave_empty_choices(state, frame))


def _whose_tokens(state: State, frame: Frame) -> Facts:
    return {"enemy": state.game.kinds[frame.a].id}


PENDING: Final = (
    PendingKind(
        name="leave-empty",
        rule="LVL-7",
        answers=(a.LeaveEmpty,),
        choices=_spaces_to_leave,
        moot=_enough_left_empty,
        possible=_short_of_tokens,
        facts=_whose_tokens,
        click=Click(a.LeaveEmpty),
    ),
    PendingKind(
        name="reveal",
        rule="LVL-1",
        answers=(a.Reveal,),
        choices=_next_levels,
        chance=True,
        possible=_is_the_next,
        facts=_which_level,
    ),
)

ACTIONS: Final[tuple[ActionKind[Any], ...]] = (
    ActionKind(
        type=a.LeaveEmpty,
        verb="leave",
        apply=levels.leave_empty,
        objections=_leave_objections,
        moment=Moment("LVL-7", "leave-empty"),
        write=_write_leave,
        parse=_read_leave,
        key="do-leave-empty",
        facts=_left,
    ),
    ActionKind(
        type=a.Reveal,
        verb="reveal",
        apply=_reveal,
        objections=_reveal_objections,
        moment=Moment("LVL-1", "reveal"),
        write=_write_reveal,
        parse=_read_reveal,
    ),
)
