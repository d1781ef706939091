"""The referee's exam: what it asks, how it explains, what it notes, what it reports."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from platformer_nb.core.errors import BadInput
from platformer_nb.games.platformer import GAME
from platformer_nb.games.platformer.content import load_rulebook
from platformer_nb.lessons.boards.feedback import WIDTH, Feedback
from platformer_nb.lessons.boards.learner import Learner
from platformer_nb.lessons.exam.drawn import breakable
from platformer_nb.lessons.exam.exam import PER_RULE, Exam
from platformer_nb.lessons.exam.given import Given
from platformer_nb.lessons.exam.question import Question
from platformer_nb.lessons.progress.mastery import IN_A_ROW, REST
from platformer_nb.lessons.progress.progress import Progress
from platformer_nb.text import languages


class Kept:
    """Progress in memory."""

    def __init__(self) -> None:
        self.progress = Progress()

    def load(self) -> Progress:
        return self.progress

    def change(self, make: Callable[[Progress], Progress]) -> Progress:
        self.progress = make(self.progress)
        return self.progress


def asked(exam: Exam) -> Question:
    question = exam.ask()
    assert question is not None
    return question


def truth(question: Question) -> tuple[bool, tuple[str, ...]]:
    """What the rules say."""
    rules = GAME.rules
    ruling = rules.judge(question.state, rules.read_action(question.state, question.action))
    return ruling.legal, ruling.rules


def answer(exam: Exam, right: bool = True) -> Feedback:
    """Answer the question right, or with the wrong verdict."""
    legal, rules = truth(asked(exam))
    if legal == right:
        return exam.answer(legal=True)
    return exam.answer(False, rules[0])


def until(legal: bool, exam: Exam) -> Exam:
    """The exam at a question with this verdict."""
    while truth(asked(exam))[0] != legal:
        answer(exam)
    return exam


def test_an_exam_asks_so_many_questions_and_is_over():
    exam = Exam(GAME, 5, count=6, language="en")
    seen = []
    while question := exam.ask():
        seen.append((question.number, question.count))
        assert answer(exam).solved
    assert seen == [(n, 6) for n in range(1, 7)]
    assert exam.over
    assert exam.report().right == 6
    with pytest.raises(BadInput, match="every question has been answered"):
        exam.answer(legal=True)


def test_a_question_waits_until_it_is_answered():
    exam = Exam(GAME, 1, language="en")
    assert repr(exam.ask()) == repr(exam.ask())


def test_an_announcement_says_where_even_over_the_edge_of_the_map():
    exam = Exam(GAME, 2, ["MAP-11"], 1, language="en")
    assert asked(exam).action == "move outside with move"
    assert "over the edge of the map. Legal or not?" in asked(exam).text


def test_the_same_seed_asks_the_same():
    one, other = Exam(GAME, "a", count=8), Exam(GAME, "a", count=8)
    for _ in range(8):
        assert (asked(one).position, asked(one).action) == (
            asked(other).position,
            asked(other).action,
        )
        answer(one)
        answer(other)


def test_no_rule_is_asked_about_twice_before_each_was_once():
    rules = breakable(GAME)[:7]
    exam = Exam(GAME, 2, rules, count=14, language="en")
    while not exam.over:
        answer(exam)
    about = [given.item.about for given in exam.given]
    assert sorted(about[:7]) == sorted(about[7:]) == sorted(rules)


def test_a_right_no_is_asked_for_the_rule_and_one_of_the_four_is_right():
    exam = until(False, Exam(GAME, 3, language="en"))
    before = len(exam.given)
    half = exam.answer(legal=False)
    assert half.title == "You say it is not legal. Which rule forbids it?"
    assert half.rules == tuple(choice.rule for choice in exam.choices)
    assert len(exam.choices) == 4
    assert all(choice.page and choice.text for choice in exam.choices)
    assert len(exam.given) == before, "the same question waits"
    right = [rule for rule in half.rules if rule in truth(asked(exam))[1]]
    assert len(right) == 1
    feedback = exam.answer(False, right[0].lower())
    assert feedback.solved
    assert right[0] in feedback.rules
    assert feedback.reasons[0].page
    assert not exam.choices


def test_the_choice_of_rules_does_not_come_before_the_verdict():
    exam = until(False, Exam(GAME, 3, language="en"))
    assert exam.choices == ()
    assert not any(rule in repr(exam) for rule in truth(asked(exam))[1])


def test_who_has_said_not_legal_cannot_take_it_back():
    exam = until(False, Exam(GAME, 3, language="en"))
    exam.answer(legal=False)
    with pytest.raises(BadInput, match="already said"):
        exam.answer(legal=True)


def test_the_wrong_rule_is_a_wrong_answer_and_says_what_that_rule_is_about():
    exam = until(False, Exam(GAME, 3, language="en"))
    legal, rules = truth(asked(exam))
    half = exam.answer(legal)
    other = next(rule for rule in half.rules if rule not in rules)
    feedback = exam.answer(False, other)
    assert not feedback.solved
    assert GAME.narrator.rule(other, exam.words).text in feedback.note
    assert other not in feedback.note, "numbers of rules are shown on request"
    assert feedback.rules == rules


def test_letting_pass_what_is_forbidden_is_explained_with_what_would_be_legal():
    exam = until(False, Exam(GAME, 3, language="en"))
    _, rules = truth(asked(exam))
    feedback = exam.answer(legal=True)
    assert not feedback.solved
    assert "You let it pass" in feedback.note
    assert feedback.rules == rules
    instead = [
        until(False, Exam(GAME, seed, language="en")).answer(True).instead for seed in range(8)
    ]
    assert any(instead), "some refusals know what would be legal"


def test_forbidding_what_is_legal_names_the_rules_that_allow_it():
    exam = until(True, Exam(GAME, 3, language="en"))
    _, rules = truth(asked(exam))
    feedback = exam.answer(legal=False)
    assert not feedback.solved
    assert "You forbade it" in feedback.note
    assert set(feedback.rules) == set(rules)
    assert feedback.rules[0] == exam.given[-1].decides


def test_a_rule_there_is_not_is_no_answer():
    exam = until(False, Exam(GAME, 3, language="en"))
    number = asked(exam).number
    with pytest.raises(BadInput, match="no rule MAP-99"):
        exam.answer(False, "MAP-99")
    assert asked(exam).number == number


@pytest.mark.parametrize("count", [0, -1, PER_RULE + 1])
def test_only_as_many_questions_as_there_are_can_be_asked(count: int):
    with pytest.raises(BadInput, match="1 to 50 questions"):
        Exam(GAME, 1, ["MAP-3"], count)


def test_a_rule_nobody_can_break_is_in_no_exam():
    with pytest.raises(BadInput, match="GRA-1"):
        Exam(GAME, 1, ["GRA-1"])


def test_answers_are_noted_once_each_and_the_report_tells_the_level():
    kept, now = Kept(), 1000.0
    exam = Exam(GAME, 4, ["MAP-3"], 40, language="en", learner=Learner(kept, clock=lambda: now))

    def answered() -> list[bool]:
        return [a.right for a in kept.progress.answers if a.rule == "MAP-3"]

    def level() -> str:
        return next(line.level for line in exam.report().lines if line.rule == "MAP-3")

    while len(answered()) < IN_A_ROW:
        answer(exam)
        now += 1
    assert len(kept.progress.answers) == len(exam.given)
    assert answered() == [True] * IN_A_ROW
    assert level() == "right"
    now += REST
    while len(answered()) == IN_A_ROW:
        answer(exam)
    assert level() == "known"


def test_an_answer_counts_for_a_rule_that_forbids_or_allows_what_was_asked_about():
    exam = Exam(GAME, 19, count=20, language="en")
    while not exam.over:
        legal, rules = truth(asked(exam))
        answer(exam)
        assert exam.given[-1].decides in rules
        assert legal or exam.given[-1].decides == exam.given[-1].item.about


def test_the_report_goes_rule_by_rule_with_pages_and_prints():
    exam = Exam(GAME, 6, count=5, language="en")
    for number in range(5):
        answer(exam, right=number % 2 == 0)
    report = exam.report()
    assert [line.rule for line in report.lines] == [
        rule for rule in load_rulebook() if rule in {g.decides for g in exam.given}
    ]
    assert (report.right, report.answered) == (3, 5)
    printed = repr(report)
    assert "3 of the 5 answers are right." in printed
    assert "Read again: " in printed
    assert "seed 6" in printed
    for line in report.lines:
        mark = "✗" if line.wrong else "✓"
        page = f"{line.reason.page}, ruling" if line.reason.ruling else str(line.reason.page)
        assert f"{mark} {line.rule} (page {page}): Right: {line.right}" in printed
        assert (line in report.again) == bool(line.wrong)
    assert repr(exam) == printed
    assert report.as_json()["lines"][0]["page"] == report.lines[0].reason.page
    pages = ", ".join(map(str, sorted({line.reason.page for line in report.again})))
    assert report.as_json()["advice"] == f"Pages of the rulebook to read again: {pages}."


def test_a_report_may_be_asked_for_before_the_end():
    report = Exam(GAME, 1, language="en").report()
    assert (report.answered, report.lines) == (0, ())
    assert "Nothing has been answered yet. The exam has 20 questions." in repr(report)


@pytest.mark.parametrize("language", languages())
def test_everything_is_said_in_every_language_and_fits_a_page(language: str):
    exam = Exam(GAME, 9, count=8, language=language)
    texts = []
    for number in range(8):
        texts.append(repr(exam.ask()))
        texts.append(repr(answer(exam, right=number % 3 == 0)))
    texts.append(repr(exam.report()))
    assert all(len(line) <= WIDTH for text in texts for line in text.splitlines())
    assert not [t for t in texts if "exam-" in t or "rule-" in t or "{" in t]


def test_what_was_answered_is_told_anew_in_another_language():
    exam = Exam(GAME, 9, count=2, language="en")
    before = answer(exam)
    exam.speak("pl")
    assert exam.feedback().title == "Dobrze!"
    assert exam.feedback(1).rules == before.rules
    with pytest.raises(BadInput, match="question 2 has not been answered"):
        exam.feedback(2)


def test_an_answer_is_right_only_with_verdict_and_rule():
    exam = until(False, Exam(GAME, 3, language="en"))
    legal, rules = truth(asked(exam))
    answer(exam)
    item = exam.given[-1].item
    assert Given(item, legal, rules[0]).right
    assert not Given(item, True, rules[0]).right
    assert not Given(item, False, "SET-1").right
