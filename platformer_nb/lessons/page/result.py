"""A learner's result as a text to share: what is done, and nothing about who did it or when."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Final

from platformer_nb.core.game import AnyGame
from platformer_nb.lessons.boards.learner import STARS
from platformer_nb.lessons.exam.exam import Exam
from platformer_nb.lessons.page.contents import reading
from platformer_nb.lessons.progress.progress import Progress
from platformer_nb.lessons.rounds.checkpoint import EXERCISE, checkpoints
from platformer_nb.lessons.track.loading import lesson_names
from platformer_nb.text import Words

_SCORE: Final = re.compile(r"([0-9]{1,3})/([1-9][0-9]{0,2})")


def score_of(exam: Exam | None, before: str) -> str:
    """Return the best score in an exam about all rules as text, `17/20`; "" if none was finished.

    `before` is the best one so far.
    """
    if exam is None or not exam.over or exam.kind != "exam" or exam.rules:
        return before
    right = sum(given.right for given in exam.given)
    best = _SCORE.fullmatch(before)
    if best is not None and int(best[1]) * exam.count >= right * int(best[2]):
        return before
    return f"{right}/{exam.count}"


def result_text(
    game: AnyGame, words: Words, progress: Progress, left: Mapping[str, int], score: str
) -> str:
    """Return the lines to share: lessons, rules, checkpoints, and the best exam."""
    return "\n".join(_lines(game, words, progress, left, score))


def _lines(
    game: AnyGame, words: Words, progress: Progress, left: Mapping[str, int], score: str
) -> Iterator[str]:
    read = [reading(game, name, progress, left) for name in lesson_names(game)]
    levels = [known.level for known in progress.rules.values()]
    yield words("result-title", title=words("page-title"))
    yield words(
        "result-lessons",
        done=sum(one.done for one in read),
        all=len(read),
        stars=sum(one.stars for one in read),
        most=sum(STARS * one.exercises for one in read),
    )
    known, all_rules = levels.count("known"), len(game.rulebook.entries)
    right = known + levels.count("right")
    yield words("result-rules", right=right, known=known, all=all_rules)
    for lesson in checkpoints(game):
        best = progress.best(lesson, EXERCISE)
        if best is not None:
            stars = words("round-checkpoint-stars", stars=STARS - best, all=STARS)
            yield f"{words('round-checkpoint-title', number=lesson[:2])}: {stars}"
    if found := _SCORE.fullmatch(score):
        yield words("result-exam", right=int(found[1]), count=int(found[2]))
