"""House rules: switches of a game where its rulebook is open and groups differ.

A game lists the readings of each such rule, its default first; see `games/<name>/model/house_rules.py`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from platformer_nb.core.errors import BadInput, Place, one_of

Readings = Mapping[str, tuple[str, ...]]
"""Rule id -> its readings, the default first."""

Rulings = tuple[tuple[str, str], ...]
"""Pairs of rule and reading that differ from the defaults, in the order of the game's readings."""


def arranged(known: Readings, chosen: Mapping[str, str]) -> Rulings:
    """Return the readings that differ from the defaults, in the order in which they are known."""
    return tuple(
        (rule, chosen[rule])
        for rule, readings in known.items()
        if chosen.get(rule, readings[0]) != readings[0]
    )


def checked(known: Readings, place: Place, chosen: Mapping[Any, Any]) -> dict[str, str]:
    """Return the readings unchanged; raise BadInput on an unknown rule or reading."""
    for rule, reading in chosen.items():
        if rule not in known:
            raise BadInput(place, "error-no-ruling", one_of(str(rule), known), rule=str(rule))
        if reading not in known[rule]:
            mend = one_of(str(reading), known[rule])
            raise BadInput(place, "error-no-reading", mend, rule=rule, reading=str(reading))
    return dict(chosen)
