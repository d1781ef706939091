"""Views of the tutor's page: the list shown, and the step, puzzle or exam that is open."""

from __future__ import annotations

from dataclasses import asdict
from typing import TYPE_CHECKING, Any

from platformer_nb.lessons.boards.lesson_text import lesson_text
from platformer_nb.lessons.page.contents import lesson_list, onward_entry
from platformer_nb.lessons.page.first_screen import first_screen
from platformer_nb.lessons.page.glossary import marked
from platformer_nb.lessons.page.lesson_end import lesson_end
from platformer_nb.lessons.page.links import lesson_link
from platformer_nb.lessons.page.pictures import step_pictures
from platformer_nb.lessons.page.places import ExamPlace, Place, reading_steps
from platformer_nb.lessons.page.prose import tree
from platformer_nb.lessons.page.rounds import checkpoint_after, exam_step, round_offers
from platformer_nb.lessons.progress.knowledge import knowledge
from platformer_nb.lessons.puzzles.listing import puzzle_list, puzzle_step
from platformer_nb.lessons.puzzles.puzzles import PuzzleBoard
from platformer_nb.lessons.track.lesson import Lesson
from platformer_nb.lessons.track.loading import lesson_names

if TYPE_CHECKING:
    from platformer_nb.lessons.page.tutor_state import Course


def rooms_view(course: Course) -> dict[str, Any]:
    """Return the view of the list shown now (the other lists are None) and of what every page needs."""
    shown = course.room if course.at is None else ""
    game, words = course.game, course.words
    left = {course.placed: 0, **course.left} if course.placed else course.left
    progress, now = course.learner.progress, course.learner.now
    return {
        "room": course.room,
        "lessons": lesson_list(game, words, progress, course.left) if shown == "lessons" else None,
        "first": first_screen(game, words, progress, now) if shown == "lessons" else None,
        "onward": onward_entry(game, words, progress, left, course.last or course.placed),
        "due": words("tutor-due", count=len(due)) if (due := progress.due(now)) else "",
        "puzzles": puzzle_list(game, words, progress) if shown == "puzzles" else None,
        "progress": (
            knowledge(game, words, progress, now, course.chosen) if shown == "progress" else None
        ),
        "rounds": round_offers(game, words, progress, now) if shown else None,
        "where": course.where().model_dump(),
    }


def step_view(course: Course) -> dict[str, Any] | None:
    """Return the view of the open place: heading, prose and links; None if nothing is open."""
    if course.at is None:
        return None
    base = {
        "board": course.board is not None,
        "exam": course.sitting is not None,
        "about": _about(course),
        "visit": course.visiting,
        "next_lesson": None,
        "next_puzzle": None,
        "link": "",
        "checkpoint": None,
        "end": None,
        "pause": "",
        "pictures": None,
    }
    if isinstance(course.board, PuzzleBoard):
        return base | puzzle_step(course.game, course.board, course.words, course.learner.progress)
    if isinstance(course.at, Place):
        return base | _lesson_step(course, course.at)
    assert isinstance(course.at, ExamPlace)
    return base | exam_step(course.words, course.at.rules, course.exam)


def _lesson_step(course: Course, at: Place) -> dict[str, Any]:
    steps = reading_steps(course.game, at.lesson)
    lesson, step = Lesson(course.game, at.lesson, course.words), steps[at.step]
    key, progress = lesson.key(step), course.learner.progress
    last = at.step + 1 == len(steps)
    return {
        "lesson": at.lesson,
        "title": lesson.title,
        "number": at.step,
        "count": len(steps),
        "place": course.words("tutor-step", step=at.step + 1, count=len(steps)),
        "heading": course.words(f"{key}-title"),
        "prose": marked(course.game, course.words.language, tree(lesson_text(course.words, key))),
        "kind": step.kind,
        "link": lesson_link(at),
        "rules": list(step.rules),
        "next_lesson": _next_lesson(course, at.lesson),
        "checkpoint": (
            checkpoint_after(course.game, course.words, progress, at.lesson) if last else None
        ),
        "end": lesson_end(course.game, course.words, at.lesson, progress) if last else None,
        "pause": course.words("tutor-pause") if step.pause else "",
        "pictures": step_pictures(course.game, course.words.language, at.lesson, at.step),
    }


def _about(course: Course) -> dict[str, Any] | None:
    """Return the rule for which the step was opened."""
    rule = course.about
    if not rule:
        return None
    return asdict(course.game.narrator.rule(rule, course.words))


def _next_lesson(course: Course, name: str) -> dict[str, str] | None:
    names = lesson_names(course.game)
    after = names[names.index(name) + 1 :]
    return (
        {"name": after[0], "title": Lesson(course.game, after[0], course.words).title}
        if after
        else None
    )
