"""How a pupil clicks at random on a board until its exercise is done."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from platformer_nb.core.parts.teaching import MOST
from platformer_nb.lessons.boards.hints import TOP_RUNG
from platformer_nb.lessons.boards.table import LessonTable
from platformer_nb.lessons.pupils.acting import BOUND, act, compare, texts
from platformer_nb.lessons.pupils.desk import Desk

BUTTONS: Final = 0.6
"""The part of the clicks that are on a button that is shown."""

ACTIONS: Final = 0.2
"""The part that are legal actions; the others are anything."""


def press_anything(desk: Desk) -> None:
    """Press anything until the exercise is done: the buttons shown, actions, and whatever else the board takes."""
    while not desk.view["lesson"]["done"]:
        if desk.clicks_here >= BOUND:
            desk.stalled(f"not done after {BOUND} clicks at random")
            return
        chance = desk.random.random()
        if chance < BUTTONS:
            desk.send(desk.random.choice(_buttons(desk.view)))
        elif chance < BUTTONS + ACTIONS:
            _act_at_random(desk)
        else:
            _send_anything(desk)
        compare(desk)


def _buttons(view: Mapping[str, Any]) -> list[str]:
    """Return the intents of the buttons that stand beside an exercise now."""
    lesson = view["lesson"]
    if lesson["consequence"] is not None:
        return ["rewind", "reset"]
    if lesson["lost"] is not None:
        return ["regain", "undo", "reset"]
    return ["hint" if len(lesson["hints"]) < TOP_RUNG else "solution", "undo", "redo", "reset"]


def _act_at_random(desk: Desk) -> None:
    table = desk.table
    assert isinstance(table, LessonTable)
    if legal := table.board.legal():
        act(desk, desk.random.choice(legal))


def _send_anything(desk: Desk) -> None:
    """Send any intent of the table, with whatever fields come to hand."""
    table = desk.table
    assert isinstance(table, LessonTable)
    kind = desk.random.choice(sorted(table.intents))
    shown = sorted(set(texts(desk.view)))
    fields = {
        name: desk.random.choice(shown)
        if str in field.types
        else desk.random.choice((True, False))
        if bool in field.types
        else desk.random.randint(-1, MOST)
        for name, field in table.intents[kind].fields.items()
    }
    desk.send(kind, **fields)
