"""docs/add-a-game.md builds the toy game: from the page alone it plays, judges and teaches."""

import doctest
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.toy import guide
from tests.toy.conftest import install

HOT = """
night: 2 of 4
lamp: 6 4
moth 1: wings 1 4 6; dust 1
moth 2: wings 2 3 5; dust 0
deck: 1 3 5
"""


@pytest.fixture(scope="module", autouse=True)
def game() -> None:
    """No game of this process: what the guide builds is tried in others."""


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The game of the guide, installed."""
    folder = tmp_path_factory.mktemp("guide")
    return install(guide.write(folder / "source"), folder / "site")


def ran(built: Path, *line: str) -> subprocess.CompletedProcess[str]:
    paths = [str(built), *filter(None, [os.environ.get("PYTHONPATH")])]
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(paths)}
    command = [sys.executable, *line]
    return subprocess.run(command, capture_output=True, text=True, env=environment, check=False)


def command(built: Path, *args: str) -> subprocess.CompletedProcess[str]:
    return ran(built, "-m", "platformer_nb", "--language", "en", "--game", "moths", *args)


def test_the_blocks_are_the_files() -> None:
    text = guide.GUIDE.read_text(encoding="utf-8")
    assert guide.renewed(text) == text, "run python -m tests.toy.guide"


def test_every_file_but_the_translations_is_a_block() -> None:
    files = {p.relative_to(guide.HERE).as_posix() for p in (guide.HERE / "moths").rglob("*.*")}
    here = {name for name in files if "/text/pl/" not in name and "/text/uk/" not in name}
    here = {name for name in here if "__pycache__" not in name}
    assert set(guide.blocks()) == here | {"pyproject.toml"}


def test_the_examples_of_the_guide_are_what_python_answers(built: Path) -> None:
    code = f"import doctest, sys; sys.exit(doctest.testfile({str(guide.GUIDE)!r}, False)[0])"
    tried = ran(built, "-c", code)
    assert tried.returncode == 0, tried.stdout
    found = doctest.DocTestParser().get_examples(guide.GUIDE.read_text(encoding="utf-8"))
    assert len(found) >= 4


def test_it_plays_to_the_end(built: Path) -> None:
    code = """
from platformer_nb import new_game
from platformer_nb.bots.seats import make_bot
game = new_game("moths", players=3, seed=4, swarm=True)
bots = [make_bot(game.game, kind, 1) for kind in ("bright", "random", "bright")]
while game.actor is not None:
    seen = game.game.rules.observe(game.state, game.actor)
    game.do(bots[game.actor].choose(game.game.rules, seen, tuple(game.legal)))
print(game.outcome.cite.rule)
"""
    tried = ran(built, "-c", code)
    assert tried.stdout == "DAWN-2\n", tried.stderr


def test_it_judges_and_teaches(built: Path, tmp_path: Path) -> None:
    path = tmp_path / "hot.txt"
    path.write_text(HOT)
    refused = command(built, "judge", str(path), "lay 1")
    assert refused.returncode == 1, refused.stderr
    assert "WING-2" in refused.stdout
    assert "lay 4" in refused.stdout
    checked = command(built, "lessons", "--check")
    assert checked.returncode == 0, checked.stdout + checked.stderr
    assert "10 of 10 rules are taught" in checked.stdout
    assert command(built, "rules", "WING-2").returncode == 0


def test_its_board_is_found_by_the_pages(built: Path) -> None:
    code = "from platformer_widgets import assets; print('mo-board' in assets.bundle('page/play_page.js'))"
    assert ran(built, "-c", code).stdout == "True\n"


def test_an_untranslated_game_speaks_english_where_it_has_to(built: Path) -> None:
    told = ran(built, "-m", "platformer_nb", "--language", "pl", "--game", "moths", "rules")
    assert told.returncode == 0, told.stderr
    assert "nobody else has laid" in told.stdout or "laid only once" in told.stdout
