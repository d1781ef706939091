"""Stores the box, the rulebook and the schemas: `python -m platformer_nb.games.labyrinth.content.store`.

To be run when a content file or a class of the box has changed.
"""

from __future__ import annotations

from pathlib import Path

from platformer_nb import content
from platformer_nb.content.built import store
from platformer_nb.content.schemas import FOLDER, write_schemas
from platformer_nb.games.labyrinth.content.box_builder import build_box
from platformer_nb.games.labyrinth.content.built_files import (
    BOX,
    RULEBOOK,
    box_files,
    rulebook_files,
)
from platformer_nb.games.labyrinth.content.load import game_folder
from platformer_nb.games.labyrinth.content.schemas import SHAPES


def store_all(folder: Path) -> list[Path]:
    """Build the box and the rulebook of a folder through all checks and store them; return the files written."""
    return [
        store(folder, BOX, box_files(folder), build_box(folder)),
        store(folder, RULEBOOK, rulebook_files(folder), content.load_rulebook(folder)),
        *write_schemas(folder / FOLDER, SHAPES),
    ]


if __name__ == "__main__":
    for written in store_all(Path(str(game_folder()))):
        print(written)
