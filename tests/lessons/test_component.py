"""The component of a lesson: what it shows, and what it does with messages."""

from typing import Any

from platformer_widgets import ExerciseBoard, LessonStep, open_lesson


def component(name: str, number: int, exercise: bool = True) -> LessonStep:
    lesson = open_lesson(name, "en")
    board = lesson.exercise(number) if exercise else lesson.show(number)
    return ExerciseBoard(board) if exercise else LessonStep(board)


def send(step: LessonStep, intent: str, **fields: Any) -> dict[str, Any]:
    step._message(step, {"intent": intent, "for": step.view["state"], **fields}, [])
    return dict(step.view)


def test_a_board_in_a_notebook_is_a_component_with_a_plain_text() -> None:
    board = open_lesson("01-dice-pool", "en").exercise(1)

    data, _ = board._repr_mimebundle_()

    assert "application/vnd.jupyter.widget-view+json" in data
    assert data["text/plain"] == repr(board)


def test_an_exercise_is_solved_by_clicks() -> None:
    step = component("01-dice-pool", 1)

    view = send(step, "point", at="b1")
    assert view["lesson"]["goals"][1]["met"]
    assert not view["lesson"]["done"]
    view = send(step, "act", action="coin")

    assert view["lesson"]["done"]
    assert view["lesson"]["feedback"]["status"] == "solved"
    assert view["lesson"]["feedback"]["reasons"]


def test_a_refusal_explains_and_a_known_mistake_gets_its_own_sentence() -> None:
    step = component("02-moving", 1)

    view = send(step, "act", action="move right")

    assert view["refusal"]["reasons"][0]["rule"] == "MAP-3"
    assert view["lesson"]["feedback"]["note"].startswith("That is the Wall.")


def test_hints_come_one_by_one_and_the_last_can_be_played() -> None:
    step = component("03-jumping", 5)

    for rung in (1, 2, 3, 4):
        view = send(step, "hint")
        assert len(view["lesson"]["hints"]) == rung
    assert not view["lesson"]["more_hints"]
    assert view["lesson"]["hints"][2]["spaces"]
    view = send(step, "solution")

    assert view["lesson"]["done"]
    assert [event["type"] for event in view["events"]] == ["pushed", "moved", "fell"]


def test_the_solution_is_not_played_before_its_rung() -> None:
    step = component("03-jumping", 5)

    view = send(step, "solution")

    assert not view["lesson"]["done"]


def test_a_board_is_shown_step_by_step_and_again() -> None:
    step = component("03-jumping", 1, exercise=False)

    texts = []
    while (view := send(step, "next"))["events"]:
        texts.append(view["events"][0]["text"])

    assert texts == [
        "Sweety moves from b1 to b2.",
        "Sweety moves from b2 to b3.",
        "Sweety falls 2 Spaces, to b1.",
    ]
    assert view["lesson"]["next"] == "move up"


def test_a_board_that_is_shown_goes_back_action_by_action_and_what_chance_brought_with_it() -> None:
    step = component("05-enemies", 1, exercise=False)
    views = [dict(step.view)]
    while step.view["lesson"]["next"]:
        views.append(send(step, "next"))
    assert any(event["type"] == "rolled" for view in views for event in view["events"])

    for before in reversed(views[:-1]):
        assert step.view["lesson"]["previous"]
        view = send(step, "previous")
        assert view["lesson"]["next"] == before["lesson"]["next"]
        assert (view["figures"], view["dice"]) == (before["figures"], before["dice"])
        assert view["events"] == []
    assert not step.view["lesson"]["previous"]
    assert not step.board.session.history


def test_reset_begins_again() -> None:
    step = component("01-dice-pool", 1)
    send(step, "act", action="coin")

    view = send(step, "reset")

    assert [die["used"] for die in view["dice"]] == [False] * 5
    assert not view["undo"]["can"]
    assert step.board.session.history == []


def test_undo_takes_back_one_action() -> None:
    step = component("01-dice-pool", 1)
    send(step, "act", action="coin")
    send(step, "act", action="move right")

    view = send(step, "undo")

    assert [goal["met"] for goal in view["lesson"]["goals"]] == [True, False]


def test_a_stale_message_changes_nothing() -> None:
    step = component("01-dice-pool", 1)
    old = step.view["state"]
    send(step, "act", action="coin")

    step._message(step, {"intent": "reset", "for": old}, [])

    assert step.view["lesson"]["goals"][0]["met"]


def test_nonsense_is_answered_in_the_view() -> None:
    step = component("01-dice-pool", 1)

    for message in (None, 7, {}, {"intent": "explode", "for": 0}, {"intent": "reset", "for": "x"}):
        step._message(step, message, [])

    assert step.board.session.history == []
    assert not step.view["lesson"]["done"]


def test_the_board_waits_where_the_script_ends() -> None:
    step = component("01-dice-pool", 5)

    send(step, "act", action="end")
    view = send(step, "act", action="set sword with forge move")

    assert view["lesson"]["done"]
    assert view["error"] == ""


def test_what_is_not_taught_yet_is_held_back() -> None:
    buttons = component("02-moving", 3).view["buttons"]
    assert buttons == []

    falling = component("03-jumping", 3)
    assert [b["action"] for b in falling.view["buttons"]] == ["gravity"]
    asked = send(falling, "act", action="gravity")["buttons"]
    assert [b["action"] for b in asked] == ["hold", "drop"]


def test_a_board_can_be_played_in_python_while_it_is_shown() -> None:
    step = component("01-dice-pool", 1)
    send(step, "act", action="move right")

    step.board.reset().do("coin")
    view = send(step, "clear")

    assert [goal["met"] for goal in view["lesson"]["goals"]] == [True, False]
    assert view["figures"][0]["at"] == "a1"
    assert [die["symbol"] for die in view["dice"] if die["used"]] == ["coin"]


def test_a_card_that_can_be_used_is_a_button_until_it_is_used() -> None:
    hammer = component("06-attacking", 3)
    assert hammer.view["buttons"][0]["action"] == "use greedymmer"
    assert hammer.view["buttons"][0]["text"] == "Use Greedymmer"

    view = send(hammer, "act", action="use greedymmer")

    assert "use greedymmer" not in [b["action"] for b in view["buttons"]]
