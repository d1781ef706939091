"""The modules that are compiled: the rules, the bots, and what of the model they make or read at every step.

Not among them is what pydantic reads (the box, effects and conditions), what makes sentences, and what looks into
functions or classes.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

PATTERNS: Final = (
    "platformer_nb/games/platformer/rules/**/*.py",
    "platformer_nb/games/platformer/kinds/*.py",
    "platformer_nb/games/platformer/bots/*.py",
    "platformer_nb/games/platformer/bots/evaluation/*.py",
    "platformer_nb/games/platformer/model/actions.py",
    "platformer_nb/games/platformer/model/cache.py",
    "platformer_nb/games/platformer/model/dice.py",
    "platformer_nb/games/platformer/model/pending_decision.py",
    "platformer_nb/games/platformer/model/state.py",
    "platformer_nb/games/platformer/model/state_builder.py",
    "platformer_nb/games/platformer/model/box/stock.py",
    "platformer_nb/games/platformer/model/terrain.py",
    "platformer_nb/games/labyrinth/rules/**/*.py",
    "platformer_nb/games/labyrinth/bots/*.py",
    "platformer_nb/games/labyrinth/model/actions.py",
    "platformer_nb/games/labyrinth/model/card_frames.py",
    "platformer_nb/games/labyrinth/model/frames.py",
    "platformer_nb/games/labyrinth/model/hexes.py",
    "platformer_nb/games/labyrinth/model/maze.py",
    "platformer_nb/games/labyrinth/model/state.py",
    "platformer_nb/games/labyrinth/model/state_builder.py",
)

MIXINS: Final = "platformer_nb/games/platformer/model/supply.py"
"""The module of the interpreted classes that value classes of compiled modules extend."""

EXCEPTED: Final = (
    "platformer_nb/games/platformer/kinds/records.py",  # generic values, given by name
    "platformer_nb/games/platformer/bots/coaching.py",  # data classes of core, for people only
    "platformer_nb/games/platformer/rules/cards/effect_kinds.py",  # its decorator keeps functions
    "platformer_nb/games/labyrinth/bots/coaching.py",
    "platformer_nb/games/labyrinth/bots/motives.py",
    "platformer_nb/games/labyrinth/rules/records.py",  # values with fields declared by `part`; so the next two
    "platformer_nb/games/labyrinth/rules/events/once.py",
    "platformer_nb/games/labyrinth/rules/using/aims.py",
)


def compiled_files(root: Path) -> list[Path]:
    """Return the files to be compiled, relative to the root of the repository."""
    found = {
        path.relative_to(root)
        for pattern in PATTERNS
        for path in root.glob(pattern)
        if path.name != "__init__.py"
    }
    return sorted(found - {Path(name) for name in EXCEPTED})
