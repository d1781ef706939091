"""What the toy proves of the house: it is small, it is known to nobody, and its texts are held."""

import json
import re
import sys
from pathlib import Path
from typing import Any

import pytest

from platformer_nb.cli import main
from platformer_nb.games import game_names
from platformer_nb.l10n.uses import uses
from tests.toy.size import lines_of_code

HERE = Path(__file__).resolve().parent
LARGEST = 850
"""Lines of Python and JavaScript that a small game may need; words and data come besides."""

ROOMS = ("platformer_nb", "widgets", "content", "notebooks", "benchmarks", "docs", "tests", ".ci")
TEXTS = {".py", ".js", ".mjs", ".css", ".toml", ".ftl", ".md", ".ipynb", ".json", ".html", ".j2"}


def test_the_toy_is_a_small_game(game: Any) -> None:
    lines = lines_of_code(HERE / "moths")
    assert len(lines) > 8
    assert sum(lines.values()) <= LARGEST, lines


def test_it_is_found_by_its_entry_point_alone(game: Any, installed: Path) -> None:
    assert "moths" in game_names()
    module = sys.modules[type(game).__module__]
    assert Path(str(module.__file__)).is_relative_to(installed)


def test_nothing_outside_its_folder_mentions_it(root: Path) -> None:
    named = re.compile(r"\bmoths\b", re.IGNORECASE)
    files = [
        path
        for room in ROOMS
        for path in (root / room).rglob("*")
        if path.suffix in TEXTS and not path.is_relative_to(HERE)
    ]
    files += [path for path in root.iterdir() if path.suffix in TEXTS]
    found = {p.relative_to(root).as_posix() for p in files if named.search(p.read_text("utf-8"))}
    assert len(files) > 900
    assert "docs/add-a-game.md" in found
    told = {name for name in found if name.endswith(".md") or name.startswith("tests/docs/")}
    assert found == told, "the documents may speak of it, and what tests them"


@pytest.mark.usefixtures("proofread_once")
def test_its_texts_are_proofread_with_those_of_the_house(
    game: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    main(["text", "--coverage", "--json"])
    told = json.loads(capsys.readouterr().out)
    assert game.name in game_names()
    for language in ("en", "pl", "uk"):
        found = dict(told["languages"][language])
        assert found.pop("keys") > 3000
        found.pop("good")
        assert {kind: those for kind, those in found.items() if those} == {}
    assert told["code"] == []


@pytest.mark.usefixtures("proofread_once")
def test_a_text_of_the_house_that_only_another_game_uses_is_not_unused_in_the_toy(
    game: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["--game", "moths", "text", "--coverage", "--only", "en", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["languages"]["en"]["good"]
    used = uses("moths")
    assert "simulate-tally" not in {*used.keys, *used.spoken}, "only Platformer's report has it"
