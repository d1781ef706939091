"""Stores the box and the rulebook as built from their files: `python -m platformer_nb.games.platformer.content.store`.

To be run when a card, a tile, the rulebook or the classes of the box have changed.
"""

from __future__ import annotations

from pathlib import Path

from platformer_nb import content
from platformer_nb.content.built import store
from platformer_nb.games.platformer.content.box_builder import build_box
from platformer_nb.games.platformer.content.built_files import (
    BOX,
    RULEBOOK,
    box_files,
    rulebook_files,
)
from platformer_nb.games.platformer.content.load import game_folder


def store_all(folder: Path) -> list[Path]:
    """Build the box and the rulebook of a folder through all checks and store them; return the files written."""
    return [
        store(folder, BOX, box_files(folder), build_box(folder)),
        store(folder, RULEBOOK, rulebook_files(folder), content.load_rulebook(folder)),
    ]


if __name__ == "__main__":
    for written in store_all(Path(str(game_folder()))):
        print(written)
