"""docs/architecture.md names modules, functions and files; each of them is there."""

import re
from contextlib import suppress
from pathlib import Path
from pkgutil import resolve_name

import pytest

HOMES = ("platformer_nb.games.platformer", "platformer_nb")
OTHERS = {"error"}
"""Names before a dot that are no module but what code calls a thing."""


@pytest.fixture(scope="module")
def named(root: Path) -> list[str]:
    """Everything between single backquotes on the page."""
    text = (root / "docs" / "architecture.md").read_text(encoding="utf-8")
    return re.findall(r"`([^`\n]+)`", text)


def test_the_files_and_folders_it_names_are_there(root: Path, named: list[str]) -> None:
    paths = {name for name in named if re.fullmatch(r"[\w./-]+(\.py|/)", name)}
    rooms = ("", "platformer_nb", "widgets")
    missing = [path for path in paths if not any((root / room / path).exists() for room in rooms)]
    assert len(paths) > 20
    assert missing == []


def test_what_it_names_in_a_module_is_in_that_module(named: list[str]) -> None:
    dotted = {m[1] for name in named if (m := re.fullmatch(r"([a-z_]+\.[\w.]+)(\(.*\))?", name))}
    found = {name for name in dotted if name.partition(".")[0] not in OTHERS}
    found = {name for name in found if not name.endswith((".py", ".toml", ".md", ".ftl"))}
    assert len(found) > 8
    assert sorted(name for name in found if not reached(name)) == []


def reached(name: str) -> bool:
    """Whether the last word is something in the module, or the module, of the words before it."""
    for home in HOMES:
        with suppress(ImportError, AttributeError):
            resolve_name(f"{home}.{name}")
            return True
    return False
