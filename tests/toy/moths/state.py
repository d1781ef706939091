"""The values of the game: a state, its actions and its events."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias

HIDDEN: Final = 0
"""A wing that the observer may not see."""
RESTING: Final = -1
"""What a moth has laid that rests."""
WINGS: Final = (1, 2, 3, 4, 5, 6) * 3
"""The deck: wings of strength 1 to 6, each three times."""
HAND: Final = 3


@dataclass(frozen=True, slots=True)
class State:
    """A position. `laid` has each moth's choice of this night, None before it; `owed` the wings to draw."""

    swarm: bool
    nights: int
    night: int
    lamp: tuple[int, int] | None
    hands: tuple[tuple[int, ...], ...]
    dust: tuple[int, ...]
    laid: tuple[int | None, ...]
    rested: tuple[bool, ...]
    owed: tuple[int, ...]
    deck: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Lay:
    """A moth secretly lays a wing."""

    wing: int


@dataclass(frozen=True, slots=True)
class Rest:
    """A moth secretly rests."""


@dataclass(frozen=True, slots=True)
class Shed:
    """A moth pays dust to exchange a wing."""

    wing: int


@dataclass(frozen=True, slots=True)
class Draw:
    """Chance: the first moth that is owed a wing draws this one."""

    wing: int


@dataclass(frozen=True, slots=True)
class Roll:
    """Chance: the dice of the lamp, the higher one first."""

    glow: int
    heat: int


Action: TypeAlias = Lay | Rest | Shed | Draw | Roll


@dataclass(frozen=True, slots=True)
class Event:
    """What everybody at the table sees: its kind, the rule that decided it, the moth, a number, the wings."""

    kind: str
    rule: str
    moth: int = -1
    number: int = 0
    wings: tuple[int, ...] = ()


def replaced(row: tuple, place: int, value: object) -> tuple:
    """Return the row with another value at this place."""
    return (*row[:place], value, *row[place + 1 :])


def without(wings: tuple[int, ...], wing: int) -> tuple[int, ...]:
    """Return the wings without one of this strength."""
    place = wings.index(wing)
    return wings[:place] + wings[place + 1 :]
