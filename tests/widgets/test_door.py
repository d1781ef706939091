"""What a browser may send, and what is turned away before anything is done with it."""

from __future__ import annotations

import pytest

from platformer_nb.games.platformer import GAME
from platformer_nb.games.platformer.view.new_tables import new_table
from platformer_widgets import door
from platformer_widgets.page.form import read_start

INTENTS = new_table([{}, {}], 1).intents


def test_an_intent_keeps_its_own_fields_and_no_others():
    sent = {"intent": "boost", "for": 3, "die": "d1", "by": -1, "evil": "x"}
    assert door.intent(sent, INTENTS) == {"intent": "boost", "for": 3, "die": "d1", "by": -1}


@pytest.mark.parametrize(
    "message",
    [
        None,
        "point",
        [],
        {},
        {"intent": "point"},
        {"intent": "point", "for": 1},
        {"intent": "point", "for": 1, "at": 7},
        {"intent": "point", "for": 1, "at": None},
        {"intent": "point", "for": "1", "at": "c5"},
        {"intent": "point", "for": True, "at": "c5"},
        {"intent": "point", "for": -1, "at": "c5"},
        {"intent": "point", "for": 10**400, "at": "c5"},
        {"intent": "point", "for": 1.0, "at": "c5"},
        {"intent": "point", "for": 1, "at": "c" * 10_000},
        {"intent": "boost", "for": 1, "die": "d1", "by": True},
        {"intent": "boost", "for": 1, "die": "d1", "by": 10**400},
        {"intent": "__class__", "for": 1},
        {"intent": ["point"], "for": 1, "at": "c5"},
        {"intent": "clear", "for": 1, **{str(n): n for n in range(100)}},
    ],
)
def test_a_message_that_is_none_of_ours_is_refused(message):
    with pytest.raises(door.Refused):
        door.intent(message, INTENTS)


@pytest.mark.parametrize("message", [None, {}, {"record": 1}, {"record": b"x"}])
def test_a_record_is_a_text(message):
    with pytest.raises(door.Refused):
        door.record(message)


@pytest.mark.parametrize(
    "message",
    [
        {},
        {"players": []},
        {"players": [{}] * 5},
        {"players": ["Ada", "Bo"]},
        {"players": [{"name": 7}, {}]},
        {"players": [{}, {}], "options": {"heroes": [["sweety"], None]}},
        {"players": [{}, {}], "options": {"heroes": ["sweety"]}},
        {"players": [{}, {}], "options": {"seed": "1"}},
        {"players": [{}, {}], "options": ["void"]},
        {"players": [{}, {}], "seed": {"a": 1}},
        {"players": [{"bot": 3}, {}]},
        {"players": [{}, {}], "options": {"dungeon": None}},
        {"players": [{}, {}], "options": {"boss": "x" * 201}},
        {"players": [{}, {}], "options": {"levels": "5"}},
        {"players": [{}, {}], "options": {"levels": True}},
        {"players": [{}, {}], "options": {"levels": 10**9}},
        {"players": [{}, {}], "options": {"artifacts": 1}},
        {"players": [{}, {}], "options": {"rulings": "ZOC-1"}},
        {"players": [{}, {}], "options": {"rulings": {"ZOC-1": 1}}},
        {"players": [{}, {}], "options": {"rulings": {"ZOC-1": "x" * 201}}},
        {"players": [{}, {}], "options": {"rulings": {str(n): "x" for n in range(13)}}},
    ],
)
def test_a_form_that_nobody_can_have_filled_in_is_refused(message):
    with pytest.raises(door.Refused):
        read_start(GAME, message)


def test_a_question_to_the_coach_is_about_what_it_knows():
    asked = {"intent": "coach", "for": 3, "about": "why", "lines": [7]}
    assert door.coaching(asked) == {"for": 3, "about": "why", "lines": [7]}
    assert door.coaching({"intent": "coach", "for": 3, "about": "hint"})["lines"] is None
    for wrong in (
        {"intent": "coach", "for": 3},
        {**asked, "about": "everything"},
        {**asked, "about": ["why"]},
        {**asked, "for": None},
        {**asked, "lines": 7},
        {**asked, "lines": ["7"]},
        {**asked, "lines": [True]},
        {**asked, "lines": [2**60]},
        {**asked, "lines": [1] * 9},
    ):
        with pytest.raises(door.Refused):
            door.coaching(wrong)


def test_a_question_of_what_would_happen_is_about_one_thing():
    asked = {"intent": "foresee", "for": 3, "at": "b2"}
    assert door.foresight(asked) == {"for": 3, "at": "b2", "action": None}
    for wrong in (
        {"intent": "foresee", "for": 3},
        {**asked, "action": "end"},
        {**asked, "for": "3"},
        {**asked, "at": 2},
        {**asked, "at": "b" * 500},
    ):
        with pytest.raises(door.Refused):
            door.foresight(wrong)
