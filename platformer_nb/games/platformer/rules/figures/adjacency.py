"""Citations of the rule that separates two Spaces: for a Move, a Push, a shove or an attack.

Terrain computes adjacency. These clauses explain it: the first that applies decides.
"""

from __future__ import annotations

from platformer_nb.core.ruling import Cite
from platformer_nb.games.platformer.model.facts import at, cite, edge, first_broken
from platformer_nb.games.platformer.model.state import State
from platformer_nb.games.platformer.model.terrain import (
    DOWN,
    LEFT,
    NOWHERE,
    ONE_WAY,
    OPEN,
    RIGHT,
    UP,
)
from platformer_nb.games.platformer.registry import rule


def barred(state: State, frm: int, to: int, rests_on: Cite) -> tuple[Cite, ...]:
    """Cite why no figure is pushed or shoved from `frm` to `to`: the rule that decides, then `rests_on`.

    `rests_on` is the action's own rule, which requires an adjacent Space. It is omitted where nobody ever
    passes; where the Space is only too far away, it decides itself, and the neighbours are named.
    """
    never = first_broken(
        level_is_revealed(state, to),
        side_of_the_map_stops(state, frm, to),
        one_way_parts(state, frm, to),
    )
    if never is not None:
        return (never,)
    return parted(
        state,
        frm,
        to,
        rests_on,
        first_broken(wall_stops(state, frm, to), platform_stops(state, frm, to)),
    )


def out_of_reach(state: State, frm: int, to: int, rests_on: Cite) -> tuple[Cite, ...]:
    """Cite why an attack from `frm` does not reach `to`, a Space of the map: in the same order."""
    return parted(state, frm, to, rests_on, edge_parts(state, frm, to))


def parted(
    state: State, frm: int, to: int, rests_on: Cite, edge_between: Cite | None = None
) -> tuple[Cite, ...]:
    """Cite why two Spaces of the map are not adjacent, together with the rule that requires it."""
    decides = first_broken(edge_between, corner_parts(state, frm, to))
    if decides is not None:
        return (decides, rests_on)
    if frm == to or to in state.terrain.neighbours[frm]:
        return (rests_on,)
    near = only_neighbours(state, frm)
    return (rests_on,) if near is None else (rests_on, near)


# --- borders that nobody crosses ----------------------------------------------------------------------


@rule("LVL-3")
def level_is_revealed(state: State, to: int) -> Cite | None:
    """LVL-3: no figure enters a Level that is not revealed or is removed."""
    if 0 <= to < len(state.occupied) and not state.terrain.covers(to):
        return cite("LVL-3", to=at(state, to), removed=int(to < state.terrain.low))
    return None


@rule("MAP-11")
def side_of_the_map_stops(state: State, frm: int, to: int) -> Cite | None:
    """MAP-11: the sides, the bottom and the top of the map stop every figure."""
    if 0 <= to < len(state.occupied):
        return None
    return cite("MAP-11", **{"from": at(state, frm)}, edge=_side(state, frm, to))


def _side(state: State, frm: int, to: int) -> str:
    """Return which border lies beyond `frm`: "far" if it is not next to one, "" in an ambiguous corner."""
    width = state.terrain.width
    if to >= len(state.occupied):
        return "top" if to == frm + width else "far"
    side, bottom = frm % width in (0, width - 1), frm < width
    if side and bottom:
        return ""
    return "side" if side else "bottom" if bottom else "far"


@rule("ADJ-5")
def one_way_parts(state: State, frm: int, to: int) -> Cite | None:
    """ADJ-5: a one-way Platform separates two Spaces except for a Hero's own Move upward."""
    if edge(state, frm, to).get("edge") != "oneway":
        return None
    return cite("ADJ-5", **{"from": at(state, frm)}, to=at(state, to), edge="oneway")


@rule("BLV-1", "BLV-2", "ADJ-5")
def one_way_only_up(state: State, frm: int, to: int) -> Cite | None:
    """BLV-1, BLV-2, ADJ-5: the one-way Platforms lead up into the Boss Level, never down."""
    terrain = state.terrain
    if terrain.direction(frm, to) != DOWN or not terrain.covers(to):
        return None
    if terrain.floor_kind[frm] == ONE_WAY:
        return cite("BLV-1", **{"from": at(state, frm)}, to=at(state, to), edge="oneway")
    return None


# --- edges between two Spaces of the map ------------------------------------------------------------------


@rule("MAP-3", "ADJ-2", "MOV-1")
def wall_stops(state: State, frm: int, to: int) -> Cite | None:
    """MAP-3, ADJ-2, MOV-1: no Hero or Enemy crosses a Wall."""
    terrain = state.terrain
    if terrain.direction(frm, to) not in (LEFT, RIGHT) or not terrain.covers(to):
        return None
    if terrain.wall[max(frm, to)]:
        return cite("MAP-3", **{"from": at(state, frm)}, to=at(state, to), edge="wall")
    return None


@rule("MAP-4", "ADJ-2", "ADJ-3", "MOV-1", "MOV-2")
def platform_stops(state: State, frm: int, to: int) -> Cite | None:
    """MAP-4, ADJ-2, MOV-1: no figure crosses a Platform, except where a Ladder passes it (ADJ-3).

    MOV-2: where there is none, Heroes jump.
    """
    terrain = state.terrain
    direction = terrain.direction(frm, to)
    if direction not in (UP, DOWN) or not terrain.covers(to):
        return None
    if terrain.step[direction][frm] == to or terrain.floor_kind[max(frm, to)] in (OPEN, ONE_WAY):
        return None
    return cite("MAP-4", **{"from": at(state, frm)}, to=at(state, to), edge="platform")


@rule("ADJ-2", "ADJ-3")
def edge_parts(state: State, frm: int, to: int) -> Cite | None:
    """ADJ-2: a Wall or a Platform separates two Spaces unless a Ladder joins them (ADJ-3)."""
    between = edge(state, frm, to)
    if not between:
        return None
    return cite("ADJ-2", **{"from": at(state, frm)}, to=at(state, to), **between)


@rule("ADJ-4")
def corner_parts(state: State, frm: int, to: int) -> Cite | None:
    """ADJ-4: Spaces that touch only at a corner are never adjacent."""
    width = state.terrain.width
    if abs(to // width - frm // width) != 1 or abs(to % width - frm % width) != 1:
        return None
    return cite("ADJ-4", **{"from": at(state, frm)}, to=at(state, to))


@rule("ADJ-1")
def only_neighbours(state: State, frm: int) -> Cite | None:
    """ADJ-1: the Spaces above, below, left and right are adjacent unless something separates them."""
    beside = state.terrain.neighbours[frm] if frm != NOWHERE else ()
    names = tuple(at(state, space) for space in beside)
    return cite("ADJ-1", **{"from": at(state, frm)}, spaces=names, count=len(names))
