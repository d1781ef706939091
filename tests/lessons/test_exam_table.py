"""The exam as a component's table: what it shows, what it takes, and that a double click does no harm."""

from __future__ import annotations

from typing import Any

import pytest

from platformer_nb.games.platformer import GAME
from platformer_nb.games.platformer.model.actions import End
from platformer_nb.games.platformer.narration.words import Words
from platformer_nb.games.platformer.teaching.position_statement import stated
from platformer_nb.lessons.exam.drawn import breakable
from platformer_nb.lessons.exam.exam import Exam
from platformer_nb.lessons.exam.table import ExamTable
from platformer_nb.text import languages

POSITION = """
game: players 2; levels 1
turn: 3; hero 1; step actions; must spawn
map:
    +----+----+----+----+
  3 |    :    :    :    |
    +    +    +    +    +
  2 |    :    :    :    |
    +    +    +    +    +
  1 |    :  2 :  W :    |
    +====+====+====+====+
    a    b    c    d
hero 1: sweety; coins 3
hero 2: etorn; hearts 2; gems 4; special sword; items boots-of-haste (used); ability used; ward 2
roll: move move sword star shove
pool: move star
bonus: attack 1
"""


WIDE = """
game: dungeon void; levels 4
map:
    +----+----+----+----+----+----+----+----+
  3 |    :    :    |    :    :    :    :    |
    +    +    +====+    +    +    +    +    +
  2 |    :    | @  |    :    : @G :    :    |
    +====+====+====+====+====+====+====+====+
  1 |  G : @1 :    :    :    :    : x  :    |
    +====+====+====+====+====+====+====+====+
hero 1: sweety
pool: move
"""


def send(table: ExamTable, intent: str, **fields: Any) -> dict[str, Any]:
    return table.intent({"intent": intent, "for": table.number, **fields})


def sit(seed: int = 3, count: int = 6, **more: Any) -> ExamTable:
    return ExamTable(Exam(GAME, seed, count=count, language="en", **more))


def truth(table: ExamTable) -> tuple[bool, tuple[str, ...]]:
    """What the rules say of the question."""
    item, rules = table.exam.item, GAME.rules
    assert item is not None
    state = item.state
    ruling = rules.judge(state, item.action)
    return ruling.legal, ruling.rules


def until(legal: bool, table: ExamTable) -> ExamTable:
    """The table at a question with this verdict."""
    while truth(table)[0] != legal:
        send(table, "exam-judge", legal=not legal)
        if table.stage == "rule":
            send(table, "exam-cite", rule=truth(table)[1][0])
        send(table, "exam-onward")
    return table


def test_a_question_is_shown_with_its_position_and_nothing_that_gives_the_answer_away() -> None:
    table = until(False, sit())
    view = table.view()
    exam = view["exam"]
    assert exam["stage"] == "question"
    assert exam["heading"].startswith("Question ")
    assert exam["text"].endswith("Legal or not?")
    assert exam["facts"]
    assert (exam["choices"], exam["feedback"], exam["report"]) == ([], None, None)
    assert view["map"]["cells"]
    assert (view["targets"], view["buttons"], view["refusal"]) == ([], [], None)
    assert not any(card["action"] for hero in view["heroes"] for card in hero.get("items", ()))


def test_a_right_no_is_asked_for_its_rule_and_then_explained() -> None:
    table = until(False, sit())
    _, rules = truth(table)

    exam = send(table, "exam-judge", legal=False)["exam"]
    assert exam["stage"] == "rule"
    assert exam["which"] == "You say it is not legal. Which rule forbids it?"
    assert len(exam["choices"]) == 4
    assert all(choice["page"] and choice["text"] for choice in exam["choices"])

    right = next(one["rule"] for one in exam["choices"] if one["rule"] in rules)
    before = table.view()["map"]
    view = send(table, "exam-cite", rule=right)
    assert view["exam"]["stage"] == "feedback"
    assert view["exam"]["feedback"]["status"] == "solved"
    assert right in [reason["rule"] for reason in view["exam"]["feedback"]["reasons"]]
    assert view["map"] == before, "the explanation is about the position that is still shown"


def test_a_wrong_yes_is_explained_with_the_rules_and_pages() -> None:
    table = until(False, sit())
    feedback = send(table, "exam-judge", legal=True)["exam"]["feedback"]
    assert feedback["status"] == "not-yet"
    assert "You let it pass" in feedback["note"]
    assert [reason["rule"] for reason in feedback["reasons"]] == list(
        table.exam.given[-1].item.rules
    )
    assert all(reason["page"] for reason in feedback["reasons"])


@pytest.mark.parametrize("legal", [True, False])
def test_what_an_answer_is_about_is_marked_by_what_the_rules_say(legal: bool) -> None:
    """A legal Move that was called forbidden is not marked as refused."""
    table = until(legal, sit())
    assert table.view()["exam"]["legal"] is False, "it gives nothing away"
    assert send(table, "exam-judge", legal=not legal)["exam"]["legal"] is legal


def test_the_next_question_comes_when_it_is_asked_for_and_after_the_last_the_report() -> None:
    table = sit(count=2)
    send(table, "exam-judge", legal=truth(table)[0])
    if table.stage == "rule":
        send(table, "exam-cite", rule=truth(table)[1][0])
    assert table.view()["exam"]["number"] == 1
    assert not table.view()["exam"]["last"]
    assert send(table, "exam-onward")["exam"]["number"] == 2
    send(table, "exam-judge", legal=not truth(table)[0])
    assert table.view()["exam"]["last"]
    exam = send(table, "exam-onward")["exam"]
    assert exam["stage"] == "report"
    assert exam["report"]["summary"] == "1 of the 2 answers is right. The exam has 2 questions."
    assert exam["report"]["over"]
    assert sum(line["right"] for line in exam["report"]["lines"]) == 1
    assert all(line["page"] and line["text"] and line["said"] for line in exam["report"]["lines"])


def test_a_second_click_of_a_double_click_answers_nothing() -> None:
    table = sit()
    before = table.number
    for _ in range(2):
        table.intent({"intent": "exam-judge", "legal": True, "for": before})
    assert len(table.exam.given) == 1
    after = table.number
    table.intent({"intent": "exam-onward", "for": before})
    assert table.stage == "feedback"
    table.intent({"intent": "exam-onward", "for": after})
    table.intent({"intent": "exam-judge", "legal": True, "for": after})
    assert len(table.exam.given) == 1, "the next question is not answered by the last one's click"


@pytest.mark.parametrize(
    "message",
    [
        {"intent": "exam-judge"},
        {"intent": "exam-judge", "legal": "no"},
        {"intent": "exam-cite", "rule": "MAP-3"},
        {"intent": "exam-cite", "rule": 7},
        {"intent": "exam-onward"},
        {"intent": "exam-anew"},
        {"intent": "exam-mend"},
        {"intent": "point", "at": "a1"},
        {"intent": ["exam-stop"]},
        {},
    ],
)
def test_what_is_out_of_place_or_makes_no_sense_changes_nothing(message: dict[str, Any]) -> None:
    table = sit()
    before = table.view()
    after = table.intent({**message, "for": table.number})
    assert after["exam"] == before["exam"]
    assert not table.exam.given


def test_a_rule_there_is_not_is_said_and_the_question_waits() -> None:
    table = until(False, sit())
    send(table, "exam-judge", legal=False)
    view = send(table, "exam-cite", rule="MAP-99")
    assert view["error"] == "there is no rule MAP-99"
    assert view["exam"]["stage"] == "rule"
    assert send(table, "exam-cite", rule=truth(table)[1][0])["error"] == ""


def test_the_report_may_be_looked_at_in_between_and_the_exam_goes_on() -> None:
    table = sit()
    send(table, "exam-judge", legal=True)
    report = send(table, "exam-stop")["exam"]["report"]
    assert not report["over"]
    assert len(report["lines"]) == 1
    exam = send(table, "exam-onward")["exam"]
    assert (exam["stage"], exam["number"]) == ("feedback", 1), "the explanation is still there"
    assert send(table, "exam-onward")["exam"]["number"] == 2


def test_after_the_report_comes_another_exam_or_one_about_what_went_wrong() -> None:
    table = sit(count=5)
    while table.stage != "report":
        send(table, "exam-judge", legal=not truth(table)[0])
        send(table, "exam-onward")
    missed = table.exam.missed
    assert missed
    assert set(missed) <= set(breakable(GAME))
    seed = table.exam.seed
    view = send(table, "exam-mend")
    assert view["exam"]["stage"] == "question"
    assert table.exam.count == 3 * len(missed)
    assert {table.exam.item.about} <= set(missed) if table.exam.item else False
    send(table, "exam-stop")
    send(table, "exam-anew")
    assert table.exam.rules == missed
    assert (table.exam.seed, table.stage) != (seed, "report")


def test_without_a_mistake_there_is_no_exam_about_mistakes() -> None:
    table = sit(count=1)
    legal, rules = truth(table)
    send(table, "exam-judge", legal=legal)
    if not legal:
        send(table, "exam-cite", rule=rules[0])
    report = send(table, "exam-onward")["exam"]["report"]
    assert report["mend"] == 0
    assert send(table, "exam-mend")["exam"]["stage"] == "report"


@pytest.mark.parametrize("language", languages())
def test_another_language_tells_everything_anew_and_changes_nothing(language: str) -> None:
    table = until(False, sit())
    send(table, "exam-judge", legal=True)
    before = table.view()["exam"]
    table.speak(language)
    after = table.view()
    assert after["language"] == language
    assert after["state"] == table.number
    assert (after["exam"]["number"], after["exam"]["stage"]) == (before["number"], "feedback")
    assert (after["exam"]["feedback"]["note"] == before["feedback"]["note"]) == (language == "en")
    assert (after["exam"]["facts"] == before["facts"]) == (language == "en")


def test_what_a_verdict_depends_on_is_stated_in_words() -> None:
    state, words = GAME.rules.read(POSITION), Words("en")
    assert list(stated(state, words)) == [
        "It is Sweety’s turn. Step: actions.",
        "Sweety was off the map when this step began.",
        "Sweety is off the map.",
        "Etorn is spared the next 2 Wounds.",
        "Etorn’s ability is exhausted for this turn.",
        "The next attack with swords this turn deals 1 Wound more.",
    ]


@pytest.mark.parametrize("levels", [1, 4])
def test_the_levels_of_the_tower_are_told_only_where_more_of_it_comes(levels: int) -> None:
    state = GAME.rules.read(WIDE.replace("levels 4", f"levels {levels}"))
    told = "On the map: Level 1. Levels in the tower: 4; the last is the Boss Level."
    assert (told in stated(state, Words("en"))) == (levels == 4)
    assert not any("Levels in the tower: 1" in line for line in stated(state, Words("en")))


@pytest.mark.parametrize(
    ("action", "kind", "name"),
    [
        ("use boots-of-haste", "items", "Boots of Haste"),
        ("ability", "heroes", "Sweety"),
        ("discard stone with move star", "tokens", "Stone (Medusa)"),
        ("end", "", ""),
    ],
)
def test_what_is_announced_stands_beside_the_question(action: str, kind: str, name: str) -> None:
    table = sit()
    item = table.exam.item
    assert item is not None
    state = GAME.rules.read(POSITION)
    table.exam._item = item._replace(state=state, action=GAME.rules.read_action(state, action))
    things = table.view()["exam"]["things"]
    assert [(one["kind"], one["name"]) for one in things] == ([(kind, name)] if kind else [])
    assert all(one["texts"] for one in things)
    assert all(one["name"] in repr(table.exam) for one in things)


def test_a_sentence_that_explains_an_answer_stands_once_and_the_asked_rule_first() -> None:
    table = ExamTable(Exam(GAME, 1, ("PRT-4",), count=12, language="en"))
    while not table.exam.over:
        item = table.exam.item
        assert item is not None
        send(table, "exam-judge", legal=True)
        feedback = table.view()["exam"]["feedback"]
        said = [(one["rule"], one["text"]) for one in feedback["reasons"]]
        assert len(said) == len(set(said))
        assert said[0][0] == table.exam.given[-1].decides
        send(table, "exam-onward")


def test_the_sentence_of_a_rule_that_is_chosen_names_what_it_forbids() -> None:
    text = GAME.narrator.rule("PRT-4", Words("en")).text
    assert "next to the portal you come out of" in text


def test_a_decision_under_way_is_stated_with_who_decides() -> None:
    words = Words("en")
    position = POSITION.replace("; must spawn", "").replace(
        "bonus: attack 1", "pending: slide c1 2"
    )
    said = list(stated(GAME.rules.read(position.replace("|    :  2 :", "|  1 :  2 :")), words))
    assert "Choose the next Space for the Enemy, or stop." in said
    assert "The Enemy being moved is on c1. Spaces left: 2." in said


def test_an_exhausted_card_says_so_where_it_cannot_be_used() -> None:
    table = sit()
    item = table.exam.item
    assert item is not None
    table.exam._item = item._replace(state=GAME.rules.read(POSITION), action=End())
    etorn = table.view()["heroes"][1]
    assert etorn["items"][0]["name"] == "Boots of Haste (exhausted)"
    assert etorn["items"][0]["action"] is None
    assert etorn["ability"]["text"].endswith("(exhausted)")
