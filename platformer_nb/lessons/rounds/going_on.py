"""An exam that is open, as a browser keeps it, so that a page that is loaded again goes on where it was.

Kept are what it asks about, its seed and its answers. The same seed gives the same questions, so the answers are
repeated, without being recorded again.
"""

from __future__ import annotations

from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from platformer_nb.core.errors import BadInput
from platformer_nb.core.game import AnyGame
from platformer_nb.lessons.boards.learner import Learner
from platformer_nb.lessons.exam.exam import Exam, Kind
from platformer_nb.lessons.exam.given import Given
from platformer_nb.lessons.exam.lesson_exam import LessonExam
from platformer_nb.lessons.exam.question_generator import Scope
from platformer_nb.lessons.exam.scope import taught_scope
from platformer_nb.lessons.exam.table import ExamTable, Stage
from platformer_nb.lessons.progress.progress import Progress
from platformer_nb.lessons.rounds.checkpoint import Checkpoint, checkpoints
from platformer_nb.lessons.rounds.placement import Placement
from platformer_nb.lessons.rounds.recall import Recall
from platformer_nb.lessons.rounds.review import ReviewRound
from platformer_nb.lessons.track.loading import lesson_names

LEGAL, ILLEGAL = "legal", "illegal"
Names = Annotated[list[Annotated[str, Field(max_length=40)]], Field(max_length=500)]


class KeptExam(BaseModel):
    """An open exam. An answer is “legal”, “illegal”, or the rule that was named.

    `met` are the rules of its scope, None without one; `lesson` is that of a checkpoint or a recall; `levels` say how hard the first
    question about each rule is, None where that does not matter.
    """

    model_config = ConfigDict(extra="forbid", strict=True)

    kind: Kind
    seed: int | Annotated[str, Field(max_length=80)]
    count: Annotated[int, Field(ge=1, le=200)]
    rules: Names
    met: Names | None
    answers: Names
    refused: bool
    stage: Stage
    lesson: Annotated[str, Field(max_length=80)] = ""
    levels: Annotated[dict[str, int], Field(max_length=500)] | None = None

    @property
    def of_step(self) -> bool:
        """Whether it is the exam of a lesson's step, asked as the lesson's data says; a recall keeps its scope."""
        return self.kind == "lesson" and self.met is None


def kept_exam(table: ExamTable) -> KeptExam:
    """Return what a browser keeps of an exam."""
    exam = table.exam
    return KeptExam(
        kind=exam.kind,
        seed=exam.seed,
        count=exam.count,
        rules=list(exam.rules) if exam.kind != "placement" else [],
        met=_met(exam),
        answers=[_kept(given) for given in exam.given],
        refused=exam.refused,
        stage=table.stage,
        lesson=exam.lesson if isinstance(exam, (Checkpoint, Recall)) else "",
        levels=None if exam.levels is None else dict(exam.levels),
    )


def read_kept(kept: object) -> KeptExam | None:
    """Return a kept exam; None if it is malformed, or of an earlier version. Nothing here raises."""
    try:
        return KeptExam.model_validate(kept)
    except ValidationError:
        return None


def gone_on(
    game: AnyGame, kept: KeptExam, learner: Learner, language: str, of_step: Exam | None = None
) -> ExamTable | None:
    """Return the exam as it was left; None if it cannot be repeated, as the rules have changed since.

    `of_step` is the fresh exam of the lesson's step, if one is open.
    """
    try:
        exam = of_step if kept.of_step else _begun(game, kept, learner, language)
        if exam is None or (exam.seed, exam.count) != (kept.seed, kept.count):
            return None
        exam.replay(_given(answer) for answer in kept.answers)
        if kept.refused:
            exam.answer(False)
    except BadInput:
        return None
    if not exam.given and exam.over:
        return None
    return ExamTable(exam, kept.stage)


def _begun(game: AnyGame, kept: KeptExam, learner: Learner, language: str) -> Exam | None:
    """Return the exam anew, before its first answer."""
    rules = tuple(kept.rules)
    scope = None if kept.met is None else _scope(game, kept.met)
    if kept.kind == "placement":
        return Placement(game, learner, kept.seed, language=language)
    if kept.kind == "review":
        return ReviewRound(
            game, learner, rules, kept.seed, language=language, scope=scope, levels=kept.levels
        )
    if kept.kind == "lesson" and kept.lesson in lesson_names(game) and scope is not None:
        return Recall(
            game,
            kept.lesson,
            kept.seed,
            rules,
            kept.count,
            language=language,
            learner=learner,
            scope=scope,
        )
    if kept.kind == "checkpoint":
        if kept.lesson not in checkpoints(game):
            return None
        return Checkpoint(
            game, learner, kept.lesson, rules, kept.seed, language=language, scope=scope
        )
    return Exam(
        game,
        kept.seed,
        rules,
        kept.count,
        language=language,
        learner=learner,
        scope=scope,
        levels=kept.levels,
    )


def _scope(game: AnyGame, met: list[str]) -> Scope:
    return taught_scope(game, Progress().has_met(met, 0))


def _met(exam: Exam) -> list[str] | None:
    """Return the rules of the scope; None for the exam of a step, whose lesson says what its scope is."""
    if exam.scope is None or isinstance(exam, LessonExam):
        return None
    return sorted(exam.scope.rules)


def _kept(given: Given) -> str:
    return LEGAL if given.legal else given.rule or ILLEGAL


def _given(answer: str) -> tuple[bool, str]:
    return answer == LEGAL, "" if answer in (LEGAL, ILLEGAL) else answer
