"""A rule's card: its sentence, and an example that is played by what the page sends."""

from __future__ import annotations

import pytest

from platformer_nb.core.errors import BadInput
from platformer_nb.games.platformer import GAME
from platformer_nb.table.reference.rule_card import CHOICES, Here, rule_card
from platformer_nb.table.reference.rule_page import rule_page


def test_a_card_tells_the_rule_and_offers_what_its_example_is_about() -> None:
    card = rule_card(GAME, "en", "MAP-3")
    assert card["rule"] == "MAP-3"
    assert "Wall" in card["text"]
    example = card["example"]
    assert (example["actions"], example["told"], example["refused"]) == ([], [], None)
    assert 1 < len(example["choices"]) <= CHOICES
    assert len({one["text"] for one in example["choices"]}) == len(example["choices"])
    assert example["view"]["map"]["cells"]


def test_what_is_tried_is_judged_and_told() -> None:
    first, *others = rule_card(GAME, "en", "MAP-3")["example"]["choices"]
    tried = rule_card(GAME, "en", "MAP-3", [first["action"]])["example"]
    assert tried["refused"]["title"].startswith("Not allowed")
    assert any("Wall" in reason for reason in tried["refused"]["reasons"])
    assert tried["actions"] == [], "what was refused was not done"
    legal = rule_card(GAME, "en", "MAP-3", [others[0]["action"]])["example"]
    assert legal["refused"] is None
    assert legal["told"][0]["said"].startswith("Allowed")
    assert legal["view"] != tried["view"]


def test_in_each_language_the_card_is_in_it() -> None:
    assert "Ścian" in rule_card(GAME, "pl", "MAP-3")["text"]


def test_what_cannot_be_read_is_no_action() -> None:
    with pytest.raises(BadInput):
        rule_card(GAME, "en", "MAP-3", ["dance"])
    with pytest.raises(KeyError):
        rule_card(GAME, "en", "MAP-99")


@pytest.mark.slow
def test_every_rule_has_a_card_and_what_it_offers_can_be_tried() -> None:
    played = 0
    for rule in GAME.rulebook.entries:
        example = rule_card(GAME, "en", rule)["example"]
        if example is None:
            continue
        played += 1
        for one in example["choices"][:1]:
            after = rule_card(GAME, "en", rule, [one["action"]])["example"]
            assert after["refused"] or after["actions"] == [one["action"]]
    assert played > 150


@pytest.mark.parametrize("rule", ["GEM-5", "BLV-2", "SYM-6"])
def test_an_example_is_of_the_kind_of_action_that_was_refused(rule: str) -> None:
    """A refused Spawn is not explained by a Special die."""

    def verb(like: str) -> str:
        example = rule_card(GAME, "en", rule, like=like)["example"]
        return str(example["choices"][0]["action"].split()[0])

    assert verb("spawn c3 with coin") == "spawn"
    assert verb("") == verb("dance") != "spawn"


HERE = """
map:
    +----+----+----+
  2 |    :    :    |
    +    +    +    +
  1 |  1 |    :  2 |
    +====+====+====+
hero 1: sweety
hero 2: etorn
pool: move sword
"""


def test_what_was_refused_is_shown_in_the_position_it_was_refused_in() -> None:
    here = Here(GAME.rules.read(HERE), ("Ada", "Bo"))
    example = rule_card(GAME, "en", "MAP-3", like="move right", here=here)["example"]
    assert example["own"]
    assert example["lit"] == ["a1", "b1"]
    assert [one["at"] for one in example["view"]["figures"]] == ["a1", "c1"]
    refused, *legal = example["choices"]
    assert refused["action"].startswith("move right")
    assert legal
    tried = rule_card(GAME, "en", "MAP-3", [refused["action"]], refused["action"], here)["example"]
    assert tried["refused"]["title"].startswith("Not allowed: ")
    assert (tried["actions"], tried["lit"]) == ([], [])
    done = rule_card(GAME, "en", "MAP-3", [legal[0]["action"]], refused["action"], here)["example"]
    assert done["actions"] == [legal[0]["action"]]
    assert done["told"]


def test_another_example_is_shown_where_the_rule_has_refused_nothing() -> None:
    here = Here(GAME.rules.read(HERE))
    for like in ("", "gravity", "move up", "dance"):
        example = rule_card(GAME, "en", "MAP-3", like=like, here=here)["example"]
        assert not example["own"], like
        assert example["lit"] == []


def test_the_example_of_a_rule_that_is_looked_up_is_the_nearest_to_what_was_refused() -> None:
    drawn = """
map:
    +----+----+----+
  1 |  1 :    :    |
    +====+====+====+
hero 1: sweety
pool: sword sword move move
"""
    state = GAME.rules.read(drawn)
    told = {
        like: rule_page(GAME, "en", "SYM-1", like, state)["example"]["told"]
        for like in ("move right with sword", "move right with move move", "")
    }
    wrong, many, any_ = told.values()
    assert any("not a" in line for line in wrong), wrong
    assert any("wrong number" in line for line in many), many
    assert any_ == rule_page(GAME, "en", "SYM-1")["example"]["told"]
