"""An inquiry: whatever is done is ruled on, and nothing moves."""

from __future__ import annotations

from typing import Any

import pytest

from platformer_nb.games.platformer import GAME
from platformer_nb.table.analysis.inquiry import Inquiry
from platformer_nb.text import languages
from tests.sharing.drawn import HOUSE, TOWER

STATE = GAME.rules.read(TOWER)


def asked(inquiry: Inquiry[Any, Any, Any], intent: str, **fields: Any) -> dict[str, Any]:
    return inquiry.intent({"intent": intent, "for": inquiry.number, **fields})


def test_without_a_question_it_shows_the_position_and_what_can_be_asked() -> None:
    view = Inquiry(GAME, STATE, "en").view()
    assert view["inquiry"] == {"playable": True, "verdict": None}
    assert {target["at"] for target in view["targets"]} >= {"b1", "c2", "d1"}
    assert not view["undo"]["can"]


def test_a_legal_action_is_ruled_on_with_what_follows_and_nothing_moves() -> None:
    inquiry = Inquiry(GAME, STATE, "en")
    view = asked(inquiry, "point", at="c2")
    verdict = view["inquiry"]["verdict"]
    assert verdict["legal"]
    assert verdict["title"] == "Allowed: Move to c2 (move)"
    assert [step["text"] for step in verdict["steps"]] == ["Sweety moves from c1 to c2."]
    assert "SYM-1" in verdict["steps"][0]["rules"]
    assert inquiry.state is STATE
    assert view["refusal"] is None


def test_an_illegal_action_tells_rule_page_and_what_instead() -> None:
    inquiry = Inquiry(GAME, STATE, "en", GAME.rules.read_action(STATE, "buy grapnel"))
    view = inquiry.view()
    verdict = view["inquiry"]["verdict"]
    assert not verdict["legal"]
    assert [(reason["rule"], reason["page"]) for reason in verdict["reasons"]] == [("ACT-2", 9)]
    assert verdict["instead"]
    assert verdict["steps"] == []
    assert view["refusal"]["title"] == verdict["title"], "the board lights its Spaces"


def test_the_ruling_is_put_away_when_the_next_action_begins_to_be_chosen() -> None:
    inquiry = Inquiry(GAME, STATE, "en", GAME.rules.read_action(STATE, "buy grapnel"))
    before = inquiry.view()
    assert before["inquiry"]["verdict"]["action"] == "buy grapnel"
    assert before["refusal"]
    chosen = asked(inquiry, "select", die="d1")
    assert chosen["selection"]["text"]
    assert chosen["inquiry"]["verdict"] is None
    assert chosen["refusal"] is None
    after = asked(inquiry, "point", at="d1")["inquiry"]["verdict"]
    assert after["action"] == "move right with move"
    gone = asked(inquiry, "dismiss")
    assert gone["inquiry"]["verdict"] is None
    assert gone["refusal"] is None


def test_what_cannot_be_read_says_so_and_keeps_the_ruling() -> None:
    inquiry = Inquiry(GAME, STATE, "en", GAME.rules.read_action(STATE, "end"))
    view = asked(inquiry, "act", action="fly")
    assert "fly" in view["error"]
    assert view["inquiry"]["verdict"]["action"] == "end"


@pytest.mark.parametrize("intent", ["undo", "redo", "bot", "take"])
def test_what_moves_a_game_is_no_intent_of_it(intent: str) -> None:
    inquiry = Inquiry(GAME, STATE, "en")
    assert asked(inquiry, intent)["error"]
    assert inquiry.state is STATE


@pytest.mark.parametrize("language", languages())
def test_it_answers_in_the_language_of_the_visitor(language: str) -> None:
    inquiry = Inquiry(GAME, STATE, "en", GAME.rules.read_action(STATE, "move right"))
    inquiry.speak(language)
    verdict = inquiry.view()["inquiry"]["verdict"]
    assert inquiry.asked is not None
    told = GAME.narrator.action(STATE, inquiry.asked.action, inquiry.words)
    assert verdict["title"] == inquiry.words("allowed", action=told)


def test_the_house_rules_are_named_beside_it() -> None:
    view = Inquiry(GAME, GAME.rules.read(HOUSE), "en").view()
    assert [(one["rule"], one["reading"]) for one in view["rulings"]] == [("ZOC-1", "arriving")]


def test_chance_is_not_drawn() -> None:
    """A position in which dice or cards decide is shown as it is."""
    start = GAME.setup.new(2)
    inquiry = Inquiry(GAME, start, "en")
    assert inquiry.state is start
    assert inquiry.view()["inquiry"]["playable"]
