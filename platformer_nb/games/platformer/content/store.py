"""Stores the box and the rulebook as built from their files: `python -m platformer_nb.games.platformer.content.store`.

To be run when a card, a tile, the rulebook or the classes of the box have changed.
"""

from __future__ import annotations

from pathlib import Path

from platformer_nb.content.store import store_all
from platformer_nb.games.platformer.content.load import BOX, game_folder

if __name__ == "__main__":
    for written in store_all(BOX, Path(str(game_folder()))):
        print(written)
