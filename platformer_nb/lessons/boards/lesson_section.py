"""The section `lesson` of a view: the step, its goals, help and feedback."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict, replace
from typing import TYPE_CHECKING, Any

from platformer_nb.core.errors import BadInput
from platformer_nb.lessons.boards.boards import Exercise, ShowBoard
from platformer_nb.lessons.boards.consequences import told
from platformer_nb.lessons.boards.feedback import Feedback
from platformer_nb.lessons.boards.learner import STARS
from platformer_nb.lessons.boards.lesson_text import lesson_text
from platformer_nb.lessons.boards.prospects import lost_text

if TYPE_CHECKING:
    from platformer_nb.lessons.boards.table import LessonTable


def step_section(table: LessonTable) -> dict[str, Any]:
    """Return the section about the step."""
    board = table.board
    found: dict[str, Any] = {
        "kind": board.step.kind,
        "heading": board.heading,
        "title": board.title,
        "ideas": _ideas(table),
        "begun": [],
        "goals": [],
        "feedback": None,
        "hints": [hint.as_json() for hint in table.hints],
        "more_hints": False,
        "next": None,
        "previous": False,
        "done": False,
        "stars": None,
        "lost": None,
        "consequence": _consequence(table),
        "taken_back": _taken_back(table),
    }
    if isinstance(board, ShowBoard):
        left = board.actions[table.played :]
        found["next"] = left[0] if left else None
        found["previous"] = table.played > 0
        found["done"] = not left
    found["said"] = in_words(table, (*board.ideas, *filter(None, (found["next"],))))
    if isinstance(board, Exercise):
        feedback = _feedback(table, board)
        found["begun"] = list(board.begun)
        found["goals"] = [{"text": text, "met": met} for text, met in board.goals]
        found["done"] = feedback is not None and feedback.solved
        found["feedback"] = feedback.as_json() if feedback is not None else None
        found["more_hints"] = table.can_help and not found["done"]
        found["stars"] = _stars(table, board)
        found["lost"] = _lost(table)
    return found


def _ideas(table: LessonTable) -> list[str]:
    """Return the ideas of the board; none where no action of the kind of any of them can be made, as after the turn's actions."""
    board = table.board
    if not board.ideas or not table.session.history:
        return list(board.ideas)
    kinds = {_kind(idea) for idea in board.ideas}
    fits = any(_kind(action) in kinds for action in board.runner.legal())
    return list(board.ideas) if fits else []


def _kind(action: str) -> str:
    return action.split()[0]


def in_words(table: LessonTable, actions: Iterable[str]) -> dict[str, str]:
    """Describe actions in words, for readers without a notebook; those that cannot be parsed now are left out."""
    said = {}
    for action in actions:
        try:
            said[action] = _does(table, table.state, table.session.action(action))
        except BadInput:
            continue
    return said


def _stars(table: LessonTable, board: Exercise) -> dict[str, Any] | None:
    """Return the stars earned for the exercise, and those still to be earned after the hints so far."""
    if board.noted is None:
        return None
    earned, worth = board.noted.stars, max(0, STARS - table.paid)
    return {
        "earned": earned,
        "worth": worth,
        "text": table.words(
            "lesson-stars",
            earned=earned,
            worth=worth,
            all=STARS,
            again="more" if worth > earned else "same",
        ),
    }


def _consequence(table: LessonTable) -> dict[str, Any] | None:
    """Return the consequences of a mistake, their rules, and the rewind label; None if none are shown."""
    standing = table.standing
    if standing is None:
        return None
    found = told(table.board.runner, table.words, standing.wrong, table.place(standing))
    return {
        **asdict(found),
        "text": lesson_text(table.words, f"{table.board.key}-{standing.wrong.id}"),
        "rewind": table.words("lesson-rewind"),
    }


def _lost(table: LessonTable) -> dict[str, Any] | None:
    """Return that the goals cannot be reached any more, by which action, and the way back; None if they can."""
    lost = table.lost
    if lost is None:
        return None
    assert isinstance(table.board, Exercise)
    return {"text": lost_text(table.board, lost), "back": table.words("lesson-lost-back")}


def _taken_back(table: LessonTable) -> str:
    """Return the text for the action just taken back; "" if there is none."""
    entry = table.taken_back
    if entry is None:
        return ""
    action = _does(table, entry.before, entry.action)
    return table.words("lesson-taken-back", action=action)


def _does(table: LessonTable, state: Any, action: Any) -> str:
    """Return a description of an action."""
    return table.game.narrator.action(state, action, table.words)


def _feedback(table: LessonTable, board: Exercise) -> Feedback | None:
    """Return the feedback on the board as it stands; None if there is none."""
    if table.standing is not None:
        return None
    refused = table.refusal
    if refused is not None:
        note = board.note(refused.action)
        return Feedback("refused", "", note=note) if note else None
    if board.solved:
        return _solved(table, board)
    note = board.note() if table.lost is None else board.lost_note()
    if not note:
        return None
    found = replace(board.check(), note=note)
    return found if board.prospects.here().way is None else found.going_on(table.words)


def _solved(table: LessonTable, board: Exercise) -> Feedback:
    """Return the feedback on a solved exercise; who was given the solution reads that it comes back."""
    found = board.check()
    if board.noted is None or not board.noted.comes_back:
        return found
    back = table.words("lesson-solution-back")
    return replace(found, note="\n".join(filter(None, (found.note, back))))
