"""Arrows point one way: `core <- games <- lessons, bots <- platformer_widgets <- notebooks`."""

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent
PACKAGE = ROOT / "platformer_nb"
WIDGETS = {"ipywidgets", "anywidget", "traitlets", "bqplot", "platformer_widgets", "IPython"}


def imports(path: Path) -> Iterator[str]:
    """Every module this file imports, in full."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: relative"
            yield node.module or ""
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def inner(room: str) -> set[tuple[str, str]]:
    """File and module for everything of this project that a room imports."""
    place = PACKAGE / room
    files = place.rglob("*.py") if place.is_dir() else [place.with_suffix(".py")]
    return {
        (str(f.relative_to(ROOT)), m)
        for f in files
        for m in imports(f)
        if m[:13] == "platformer_nb"
    }


def test_core_imports_core_and_the_standard_library_only() -> None:
    for path in (PACKAGE / "core").rglob("*.py"):
        for module in imports(path):
            top = module.split(".")[0]
            assert top in sys.stdlib_module_names or module.startswith("platformer_nb.core"), path


GAMES = sorted(f.parent.name for f in (PACKAGE / "games").glob("*/__init__.py"))
GAME_ROOMS = {
    "model": (),
    "rules": (),
    "notation": (),
    "narration": ("content", "text"),
}
"""What these rooms of a game, any that is here, may import besides core and the game itself."""

DOORS = {
    "l10n": {
        "platformer_nb.games",
        "platformer_nb.games.game_names",
        "platformer_nb.games.load_game",
    },
}
"""What a room may import besides: discovery, by which it finds games and no more."""


@pytest.mark.parametrize(
    ("room", "allowed"),
    [
        ("core", ("core",)),
        *(
            (f"games/{game}/{room}", ("core", *others, f"games.{game}"))
            for game in GAMES
            for room, others in GAME_ROOMS.items()
            if (PACKAGE / "games" / game / room).is_dir()
        ),
        ("text", ("core", "content", "text")),
        ("content", ("core", "content")),
        ("l10n", ("core", "content", "text", "lessons", "l10n")),
        ("table", ("core", "content", "text", "table")),
        ("bots", ("core", "bots")),
        ("lessons", ("core", "games", "content", "text", "table", "lessons", "own_files")),
        ("simulate", ("core", "content", "games", "bots", "simulate")),
    ],
)
def test_a_room_imports_only_from_the_rooms_before_it(room: str, allowed: tuple[str, ...]) -> None:
    wrong = [
        (file, module)
        for file, module in inner(room)
        if module
        not in ("platformer_nb", *DOORS.get(room, ()), *(f"platformer_nb.{a}" for a in allowed))
        and not any(module.startswith(f"platformer_nb.{a}.") for a in allowed)
    ]
    assert wrong == []


def test_the_table_knows_no_game() -> None:
    """Neither what it imports nor what that imports brings a game in."""
    code = "import platformer_nb.table.factories.saves, sys; print(*sys.modules)"
    ran = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, cwd=ROOT, check=True
    )
    assert [m for m in ran.stdout.split() if m.startswith("platformer_nb.games.")] == []


def test_no_file_outside_a_games_folders_imports_a_game() -> None:
    named = re.compile(
        r"(platformer_nb|platformer_widgets)\.games\.(?!game_names\b|load_game\b|components\b)"
    )
    files = [
        path
        for room in (PACKAGE, ROOT / "widgets" / "platformer_widgets")
        for path in room.rglob("*.py")
        if not path.is_relative_to(room / "games")
    ]
    # A module may also be named in a string that is imported later.
    found = {
        path.relative_to(ROOT).as_posix()
        for path in files
        if any(map(named.match, imports(path))) or named.search(path.read_text(encoding="utf-8"))
    }
    assert len(files) > 150
    assert found == set()


POSIX = {"fcntl", "grp", "posix", "pty", "pwd", "resource", "syslog", "termios", "tty"}
"""Modules of the standard library that Windows does not have."""


def test_no_module_is_imported_that_windows_does_not_have() -> None:
    for path in (*PACKAGE.rglob("*.py"), *(ROOT / "widgets").rglob("*.py")):
        assert not set(imports(path)) & POSIX, path


def test_the_package_imports_no_widget_library() -> None:
    for path in PACKAGE.rglob("*.py"):
        # Jupyter's servers are made of traitlets; a site holds the pages of our own components.
        allowed = {"traitlets"} if "serve" in path.parts else set()
        if "site" in path.relative_to(PACKAGE).parts:
            allowed = {"platformer_widgets"}
        assert not {m.split(".")[0] for m in imports(path)} & (WIDGETS - allowed), path


def test_the_rules_need_nothing_but_the_standard_library_and_know_no_words() -> None:
    code = "import sys; import platformer_nb.games.platformer.engine; print(*sys.modules)"
    ran = subprocess.run(
        [sys.executable, "-S", "-c", code], capture_output=True, text=True, cwd=ROOT, check=True
    )
    loaded = set(ran.stdout.split())
    foreign = {m.split(".")[0] for m in loaded} - set(sys.stdlib_module_names)
    assert {m for m in foreign if not m.startswith("_")} == {"platformer_nb"}
    assert not {"platformer_nb.text", "platformer_nb.content"} & loaded
