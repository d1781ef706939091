"""Collects all errors of a content folder, for authors: `build_box` stops at the first one."""

from __future__ import annotations

from importlib.resources.abc import Traversable

from platformer_nb.content.check import read_checked
from platformer_nb.core.errors import BadInput
from platformer_nb.games.labyrinth.content.demands import checks
from platformer_nb.games.labyrinth.content.models import BOX_FILES


def box_faults(folder: Traversable) -> list[BadInput]:
    """Return all errors of the box in this folder, in the order of the files.

    What files demand of each other is checked only if every file fits its model.
    """
    found: list[BadInput] = []
    read = {file: read_checked(folder, file, shape, found) for file, shape in BOX_FILES.items()}
    if all(file is not None for file in read.values()):
        for check in checks(read):
            try:
                check()
            except BadInput as fault:
                found.append(fault)
    return found
