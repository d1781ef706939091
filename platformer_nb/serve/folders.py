"""Folders of the notebooks: inside the installed package, or in the checkout."""

from __future__ import annotations

import shutil
from pathlib import Path

from platformer_nb import DEFAULT_GAME
from platformer_nb.own_files import learner_data
from platformer_nb.text import languages

PACKAGE = Path(__file__).resolve().parent.parent
INSTALLED = PACKAGE / "_notebooks"
CHECKOUT = PACKAGE.parent / "notebooks"


def notebooks() -> Path:
    """Return the folder that holds `play.ipynb` and `tutorial/`; a wheel carries a copy of its own."""
    return INSTALLED if INSTALLED.is_dir() else CHECKOUT


def delivered(game: str) -> Path:
    """Return the folder of a game's notebooks as they are delivered; it may not exist."""
    return notebooks() / "tutorial" / game


def copies(game: str) -> Path:
    """Return the folder of the learner's own copies of a game's notebooks."""
    return learner_data() / "tutorial" / game


def tutorial(game: str) -> Path:
    """Return the tutorial folder of a game to work in; it has a folder for each language.

    In a checkout it is the checkout's own. An installed package may be read-only and is replaced
    by an upgrade, so there the learner works on a copy. A game of another distribution, which may
    deliver no notebooks, has its folder among the copies.
    """
    source = delivered(game)
    if source.is_dir() and not source.is_relative_to(INSTALLED):
        return source
    target = copies(game)
    if game == DEFAULT_GAME:
        move_older_copies(target.parent, target)
    return copy_what_is_missing(source, target)


def move_older_copies(copies: Path, target: Path) -> None:
    """Move copies of when there was one game, `<language>/`, into the folder of that game.

    What is there already is not overwritten: the older file then stays where it is.
    """
    for older in (copies / language for language in languages()):
        for file in sorted(older.rglob("*")):
            moved = target / file.relative_to(copies)
            if file.is_file() and not moved.exists():
                moved.parent.mkdir(parents=True, exist_ok=True)
                file.rename(moved)
        _drop_empty(older)


def _drop_empty(folder: Path) -> None:
    """Remove a folder and those in it, as far as they are empty."""
    if folder.is_dir():
        for inner in folder.iterdir():
            _drop_empty(inner)
        if not any(folder.iterdir()):
            folder.rmdir()


def copy_what_is_missing(source: Path, target: Path) -> Path:
    """Copy files that `target` lacks; keep existing ones, which may be the learner's work."""
    for file in sorted(source.rglob("*")):
        if not file.is_file() or ".ipynb_checkpoints" in file.parts:
            continue
        copy = target / file.relative_to(source)
        if not copy.exists():
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(file, copy)
    return target
