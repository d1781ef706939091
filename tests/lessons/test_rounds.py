"""Short rounds: what a placement concludes, what a review asks, what a checkpoint records, and how one goes on."""

from __future__ import annotations

from random import Random

import pytest

from platformer_nb.games.platformer import GAME
from platformer_nb.lessons.boards.learner import Learner
from platformer_nb.lessons.exam.exam import Exam
from platformer_nb.lessons.exam.question_generator import Item
from platformer_nb.lessons.exam.scope import taught_scope
from platformer_nb.lessons.exam.table import ExamTable
from platformer_nb.lessons.page.rounds import open_round, round_offers
from platformer_nb.lessons.progress.mastery import SPACING
from platformer_nb.lessons.progress.memory import Memory
from platformer_nb.lessons.progress.progress import Progress
from platformer_nb.lessons.rounds.checkpoint import EXERCISE, checkpoints, stretch
from platformer_nb.lessons.rounds.going_on import gone_on, kept_exam, read_kept
from platformer_nb.lessons.rounds.ladder import Outcome, boundary, next_level
from platformer_nb.lessons.rounds.placement import POSITIONS, Placement, ladder
from platformer_nb.lessons.rounds.review import ITEMS, due_rules
from platformer_nb.lessons.track.loading import lesson_names, load_lesson
from platformer_nb.text import Words
from tests.sizes import sizes

NOW = 1_800_000_000
LEVELS = 13
TAUGHT = [
    rule
    for name in lesson_names(GAME)[: lesson_names(GAME).index("08-gems") + 1]
    for step in load_lesson(GAME, name).steps
    for rule in step.rules
]


def learner(progress: Progress | None = None) -> Learner:
    """A learner with this progress."""
    memory = Memory(lambda _progress: None)
    memory.follow(progress or Progress())
    return Learner(memory, lambda: NOW)


def give(exam: Exam, right: bool) -> None:
    """Answer the open question."""
    item = exam.item
    assert item is not None
    if item.legal == right:
        exam.answer(True)
    elif right:
        exam.answer(False, item.rules[0])
    else:
        exam.answer(False, next((r for r in item.choices if r not in item.rules), ""))


def asked(item: Item | None) -> tuple[str, str] | None:
    """A question in notation."""
    if item is None:
        return None
    rules = GAME.rules
    return rules.write(item.state), rules.write_action(item.state, item.action)


# --- the ladder -------------------------------------------------------------------------------------


@pytest.mark.parametrize("knows", range(LEVELS + 1))
def test_who_answers_by_what_they_know_is_placed_exactly(knows: int) -> None:
    outcomes: list[Outcome] = []
    for _ in range(POSITIONS):
        level = next_level(LEVELS, outcomes)
        outcomes.append(Outcome(level, level < knows, 0.3))
    assert boundary(LEVELS, outcomes) == knows


def test_a_placement_begins_easy_and_climbs_by_steps() -> None:
    level, outcomes = next_level(LEVELS, []), list[Outcome]()
    assert level <= 1
    while len(outcomes) < POSITIONS:
        outcomes.append(Outcome(level, True))
        highest, level = max(one.level for one in outcomes), next_level(LEVELS, outcomes)
        assert level <= 2 * highest + 2


def test_guesses_and_slips_seldom_move_anybody_by_more_than_two_lessons() -> None:
    near = 0
    for seed in range(400):
        random, knows = Random(seed), seed % (LEVELS - 1)
        outcomes: list[Outcome] = []
        for _ in range(POSITIONS):
            level = next_level(LEVELS, outcomes)
            guess = random.choice((1 / 2, 1 / 8))  # a legal action, or one of four rules
            right = random.random() < (0.95 if level < knows else guess)
            outcomes.append(Outcome(level, right, guess))
        near += abs(boundary(LEVELS, outcomes) - knows) <= 2
    assert near >= 360


@pytest.mark.parametrize("many", sizes(6, 12))
def test_who_always_says_legal_is_placed_at_the_beginning(many: int) -> None:
    placed = []
    for seed in range(many):
        placement = Placement(GAME, learner(), seed, language="en")
        while (item := placement.item) is not None:
            give(placement, item.legal)
        placed.append(placement.start[:2])
    assert sum(start <= "02" for start in placed) >= many * 5 / 6, placed


# --- placement ----------------------------------------------------------------------------------------


def test_every_level_of_the_ladder_asks_only_what_is_taught_up_to_it() -> None:
    for level in ladder(GAME):
        names = lesson_names(GAME)[: lesson_names(GAME).index(level.lesson) + 1]
        taught = {r for n in names for step in load_lesson(GAME, n).steps for r in step.rules}
        assert level.scope.rules == taught
        assert set(level.rules) <= taught


@pytest.mark.parametrize("first", ["00-first-turn", "07-pushing"])
def test_a_placement_leads_to_the_first_lesson_that_is_new(first: str) -> None:
    who = learner()
    placement = Placement(GAME, who, 5, language="en")
    known = {r for level in ladder(GAME) if level.lesson < first for r in level.rules}
    right = set()
    while (item := placement.item) is not None:
        give(placement, item.about in known)
        if placement.given[-1].right:
            right.add(placement.given[-1].decides)
    assert len(placement.given) == POSITIONS
    assert placement.start == first
    way = placement.closing()["ways"][0]
    assert way["message"] == {"intent": "open", "lesson": placement.start, "step": 0}
    assert who.progress.rules_met == right, "right answers count as met"
    assert all(answer.right for answer in who.progress.answers), (
        "wrong ones are held against nobody"
    )


def test_who_knows_all_is_placed_after_the_last_lesson_that_can_be_asked_about() -> None:
    placement = Placement(GAME, learner(), 1, language="pl")
    while not placement.over:
        give(placement, True)
    assert placement.start > ladder(GAME)[-1].lesson


# --- review ---------------------------------------------------------------------------------------------


def failed(rules: list[str], at: int = NOW - 1000) -> Progress:
    """A learner taught the first lessons, who has failed these rules one after the other."""
    progress = Progress().has_met(TAUGHT, 1)
    for number, rule in enumerate(rules):
        progress = progress.answered([rule], False, at + number)
    return progress


EIGHT = ["MOV-1", "MAP-3", "ACT-2", "ACT-3", "ATK-1", "PSH-2", "GEM-1", "MOV-3"]


def test_a_review_asks_once_about_each_rule_due_and_as_many_as_it_says() -> None:
    who = learner(failed(EIGHT))
    offer = round_offers(GAME, Words("en", GAME.name), who.progress, who.now)["review"]
    assert offer["count"] == ITEMS
    assert offer["text"] == "6 questions to review, about 3 minutes"
    first = open_round(GAME, "review", "", who, "en")
    assert first is not None
    assert first.count == ITEMS
    abouts = []
    while (item := first.item) is not None:
        abouts.append(item.about)
        give(first, True)
    assert sorted(abouts) == sorted(EIGHT[:ITEMS]), "the longest overdue, once each"
    assert first.closing()["ways"][0]["message"]["intent"] == "round"
    second = open_round(GAME, "review", "", who, "en")
    assert second is not None
    assert set(EIGHT[ITEMS:]) <= set(second.rules)
    while not second.over:
        give(second, True)
    if not due_rules(GAME, who.progress, who.now):
        assert second.closing()["text"]


def test_only_what_was_met_is_reviewed_and_nothing_before_it_is_due() -> None:
    unmet = Progress().answered(["MOV-1"], False, NOW - 1000)
    assert due_rules(GAME, unmet, NOW) == ()
    assert open_round(GAME, "review", "", learner(unmet), "en") is None
    fresh = failed(["MOV-1"], NOW)
    assert due_rules(GAME, fresh, NOW) == ()
    assert due_rules(GAME, fresh, NOW + SPACING[0]) == ("MOV-1",)
    met = taught_scope(GAME, failed(EIGHT))
    who = learner(failed(EIGHT))
    review = open_round(GAME, "review", "", who, "en")
    assert review is not None
    while (item := review.item) is not None:
        assert met.holds(GAME, item)
        give(review, True)


# --- checkpoints ----------------------------------------------------------------------------------------


def test_checkpoints_stand_where_the_track_says_and_cover_it_without_overlap() -> None:
    assert checkpoints(GAME) == ("03-jumping", "08-gems", "13-heroes")
    parts = [set(stretch(GAME, name)) for name in checkpoints(GAME)]
    upto = lesson_names(GAME)[: lesson_names(GAME).index(checkpoints(GAME)[-1]) + 1]
    taught = {r for n in upto for step in load_lesson(GAME, n).steps for r in step.rules}
    assert set().union(*parts) == taught


@pytest.mark.parametrize(("wrong", "stars"), [(0, 4), (1, 3), (8, 0)])
def test_a_checkpoint_records_its_stars(wrong: int, stars: int) -> None:
    lesson = checkpoints(GAME)[1]
    who = learner(failed([]))
    words = Words("en", GAME.name)
    offer = next(
        one
        for one in round_offers(GAME, words, who.progress, NOW)["checkpoints"]
        if one["lesson"] == lesson
    )
    assert not offer["done"]
    found = open_round(GAME, "checkpoint", lesson, who, "en")
    assert found is not None
    assert found.count == offer["count"]
    while (item := found.item) is not None:
        assert item.about in stretch(GAME, lesson)
        give(found, len(found.given) >= wrong)
    assert who.progress.best(lesson, EXERCISE) == 4 - stars
    assert found.closing()["text"] == f"Stars: {stars} of 4"
    assert found.closing()["ways"][0]["message"]["lesson"] == "09-forging"


def test_no_checkpoint_asks_who_has_met_nothing_of_it() -> None:
    assert open_round(GAME, "checkpoint", checkpoints(GAME)[0], learner(), "en") is None
    assert open_round(GAME, "checkpoint", "01-dice-pool", learner(failed([])), "en") is None
    assert not round_offers(GAME, Words("en", GAME.name), Progress(), NOW)["checkpoints"]


# --- going on -------------------------------------------------------------------------------------------


def begun(kind: str, who: Learner) -> Exam:
    """A new exam of a kind."""
    if kind == "exam":
        return Exam(GAME, None, (), 12, language="en", learner=who)
    found = open_round(GAME, kind, checkpoints(GAME)[1], who, "en")
    assert found is not None
    return found


@pytest.mark.parametrize("kind", ["exam", "review", "placement", "checkpoint"])
@pytest.mark.parametrize("answers", [0, 1, 3, 5])
def test_an_exam_goes_on_at_the_same_question_and_nothing_is_recorded_twice(
    kind: str, answers: int
) -> None:
    who = learner(failed(EIGHT))
    table = ExamTable(begun(kind, who))
    for number in range(answers):
        give(table.exam, number % 2 == 0)
    before, kept = who.progress, kept_exam(table).model_dump()
    read = read_kept(kept)
    assert read is not None
    fresh = learner()  # progress comes later than the place
    again = gone_on(GAME, read, fresh, "en")
    assert again is not None
    assert fresh.progress == Progress()
    assert who.progress == before
    assert again.exam.kind == kind
    assert asked(again.exam.item) == asked(table.exam.item)
    for _ in range(2):
        if table.exam.item is None:
            break
        give(table.exam, True)
        give(again.exam, True)
        assert asked(again.exam.item) == asked(table.exam.item)


def test_an_exam_goes_on_at_its_stage() -> None:
    who = learner(failed(EIGHT))
    table = ExamTable(Exam(GAME, 3, (), 12, language="en", learner=who))

    def back() -> ExamTable:
        read = read_kept(kept_exam(table).model_dump())
        assert read is not None
        again = gone_on(GAME, read, learner(), "en")
        assert again is not None
        if table.stage != "report":  # its levels need the progress, which comes later
            assert again.view()["exam"] == table.view()["exam"]
        return again

    stages = set()
    for _ in range(8):
        item = table.exam.item
        assert item is not None
        for intent in (
            {"intent": "exam-judge", "legal": False},
            {"intent": "exam-cite", "rule": item.choices[0] if item.choices else ""},
            {"intent": "exam-stop"},
            {"intent": "exam-onward"},
            {"intent": "exam-onward"},
        ):
            table.intent({**intent, "for": table.number})
            assert back().stage == table.stage
            stages.add(table.stage)
    assert stages == {"question", "rule", "feedback", "report"}


@pytest.mark.parametrize(
    "change",
    [
        {"kind": "party"},
        {"count": 0},
        {"count": "7"},
        {"rules": ["X" * 41]},
        {"answers": [7]},
        {"stage": "cellar"},
        {"more": 1},
    ],
)
def test_a_malformed_exam_is_not_read(change: dict[str, object]) -> None:
    kept = kept_exam(ExamTable(Exam(GAME, 3, (), 12))).model_dump()
    assert read_kept(kept) is not None
    assert read_kept({**kept, **change}) is None
    assert read_kept(None) is None


@pytest.mark.parametrize(
    "change",
    [
        {"answers": ["illegal"] * 12},
        {"answers": ["XXX-1"]},
        {"answers": ["legal"] * 13},
        {"rules": ["SET-1"]},
        {"kind": "lesson"},
        {"kind": "checkpoint", "lesson": "99-none", "met": []},
    ],
)
def test_an_exam_that_no_longer_fits_the_rules_is_dropped(change: dict[str, object]) -> None:
    kept = read_kept({**kept_exam(ExamTable(Exam(GAME, 3, (), 12))).model_dump(), **change})
    assert kept is not None
    assert gone_on(GAME, kept, learner(), "en") is None
