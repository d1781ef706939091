"""The tutor as a page: lessons without code, progress that the browser keeps."""

from __future__ import annotations

from typing import Any

import pytest

from platformer_nb.games.platformer import GAME
from platformer_nb.lessons.boards.lesson_section import in_words
from platformer_nb.lessons.boards.prediction_table import PREDICTION_INTENTS
from platformer_nb.lessons.boards.table import LESSON_INTENTS, LessonTable
from platformer_nb.lessons.exam.table import EXAM_INTENTS
from platformer_nb.lessons.page.places import where_taught
from platformer_nb.lessons.progress.memory import Memory
from platformer_nb.lessons.progress.of_game import ProgressOfGame
from platformer_nb.lessons.progress.progress import Progress, read, written
from platformer_nb.lessons.puzzles.puzzles import load_puzzles
from platformer_nb.lessons.track.loading import lesson_names, load_lesson
from platformer_widgets.tutor.tutor_page import _INTENTS as PAGE_INTENTS
from tests.lessons.test_lesson_text import PROSE_TAGS, tags
from tests.widgets.heard import Heard

DONE = (
    Progress()
    .has_solved("03-jumping", "ledge", 0, 5)
    .has_solved("puzzles", "p01", 0, 6)
    .answered(["GRA-1", "MOV-2"], False, 7)
    .has_met(["GRA-1", "MOV-2"], 7)
)

TAUGHT = sorted({rule for step in load_lesson(GAME, "02-moving").steps for rule in step.rules})


def own(text: str) -> Progress:
    """The game's part of what the browser keeps; every entry of it names the game."""
    stored = read(text)
    assert all(
        str(entry[0]).startswith(f"{GAME.name}:") for entry in (*stored.answers, *stored.solved)
    )
    return ProgressOfGame(Memory(lambda _progress: None), GAME.name).of(stored)


@pytest.fixture
def page() -> Heard:
    return Heard()


def test_the_page_begins_with_the_list_of_lessons(page: Heard):
    assert [one["name"] for one in page.page["lessons"]] == list(lesson_names(GAME))
    assert page.page["step"] is None


def test_a_lesson_is_read_step_by_step_without_its_code(page: Heard):
    page.hear(intent="open", lesson="03-jumping", step=0)
    seen = []
    for number in range(page.page["step"]["count"]):
        page.hear(intent="open", lesson="03-jumping", step=number)
        step = page.page["step"]
        seen.append(step["kind"])
        assert step["prose"]
        assert step["board"] == (step["kind"] not in ("say", "code"))
        assert ("lesson" in page.view) == step["board"]
    assert "code" not in seen
    assert {"say", "show", "exercise"} <= set(seen)


def test_prose_is_a_tree_of_known_elements_and_never_html(page: Heard):
    """Of two lessons, as the page gets it; `tests/lessons/test_lesson_text.py` walks all."""
    for name in lesson_names(GAME)[:2]:
        page.hear(intent="open", lesson=name, step=0)
        for number in range(page.page["step"]["count"]):
            page.hear(intent="open", lesson=name, step=number)
            assert tags(page.page["step"]["prose"]) <= PROSE_TAGS


def test_an_exercise_is_solved_on_the_page_and_the_browser_keeps_it(page: Heard):
    steps = [s for s in range(20) if s == where_taught(GAME)["MOV-2"].step]
    page.hear(intent="open", lesson="03-jumping", step=steps[0] + 2)
    assert page.page["step"]["kind"] == "exercise"
    page.do(intent="act", action="move up")
    view = page.do(intent="act", action="move right")
    assert view["lesson"]["done"]
    kept = own([m["text"] for m in page.sent if m.get("type") == "progress"][-1])
    assert kept.best("03-jumping", "ledge") == 0
    page.hear(intent="leave")
    entry = next(one for one in page.page["lessons"] if one["name"] == "03-jumping")
    assert entry["solved"] == 1


def test_a_visit_for_the_sake_of_a_rule_leads_back_and_moves_nothing(page: Heard):
    page.hear(intent="open", lesson="02-moving", step=3)
    page.do(intent="act", action="move up")
    where = page.course.where()
    page.hear(intent="rule", rule="GRA-1")
    assert (page.page["step"]["lesson"], page.page["step"]["visit"]) == ("03-jumping", True)
    visited = page.course.where()
    assert (visited.left, visited.last) == (where.left, where.last)
    page.hear(intent="go-back")
    step = page.page["step"]
    assert (step["lesson"], step["number"], step["visit"]) == ("02-moving", 3, False)
    assert len(page.course.board.session.history) == 1, "what was played there stands"  # type: ignore[union-attr]
    page.hear(intent="go-back")
    assert page.page["step"]["lesson"] == "02-moving", "there is no way back any more"


def test_the_answer_in_the_cell_can_be_run_and_is_nobodys_mistake(page: Heard):
    page.hear(intent="open", lesson="02-moving", step=3)
    assert page.view["lesson"]["begun"] == ["move right"]
    view = page.do(intent="begin")
    assert view["refusal"]["reasons"][0]["rule"] == "MAP-3"
    page.do(intent="hint")
    assert not page.course.learner.progress.answers
    page.do(intent="act", action="move right")
    assert "MAP-3" in page.course.learner.progress.rules, "the learner's own mistake is noted"


def test_the_answer_in_the_cell_begins_anew_and_goes_on_as_far_as_it_is_legal(page: Heard):
    page.hear(intent="open", lesson="01-dice-pool", step=3)
    page.do(intent="act", action="move right")
    view = page.do(intent="begin")
    assert [goal["met"] for goal in view["lesson"]["goals"]] == [True, False]
    assert view["undo"]["can"]
    view = page.do(intent="act", action="move right")
    assert view["lesson"]["done"]


def test_a_board_to_watch_has_no_answer_to_begin(page: Heard):
    page.hear(intent="open", lesson="02-moving", step=1)
    before = page.view["lesson"]
    assert before["begun"] == []
    assert page.do(intent="begin")["lesson"] == before


def test_actions_are_called_by_words_in_the_readers_language(page: Heard):
    page.hear(intent="language", language="pl")
    page.hear(intent="open", lesson="03-jumping", step=1)
    assert page.view["lesson"]["said"] == {"move up": "Idź na b2 (ruch)"}
    page.hear(intent="open", lesson="03-jumping", step=2)
    said = page.view["lesson"]["said"]
    assert said["move right"] == "Idź na c1 (ruch)"
    assert said["gravity"] == "Zastosuj Grawitację"


def test_what_means_nothing_is_left_in_notation(page: Heard):
    page.hear(intent="open", lesson="03-jumping", step=1)
    table = page._table
    assert isinstance(table, LessonTable)
    assert in_words(table, ["move up", "dance"]) == {"move up": "Move to b2 (move)"}


def test_a_rule_opens_the_step_that_teaches_it(page: Heard):
    page.hear(intent="rule", rule="GRA-1")
    assert "GRA-1" in page.page["step"]["rules"]
    assert not page.page["missing"]
    page.hear(intent="rule", rule="XXX-1")
    assert page.page["missing"]


def test_progress_comes_back_from_the_browser(page: Heard):
    before = Progress().has_solved("03-jumping", "ledge", 1, 5).answered(["MOV-2"], True, 5)
    page.hear(intent="progress", text=written(before))
    assert page.course.learner.progress == before
    page.hear(intent="forget")
    assert page.course.learner.progress == Progress()


def test_damaged_progress_is_set_aside_and_said(page: Heard):
    page.hear(intent="progress", text="{damaged")
    assert {"type": "aside", "text": "{damaged"} in page.sent
    assert page.page["problem"]["mend"]
    assert not any(m.get("type") == "progress" for m in page.sent), "nothing is written over it"


def test_another_language_tells_everything_anew_and_keeps_the_place(page: Heard):
    page.hear(intent="open", lesson="03-jumping", step=1)
    english = page.page["step"]["heading"]
    page.hear(intent="language", language="pl")
    assert page.page["step"]["number"] == 1
    assert page.page["step"]["heading"] != english
    assert page.view["language"] == "pl"


def test_a_puzzle_is_played_with_help_and_stars_and_leads_to_the_next(page: Heard):
    page.hear(intent="room", room="puzzles")
    assert page.page["room"] == "puzzles"
    assert page.page["puzzles"]["next"] == 3, "it needs the fewest lessons"
    page.hear(intent="puzzle", number=1)
    assert not page.page["puzzles"], "only what is shown is sent"
    assert page.view["lesson"]["heading"] == "Puzzle 1 (easy)"
    assert page.view["lesson"]["feedback"] is None, "nothing is said before anything is done"
    view = page.do(intent="hint")
    assert len(view["lesson"]["hints"]) == 1
    for action in load_puzzles(GAME)[0].solution:
        view = page.do(intent="act", action=action)
    assert view["lesson"]["done"]
    assert view["lesson"]["stars"]["earned"] == 3
    kept = own([m["text"] for m in page.sent if m.get("type") == "progress"][-1])
    assert kept.best("puzzles", "p01") == 1
    page.hear(intent="language", language="uk")
    assert page.page["step"]["next_puzzle"] == 3, "all of whose rules the first one has shown"
    assert page.page["step"]["place"] == "задача 1 з 48"
    page.hear(intent="leave")
    listed = page.page["puzzles"]["grades"][0]["puzzles"]
    assert [one["solved"] for one in listed[:2]] == [True, False]


def test_a_rule_that_waits_is_asked_about_on_the_page_and_the_answer_kept(page: Heard):
    page.hear(
        intent="progress",
        text=written(Progress().answered(["MAP-3"], False, 7).has_met(["MAP-3", *TAUGHT], 7)),
    )
    page.hear(intent="room", room="progress")
    assert page.page["progress"]["review"]["ask"] == ["MAP-3"]
    page.hear(intent="exam", rules=["MAP-3"])
    step = page.page["step"]
    assert (step["kind"], step["exam"], step["board"]) == ("exam", True, False)
    assert page.view["exam"]["count"] == 3
    item = page.course.exam.item if page.course.exam else None
    assert item is not None
    view = page.do(intent="exam-judge", legal=item.legal)
    if not item.legal:
        view = page.do(intent="exam-cite", rule=item.rules[0])
    assert view["exam"]["feedback"]["status"] == "solved"
    assert len(page.course.learner.progress.answers) == 2
    page.hear(intent="language", language="pl")
    assert page.view["language"] == "pl"
    assert page.view["exam"]["feedback"]["title"] != view["exam"]["feedback"]["title"]
    page.hear(intent="leave")
    assert page.page["room"] == "progress"
    assert "exam" not in page.view


def test_the_picture_tells_of_the_rule_that_is_pressed(page: Heard):
    page.hear(intent="room", room="progress")
    assert _chosen(page) is None
    page.hear(intent="look", rule="GRA-1")
    chosen = _chosen(page)
    assert chosen["rule"] == "GRA-1"
    page.hear(intent="open", about="GRA-1", **_way(chosen["taught"]))
    assert "GRA-1" in page.page["step"]["rules"]
    assert page.page["step"]["about"]["rule"] == "GRA-1"
    page.hear(intent="leave")
    assert page.page["room"] == "progress"
    page.hear(intent="look", rule="GRA-1")
    assert _chosen(page) is None, "pressed again it is put away"


def _chosen(page: Heard) -> Any:
    return page.page["progress"]["chosen"]


def _way(way: dict[str, Any]) -> dict[str, Any]:
    return {"lesson": way["lesson"], "step": way["step"]}


@pytest.mark.parametrize(
    ("what", "name", "left"),
    [
        ("lesson", "03-jumping", DONE.without_lesson("03-jumping")),
        ("rule", "GRA-1", DONE.without_rules(["GRA-1"])),
        ("all", "", Progress()),
    ],
)
def test_a_part_is_forgotten_here_and_in_the_browser(
    page: Heard, what: str, name: str, left: Progress
):
    page.hear(intent="progress", text=written(DONE))
    page.hear(intent="forget", what=what, name=name)
    assert page.course.learner.progress == left
    kept = [m["text"] for m in page.sent if m.get("type") == "progress"][-1]
    assert own(kept) == left
    assert page.page["news"]
    again = Heard()
    again.hear(intent="progress", text=kept)
    assert again.course.learner.progress == left, "a reload brings nothing back"


def test_what_another_tab_forgets_does_not_come_back_from_this_one(page: Heard):
    page.hear(intent="progress", text=written(DONE))
    page.sent.clear()
    page.hear(intent="follow", text=written(Progress()))
    assert page.course.learner.progress == Progress()
    assert page.sent == []
    page.hear(intent="follow", text="{damaged")
    assert page.course.learner.progress == Progress()


def test_a_visit_goes_on_where_the_last_one_ended(page: Heard):
    page.hear(intent="open", lesson="03-jumping", step=4)
    where = page.page["where"]
    again = Heard()
    again.hear(intent="return", where=where)
    assert again.page["step"]["number"] == 4
    again.hear(intent="leave")
    assert again.page["onward"]["step"] == 4
    again.hear(intent="return", where=where)
    assert again.page["step"] is None, "who is here already is not sent elsewhere"
    damaged = Heard()
    damaged.hear(intent="return", where=[1])
    assert damaged.page["step"] is None
    assert damaged.page["lessons"]


def test_what_waits_is_said_in_every_room(page: Heard):
    assert page.page["due"] == ""
    page.hear(intent="progress", text=written(DONE))
    assert page.page["due"] == "2 rules are due for review."
    page.hear(intent="room", room="progress")
    assert page.page["progress"]["review"]["count"] == 2


@pytest.mark.parametrize(
    "message",
    [
        {"intent": "open", "lesson": "99-none", "step": 0},
        {"intent": "open", "lesson": "03-jumping", "step": 99},
        {"intent": "open", "lesson": 3},
        {"intent": "progress", "text": 7},
        {"intent": "follow"},
        {"intent": "open", "lesson": "03-jumping", "step": True},
        {"intent": "puzzle", "number": 0},
        {"intent": "puzzle", "number": "1"},
        {"intent": "room", "room": "cellar"},
        {"intent": "look", "rule": ["GRA-1"]},
        {"intent": "exam"},
        {"intent": "exam", "rules": [7]},
        {"intent": "exam", "rules": ["SET-1"]},
        {"intent": "forget", "what": "lesson", "name": "99-none"},
        {"intent": "forget", "what": "rule", "name": {}},
        {"intent": "forget", "what": "house"},
        {"intent": "language", "language": "xx"},
    ],
)
def test_nonsense_changes_nothing(page: Heard, message: dict[str, Any]):
    page.hear(intent="open", lesson="03-jumping", step=1)
    before = page.page
    page.hear(**message)
    assert page.page == before


def test_no_intent_of_the_page_hides_one_of_its_boards():
    boards = {*LESSON_INTENTS, *PREDICTION_INTENTS, *EXAM_INTENTS}
    assert {"regain", "rewind", "play", "exam-judge"} <= boards
    assert not boards & set(PAGE_INTENTS)
