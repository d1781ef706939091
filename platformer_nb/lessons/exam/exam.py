"""An exam: a number of “Legal or not? Which rule?” questions, each answer explained, then a report.

One for practice and a review also ask which rule decides what happens.

The rules decide every verdict (see `question_generator`).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from random import Random
from secrets import randbelow
from typing import Any, ClassVar, Final, Literal

from platformer_nb.core.errors import BadInput, said
from platformer_nb.core.game import AnyGame
from platformer_nb.core.parts.verdict import Reason
from platformer_nb.lessons.boards.feedback import Feedback
from platformer_nb.lessons.boards.learner import Learner
from platformer_nb.lessons.exam.difficulty import EASY, next_level
from platformer_nb.lessons.exam.drawn import breakable
from platformer_nb.lessons.exam.given import Given, explained
from platformer_nb.lessons.exam.question import Question
from platformer_nb.lessons.exam.question_generator import Item, Referee, Scope
from platformer_nb.lessons.exam.report import Report, ReportLine
from platformer_nb.lessons.progress.mastery import Answer, Mastery, mastery
from platformer_nb.text import Words, chosen_language

Kind = Literal["exam", "lesson", "review", "placement", "checkpoint"]
"""What an exam is for."""

ROUNDS: Final = ("review", "placement", "checkpoint")
"""The kinds with a title and a purpose of their own."""

COUNT: Final = 20
"""Default number of questions."""

PER_RULE: Final = 50
"""Most questions per rule: for each rule that can be broken there are at least so many different ones."""

MEND: Final = 3
"""Questions about each missed rule in an exam about missed rules."""


class Exam:
    """An exam of `count` questions: takes answers, explains each, and reports rule by rule.

    The same seed gives the same questions; without one it is drawn at random. Every rule comes up once
    before any comes up again. Answers are recorded as those of `learner`, if given.

    What is asked depends on the seed, the scope and this exam's own answers alone: a page that is loaded
    again repeats them (`replay`) and has to come to the same question.
    """

    kind: ClassVar[Kind] = "exam"
    taught: frozenset[str] | None = None
    """The rules by which legal actions are explained; None: all."""
    happens: ClassVar[bool] = False
    """Whether what happens is asked about too, even without `levels`."""

    def __init__(
        self,
        game: AnyGame,
        seed: int | str | None = None,
        rules: Sequence[str] = (),
        count: int = COUNT,
        *,
        language: str | None = None,
        learner: Learner | None = None,
        scope: Scope | None = None,
        levels: Mapping[str, int] | None = None,
        known: frozenset[str] | None = None,
        beside: Sequence[Item] = (),
    ) -> None:
        """Set up an exam about these rules, or about all that can be broken; its questions stay in the scope.

        With `levels`, how hard the first question about each rule is, the others follow the answers, and what happens
        is asked about too. `known` and `beside` are those of a `Referee`. Raises BadInput for rules that cannot be broken, and for a `count` out of range.
        """
        self.game = game
        self.seed = randbelow(10_000) if seed is None else seed
        self.words = Words(chosen_language(language), self.game.name)
        self.count = count
        self.given: list[Given] = []
        self.refused = False
        """Whether the action was rightly judged illegal and the rule has still to be named."""
        self.repeating = False
        """Whether answers are repeated that were recorded when they were given."""
        self.rules = tuple(rules)
        self._referee = Referee(
            game,
            self.seed,
            rules,
            scope,
            happens=self.happens or levels is not None,
            known=known,
            beside=beside,
        )
        self._learner = learner
        self.scope = scope
        self.levels = levels
        most = PER_RULE * len(self._referee.rules)
        if not 1 <= count <= most:
            raise BadInput(
                said("place-exam"),
                "error-exam-count",
                "error-exam-count-mend",
                count=count,
                most=most,
            )
        others = () if rules else self._referee.others
        self._order = _round((*self._referee.rules, *others), Random(f"exam {self.seed}"))
        self._item: Item | None = self._next()

    @property
    def item(self) -> Item | None:
        """The generated question; None when the exam is over."""
        return self._item

    @property
    def title(self) -> str:
        """Title of the exam."""
        return self.words("exam-title")

    @property
    def over(self) -> bool:
        """Whether every question has been answered."""
        return self._item is None

    def ask(self) -> Question | None:
        """Return the open question; None when the exam is over."""
        return None if self._item is None else self.question(len(self.given) + 1)

    def question(self, number: int) -> Question:
        """Return a question by its number from 1: an answered one, or the open one."""
        items = [given.item for given in self.given]
        if self._item is not None:
            items.append(self._item)
        return Question(self.game, items[number - 1], number, self.count, self.words)

    @property
    def of_events(self) -> bool:
        """Whether the open question is about what happens, so that only a rule has to be named."""
        return self._item is not None and self._item.told is not None

    @property
    def choices(self) -> tuple[Reason, ...]:
        """The rules to choose from: of what happens, or once the action was rightly judged illegal; else empty."""
        if self._item is None or not (self.refused or self.of_events):
            return ()
        return tuple(self.game.narrator.rule(rule, self.words) for rule in self._item.choices)

    def answer(self, legal: bool, rule: str = "") -> Feedback:
        """Answer the open question: legal or not, and which rule forbids it.

        A right “not legal” without a rule keeps the question open; the feedback then lists the rules to
        choose from. Raises BadInput when the exam is over, for an unknown rule, and for “legal” after “not
        legal”.
        """
        item, named = self._item, rule.strip().upper()
        if item is None:
            raise BadInput(said("place-exam"), "error-exam-over", "error-exam-over-mend")
        if named and named not in self.game.rulebook.entries:
            raise BadInput(said("place-exam"), "error-exam-rule", "error-exam-rule-mend", rule=rule)
        if self.of_events:
            return self._named(item, named)
        if self.refused and legal:
            raise BadInput(said("place-exam"), "error-exam-said", "error-exam-said-mend")
        if not legal and not item.legal and not named:
            self.refused = True
            return Feedback.asked(self.words, self.words("exam-which"), self.choices)
        self._take(Given(item, legal, "" if legal else named))
        return self.feedback()

    def _named(self, item: Item, rule: str) -> Feedback:
        """Take the rule that is named for what happens."""
        if not rule:
            raise BadInput(said("place-exam"), "error-exam-unnamed", "error-exam-unnamed-mend")
        self._take(Given(item, False, rule))
        return self.feedback()

    def replay(self, answers: Iterable[tuple[bool, str]]) -> None:
        """Repeat answers that were recorded when they were given: whether “legal”, and the rule named.

        Raises BadInput for answers to other questions than these.
        """
        self.repeating = True
        try:
            for number, (legal, rule) in enumerate(answers, 1):
                self.answer(legal, rule)
                if len(self.given) < number:
                    raise BadInput(
                        said("place-exam"), "error-exam-rule", "error-exam-rule-mend", rule=rule
                    )
        finally:
            self.repeating = False

    def feedback(self, number: int | None = None) -> Feedback:
        """Return the feedback on an answer, by its question's number from 1; by default on the last answer.

        Raises BadInput if that question has not been answered.
        """
        number = len(self.given) if number is None else number
        if not 1 <= number <= len(self.given):
            raise BadInput(
                said("place-exam"), "error-exam-number", "error-exam-number-mend", number=number
            )
        return explained(self.game, self.words, self.given[number - 1], self.taught)

    def report(self) -> Report:
        """Return the results by rule, in rulebook order; the results so far if the exam is not over."""
        levels = self._levels()
        lines = []
        for rule in self.game.rulebook.entries:
            answers = [given.right for given in self.given if given.decides == rule]
            if answers:
                right, level = sum(answers), levels.get(rule, Mastery()).level
                reason = self.game.narrator.rule(rule, self.words)
                lines.append(ReportLine(reason, right, len(answers) - right, level))
        return Report(str(self.seed), self.count, tuple(lines), self.words)

    def closing(self) -> Mapping[str, Any]:
        """Return what the report ends with, besides the report itself.

        `text`: what came of it; `ways`: buttons, each with its `text` and the `message` that it sends; `anew`:
        whether another one is offered; `mend`: how many rules one about mistakes would be about. Any other
        key replaces that of the report.
        """
        return {"text": "", "ways": [], "anew": True, "mend": len(self.missed)}

    @property
    def missed(self) -> tuple[str, ...]:
        """The rules answered wrong that questions can be generated about, in rulebook order."""
        wrong = [given for given in self.given if not given.right]
        asked = {g.decides if g.decides in breakable(self.game) else g.item.about for g in wrong}
        return tuple(rule for rule in breakable(self.game) if rule in asked)

    def another(self, rules: Sequence[str] | None = None) -> Exam:
        """Return a new exam for the same learner: like this one, or a short one about these rules."""
        about = self.rules if rules is None else tuple(rules)
        count = self.count if rules is None else MEND * len(about)
        return Exam(
            self.game,
            None,
            about,
            count,
            language=self.words.language,
            learner=self._learner,
            scope=self.scope,
            levels=self.levels,
        )

    def speak(self, language: str) -> None:
        """Switch to another language; the medium stays."""
        self.words = self.words.spoken(chosen_language(language))

    def __repr__(self) -> str:
        return repr(self.ask() or self.report())

    def _take(self, given: Given) -> None:
        self.given.append(given)
        self.refused = False
        if self._learner is not None and not self.repeating:
            self._learner.answered((given.decides,), given.right, given.luck)
        self._item = self._next()

    def _next(self) -> Item | None:
        if len(self.given) >= self.count:
            return None
        rule = next(self._order)
        return self._referee.ask(rule, self._level(rule))

    def _level(self, rule: str) -> int | None:
        """Return how hard the next question about a rule is to be; None: as it comes."""
        if self.levels is None:
            return None
        answers = (given.right for given in self.given if given.item.about == rule)
        return next_level(self.levels.get(rule, EASY), answers)

    def _levels(self) -> dict[str, Mastery]:
        """Return each rule's mastery: from all the learner's answers, or from this exam alone without a learner."""
        if self._learner is not None:
            return self._learner.progress.rules
        return mastery(Answer(g.decides, g.right, at, g.luck) for at, g in enumerate(self.given))


def _round(rules: Sequence[str], random: Random) -> Iterator[str]:
    """Yield the rules in random order, again and again."""
    while True:
        yield from random.sample(rules, len(rules))
