"""Which rules a review asks nothing about once all is taught, and why; every other rule has a question."""

from __future__ import annotations

from typing import Final

from platformer_nb.games.labyrinth import GAME
from platformer_nb.games.labyrinth.content.examples import stored
from platformer_nb.lessons.exam.scope import reviewable, taught_scope
from platformer_nb.lessons.progress.progress import Progress

UNASKED: Final = {
    "SET-1": "it is done before the first action",
    "SET-11": "it is done before the first action",
    "TWO-1": "it is done before the first action",
    "FRE-4": "no event and no legal answer cites it: those it bars are not asked",
    "CRY-6": "it is broken only by dice and repetitions of which no lesson has a board",
    "LIM-4": "the plainest moment at which it decides is an answer to an event, done in no lesson",
    "EXP-6": "the plainest moment at which it decides is to leave what lies there, done in no lesson",
    "EXP-9": "the plainest moment at which it decides is to choose a token, done in no lesson",
    "CMB-5": "the plainest moment at which it decides is to let a test stand, done in no lesson",
    "DTH-6": "the plainest moment at which it decides is to let a test stand, done in no lesson",
}
"""Rules of which no question can be made of what the lessons do, besides those that nothing cites (uncited.toml)."""


def test_every_rule_has_a_review_question_or_a_reason_why_not() -> None:
    everything = taught_scope(GAME, Progress().has_met(GAME.rulebook.entries, 0))
    unasked = {rule for rule in GAME.rulebook.entries if not reviewable(GAME, rule, everything)}
    assert unasked == {*UNASKED, *stored().uncited}
