"""The shape of the tree: nothing made is kept in it, no folder and no file of code holds too much."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

CODE = (".py", ".js", ".css")
ROOMS = ("platformer_nb", "widgets/platformer_widgets")
MOST_FILES = 18
"""Files of code in a folder: with more of them it is about two subjects."""
MOST_LINES = 400
"""Lines of a file of code."""


def code_of(root: Path) -> list[Path]:
    found = [path for room in ROOMS for path in (root / room).rglob("*") if path.suffix in CODE]
    return [path for path in found if "__pycache__" not in path.parts]


def test_nothing_that_git_ignores_is_in_the_repository(root: Path) -> None:
    if not (root / ".git").exists():
        pytest.skip("no checkout by git")
    asked = ["git", "-C", str(root), "ls-files", "--cached", "--ignored", "--exclude-standard"]
    kept = subprocess.run(asked, capture_output=True, text=True, check=True).stdout
    assert kept.splitlines() == []


def test_a_folder_of_code_holds_one_subject(root: Path) -> None:
    files = code_of(root)
    assert len(files) > 500
    folders = {path.parent for path in files}
    wide = {
        folder.relative_to(root).as_posix(): count
        for folder in folders
        if (count := sum(path.parent == folder for path in files)) > MOST_FILES
    }
    assert wide == {}, "move what belongs together into a folder of its own"


def test_a_file_of_code_is_read_at_one_sitting(root: Path) -> None:
    long = {
        path.relative_to(root).as_posix(): lines
        for path in code_of(root)
        if (lines := len(path.read_text(encoding="utf-8").splitlines())) > MOST_LINES
    }
    assert long == {}, "split it by subject"
