"""What every pupil does at a board: an action, compared with the rules, and what the view then claims."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from platformer_nb.lessons.boards.table import LessonTable
from platformer_nb.lessons.pupils import truth
from platformer_nb.lessons.pupils.desk import Desk
from platformer_nb.lessons.track import models

BOUND: Final = 400
"""Most clicks at one step: a pupil who needs more has stalled."""


def act(desk: Desk, action: str) -> bool:
    """Do an action on the board and compare what comes of it with the rules; return whether it was done."""
    table = desk.table
    assert isinstance(table, LessonTable)
    before, length = table.state, len(table.session.history)
    closed = table.standing is not None or not table.offer.open
    ruling = truth.ruling(desk.game, before, action)
    view = desk.send("act", action=action)
    if closed or ruling is None:
        return False
    refusal = view["refusal"]
    done = len(table.session.history) > length
    desk.checked(done == ruling.legal, f"{action!r} is legal: {ruling.legal}, done: {done}")
    if not ruling.legal:
        cited = [] if refusal is None else [reason["rule"] for reason in refusal["reasons"]]
        desk.checked(
            set(cited) == set(ruling.rules),
            f"{action!r} is forbidden by {', '.join(ruling.rules)}, not by {', '.join(cited)}",
        )
    compare(desk)
    return done


def compare(desk: Desk) -> None:
    """Compare what the view claims of an exercise with what is true of it."""
    table = desk.table
    assert isinstance(table, LessonTable)
    step, told = table.board.step, desk.view["lesson"]
    if not isinstance(step, models.Exercise) or table.standing is not None:
        return
    met = truth.all_met(step, truth.replayed(table))
    silent = desk.view["refusal"] is not None or desk.view["error"]
    if met or told["done"]:
        desk.checked(met and (told["done"] or bool(silent)), f"solved: {met}, told: {told['done']}")
    if told["lost"] is not None:
        desk.ways = desk.ways or truth.WaysOut(table, step, desk.random)
        lost = table.lost
        way = desk.ways.here(in_turn=lost is not None and lost.turn)
        desk.checked(way is None, f"called lost, but {way} reaches the goals")


def texts(view: object) -> Iterator[str]:
    """Yield the short texts of a view: ids, Spaces, names."""
    if isinstance(view, str) and len(view) <= 20:
        yield view
    elif isinstance(view, dict):
        for value in view.values():
            yield from texts(value)
    elif isinstance(view, (list, tuple)):
        for value in view:
            yield from texts(value)
