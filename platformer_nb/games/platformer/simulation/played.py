"""The record of one simulated game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from platformer_nb.core.parts.simulation import Order

WON, FAINTED, LATE, CUT = "won", "fainted", "late", "cut"
"""Endings: won; in a solo game lost by a faint (SOL-3) or by the last turn (SOL-4); cut short."""


class Faint(NamedTuple):
    """A faint: the Hero's seat, the cause, and whether it was on the Boss Level."""

    seat: int
    cause: str
    at_boss: bool


@dataclass(frozen=True, slots=True)
class Played:
    """The record of one game, of plain values only, so that it can be sent between processes and machines.

    `winner` is a seat or None; `first` the seat that began; `turns` the most turns that one player had;
    `boss_turns` the same since the Boss appeared, 0 if it never did. `heroes` are the Heroes' ids by seat.
    `bought` and `taken` (artifacts) are pairs of seat and card, `wounds` pairs of cause and number.
    """

    order: Order
    ending: str
    winner: int | None
    first: int
    heroes: tuple[str, ...]
    turns: int
    boss_turns: int
    decisions: int
    faints: tuple[Faint, ...]
    wounds: tuple[tuple[str, int], ...]
    bought: tuple[tuple[int, str], ...]
    taken: tuple[tuple[int, str], ...]
    points: int
