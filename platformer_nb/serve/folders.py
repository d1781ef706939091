"""Folders of the notebooks: inside the installed package, or in the checkout."""

from __future__ import annotations

import shutil
from pathlib import Path

from platformer_nb.own_files import learner_data

PACKAGE = Path(__file__).resolve().parent.parent
INSTALLED = PACKAGE / "_notebooks"
CHECKOUT = PACKAGE.parent / "notebooks"


def notebooks() -> Path:
    """Return the folder that holds `play.ipynb` and `tutorial/`; a wheel carries a copy of its own."""
    return INSTALLED if INSTALLED.is_dir() else CHECKOUT


def tutorial() -> Path:
    """Return the tutorial folder to work in.

    In a checkout it is the checkout's own. An installed package may be read-only and is replaced
    by an upgrade, so there the learner works on a copy.
    """
    source = notebooks() / "tutorial"
    if source.is_relative_to(INSTALLED):
        return copy_what_is_missing(source, learner_data() / "tutorial")
    return source


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
