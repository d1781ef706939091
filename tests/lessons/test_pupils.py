"""The simulated pupils themselves, and what they find out about marking and pacing, on a few lessons.

The whole track is `platformer-nb lessons --simulate`; the toy game's runs here too (tests/toy/test_pupils.py).
"""

from __future__ import annotations

import subprocess
import sys
from itertools import islice
from random import Random

import pytest

from platformer_nb.games.platformer import GAME
from platformer_nb.lessons.boards.table import LessonTable
from platformer_nb.lessons.exam.drawn import breakable
from platformer_nb.lessons.exam.table import ExamTable
from platformer_nb.lessons.page.places import reading_steps
from platformer_nb.lessons.pupils import at_exams, truth
from platformer_nb.lessons.pupils.at_boards import _answers, play
from platformer_nb.lessons.pupils.desk import Desk
from platformer_nb.lessons.pupils.kinds import KINDS
from platformer_nb.lessons.pupils.outcome import (
    AGREEMENT,
    Outcome,
    Pair,
    outcome,
    rank_correlation,
    report,
)
from platformer_nb.lessons.pupils.pupil import DAY, Forgetter, Pupil
from platformer_nb.lessons.pupils.track import START, Track
from platformer_nb.lessons.track import models

RULES = tuple(GAME.rulebook.entries)


def pupil(kind: str, seed: int = 1) -> Pupil:
    return KINDS[kind](RULES, Random(seed))


# --- what they are made to know ------------------------------------------------------------------------------


def test_pupils_import_nothing_of_the_model_of_mastery() -> None:
    code = "import platformer_nb.lessons.pupils.kinds, sys; print(*sys.modules)"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    loaded = ran.stdout.split()
    assert "platformer_nb.lessons.pupils.pupil" in loaded
    assert [name for name in loaded if name.startswith("platformer_nb.lessons.progress")] == []
    assert [name for name in loaded if name.startswith("platformer_nb.lessons.boards")] == []


def test_a_knower_applies_every_rule_and_a_guesser_none() -> None:
    assert all(pupil("knower").applies(rule, START) for rule in RULES)
    assert not any(pupil("guesser").applies(rule, START) for rule in RULES)


def test_a_patchy_pupil_applies_a_rule_as_often_as_was_drawn() -> None:
    one = pupil("patchy")
    strengths = [one.strength(rule, START) for rule in RULES]
    assert (min(strengths), max(strengths)) == (0, 1)
    for rule in RULES[:20]:
        often = sum(one.applies(rule, START) for _ in range(2000)) / 2000
        assert often == pytest.approx(one.strength(rule, START), abs=0.05)


def test_a_misreader_names_the_rule_it_takes_for_the_other() -> None:
    one = pupil("misreader")
    rule, taken = next(iter(one.misread.items()))
    assert one.strength(rule, START) == 0
    assert one.names(rule, (rule, taken, "X-1")) == taken
    assert taken.split("-")[0] == rule.split("-")[0]


def test_a_forgetter_forgets_and_keeps_longer_what_was_hard_to_recall() -> None:
    def kept(*answers: int) -> float:
        one = Forgetter("forgetter", ("MOV-1",), Random(1))
        assert one.strength("MOV-1", 0) == 0
        one.meets("MOV-1", 0)
        assert one.strength("MOV-1", 0) == 1
        for at in answers:
            one.answered("MOV-1", True, at)
        return one.strength("MOV-1", 30 * DAY)

    assert kept() < 0.1
    assert kept(60, 120) < 0.1, "crammed"
    assert kept(2 * DAY, 9 * DAY) > 0.3, "spaced"


# --- what the tutor makes of them ------------------------------------------------------------------------------


def practised(kind: str, days: int, rules: int) -> Desk:
    """A pupil who sat an exam about a few rules, once a day."""
    desk = Track(GAME, kind, "1").desk
    about = breakable(GAME)[:rules]
    for day in range(days):
        desk.clock.now = START + day * DAY
        desk.course.learner.met(RULES)
        desk.course.open_exam(about, day)
        desk.arrive("exam")
        at_exams.sit_exam(desk)
    return desk


def test_who_knows_everything_is_known_and_who_guesses_is_not() -> None:
    knower, guesser = practised("knower", 6, 1), practised("guesser", 6, 1)

    def levels(desk: Desk) -> set[str]:
        return {desk.progress.rules[rule].level for rule in breakable(GAME)[:1]}

    assert levels(knower) == {"known"}
    assert "known" not in levels(guesser)
    assert knower.notes.false == guesser.notes.false == []


def test_the_marks_follow_what_a_patchy_pupil_was_made_to_know() -> None:
    found = outcome(GAME, practised("patchy", 12, 20))
    assert len(found.pairs) >= 10
    assert rank_correlation(found.pairs) > 0.6


def test_a_few_lessons_are_left_by_everybody_with_nothing_false() -> None:
    for kind in ("knower", "guesser"):
        found = outcome(GAME, Track(GAME, kind, "1", ("00-first-turn",)).go())
        assert (found.stalls, found.false) == ((), ())
        assert found.feedback > 5


def at_the_ledge(strengths: dict[str, float]) -> Desk:
    desk = Desk(GAME, Pupil("patchy", strengths, Random(1)), Random(1), START)
    desk.course.open("03-jumping", next(n for n, s in STEPS if s.id == "ledge"))
    desk.arrive("03-jumping/ledge")
    return desk


STEPS = tuple(enumerate(reading_steps(GAME, "03-jumping")))


def test_nobody_breaks_a_rule_that_they_apply_while_they_try_something() -> None:
    desk = at_the_ledge({"ATK-5": 1})
    play(desk, ("attack left",), ["MOV-2"])
    assert (desk.notes.clicks, desk.view["refusal"]) == (0, None)
    for gap in ({}, {"ATK-5": 1.0}):
        desk = at_the_ledge(gap)
        play(desk, ("attack left",), ["ATK-5"])
        assert desk.view["refusal"], "not applied this time"


def test_what_is_tried_at_random_is_legal_when_it_is_done() -> None:
    desk = at_the_ledge({})
    assert isinstance(desk.table, LessonTable)
    step = desk.table.board.step
    assert isinstance(step, models.Exercise)
    expected = [one for one in step.wrong if one.rule is None and not one.by][:1]
    for answer in islice(_answers(desk, step, []), len(expected), 30):
        play(desk, answer, [])
        assert desk.view["refusal"] is None


def test_a_way_out_is_looked_for_once_a_position_and_found_where_there_is_one() -> None:
    desk = at_the_ledge({})
    table = desk.table
    assert isinstance(table, LessonTable)
    step = table.board.step
    assert isinstance(step, models.Exercise)
    ways = truth.WaysOut(table, step, Random(1))
    way = ways.here()
    assert way is not None
    assert ways.here() is way
    assert len(table.session.history) == 0, "the board stays"


# --- a false tutor is found out ----------------------------------------------------------------------------------


def test_a_false_verdict_of_an_exam_is_noted(monkeypatch: pytest.MonkeyPatch) -> None:
    told = ExamTable.view

    def lying(self: ExamTable) -> dict[str, object]:
        view = told(self)
        if view["exam"]["feedback"] is not None:
            view["exam"]["feedback"]["status"] = "solved"
        return view

    monkeypatch.setattr(ExamTable, "view", lying)
    found = outcome(GAME, practised("guesser", 1, 2))
    assert found.false
    assert "guesser at exam" in found.false[0]
    assert report([found]).broken == ("false",)


def test_who_cannot_leave_a_place_is_noted() -> None:
    desk = Desk(GAME, pupil("knower"), Random(1), START)
    desk.here = "03-jumping/gap"
    desk.stalled("nothing happens")
    found = outcome(GAME, desk)
    assert found.stalls == ("knower at 03-jumping/gap: nothing happens",)
    assert report([found]).broken == ("stalls",)


# --- the report --------------------------------------------------------------------------------------------------


def made(kind: str, known: int = 0, pairs: tuple[Pair, ...] = ()) -> Outcome:
    return Outcome(kind, 1, 1, 1, 1, 100, known, 0.5, pairs, (), ())


def test_rank_correlation_is_spearmans() -> None:
    up = [Pair(n, n * n) for n in range(10)]
    assert rank_correlation(up) == pytest.approx(1)
    assert rank_correlation([Pair(a, -b) for a, b, _ in up]) == pytest.approx(-1)
    # Equal values share their ranks: 1 2.5 2.5 4 against 1 2 3 4.
    tied = [Pair(1, 1), Pair(2, 2), Pair(2, 3), Pair(3, 4)]
    assert rank_correlation(tied) == pytest.approx(0.9486833)
    assert rank_correlation([Pair(1, 1), Pair(1, 2)]) == 0


def test_marks_against_the_grain_break_the_bound_of_agreement() -> None:
    grain = tuple(Pair(n, n) for n in range(40))
    against = tuple(Pair(n, -n) for n in range(40))
    assert report([made("patchy", pairs=grain)]).broken == ()
    assert report([made("patchy", pairs=against)]).broken == ("agreement",)
    few = report([made("patchy", pairs=against[:5])])
    assert (few.agreement, few.broken) == (None, ())
    assert AGREEMENT == 0.9


def test_agreement_is_told_apart_where_the_answers_are_worth_three() -> None:
    sure = tuple(Pair(n, n, 3.0) for n in range(40))
    doubtful = tuple(Pair(n, -n, 0.4) for n in range(40))
    found = report([made("patchy", pairs=(*sure, *doubtful))])
    assert found.agreement is not None
    assert found.agreement < AGREEMENT
    assert (found.pairs, found.sure) == (80, 40)
    assert found.certain == pytest.approx(1)


def test_a_guesser_who_is_called_known_breaks_the_bound_of_luck() -> None:
    assert report([made("guesser", 5)]).broken == ()
    assert report([made("guesser", 6)]).broken == ("luck",)
    assert report([made("knower", 100)]).broken == ()
