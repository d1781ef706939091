"""The reasons of the SearchBot as messages: the parts of the evaluation in which a choice gains most."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from typing import Final

from platformer_nb.core.errors import Said, said
from platformer_nb.games.platformer.bots.evaluation.weights import DEFAULT
from platformer_nb.games.platformer.bots.reasons.alternatives import Comparison, Line
from platformer_nb.games.platformer.bots.reasons.breakdown import PARTS, Breakdown
from platformer_nb.games.platformer.bots.risk import doomed
from platformer_nb.games.platformer.model.actions import Action, End, Gravity, Hold, SetSpecial
from platformer_nb.games.platformer.model.box.box import SYMBOLS
from platformer_nb.games.platformer.model.state import NOBODY, State

_PAST: Final = {
    "motive-costs-faint": "motive-costs-faint-past",
    "motive-costs-hearts": "motive-costs-hearts-past",
    "motive-costs-level": "motive-costs-level-past",
    "motive-costs-lost": "motive-costs-lost-past",
}
"""For each cost the key of what is told of it when it is past."""

LEAST: Final = 1e-3
"""Smaller gains, in steps climbed, are those of a tie that the seed broke."""

PART: Final = "motive-part"
"""The reason of what gains nothing before the rest of its plan."""

SAME: Final = "motive-same"
"""The reason of what is worth as much as the best other choice."""

KEPT: Final = ("strike", "danger", "gem-near", "shop-near", "rivals")
"""Parts told as what the other line loses where the chosen one gains nothing itself, as of the end of the actions."""

ALSO: Final = 0.4
"""A second gain is told if it is at least this much of the first."""


def gains(compared: Comparison) -> dict[str, float]:
    """Return in which parts of the evaluation the chosen line is better, in steps climbed, the greatest first."""
    if compared.other is None or compared.chosen.end.winner == NOBODY:
        return {}  # a solo game that is lost gains nothing
    chosen, other = compared.chosen.parts, compared.other.parts
    found = {part: chosen.get(part, 0.0) - other.get(part, 0.0) for part in PARTS}
    better = [part for part in PARTS if found[part] > LEAST]
    return {part: found[part] for part in sorted(better, key=lambda part: -found[part])}


def reasons(compared: Comparison, breakdown: Breakdown, seat: int) -> tuple[Said, ...]:
    """Return why the chosen line is preferred: its greatest gain, and the next if it weighs nearly as much."""
    if compared.other is None:
        return (said("motive-only"),)
    if not gains(compared):
        return (_as_good(compared.chosen.actions[0][1]),)
    told = named(compared, breakdown, seat) or (said("motive-traps-kept"),)
    even = abs(compared.chosen.value - compared.other.value) < LEAST
    return (*told, said("motive-even")) if even else told


def _as_good(action: Action) -> Said:
    """Return why an action is chosen that gains nothing over the best other one."""
    match action:
        case End():
            return said("motive-end")
        case Gravity():
            return said("motive-gravity")
        case SetSpecial(payment=None):
            return said("motive-keep")
        case SetSpecial(symbol):
            return said("motive-set", symbol=SYMBOLS[symbol])
    return said(SAME)


def again(compared: Comparison, undone: Mapping[int, int], seat: int) -> tuple[Said, ...]:
    """Return how often the same turn has been undone, and whether this plan is another; nothing if none has."""
    if not undone:
        return ()
    same = undone.get(compared.chosen.end.heroes[seat].at, 0)
    key = "motive-again-same" if same else "motive-again"
    return (said(key, count=same or max(undone.values())),)


def named(compared: Comparison, breakdown: Breakdown, seat: int) -> tuple[Said, ...]:
    """Return the greatest gain of one line over another, and the next if it weighs nearly as much.

    Fewer Traps below are no gain of a line that costs hearts; nothing is named if they are all it gains.
    """
    found = gains(compared)
    assert compared.other is not None
    if "traps" in found and costs(compared.chosen, seat):
        del found["traps"]  # it goes through one
    if not found:
        return ()
    first, *rest = found
    parts = [first, *(part for part in rest[:1] if found[part] >= ALSO * found[first])]
    if first == "win":
        parts = [first]
    told = (_told(part, compared.chosen, compared.other, breakdown, seat) for part in parts)
    return tuple(told)


def costs(chosen: Line, seat: int) -> tuple[Said, ...]:
    """Return the hearts that a line costs, the faint, or the solo game: a promise of its gains alone would be half the truth."""
    if not chosen.actions or chosen.end.winner == seat:
        return ()
    if chosen.end.winner == NOBODY:
        return (said("motive-costs-lost"),)
    if faints(chosen, seat):
        return (said("motive-costs-faint"),)
    left = chosen.end.heroes[seat].hearts
    lost = chosen.actions[0][0].heroes[seat].hearts - left
    return (said("motive-costs-hearts", count=lost, left=left),) if lost > 0 else ()


def in_the_past(cost: Said) -> Said:
    """Return a cost as told of an action that is done."""
    return Said(_PAST[cost.key], cost.facts)


def left_behind(chosen: Line, breakdown: Breakdown, seat: int) -> tuple[Said, ...]:
    """Return that a line leaves the Hero on a Level that is removed before its next turn, where it faints (TRN-2)."""
    end = chosen.end
    ground = breakdown.ground(end, seat)
    if end.winner >= 0 or ground < 0 or not doomed(end, seat, ground):
        return ()
    return (said("motive-costs-level", level=end.level(ground)),)


def faints(line: Line, seat: int) -> bool:
    """Return whether the Hero leaves the map on the way of a line."""
    places = [*(state.heroes[seat].at for state, _ in line.actions), line.end.heroes[seat].at]
    return any(before >= 0 > after for before, after in pairwise(places))


def step_reasons(
    step: Comparison, breakdown: Breakdown, seat: int, *, opens: bool = True
) -> tuple[Said, ...]:
    """Return what the first action of a longer plan gains by itself, over doing nothing.

    `opens`: the next action of the plan is not possible without it.
    """
    told = named(step, breakdown, seat) if gains(step) else ()
    return told or (said("motive-way" if opens else PART),)


def _told(part: str, chosen: Line, other: Line, breakdown: Breakdown, seat: int) -> Said:
    mine, theirs = chosen.end, other.end
    match part:
        case "win":
            return said("motive-win" if mine.winner == seat else "motive-saved")
        case "climb" if isinstance(chosen.actions[0][1], Hold) and _would_fall(chosen, other, seat):
            return said("motive-hold", count=_would_fall(chosen, other, seat))
        case "special" if isinstance(chosen.actions[0][1], SetSpecial):
            return _as_good(chosen.actions[0][1])
        case "hearts" if faints(chosen, seat):
            return said("motive-faint", count=mine.heroes[seat].hearts)
        case "climb":
            return _climb(chosen, other, breakdown, seat)
        case "danger" if _falls_with_level(theirs, seat) and not _falls_with_level(mine, seat):
            return said("motive-level")
        case "strike":
            now, then = breakdown.strike_odds(mine, seat), breakdown.strike_odds(theirs, seat)
            if _percent(now) > _percent(then):
                return said("motive-strike-odds", chance=_percent(now), other=_percent(then))
        case "gems" | "coins" | "hearts":
            before, then, otherwise = (
                getattr(state.heroes[seat], part) for state in (chosen.actions[0][0], mine, theirs)
            )
            if then > before and part == "coins" and before >= DEFAULT.coin_enough:
                return said("motive-coins-spare", count=then - before, have=before)
            if then > before:
                return said(f"motive-{part}", count=then - before)
            return said(f"motive-{part}-kept", count=max(0, then - otherwise))
        case "cards":
            fresh = [card for card in _cards(mine, seat) if card not in _cards(theirs, seat)]
            if fresh:
                held = fresh[0] in _cards(chosen.actions[0][0], seat)
                return said("motive-card-kept" if held else "motive-card", card=fresh[0])
    if part in KEPT and not _gained(part, chosen, breakdown, seat):
        return said(f"motive-{part}-kept")
    return said(f"motive-{part}")


def _would_fall(chosen: Line, other: Line, seat: int) -> int:
    """Return how many Spaces the Hero falls if it lets go; 0 if it comes to stand elsewhere, or faints."""
    state, _ = chosen.actions[0]
    here, there = state.heroes[seat].at, other.end.heroes[seat].at
    width = state.terrain.width
    return (here - there) // width if 0 <= there < here and (here - there) % width == 0 else 0


def _gained(part: str, chosen: Line, breakdown: Breakdown, seat: int) -> bool:
    """Return whether a line ends better in a part than the position in which it begins."""
    before = breakdown.parts(chosen.actions[0][0], seat).get(part, 0.0)
    return chosen.parts.get(part, 0.0) - before > LEAST


def _climb(chosen: Line, other: Line, breakdown: Breakdown, seat: int) -> Said:
    """Return by how much a line brings the Hero nearer to the goal, or how much farther off the other one leaves it.

    A plan is credited up to where Gravity leaves the Hero, a step (over doing nothing) up to where it goes.
    """
    start, step = chosen.actions[0][0], len(chosen.actions) == 1 and not other.actions
    if chosen.end.heroes[seat].at >= 0 > other.end.heroes[seat].at:
        came = start.heroes[seat].at < 0
        return said("motive-on-map" if came else "motive-stays-on-map")
    before = breakdown.steps_to_goal(start, seat, at_rest=False)
    after = breakdown.steps_to_goal(chosen.end, seat, at_rest=not step)
    if before is not None and after is not None and before - after > LEAST:
        return said("motive-climb", count=round(before - after))
    if step:
        return said("motive-footing")
    return said("motive-climb-kept", count=round(chosen.parts["climb"] - other.parts["climb"]))


def _falls_with_level(state: State, seat: int) -> bool:
    at = state.heroes[seat].at
    return state.winner < 0 and at >= 0 and doomed(state, seat, at)


def _cards(state: State, seat: int) -> list[str]:
    """Return the cards that the Hero can still use."""
    hero = state.heroes[seat]
    return [*(item for item, ready in hero.items if ready), *hero.potions]


def _percent(chance: float) -> int:
    return round(100 * chance)
