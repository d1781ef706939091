"""Rounds on the tutor's page: what the first screen offers, what a reload brings back, what the end leads to."""

from __future__ import annotations

from typing import Any

import pytest

from platformer_nb.games.platformer import GAME
from platformer_nb.lessons.exam.exam import Exam
from platformer_nb.lessons.page.places import reading_steps
from platformer_nb.lessons.progress.progress import Progress, written
from platformer_nb.lessons.rounds.checkpoint import checkpoints
from platformer_nb.lessons.track.loading import lesson_names, load_lesson
from tests.widgets.heard import Heard

TAUGHT = [
    rule
    for name in lesson_names(GAME)[:4]
    for step in load_lesson(GAME, name).steps
    for rule in step.rules
]
MET = Progress().has_met(TAUGHT, 7)


class Reloaded(Heard):
    """A page that a reload begins anew."""

    @property
    def exam(self) -> Exam:
        """The open exam."""
        found = self.course.exam
        assert found is not None
        return found

    def judge(self, right: bool = True) -> None:
        """Answer the open question, and go on."""
        item = self.exam.item
        assert item is not None
        if self.exam.of_events:
            wrong = next(one.rule for one in self.exam.choices if one.rule != item.about)
            self.do(intent="exam-cite", rule=item.about if right else wrong)
        else:
            self.do(intent="exam-judge", legal=item.legal == right)
        if self.exam.refused:
            self.do(intent="exam-cite", rule=item.rules[0])
        self.do(intent="exam-onward")

    def again(self) -> Reloaded:
        """The page loaded anew, by a browser that has kept what this one gave it, in its order."""
        page = Reloaded()
        page.hear(intent="return", where=self.page["where"])
        kept = [message["text"] for message in self.sent if message.get("type") == "progress"]
        if kept:
            page.hear(intent="progress", text=kept[-1])
        return page


@pytest.fixture
def page() -> Reloaded:
    return Reloaded()


def test_who_has_played_is_placed_and_begins_there(page: Reloaded):
    assert page.page["rounds"]["placement"]["button"] == "I have played before"
    assert page.page["rounds"]["review"] is None
    page.hear(intent="round", kind="placement", lesson="")
    assert page.page["step"]["heading"] == "Where to begin"
    assert page.page["rounds"] is None
    for _ in range(8):
        page.judge()
    report = page.view["exam"]["report"]
    assert report["summary"] == "Answered: 8 of 8. Right: 8."
    assert report["advice"] == ""
    assert not report["anew"]
    assert not report["mend"]
    way = report["ways"][0]
    page.hear(intent="leave")
    assert page.page["onward"]["lesson"] == way["message"]["lesson"]
    assert page.again().page["onward"] == page.page["onward"], "a reload leads there as well"
    page.hear(**way["message"])
    assert page.page["step"]["lesson"] == way["message"]["lesson"]


def test_a_review_asks_what_it_counts_and_offers_one_more(page: Reloaded):
    due = ["MOV-1", "MAP-3", "MAP-4", "ADJ-1", "GRA-4", "PSH-1", "SYM-2", "SYM-3"]
    page.hear(intent="progress", text=written(MET.answered(due, False, 8)))
    offer = page.page["rounds"]["review"]
    assert offer["count"] == 6
    page.hear(intent="round", kind="review", lesson="")
    assert page.view["exam"]["count"] == offer["count"]
    for _ in range(offer["count"]):
        page.judge()
    ways = page.view["exam"]["report"]["ways"]
    assert [way["message"] for way in ways] == [{"intent": "round", "kind": "review", "lesson": ""}]
    assert page.again().view["exam"]["report"] == page.view["exam"]["report"]
    page.do(**ways[0]["message"])
    # An answer may have counted for a rule that was due as well.
    assert 1 <= page.view["exam"]["count"] < offer["count"]
    page.hear(intent="leave")
    left = page.page["rounds"]["review"]
    assert left is None or left["count"] < 6


def test_a_checkpoint_stands_at_its_lessons_end_and_in_the_list_with_its_stars(page: Reloaded):
    page.hear(intent="progress", text=written(MET))
    lesson = checkpoints(GAME)[0]
    page.hear(intent="open", lesson=lesson, step=0)
    assert not page.page["step"]["checkpoint"]
    page.hear(intent="open", lesson=lesson, step=len(reading_steps(GAME, lesson)) - 1)
    offer = page.page["step"]["checkpoint"]
    assert offer["title"] == "Checkpoint after lesson 03"
    page.hear(intent="round", kind="checkpoint", lesson=lesson)
    page.judge(right=False)
    for _ in range(offer["count"] - 1):
        page.judge()
    report = page.view["exam"]["report"]
    assert report["text"] == "Stars: 3 of 4"
    page.do(intent="exam-anew")
    assert page.view["exam"]["title"] == "Checkpoint after lesson 03"
    page.hear(intent="leave")
    listed = page.page["rounds"]["checkpoints"]
    assert [(one["lesson"], one["stars"]) for one in listed] == [(lesson, "Stars: 3 of 4")]
    assert page.again().page["rounds"]["checkpoints"] == listed
    assert page.page["rounds"]["placement"]["small"], "who has solved something goes on from there"


@pytest.mark.parametrize("kind", ["placement", "review", "exam", "lesson", "anew", "recall"])
def test_a_reload_goes_on_where_it_was_and_counts_nothing_twice(page: Reloaded, kind: str):
    page.hear(intent="progress", text=written(MET.answered(["MOV-1", "MAP-3", "MAP-4"], False, 8)))
    if kind == "exam":
        page.hear(intent="exam", rules=[])
    elif kind == "recall":
        count = len(reading_steps(GAME, "03-jumping"))
        page.hear(intent="open", lesson="03-jumping", step=count - 1)
    elif kind in ("lesson", "anew"):
        page.hear(intent="open", lesson="19-exam", step=_exam_step())
    else:
        page.hear(intent="round", kind=kind, lesson="")
    if kind == "anew":
        page.do(intent="exam-stop")
        page.do(intent="exam-anew")
    page.judge()
    page.judge(right=False)
    again = page.again()
    assert again.view["exam"] == page.view["exam"]
    assert again.page["step"] == page.page["step"]
    assert again.course.learner.progress == page.course.learner.progress
    page.judge()
    again.judge()
    assert again.view["exam"] == page.view["exam"]
    assert again.again().view["exam"] == page.view["exam"], "and once more"


def _exam_step() -> int:
    steps = reading_steps(GAME, "19-exam")
    return next(number for number, step in enumerate(steps) if step.kind == "exam")


@pytest.mark.parametrize("kept", [{"kind": "exam"}, [1], "exam", {"kind": "lesson"}])
def test_a_damaged_exam_leaves_the_list_and_the_places_as_they_were(kept: object):
    page = Reloaded()
    page.hear(
        intent="return", where={"last": "03-jumping", "left": {"03-jumping": 4}, "exam": kept}
    )
    assert page.page["step"] is None
    assert page.page["onward"]["step"] == 4


@pytest.mark.parametrize(
    "message",
    [
        {"kind": "review", "lesson": ""},
        {"kind": "checkpoint", "lesson": "03-jumping"},
        {"kind": "checkpoint", "lesson": "99-none"},
        {"kind": "party", "lesson": ""},
        {"kind": "placement"},
        {"kind": 7, "lesson": ""},
    ],
)
def test_a_round_that_cannot_be_asked_changes_nothing(page: Reloaded, message: dict[str, Any]):
    before = page.page
    page.hear(intent="round", **message)
    assert page.page == before


def test_a_link_opens_its_place_or_says_that_it_leads_nowhere(page: Reloaded):
    page.hear(intent="link", to="lesson=03/2")
    assert (page.page["step"]["lesson"], page.page["step"]["number"]) == ("03-jumping", 1)
    page.hear(intent="link", to="exam=03")
    assert page.view["exam"]["stage"] == "question"
    page.hear(intent="leave")
    page.hear(intent="link", to="lesson=99")
    assert page.page["step"] is None
    assert page.page["news"] == "The link leads to nothing in this course."


def test_the_result_comes_as_a_text_with_the_best_exam(page: Reloaded):
    page.hear(intent="exam", rules=[])
    for _ in range(page.view["exam"]["count"]):
        page.judge()
    page.hear(intent="leave")
    again = page.again()
    again.hear(intent="share")
    text = again.sent[-1]
    assert text["type"] == "result"
    assert "20 of 20 right" in text["text"]
