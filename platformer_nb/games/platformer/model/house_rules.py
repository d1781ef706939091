"""House rules: switches of a game where the rulebook is open and groups differ.

The first reading of each is the project's default. A game's choices are part of its notation
(`ruling ZOC-1 arriving`), so of every record. Each switch is read in one place, the function of its
rule: `("ZOC-1", "arriving") in game.rulings`.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final

from platformer_nb.core.errors import BadInput, Place, one_of

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

Rulings = tuple[tuple[str, str], ...]
"""Pairs of rule and reading that differ from the defaults, in the order of RULINGS."""

NO_RULINGS: Final[Mapping[str, str]] = MappingProxyType({})
"""All defaults."""


def arranged(chosen: Mapping[str, str]) -> Rulings:
    """Return the readings that differ from the defaults, in the order of RULINGS."""
    return tuple(
        (rule, chosen[rule])
        for rule, readings in RULINGS.items()
        if chosen.get(rule, readings[0]) != readings[0]
    )


def checked(place: Place, chosen: Mapping[Any, Any]) -> dict[str, str]:
    """Return the readings unchanged; raise BadInput on an unknown rule or reading."""
    for rule, reading in chosen.items():
        if rule not in RULINGS:
            raise BadInput(place, "error-no-ruling", one_of(str(rule), RULINGS), rule=str(rule))
        if reading not in RULINGS[rule]:
            mend = one_of(str(reading), RULINGS[rule])
            raise BadInput(place, "error-no-reading", mend, rule=rule, reading=str(reading))
    return dict(chosen)
