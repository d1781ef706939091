"""The reasons of the SearchBot as messages: the parts of the evaluation in which a choice gains most."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from platformer_nb.core.errors import Fact, Said, said
from platformer_nb.games.platformer.bots.reasons.alternatives import Comparison, Line
from platformer_nb.games.platformer.bots.reasons.breakdown import PARTS, Breakdown
from platformer_nb.games.platformer.bots.risk import doomed
from platformer_nb.games.platformer.model.actions import Action, End, SetSpecial
from platformer_nb.games.platformer.model.state import State

LEAST: Final = 1e-3
"""Smaller gains, in steps climbed, are those of a tie that the seed broke."""

ALSO: Final = 0.4
"""A second gain is told if it is at least this much of the first."""


def gains(compared: Comparison) -> dict[str, float]:
    """Return in which parts of the evaluation the chosen line is better, in steps climbed, the greatest first."""
    if compared.other is None:
        return {}
    chosen, other = compared.chosen.parts, compared.other.parts
    found = {part: chosen.get(part, 0.0) - other.get(part, 0.0) for part in PARTS}
    better = [part for part in PARTS if found[part] > LEAST]
    return {part: found[part] for part in sorted(better, key=lambda part: -found[part])}


def reasons(compared: Comparison, breakdown: Breakdown, seat: int) -> tuple[Said, ...]:
    """Return why the chosen line is preferred: its greatest gain, and the next if it weighs nearly as much."""
    if compared.other is None:
        return (said("motive-only"),)
    if not gains(compared):
        return (said(_as_good(compared.chosen.actions[0][1])),)
    told = named(compared, breakdown, seat)
    even = abs(compared.chosen.value - compared.other.value) < LEAST
    return (*told, said("motive-even")) if even else told


def _as_good(action: Action) -> str:
    """Return why an action is chosen that gains nothing over the best other one."""
    match action:
        case End():
            return "motive-end"
        case SetSpecial(payment=None):
            return "motive-keep"
    return "motive-same"


def again(compared: Comparison, undone: Mapping[int, int], seat: int) -> tuple[Said, ...]:
    """Return how often the same turn has been undone, and whether this plan is another; nothing if none has."""
    if not undone:
        return ()
    same = undone.get(compared.chosen.end.heroes[seat].at, 0)
    key = "motive-again-same" if same else "motive-again"
    return (said(key, count=same or max(undone.values())),)


def named(compared: Comparison, breakdown: Breakdown, seat: int) -> tuple[Said, ...]:
    """Return the greatest gain of one line over another, and the next if it weighs nearly as much."""
    found = gains(compared)
    assert compared.other is not None
    first, *rest = found
    parts = [first, *(part for part in rest[:1] if found[part] >= ALSO * found[first])]
    if first == "win":
        parts = [first]
    told = (_told(part, compared.chosen, compared.other, breakdown, seat) for part in parts)
    return (*told, *_price(compared.chosen, seat))


def _price(chosen: Line, seat: int) -> tuple[Said, ...]:
    """Return the hearts that a line costs, if it costs any: a promise of its gains alone would be half the truth."""
    if not chosen.actions or chosen.end.winner == seat:
        return ()
    lost = chosen.actions[0][0].heroes[seat].hearts - chosen.end.heroes[seat].hearts
    return (said("motive-costs-hearts", count=lost),) if lost > 0 else ()


def step_reasons(step: Comparison, breakdown: Breakdown, seat: int) -> tuple[Said, ...]:
    """Return what the first action of a longer plan gains by itself: over doing nothing."""
    if not gains(step):
        return (said("motive-way"), *_price(step.chosen, seat))
    return named(step, breakdown, seat)


def _told(part: str, chosen: Line, other: Line, breakdown: Breakdown, seat: int) -> Said:
    mine, theirs = chosen.end, other.end
    match part:
        case "win":
            return said("motive-win" if mine.winner == seat else "motive-saved")
        case "climb":
            return _climb(chosen, other, seat)
        case "danger" if _falls_with_level(theirs, seat) and not _falls_with_level(mine, seat):
            return said("motive-level")
        case "strike":
            now, then = breakdown.strike_odds(mine, seat), breakdown.strike_odds(theirs, seat)
            if now > then:
                return said("motive-strike-odds", chance=_percent(now), other=_percent(then))
        case "gems" | "coins" | "hearts":
            more = getattr(mine.heroes[seat], part) - getattr(theirs.heroes[seat], part)
            return said(f"motive-{part}", count=max(0, more))
        case "cards":
            fresh = [card for card in _cards(mine, seat) if card not in _cards(theirs, seat)]
            if fresh:
                return said("motive-card", card=fresh[0])
    return said(f"motive-{part}")


def _climb(chosen: Line, other: Line, seat: int) -> Said:
    """Return by how much nearer to the goal the line ends; it may be on the map instead of off it."""
    if chosen.end.heroes[seat].at >= 0 > other.end.heroes[seat].at:
        return said("motive-on-map")
    facts: dict[str, Fact] = {"count": round(chosen.parts["climb"] - other.parts["climb"])}
    return said("motive-climb", **facts)


def _falls_with_level(state: State, seat: int) -> bool:
    at = state.heroes[seat].at
    return state.winner < 0 and at >= 0 and doomed(state, seat, at)


def _cards(state: State, seat: int) -> list[str]:
    hero = state.heroes[seat]
    return [*(item for item, _ in hero.items), *hero.potions]


def _percent(chance: float) -> int:
    return round(100 * chance)
