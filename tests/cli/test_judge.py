"""`platformer-nb judge`: legal or not, by which rules, on what facts, what else, and what follows."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from platformer_nb.cli import main

TOWER = """
map:
    +----+----+----+----+
  3 |    :    :H   :   g|
    +    +====+=HH=+    +
  2 |  W : ^1 :H   :    |
    +====+    +    +====+
  1 |    :    :H   : $  |
    +====+====+====+====+
    a    b    c    d
hero 1: sweety; coins 2; special sword
pool: move shove star sword
"""


@pytest.fixture
def tower(tmp_path: Path) -> str:
    path = tmp_path / "tower.txt"
    path.write_text(TOWER, encoding="utf-8")
    return str(path)


def test_a_legal_attack_tells_what_follows(tower: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["judge", tower, "attack werewolf with sword star special"]) == 0
    told = capsys.readouterr().out
    assert "attack a2 with sword star special: legal" in told
    assert "Sweety defeats Werewolf!" in told
    assert "[ATK-4]" in told


@pytest.mark.parametrize(
    ("language", "because"),
    [
        ("en", "because: needed: 3, Enemy: Werewolf"),
        ("pl", "bo: trzeba: 3, Wróg: Wilkołak"),
        ("uk", "тому що: треба: 3, Ворог: Перевертень"),
    ],
)
def test_the_facts_of_a_legal_action_are_said_in_words(
    tower: str, capsys: pytest.CaptureFixture[str], language: str, because: str
) -> None:
    attack = "attack werewolf with sword star special"
    assert main(["judge", "--language", language, tower, attack]) == 0
    assert because in capsys.readouterr().out


def test_a_refusal_tells_its_facts_once(tower: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["judge", tower, "move up"]) == 1
    told = capsys.readouterr().out
    assert "There is a Platform between b2 and b3" in told
    assert "because" not in told
    assert "edge" not in told


def test_an_illegal_move_names_rule_page_facts_and_alternatives(
    tower: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["judge", "--json", tower, "move up"]) == 1
    (answer,) = json.loads(capsys.readouterr().out)
    assert answer["legal"] is False
    assert answer["cites"] == [
        {
            "rule": "MAP-4",
            "page": 6,
            "facts": {"from": "b2", "to": "b3", "edge": "platform"},
            "text": "There is a Platform between b2 and b3, with no Ladder through it.",
            "ruling": False,
        }
    ]
    assert answer["instead"]
    assert answer["events"] == []
    for other in answer["instead"]:
        assert main(["judge", tower, other["action"]]) == 0


def test_actions_follow_each_other_unless_each_is_asked_for(
    tower: str, capsys: pytest.CaptureFixture[str]
) -> None:
    actions = ["move down", "move down"]
    assert main(["judge", tower, *actions]) == 1, "after the first, the Hero is on the ground"
    assert main(["judge", "--each", tower, *actions]) == 0


def test_the_dice_of_a_turn_can_be_told(tower: str, capsys: pytest.CaptureFixture[str]) -> None:
    course = ["end", "set none", "roll move move move sword coin enemy left"]
    assert main(["judge", tower, *course]) == 0
    assert "The dice show move, move, move, sword and coin." in capsys.readouterr().out


def test_legal_actions_are_listed(tower: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["judge", "--legal", tower]) == 0
    assert "gravity   Apply Gravity" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("actions", "place", "mend"),
    [
        (["fly"], "fly", "Use one of"),
        (["attack dragon"], "dragon", "Use one of"),
        (["move up with rope"], "rope", "sword"),
        ([], "judge", "--legal"),
    ],
)
def test_what_cannot_be_read_says_where_and_how_to_mend_it(
    tower: str, capsys: pytest.CaptureFixture[str], actions: list[str], place: str, mend: str
) -> None:
    assert main(["judge", tower, *actions]) == 2
    said = capsys.readouterr().err
    assert place in said
    assert mend in said


def test_a_mangled_position_says_line_and_mend(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "mangled.txt"
    path.write_text(TOWER.replace("^1", "?1"), encoding="utf-8")
    assert main(["judge", str(path), "move up"]) == 2
    said = capsys.readouterr().err
    assert "line 6, column 11" in said
    assert "Use one of" in said


def test_a_missing_file_is_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["judge", "nowhere.txt", "move up"]) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_a_rule_is_printed_with_page_wording_and_function(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["rules", "gra-6"]) == 0
    told = capsys.readouterr().out
    assert told.startswith("GRA-6 (p. 18)")
    assert "platformer_nb.games.platformer.gravity.supported" in told


def test_all_rules_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "--json"]) == 0
    assert len(json.loads(capsys.readouterr().out)) == 194


def test_an_unknown_rule_names_the_nearest(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "ZOC1"]) == 2
    assert "ZOC-1" in capsys.readouterr().err


def test_explain_says_what_will_follow_and_what_is_left_open(
    tower: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["judge", "--explain", tower, "move right"]) == 0
    told = capsys.readouterr().out
    assert "this will follow:" in told
    assert "Werewolf attacks Sweety. [ZOC-1]" in told
    assert "mind: Sweety suffers 3 Wounds." in told
    assert "Then Sweety goes on with the turn." in told
    assert main(["judge", "--explain", "--json", tower, "move up"]) == 1
    (answer,) = json.loads(capsys.readouterr().out)
    assert answer["explained"] is None
    assert main(["judge", "--explain", "--json", tower, "gravity"]) == 0
    (answer,) = json.loads(capsys.readouterr().out)
    assert answer["explained"]["steps"][0]["rules"] == ["GRA-1"]
