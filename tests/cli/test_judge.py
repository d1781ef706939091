"""`platformer-nb judge`: legal or not, by which rules, on what facts, what else, and what follows."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from platformer_nb.cli import main
from platformer_nb.games.platformer.content import load_rulebook
from platformer_nb.games.platformer.narration.words import Words

NOBODY_FALLS = Words("en", strict=True)("nothing-falls")
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
    assert (
        "✓ attack a2 with sword star special – Attack the Werewolf on a2 (sword + star + Special die: sword): legal"
        in told
    )
    assert "Sweety defeats the Werewolf!" in told
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


CITING = [
    "attack werewolf with sword star special",
    "move right",
    "attack d1 with sword",
    "move up",
]
"""Actions that rulings allow and refuse, and one that none has a part in."""


@pytest.mark.parametrize(
    ("language", "mark"), [("en", "ruling"), ("pl", "ustalenie"), ("uk", "домовленість")]
)
def test_a_ruling_is_told_as_one_wherever_its_rule_is_cited(
    tower: str, capsys: pytest.CaptureFixture[str], language: str, mark: str
) -> None:
    def told(*options: str) -> str:
        main(["judge", "--each", "--language", language, *options, tower, *CITING])
        return capsys.readouterr().out

    texts, answers = told().split("\n\n"), json.loads(told("--json"))
    kinds = {cite["ruling"] for answer in answers for cite in answer["cites"]}
    assert kinds == {True, False}
    assert {answer["legal"] for answer in answers if any(c["ruling"] for c in answer["cites"])} == {
        True,
        False,
    }
    for text, answer in zip(texts, answers, strict=True):
        lines = text.splitlines()
        for cite in answer["cites"]:
            (at,) = (n for n, line in enumerate(lines) if line.startswith(f"  {cite['rule']} ("))
            assert (f"{cite['page']}, {mark}) " in lines[at]) == cite["ruling"]
            assert lines[at].endswith(cite["text"])
            if cite["ruling"]:
                assert lines[at + 1].strip() == cite["open"]
        for event in answer["events"]:
            rules = [f"{r} ({mark})" if load_rulebook()[r].open else r for r in event["rules"]]
            assert f"    {event['text']} [{', '.join(rules)}]" in lines
    assert f"[ZOC-1 ({mark}), " in texts[1]
    assert mark not in texts[3]
    assert f"[ZOC-1 ({mark}), " in told("--explain").split("\n\n")[1]


def test_a_ruling_is_told_as_one_in_json(tower: str, capsys: pytest.CaptureFixture[str]) -> None:
    main(["judge", "--json", "--explain", "--each", tower, *CITING])
    answers = json.loads(capsys.readouterr().out)
    words = Words()
    for answer in answers:
        for cite in answer["cites"]:
            assert cite["ruling"] == load_rulebook()[cite["rule"]].open
            assert cite["open"].startswith(words("rule-open") if cite["ruling"] else "")
            why = words(f"ruling-why-{cite['rule']}") if cite["ruling"] else ""
            assert cite["why"] == why
        for event in answer["events"]:
            assert event["rulings"] == [r for r in event["rules"] if load_rulebook()[r].open]
        for step in (answer["explained"] or {"steps": []})["steps"]:
            assert step["rulings"] == [r for r in step["rules"] if load_rulebook()[r].open]
    away = answers[1]
    assert any("ZOC-1" in event["rulings"] for event in away["events"])
    assert any("ZOC-1" in step["rulings"] for step in away["explained"]["steps"])


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
            "open": "",
            "why": "",
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
    said = "".join(capsys.readouterr())
    assert place in said
    assert mend in said


THREE = ["move down", "fly", "move up"]


@pytest.mark.parametrize(
    ("language", "unread", "mend"),
    [
        ("en", "? fly: cannot be read", "“fly” is not an action. Use one of spawn"),
        ("pl", "? fly: nie da się odczytać", "„fly” to nie akcja. "),
        ("uk", "? fly: не вдається прочитати", "«fly» — це не дія. "),
    ],
)
def test_an_action_that_cannot_be_read_is_told_in_its_place_and_the_others_are_judged(
    tower: str, capsys: pytest.CaptureFixture[str], language: str, unread: str, mend: str
) -> None:
    assert main(["judge", "--language", language, "--explain", tower, *THREE]) == 2
    out, err = capsys.readouterr()
    first, second, third = out.split("\n\n")
    assert first.startswith("✓ move down")
    assert second.splitlines()[0] == unread
    assert second.splitlines()[1].startswith(f"  {mend}")
    assert third.startswith("✗ move up")
    assert "SYM-1" in third
    assert not err, "it is said once"


def test_an_action_that_cannot_be_read_is_neither_legal_nor_not(
    tower: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["judge", "--json", "--explain", tower, *THREE]) == 2
    first, second, third = json.loads(capsys.readouterr().out)
    assert (first["legal"], second["legal"], third["legal"]) == (True, None, False)
    assert (first["error"], third["error"]) == (None, None)
    assert first.keys() == second.keys() == third.keys()
    error = second.pop("error")
    assert error["place"] == "action “fly”"
    assert error["reason"] == "“fly” is not an action"
    assert error["mend"].startswith("Use one of spawn, move,")
    empty: dict[str, Any] = {key: [] for key in ("cites", "instead", "events")}
    assert second == {"action": "fly", "text": None, "legal": None, "explained": None, **empty}


def test_what_cannot_be_read_changes_nothing_and_weighs_more_than_a_no(
    tower: str, capsys: pytest.CaptureFixture[str]
) -> None:
    for each in ([], ["--each"]):
        assert main(["judge", *each, "--json", tower, "fly", "move down", "move down"]) == 2
        told = json.loads(capsys.readouterr().out)
        assert [answer["legal"] for answer in told] == [None, True, bool(each)]
    assert main(["judge", tower, "attack dragon", "move down"]) == 2
    assert main(["judge", tower, "\udcff {reason}", "x" * 1000]) == 2
    out, _ = capsys.readouterr()
    assert "? \\udcff {reason}: cannot be read" in out


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
    assert told.startswith("GRA-6 (p. 18, ruling) ")
    assert re.search(r"platformer/rules/figures/gravity\.py:\d+   supported\n", told)


def test_all_rules_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "--json"]) == 0
    assert len(json.loads(capsys.readouterr().out)) == len(load_rulebook())


def test_an_unknown_rule_names_the_nearest(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "ZOC1"]) == 2
    assert "ZOC-1" in capsys.readouterr().err


def test_explain_says_what_will_follow_and_what_is_left_open(
    tower: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["judge", "--explain", tower, "move right"]) == 0
    told = capsys.readouterr().out
    assert "this will follow:" in told
    assert "The Werewolf attacks Sweety, who moves away. [ZOC-1 (ruling), ADJ-1, WND-1]" in told
    assert "warning: Sweety suffers 3 Wounds." in told
    assert "Then Sweety goes on with the turn." in told
    assert main(["judge", "--explain", "--json", tower, "move up"]) == 1
    (answer,) = json.loads(capsys.readouterr().out)
    assert answer["explained"] is None
    assert main(["judge", "--explain", "--json", tower, "gravity"]) == 0
    (answer,) = json.loads(capsys.readouterr().out)
    assert answer["explained"]["steps"][0]["rules"] == ["GRA-1", "ACT-1", "ZOC-3"]


def test_where_nothing_is_legal_instead_only_that_is_said(
    tower: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["judge", tower, "ability"]) == 1
    told = capsys.readouterr().out.splitlines()
    assert told[-1] == "  Nothing similar is possible now."
    assert not any("instead" in line for line in told)
    assert main(["judge", tower, "shove a2 left"]) == 1
    told = capsys.readouterr().out.splitlines()
    assert "  legal instead:" in told
    assert not any("Nothing similar" in line for line in told)


def test_explain_says_that_nothing_will_happen(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "calm.txt"
    hero = "hero 1: sweety; potions fury-incense"
    path.write_text(
        TOWER.replace(" ^1 ", "    ")
        .replace(" $  ", " $1 ")
        .replace("W", " ")
        .replace("hero 1: sweety", hero),
        encoding="utf-8",
    )
    asked = ["judge", "--explain", "--each", str(path), "gravity", "use fury-incense"]
    assert main(asked) == 0
    told = capsys.readouterr().out
    assert f"  {NOBODY_FALLS}\n" in told
    assert (
        "  By itself this has no effect here, and what you use for it is used up all the same.\n"
        in told
    )
    assert main([*asked, "--json"]) == 0
    gravity, incense = json.loads(capsys.readouterr().out)
    assert gravity["explained"]["nothing"] == NOBODY_FALLS
    assert incense["explained"]["nothing"].startswith("By itself this has no effect here")


def test_an_action_at_the_wrong_time_is_told_when_its_time_is(
    tower: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["judge", tower, "step right"]) == 1
    told = capsys.readouterr().out
    assert "MOV-3 (p. 12, ruling) A single step is part of a longer Move or a longer shove" in told
    assert "because" not in told
