"""House rules: switches of a game where the rulebook is open and groups differ.

The first reading of each is the project's default. A game's choices are part of its notation
(`ruling ZOC-1 arriving`), so of every record. Each switch is read in one place, the function of its
rule: `("ZOC-1", "arriving") in game.rulings`.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from types import MappingProxyType
from typing import Final

from platformer_nb.core import house_rules

RULINGS: Final[dict[str, tuple[str, ...]]] = {
    "ZOC-1": ("leaving", "arriving"),
    "SPN-1": ("pool", "special"),
    "GEM-4": ("add", "multiply"),
    "LVL-6": ("moves", "enters"),
    "GRA-7": ("falls", "caught"),
    "BOS-3": ("built", "standing"),
    "MAP-8": ("any", "moves"),
    "ADJ-5": ("moves", "placed"),
}
"""Rule id -> its readings, the default first."""

Rulings = house_rules.Rulings

NO_RULINGS: Final[Mapping[str, str]] = MappingProxyType({})
"""All defaults."""

arranged = partial(house_rules.arranged, RULINGS)
"""Return the readings that differ from the defaults, in the order of RULINGS."""
checked = partial(house_rules.checked, RULINGS)
"""Return the readings unchanged; raise BadInput on an unknown rule or reading."""
