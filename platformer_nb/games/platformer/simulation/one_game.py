"""Playing one game for a simulation, and what is kept of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from platformer_nb.bots.playing import play_out
from platformer_nb.bots.seats import make_bot
from platformer_nb.core.chance import Seeded
from platformer_nb.core.rules import Rules
from platformer_nb.games.platformer import GAME
from platformer_nb.games.platformer.model.box import Box
from platformer_nb.games.platformer.model.state import State
from platformer_nb.games.platformer.rules.course.scoring import score
from platformer_nb.games.platformer.rules.course.setup import new_game
from platformer_nb.games.platformer.simulation.collector import Faint, Notes
from platformer_nb.games.platformer.simulation.plan import LIMIT, Order

WON, FAINTED, LATE, CUT = "won", "fainted", "late", "cut"
"""How a game ends: with a winner; alone, with a faint (SOL-3) or when the time is up (SOL-4); cut short."""


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


def play(rules: Rules[State, Any, Any], box: Box, order: Order) -> Played:
    """Play one game out."""
    state = new_game(
        box,
        order.players,
        dungeon=order.dungeon,
        boss=order.boss,
        levels=order.levels,
        artifacts=order.artifacts,
    )
    bots = [make_bot(GAME, kind, f"{order.seed}/{seat}") for seat, kind in enumerate(order.bots)]
    notes = Notes()
    result = play_out(rules, state, bots, Seeded(order.seed), LIMIT * order.players, notes)
    end = result.state
    winner = next(iter(result.winners), None)
    since = result.turns - notes.boss_came + 1 if notes.boss_came else 0
    return Played(
        order,
        _ending(winner, notes.lost_by),
        winner,
        notes.first,
        tuple(hero.card for hero in end.heroes),
        _rounds(result.turns, order.players),
        _rounds(since, order.players),
        result.decisions,
        tuple(notes.faints),
        tuple(sorted(notes.wounds.items())),
        tuple(notes.bought),
        tuple(notes.taken),
        sum(line.points for line in score(end)),
    )


def _ending(winner: int | None, lost_by: str) -> str:
    if winner is not None:
        return WON
    return {"SOL-3": FAINTED, "SOL-4": LATE}.get(lost_by, CUT)


def _rounds(turns: int, players: int) -> int:
    return -(-turns // players)
