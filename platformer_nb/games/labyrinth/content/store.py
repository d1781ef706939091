"""Stores the box, the rulebook and the schemas: `python -m platformer_nb.games.labyrinth.content.store`.

To be run when a content file or a class of the box has changed.
"""

from __future__ import annotations

from pathlib import Path

from platformer_nb.content.store import store_all
from platformer_nb.games.labyrinth.content.load import BOX, game_folder
from platformer_nb.games.labyrinth.content.schemas import SHAPES

if __name__ == "__main__":
    for written in store_all(BOX, Path(str(game_folder())), SHAPES):
        print(written)
