"""Every path that a document or the head of a content file names is there."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from platformer_nb.games import load_game
from platformer_nb.text import Words
from tests.own_games import OWN_GAMES

_CHANGE = Path(__file__).resolve().parents[2] / "docs" / "change"
DOCUMENTS = (
    *(f"docs/change/{page.name}" for page in sorted(_CHANGE.glob("*.md"))),
    *("README.md", "CONTRIBUTING.md", "docs/api.md", "docs/languages.md", "docs/notation.md"),
    *("docs/architecture.md", "docs/add-a-game.md", "docs/view.md", "docs/speed.md"),
    *("docs/balance.md", "docs/bots_labyrinth.md", "docs/spacing.md", "docs/tiles.md"),
)
ROOMS = ("", "platformer_nb", "widgets", "widgets/platformer_widgets", "content/platformer")
"""Folders from which a path may be named."""
TREES = ("platformer_nb", "widgets/platformer_widgets", "content", "tests", "docs")
"""Folders in which a file may be that is named without one; those of the guide's game, Moths, are in `tests`."""
SHORT = {
    "P/": "platformer_nb/games/platformer/",
    "C/": "content/platformer/",
    "W/": "widgets/platformer_widgets/",
    "L/": "platformer_nb/games/labyrinth/",
    "LC/": "content/labyrinth/",
    "LW/": "widgets/platformer_widgets/games/labyrinth/",
}
"""What CONTRIBUTING and the pages of `docs/change/` write short."""
IN_CODE = re.compile(r"`([^`\n]+)`")
PATH = re.compile(r"(?:[\w<>*.-]+/)+[\w<>*.-]*|[\w<>*-]+\.(?:py|toml|ftl|js|css)")
MODULE = re.compile(r"-m (platformer_nb[\w.]*|tests[\w.]*)")
NAMED_IN_CONTENT = re.compile(r"(?:platformer_nb|widgets|tests|docs|content)/[\w./-]*\w")
FILLED = {"NN-name": "*", "<language>": "en", "<game>": "platformer"}
FILLED |= {"<folder>": "common", "<name>": "platformer", "<want>": "at"}
"""What stands for many names, and one of them, or a pattern."""
MADE = {".venv/", ".venv/bin/", "notebooks/play.ipynb", "notebooks/tutor.ipynb"}
"""Named as they are after `make`."""


def named_in(text: str) -> Iterator[str]:
    """Yield the paths in a document's code, without its blocks: fields, addresses and commands are none."""
    prose = re.sub(r"^ *```.*?^ *```", "", text, flags=re.DOTALL | re.MULTILINE)
    for code in IN_CODE.findall(prose):
        for word in code.split():
            path = word.partition(":")[0].rstrip(",.;")
            if PATH.fullmatch(path) and not path.startswith(
                ("platformer-nb/", "../", "translation/")
            ):
                yield path


def is_there(root: Path, path: str, rooms: tuple[str, ...] = ROOMS) -> bool:
    """Return whether a path, with its gaps filled, is there; one without a folder may be anywhere."""
    for gap, name in (FILLED | SHORT).items():
        path = path.replace(gap, name) if gap not in SHORT or path.startswith(gap) else path
    if "/" not in path:
        return (root / path).exists() or any(any((root / tree).rglob(path)) for tree in TREES)
    return path in MADE or any(any((root / room).glob(path.rstrip("/"))) for room in rooms)


@pytest.mark.parametrize("document", DOCUMENTS)
def test_a_path_that_a_document_names_is_there(root: Path, document: str) -> None:
    text = (root / document).read_text(encoding="utf-8")
    rooms = (*ROOMS, "tests/toy", "tests/toy/moths") if document == "docs/add-a-game.md" else ROOMS
    assert [path for path in named_in(text) if not is_there(root, path, rooms)] == []


@pytest.mark.parametrize("document", DOCUMENTS)
def test_a_module_that_a_document_starts_is_there(root: Path, document: str) -> None:
    text = (root / document).read_text(encoding="utf-8")
    for module in MODULE.findall(text):
        path = root / module.replace(".", "/")
        assert path.with_suffix(".py").is_file() or (path / "__main__.py").is_file(), module


def test_a_path_that_content_names_is_there(root: Path) -> None:
    files = [*root.glob("content/**/*.toml"), *root.glob("content/**/*.ftl")]
    heads = {file: re.findall(r"^#.*", file.read_text(encoding="utf-8"), re.M) for file in files}
    named = {
        (p, f) for f, lines in heads.items() for p in NAMED_IN_CONTENT.findall("\n".join(lines))
    }
    assert len(named) > 20
    assert sorted((p, f.name) for p, f in named if not (root / p).exists()) == []


def test_a_path_that_is_not_there_is_found(root: Path) -> None:
    text = "See `platformer_nb/content/examples.py`, `content/platformer/lessons/NN-name.toml` and `a.b`."
    found = [path for path in named_in(text) if not is_there(root, path)]
    assert found == ["platformer_nb/content/examples.py"]


@pytest.mark.parametrize("name", OWN_GAMES)
def test_the_page_lists_the_goals_of_every_game_and_no_others(root: Path, name: str) -> None:
    teaching = load_game(name).teaching
    begins = f"The goals of {Words('en', name)('page-title')}: "
    text = (root / "docs" / "change" / "goal.md").read_text(encoding="utf-8")
    listed = text.partition(begins)[2].partition("\n\n")[0]
    wants = () if teaching is None else teaching.wants
    assert tuple(IN_CODE.findall(listed)) == wants, f"list them behind “{begins}”"
