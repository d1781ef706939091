"""Commands answer for the game that `--game` names; a command that a game lacks is not offered."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from platformer_nb import DEFAULT_GAME, new_game
from platformer_nb import games as rooms
from platformer_nb.cli import COMMANDS, commands, main
from platformer_nb.games.platformer import GAME
from platformer_nb.games.platformer.game import PlatformerGame

POSITION = "map:\n    +----+----+\n  1 |  1 :    |\n    +====+====+\nhero 1: zora\npool: move\n"


class Other(PlatformerGame):
    """A game that lacks some parts and has a command of its own: it is found under another name."""

    name = "other"
    commands = ("tests.cli.own_command",)
    simulation = content = views = teaching = None  # type: ignore[assignment]


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


@pytest.mark.parametrize(
    "argv",
    [
        ("simulate",),
        ("simulate", "--help"),
        ("content",),
        ("tiles",),
        ("check-content",),
        ("play", "--no-browser"),
        ("tutor", "--page", "--no-browser"),
        ("tutor", "--no-browser"),
    ],
)
def test_what_a_game_lacks_is_refused_in_one_sentence(
    other: Other, argv: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["--game", "other", *argv]) == 2
    said = capsys.readouterr().err
    assert said.startswith("platformer-nb")
    assert "other" in said
    assert said.count("\n") == 1


def test_a_game_brings_commands_of_its_own(
    other: Other, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["--game", "other", "greet", "Ada"]) == 0
    assert capsys.readouterr().out == "Ada plays other\n"
    with pytest.raises(SystemExit):
        main(["greet", "Ada"])
    assert "greet" in capsys.readouterr().err.splitlines()[-1]
    assert [module.__name__ for module in commands("other")[len(COMMANDS) :]] == [*other.commands]


def test_the_default_game_has_no_commands_of_its_own() -> None:
    assert GAME.name == DEFAULT_GAME
    assert GAME.commands == (), "help does not load the default game: name them in COMMANDS"
    assert commands(GAME.name) == COMMANDS


def test_help_lists_the_games(capsys: pytest.CaptureFixture[str]) -> None:
    for argv in (["--help"], ["rules", "--help"]):
        with pytest.raises(SystemExit):
            main(argv)
        shown = " ".join(capsys.readouterr().out.split())
        assert f"the game: {', '.join(rooms.game_names())} (default: {DEFAULT_GAME})" in shown


def test_what_is_simulated_and_drawn_is_chosen_by_options_of_the_game(
    capsys: pytest.CaptureFixture[str],
) -> None:
    options = {
        "simulate": [option.name for option in GAME.simulation.options],
        "tiles": ["dungeon"],
    }
    for command, names in options.items():
        with pytest.raises(SystemExit):
            main([command, "--help"])
        shown = capsys.readouterr().out
        assert [name for name in names if f"--{name} " not in shown] == []
        assert f"platformer-nb {command} --dungeon void" in shown
    assert main(["simulate", "--dungeon", "attic"]) == 2
    assert "attic" in capsys.readouterr().err


def test_only_the_command_that_is_typed_loads_a_game() -> None:
    """Help is quick: what belongs to a game is not built for a list of commands."""
    code = (
        "import sys\nfrom platformer_nb.cli import main\n"
        "try: main(sys.argv[1:])\nexcept SystemExit: pass\n"
        "print(*(name for name in sys.modules if name.startswith('platformer_nb.games.')))"
    )
    for argv, loads in (
        (["--help"], False),
        (["rules", "--help"], False),
        (["simulate", "--help"], True),
    ):
        done = subprocess.run(
            [sys.executable, "-c", code, *argv], capture_output=True, text=True, check=True
        )
        assert bool(done.stdout.splitlines()[-1]) == loads, argv


@pytest.mark.parametrize("argv", [("--game", "chess", "rules"), ("rules", "--game", "chess")])
def test_an_unknown_game_is_one_message_that_names_those_there_are(
    argv: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(argv) == 2
    said = capsys.readouterr().err
    assert "chess" in said
    assert "platformer" in said
    assert said.count("\n") == 1
