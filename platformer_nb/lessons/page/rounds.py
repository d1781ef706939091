"""The rounds that the tutor's page offers: a review of what is due, a placement, checkpoints; and how each is opened."""

from __future__ import annotations

from typing import Any, Final

from platformer_nb.core.errors import BadInput
from platformer_nb.core.game import AnyGame
from platformer_nb.lessons.boards.learner import Learner
from platformer_nb.lessons.exam.exam import Exam
from platformer_nb.lessons.page.prose import tree
from platformer_nb.lessons.progress.progress import Progress
from platformer_nb.lessons.rounds.checkpoint import (
    Checkpoint,
    asked_rules,
    checkpoint_offer,
    checkpoints,
)
from platformer_nb.lessons.rounds.placement import Placement, can_place, placement_offer
from platformer_nb.lessons.rounds.review import ReviewRound, due_rules, review_offer
from platformer_nb.lessons.rounds.round import Round
from platformer_nb.text import Words

A_FEW: Final = 6
"""Most rules that are named in the heading of an exam about them."""


def round_offers(game: AnyGame, words: Words, progress: Progress, now: int) -> dict[str, Any]:
    """Return what the lists offer: each with `text` and `button`; None where there is nothing to offer.

    A placement is for whoever has lessons ahead, `small` once something is solved; a checkpoint for who has met all its rules. `now` is in seconds since 1970.
    """
    offers = (checkpoint_offer(game, words, progress, name) for name in checkpoints(game))
    return {
        "review": review_offer(game, words, progress, now),
        "placement": (
            {**placement_offer(words), "small": bool(progress.solved)} if can_place(game) else None
        ),
        "checkpoints": [one for one in offers if one is not None and (one["ready"] or one["done"])],
    }


def open_round(
    game: AnyGame,
    kind: str,
    lesson: str,
    learner: Learner,
    language: str,
    seed: int | str | None = None,
) -> Round | None:
    """Return a new round; None if there is none of this kind, or nothing that this learner can be asked.

    `lesson` is that of a checkpoint. Without a seed it is drawn at random.
    """
    try:
        if kind == "placement" and can_place(game):
            return Placement(game, learner, seed, language=language)
        if kind == "review":
            rules = due_rules(game, learner.progress, learner.now)
            return ReviewRound(game, learner, rules, seed, language=language) if rules else None
        if kind == "checkpoint" and lesson in checkpoints(game):
            rules = asked_rules(game, lesson, learner.progress)
            if rules:
                return Checkpoint(game, learner, lesson, rules, seed, language=language)
    except BadInput:
        return None  # nobody can be asked in this game
    return None


def checkpoint_after(
    game: AnyGame, words: Words, progress: Progress, lesson: str
) -> dict[str, Any] | None:
    """Return the offer at a lesson's end; None without a checkpoint, or if nothing of it can be asked."""
    if lesson not in checkpoints(game) or not asked_rules(game, lesson, progress):
        return None
    return checkpoint_offer(game, words, progress, lesson)


def exam_step(words: Words, rules: tuple[str, ...], exam: Exam | None) -> dict[str, Any]:
    """Return the view of the place of an exam, or of a round by its own title and purpose."""
    own = isinstance(exam, Round)
    title = exam.title if isinstance(exam, Round) else words("tutor-word-exam")
    few = words("tutor-exam-few" if rules else "tutor-exam-all")
    return {
        "lesson": "",
        "title": title,
        "number": 0,
        "count": 1,
        "place": "" if own or len(rules) > A_FEW else words.joined(rules),
        "heading": title,
        "prose": list(tree(exam.about if isinstance(exam, Round) else few)),
        "kind": "exam",
        "rules": list(rules),
    }
