"""The recall at a lesson's end: three questions, about what it taught first, within what the learner has been taught."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, ClassVar, Final

from platformer_nb.core.game import AnyGame
from platformer_nb.lessons.boards.learner import Learner
from platformer_nb.lessons.exam.at_work import deciding, moments
from platformer_nb.lessons.exam.drawn import breakable
from platformer_nb.lessons.exam.exam import Kind
from platformer_nb.lessons.exam.lesson_exam import exam_items
from platformer_nb.lessons.exam.question_generator import Referee, Scope, is_new
from platformer_nb.lessons.exam.scope import reviewable, taught_scope
from platformer_nb.lessons.rounds.round import Round
from platformer_nb.lessons.track.loading import load_lesson

ITEMS: Final = 3
"""Questions of a recall, about as many rules."""

HAPPENING: Final = 1
"""Most rules of a recall that are asked about by what happens."""

ATTEMPTS: Final = 6
"""Seeds tried for questions that all stay within what was taught, and are new."""

A_DAY: Final = 24 * 60 * 60


class Recall(Round):
    """A short exam that is a part of its lesson's last step. The same day asks the same, so a reload goes on with it."""

    kind: ClassVar[Kind] = "lesson"
    happens: ClassVar[bool] = True

    def __init__(
        self,
        game: AnyGame,
        lesson: str,
        seed: int | str,
        rules: tuple[str, ...],
        count: int = ITEMS,
        *,
        language: str,
        scope: Scope,
        learner: Learner | None = None,
    ) -> None:
        """Set up the recall of a lesson about these rules; what its exams have asked goes behind all else."""
        self.lesson = lesson
        super().__init__(
            game,
            seed,
            rules,
            count,
            language=language,
            learner=learner,
            scope=scope,
            beside=exam_items(game, lesson),
        )

    @property
    def title(self) -> str:
        """Title of the recall."""
        return self.words("tutor-recall-title", count=self.count)

    def closing(self) -> Mapping[str, Any]:
        """Return the report's end: the lesson's own way on stands below it."""
        return {**super().closing(), "mend": 0}


def recall(game: AnyGame, lesson: str, learner: Learner, language: str) -> Recall | None:
    """Return the recall of a lesson; None if the learner cannot be asked about anything yet.

    It asks nothing of a kind that the lesson's exams have asked, and nothing twice; where there is too little else, it
    asks about rules of earlier lessons, or asks less.
    """
    scope, seed = taught_scope(game, learner.progress), f"{lesson} {learner.now // A_DAY}"
    best, own_seed, rules = 0, seed, tuple[str, ...]()
    for attempt in range(ATTEMPTS):
        tried_seed = f"{seed} {attempt}"
        tried = _asked(game, lesson, scope, tried_seed)
        if not tried:
            break
        trial = Recall(game, lesson, tried_seed, tried, len(tried), language=language, scope=scope)
        fresh = _fresh(trial, scope)
        if fresh > best:
            best, own_seed, rules = fresh, tried_seed, tried
        if fresh == len(tried):
            break
    if not best:
        return None
    return Recall(
        game, lesson, own_seed, rules, best, language=language, scope=scope, learner=learner
    )


def _asked(game: AnyGame, lesson: str, scope: Scope, seed: str) -> tuple[str, ...]:
    """Return rules to ask about, each one about which something is found that was not asked yet.

    No more than `HAPPENING` are asked about by what happens, as long as there are others.
    """
    before = list(exam_items(game, lesson))
    found: list[str] = []
    of_events: list[str] = []
    for rule in _in_order(game, lesson, scope, Random(seed)):
        happens = rule not in breakable(game)
        if happens and (len(of_events) >= HAPPENING or not _decides_within(game, rule, scope)):
            continue
        if not reviewable(game, rule, scope):
            continue
        referee = Referee(game, seed, (rule,), scope, happens=True, beside=before)
        item = referee.ask(rule)
        if scope.holds(game, item) and is_new(game, item, before):
            before.append(item)
            found.append(rule)
            of_events += [rule] * happens
        if len(found) == ITEMS:
            break
    return tuple(found)


def _decides_within(game: AnyGame, rule: str, scope: Scope) -> bool:
    """Return whether a rule decides something together with none but rules of the scope: quicker than to ask about it."""
    made = (deciding(game, moment) for moment in moments(game, rule))
    return any(one is not None and scope.rules.issuperset(one.rules) for one in made)


def _in_order(game: AnyGame, lesson: str, scope: Scope, random: Random) -> tuple[str, ...]:
    """Return the rules of the scope, in random order: the lesson's before others, what its exams have asked behind."""
    taught = {rule for step in load_lesson(game, lesson).steps for rule in step.rules}
    asked = {rule for item in exam_items(game, lesson) for rule in item.rules}
    own, others = sorted(scope.rules & taught), sorted(scope.rules - taught)
    own, others = random.sample(own, len(own)), random.sample(others, len(others))
    return (*sorted(own, key=asked.__contains__), *others)


def _fresh(trial: Recall, scope: Scope) -> int:
    """Return how many questions in a row stay within the scope and are new."""
    before = list(exam_items(trial.game, trial.lesson))
    while (item := trial.item) is not None:
        if not (scope.holds(trial.game, item) and is_new(trial.game, item, before)):
            break
        before.append(item)
        named = not item.legal or item.told is not None
        trial.answer(item.legal, item.rules[0] if named else "")
    return len(trial.given)
