"""`platformer-nb share` prints a position as text, `judge --link` reads one."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from platformer_nb.cli import main
from platformer_nb.games.platformer.narration.words import Words
from platformer_nb.text import languages
from tests.sharing.drawn import TOWER

Capture = pytest.CaptureFixture[str]


@pytest.fixture
def tower(tmp_path: Path) -> str:
    path = tmp_path / "tower.txt"
    path.write_text(TOWER, encoding="utf-8")
    return str(path)


def shared(capsys: Capture, *argv: str) -> str:
    assert main(["share", *argv]) == 0
    return capsys.readouterr().out.strip()


def test_a_dispute_travels_as_text(tower: str, capsys: Capture) -> None:
    text = shared(capsys, tower, "buy grapnel")
    assert main(["judge", "--link", text]) == 1
    by_link = capsys.readouterr().out
    assert main(["judge", tower, "buy grapnel"]) == 1
    assert by_link == capsys.readouterr().out


def test_other_actions_may_be_asked_of_a_link(tower: str, capsys: Capture) -> None:
    link = "https://here/play#position=" + shared(capsys, tower)
    assert main(["judge", "--link", link, "move right", "end"]) == 0
    assert "move right" in capsys.readouterr().out
    assert main(["judge", "--link", link, "--legal"]) == 0


def test_the_text_as_json_has_the_end_of_an_address(tower: str, capsys: Capture) -> None:
    found = json.loads(shared(capsys, tower, "--json"))
    assert found["fragment"] == f"#position={found['text']}"


@pytest.mark.parametrize("language", languages())
def test_a_damaged_link_is_said_in_the_language(language: str, capsys: Capture) -> None:
    assert main(["--language", language, "judge", "--link", "platformer.AQEAAAA", "end"]) == 2
    assert Words(language)("mend-shared") in capsys.readouterr().err


def test_a_link_without_an_action_needs_one(tower: str, capsys: Capture) -> None:
    assert main(["judge", "--link", shared(capsys, tower)]) == 2
    assert "no action is given" in capsys.readouterr().err
