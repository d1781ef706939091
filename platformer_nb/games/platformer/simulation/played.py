"""What is kept of one game of a simulation."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from platformer_nb.core.simulation import Order

WON, FAINTED, LATE, CUT = "won", "fainted", "late", "cut"
"""How a game ends: with a winner; alone, with a faint (SOL-3) or when the time is up (SOL-4); cut short."""


class Faint(NamedTuple):
    """A Hero fainted: its seat, why, and whether on the Boss Level."""

    seat: int
    cause: str
    at_boss: bool


@dataclass(frozen=True, slots=True)
class Played:
    """One game that was played: plain values only, as it travels between processes and machines.

    `winner` is a seat or None; `first` the seat that began; `turns` those of the player who had the most;
    `boss_turns` the same since the Boss appeared, 0 if it never did. By seat: `heroes`. `bought` and
    `taken` (artifacts) are pairs of seat and card, `wounds` pairs of cause and number.
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
