"""Commands answer for the game that `--game` names; a command that a game lacks is not offered."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from platformer_nb import DEFAULT_GAME, new_game
from platformer_nb import games as rooms
from platformer_nb.cli import ANY_GAME, COMMANDS, commands, main, tiles
from platformer_nb.games.platformer import GAME
from platformer_nb.games.platformer.game import PlatformerGame

POSITION = "map:\n    +----+----+\n  1 |  1 :    |\n    +====+====+\nhero 1: zora\npool: move\n"


class Other(PlatformerGame):
    """A game with other commands: it is found under another name."""

    name = "other"
    commands = ("platformer_nb.cli.tiles",)


@pytest.fixture
def other(monkeypatch: pytest.MonkeyPatch) -> Other:
    game = Other()
    load = rooms.load_game

    def found(name: str) -> Any:
        return game if name == "other" else load(name)

    monkeypatch.setattr(rooms, "load_game", found)
    return game


@pytest.fixture
def drawn(tmp_path: Path) -> str:
    path = tmp_path / "small.txt"
    path.write_text(POSITION, encoding="utf-8")
    return str(path)


@pytest.mark.parametrize(
    "argv", [("--game", "platformer", "judge"), ("judge", "--game=platformer"), ("judge",)]
)
def test_the_game_is_named_before_or_after_the_command_or_not_at_all(
    argv: tuple[str, ...], drawn: str
) -> None:
    assert main([*argv, drawn, "move right"]) == 0


def test_a_command_answers_for_the_game_that_is_named(
    other: Other, drawn: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = tmp_path / "game.json"
    record.write_text(new_game(other, seed=1).record(), encoding="utf-8")
    assert main(["--game", "other", "judge", drawn, "move right"]) == 0
    assert main(["--game", "other", "replay", str(record)]) == 0
    assert main(["--game", "other", "rules", "MOV-1"]) == 0
    assert "MOV-1" in capsys.readouterr().out
    assert main(["replay", str(record)]) == 2
    said = capsys.readouterr().err
    assert "other" in said
    assert DEFAULT_GAME in said
    assert json.loads(record.read_text(encoding="utf-8"))["game"] == "other"


def test_a_command_that_a_game_lacks_says_what_it_has(
    other: Other, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["--game", "other", "tiles", "f01"]) == 0
    with pytest.raises(SystemExit) as ended:
        main(["--game", "other", "simulate"])
    assert ended.value.code == 2
    said = capsys.readouterr().err
    assert "simulate" in said
    assert "judge" in said
    assert set(commands("other")) == {*ANY_GAME, tiles}
    assert commands(GAME.name) == COMMANDS


@pytest.mark.parametrize("argv", [("--game", "chess", "rules"), ("rules", "--game", "chess")])
def test_an_unknown_game_is_one_message_that_names_those_there_are(
    argv: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(argv) == 2
    said = capsys.readouterr().err
    assert "chess" in said
    assert "platformer" in said
    assert said.count("\n") == 1
