"""The games of this tree, by discovery: a test of every game asks for them and lists none."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from platformer_nb.games import game_names, load_game

ROOT: Final = Path(__file__).resolve().parents[1]

OWN_GAMES: Final = sorted(
    name for name in game_names() if (ROOT / "platformer_nb" / "games" / name).is_dir()
)
"""Their names; games that are installed beside them are left out."""

TAUGHT_GAMES: Final = [name for name in OWN_GAMES if load_game(name).teaching is not None]
"""Those that have lessons."""

BOXED_GAMES: Final = [name for name in OWN_GAMES if load_game(name).catalogue is not None]
"""Those whose box can be looked through."""
