"""A wrong way is let happen where that teaches more: what comes of it is played, then taken back."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from platformer_nb.core.errors import BadInput
from platformer_nb.games.platformer import GAME
from platformer_nb.games.platformer.narration.words import Words
from platformer_nb.lessons.boards.boards import Exercise
from platformer_nb.lessons.boards.learner import Learner
from platformer_nb.lessons.boards.table import LessonTable
from platformer_nb.lessons.progress.progress_file import ProgressFile
from platformer_nb.lessons.track import models
from platformer_nb.lessons.track.expected_mistakes import open_until
from platformer_nb.lessons.track.lesson import open_lesson
from platformer_nb.lessons.track.loading import lesson_names, load_lesson
from platformer_nb.lessons.track.validation import consequence_faults

LET_HAPPEN = [
    pytest.param(name, number, wrong, id=f"{name}/{step.id}/{wrong.id}/{','.join(wrong.actions)}")
    for name in lesson_names(GAME)
    for number, step in enumerate(open_lesson(GAME, name, "en").exercises, 1)
    for wrong in step.wrong
    if wrong.then is not None
]
let_happen = pytest.mark.parametrize(("name", "number", "wrong"), LET_HAPPEN)


def at(lesson: str, step: str, language: str = "en") -> LessonTable:
    opened = open_lesson(GAME, lesson, language)
    names = [exercise.id for exercise in opened.exercises]
    return LessonTable(opened.exercise(names.index(step) + 1))


def send(table: LessonTable, intent: str, **fields: Any) -> dict[str, Any]:
    return table.intent({"intent": intent, "for": table.number, **fields})


def act(table: LessonTable, *actions: str) -> dict[str, Any]:
    view = table.view()
    for action in actions:
        view = send(table, "act", action=action)
    return view


# --- the lessons -------------------------------------------------------------------------------------


def test_many_exercises_let_something_happen_in_most_lessons() -> None:
    exercises = {param.values[:2] for param in LET_HAPPEN}

    assert len(exercises) >= 25
    assert len({name for name, _ in exercises}) >= 12


@let_happen
def test_what_is_let_happen_is_legal_misses_the_goal_and_leaves_no_way_to_it(
    name: str, number: int, wrong: models.Wrong
) -> None:
    assert list(consequence_faults(open_lesson(GAME, name, "en").exercise(number), wrong)) == []


@let_happen
def test_it_is_explained_and_taken_back_to_where_a_solution_is_open(
    name: str, number: int, wrong: models.Wrong
) -> None:
    exercise = open_lesson(GAME, name, "en").exercise(number)
    table = LessonTable(exercise)
    past: dict[int, tuple[Any, list[Any]]] = {0: (table.state, [])}
    for action in wrong.actions[:-1]:  # in Python nothing is taken back before somebody asks for it
        exercise.do(action)
        past[len(table.session.history)] = table.state, list(table.session.history)
    view = act(table, wrong.actions[-1])

    shown = view["lesson"]["consequence"]
    assert shown["text"] == exercise.words(f"{exercise.key}-{wrong.id}")
    assert [reason["rule"] for reason in shown["reasons"]] == wrong.by
    assert all(one["told"] for one in shown["played"])
    assert len(shown["played"]) > len(wrong.then or ())
    assert [event["text"] for event in view["events"] if event["text"]] or not wrong.then
    assert (view["targets"], view["buttons"], view["lesson"]["feedback"]) == ([], [], None)

    view = send(table, "rewind")

    assert view["lesson"]["consequence"] is None
    assert view["lesson"]["taken_back"]
    assert (table.state, table.session.history) == past[len(table.session.history)]
    assert not table.session.can_redo
    assert all(said.moment <= len(table.session.history) for said in table.log.entries)
    done = exercise.runner.attempt.actions
    assert open_until(GAME, exercise.step, exercise.words, done) == len(done)
    assert exercise.answer(*exercise.step.solutions[0]).solved


# --- at the board ------------------------------------------------------------------------------------


def test_a_hero_who_walks_past_a_gloop_is_bitten_and_may_take_it_back() -> None:
    table = at("05-enemies", "past")
    start = table.state

    view = act(table, "move right", "move up")

    assert [event["type"] for event in view["events"]] == ["enemy-attacked", "wounded", "moved"]
    shown = view["lesson"]["consequence"]
    assert shown["title"] == "What happens then"
    assert shown["rewind"] == "Take it back"
    assert (
        shown["played"][1]["told"][1] == "The Gloop deals 1 Wound to Sweety, who has 3 hearts left."
    )
    view = send(table, "rewind")
    assert table.state == start
    assert table.session.history == []
    assert (
        view["lesson"]["taken_back"]
        == "Taken back, to just before this: Move to b1 (move). What else could you do?"
    )
    assert act(table, "move up")["lesson"]["taken_back"] == ""


def test_what_plays_on_is_animated_with_the_own_action() -> None:
    table = at("05-enemies", "shelter")

    view = act(table, "move right", "move right", "move right")

    assert {"moved", "rolled", "enemy-attacked", "wounded"} <= {e["type"] for e in view["events"]}
    send(table, "rewind")
    assert table.session.written() == ("move right with move",) * 2
    assert act(table, "move left", "end")["lesson"]["done"]


def test_what_is_right_so_far_is_not_taken_back() -> None:
    table = at("03-jumping", "hold-on")
    act(table, "gravity", "drop")

    send(table, "rewind")

    assert table.session.written() == ("gravity",)
    assert act(table, "hold")["lesson"]["done"]


def test_a_lost_game_is_taken_back_too() -> None:
    table = at("17-solo", "twelfth")
    view = act(table, "move right", "end")
    assert view["over"]

    view = send(table, "rewind")

    assert not view["over"]
    won = act(table, "attack right with sword+3 sword+3 sword+1")
    assert won["lesson"]["done"]


def test_while_it_stands_the_board_answers_with_the_explanation_and_does_nothing() -> None:
    table = at("05-enemies", "past")
    told = act(table, "move right", "move up")["lesson"]["consequence"]
    state, history = table.state, list(table.session.history)

    for intent, fields in (
        ("point", {"at": "c2"}),
        ("act", {"action": "move right"}),
        ("select", {"die": "d1"}),
        ("redo", {}),
        ("dismiss", {}),
    ):
        before = table.number
        view = send(table, intent, **fields)
        assert view["lesson"]["consequence"] == told
        assert (view["state"], view["events"], view["refusal"]) == (before + 1, [], None)
        assert (table.state, table.session.history) == (state, history)


def test_undo_takes_it_back_even_after_the_dice_have_been_rolled() -> None:
    table = at("05-enemies", "shelter")
    view = act(table, "move right", "move right", "end")
    assert view["undo"] == {"can": True, "why": "Take it back"}

    view = send(table, "undo")

    assert view["lesson"]["consequence"] is None
    assert table.session.written() == ("move right with move",) * 2


def test_a_message_made_on_an_older_view_takes_nothing_back() -> None:
    table = at("05-enemies", "past")
    act(table, "move right", "move up")

    view = table.intent({"intent": "rewind", "for": table.number - 1})

    assert view["lesson"]["consequence"]


def test_where_nothing_stands_there_is_nothing_to_take_back() -> None:
    table = at("05-enemies", "past")
    act(table, "move up")

    view = send(table, "rewind")

    assert len(table.session.history) == 1
    assert view["lesson"]["taken_back"] == ""


@pytest.mark.parametrize("intent", ["reset", "begin"])
def test_one_may_begin_again_instead(intent: str) -> None:
    table = at("05-enemies", "let-go")
    act(table, "move down")

    view = send(table, intent)

    again = intent == "begin"  # the answer of the cell is the same mistake
    assert bool(view["lesson"]["consequence"]) == again
    assert len(table.session.history) == again


def test_help_is_there_while_it_stands_and_the_solution_can_be_played() -> None:
    table = at("05-enemies", "past")
    act(table, "move right", "move up")

    for _ in range(4):
        assert send(table, "hint")["lesson"]["consequence"]
    view = send(table, "solution")

    assert view["lesson"]["done"]
    assert view["lesson"]["consequence"] is None


def test_the_same_mistake_is_let_happen_again() -> None:
    table = at("07-pushing", "in-peace")

    for _ in range(2):
        assert act(table, "move right")["lesson"]["consequence"]
        send(table, "rewind")

    assert act(table, "shove werewolf up", "move right")["lesson"]["done"]


def test_the_answer_of_the_cell_is_let_happen_as_well() -> None:
    table = at("05-enemies", "shelter")

    view = send(table, "begin")

    assert view["lesson"]["consequence"]["played"][0]["action"] == "end"
    assert send(table, "rewind")["lesson"]["taken_back"]


def test_who_goes_on_in_python_meanwhile_is_not_held() -> None:
    table = at("05-enemies", "past")
    act(table, "move right", "move up")

    table.board.undo().undo()
    view = send(table, "act", action="move up")

    assert view["lesson"]["consequence"] is None
    assert table.session.written() == ("move up with move",)


def test_it_is_told_anew_in_another_language() -> None:
    table = at("05-enemies", "past")
    act(table, "move right", "move up")

    table.speak("pl")

    shown = table.view()["lesson"]["consequence"]
    assert (shown["title"], shown["rewind"]) == ("Co z tego wynika", "Cofnij to")
    assert shown["played"][1]["told"][1] == "Glut zadaje Sweety 1 Ranę, zostają 3 serca."


def test_to_try_something_out_is_no_mistake(tmp_path: Path) -> None:
    learner = Learner(ProgressFile(tmp_path / "progress.json"))
    table = LessonTable(open_lesson(GAME, "05-enemies", "en", learner=learner).exercise(1))
    act(table, "move right", "move up")
    send(table, "rewind")

    act(table, "move up", "move right", "move right", "move right")

    assert [(a.rule, a.right) for a in learner.progress.answers] == [("ZOC-1", True)]


# --- in Python ---------------------------------------------------------------------------------------


def test_an_answer_in_python_tells_what_would_come_of_it_and_by_which_rule() -> None:
    exercise = open_lesson(GAME, "05-enemies", "en").exercise(4)

    feedback = exercise.answer("move right", "move right", "move right")

    assert not feedback.solved
    assert feedback.rules == ("TRN-5",)
    told = repr(feedback)
    assert told.index("What happens then") < told.index("  > end") < told.index("Not yet.")
    assert "deals 3 Wounds to Sweety" in " ".join(told.split())
    assert exercise.session.history == []


def test_check_tells_it_of_what_was_played_on_the_board() -> None:
    exercise = open_lesson(GAME, "07-pushing", "en").exercise(1)
    exercise.do("shove werewolf up")

    assert "    The Werewolf falls 1 Space, to b3." in repr(exercise.check())
    assert exercise.session.written() == ("shove b3 up with shove",)
    exercise.do("gravity")
    assert "What happens then" not in repr(exercise.check()), "the learner has seen it happen"
    assert exercise.check().rules == ("GRA-1",)


# --- a lesson of one's own ---------------------------------------------------------------------------

Write = Callable[[str, str], Path]


def own(write_lesson: Write, wrong: str) -> Exercise:
    folder = write_lesson('{ actions = ["gravity"] }', wrong)
    (step,) = load_lesson(GAME, "09-a-lesson", folder).steps
    assert isinstance(step, models.Exercise)
    return Exercise(GAME, step, "lesson-a-lesson-one", 1, Words("en"))


def test_chance_of_its_own_comes_before_that_of_the_exercise(write_lesson: Write) -> None:
    wrong = (
        '{ actions = ["end", "set none"], id = "late", then = ["coin"], by = ["TRN-4"], '
        'script = ["roll move sword coin shove star enemy left"] }'
    )
    exercise = own(write_lesson, wrong)
    table = LessonTable(exercise)

    view = act(table, "end", "set none")

    assert [one["action"] for one in view["lesson"]["consequence"]["played"]] == [
        "end",
        "set none",
        "coin with coin",
    ]
    send(table, "rewind")
    act(table, "end")
    exercise.do("set none")
    assert exercise.legal() == (), "the exercise itself has no dice for another turn"


@pytest.mark.parametrize(
    ("wrong", "what"),
    [
        ('{ actions = ["gravity"], id = "late", by = ["GRA-1"] }', "but not what happens"),
        ('{ actions = ["gravity"], script = ["roll move"] }', "but not what happens"),
        (
            '{ actions = ["move up"], rule = "MAP-11", id = "a", then = [], by = ["GRA-1"] }',
            "refused",
        ),
        ('{ actions = ["gravity"], then = [], by = ["GRA-1"] }', "nothing explains it"),
        ('{ actions = ["gravity"], id = "late", then = [] }', "nothing explains it"),
        ('{ actions = ["gravity"], id = "late", then = [], by = ["GRA-99"] }', "GRA-99"),
    ],
)
def test_a_lesson_that_lets_happen_what_it_cannot_explain_is_refused(
    write_lesson: Write, wrong: str, what: str
) -> None:
    with pytest.raises(BadInput, match=what):
        own(write_lesson, wrong)


@pytest.mark.parametrize(
    ("wrong", "fault"),
    [
        ('actions = ["gravity"], then = []', "can still be solved from there"),
        ('actions = ["end"], then = ["move left"]', "after end, move left is refused"),
        ('actions = ["gravity"], then = ["move right"]', "move right reaches the goal"),
        ('actions = ["end"], then = []', "PSH-2 has nothing to do with"),
    ],
)
def test_the_proof_finds_a_consequence_that_does_not_hold(
    write_lesson: Write, wrong: str, fault: str
) -> None:
    exercise = own(write_lesson, f'{{ {wrong}, id = "late", by = ["PSH-2"] }}')
    (late,) = [w for w in exercise.step.wrong if w.id == "late"]

    assert any(fault in found for found in consequence_faults(exercise, late))


def test_an_exercise_has_three_wrong_answers(write_lesson: Write) -> None:
    with pytest.raises(BadInput, match="3"):
        load_lesson(GAME, "09-a-lesson", write_lesson('    { actions = ["gravity"] },\n', ""))
