"""Moving a Hero: where to, who is pushed, who attacks, what is found."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from platformer_nb.core.ruling import Cite
from platformer_nb.games.platformer import enemies, entering, levels, paying
from platformer_nb.games.platformer.actions import Move, Step
from platformer_nb.games.platformer.draft import Draft
from platformer_nb.games.platformer.events import Moved, Pushed
from platformer_nb.games.platformer.facts import at, cite, edge, who
from platformer_nb.games.platformer.means import Means
from platformer_nb.games.platformer.registry import rule
from platformer_nb.games.platformer.state import FIRST_KIND, FREE, Frame, Game, State
from platformer_nb.games.platformer.terrain import (
    DOWN,
    LEFT,
    NOWHERE,
    ONE_WAY,
    OPEN,
    RIGHT,
    UP,
    Terrain,
)

THROUGH_WALLS = 1
"""The second number of a frame of steps that pass Walls (CRD-1)."""

# --- where a Hero can go ------------------------------------------------------------------------------


def moves(state: State, means: Means) -> list[Move]:
    """Every legal Move of the active Hero."""
    found: list[Move] = []
    made = means.moves
    if made.payments:
        for way in reachable(state):
            found += made[way]
    return found


def steps(state: State) -> list[Step]:
    """Every way to go on with a longer Move."""
    return [_step(to, push) for to, push in reachable(state)]


_step = lru_cache(maxsize=4096)(Step)


def reachable(state: State) -> list[tuple[int, int]]:
    """Every Space the active Hero can Move to, with each Space it can push to (NOWHERE: free)."""
    frm = state.heroes[state.active].at
    occupied, terrain = state.occupied, state.terrain
    found = []
    ways = terrain.ways[frm]
    if state.pending and passes_walls(state):
        ways += beyond_walls(terrain, frm)
    for way in ways:
        to = way[0]
        if not occupied[to]:
            found.append(way)
        else:
            for push in terrain.neighbours[to]:
                if not occupied[push] or push == frm:
                    found.append((to, push))
    return found


@rule("CRD-1", off=False)
def passes_walls(state: State) -> bool:
    """CRD-1: the steps under way come from a card that lets them pass Walls."""
    frame = state.pending[-1] if state.pending else None
    return frame is not None and frame.kind == "steps" and frame.b == THROUGH_WALLS


def beyond_walls(terrain: Terrain, frm: int) -> tuple[tuple[int, int], ...]:
    """The Spaces on the other side of a Wall, each paired with NOWHERE."""
    column = frm % terrain.width
    found = []
    if column and terrain.wall[frm]:
        found.append((frm - 1, NOWHERE))
    if column + 1 < terrain.width and terrain.wall[frm + 1]:
        found.append((frm + 1, NOWHERE))
    return tuple(found)


def objections(state: State, to: int, push: int) -> Iterator[Cite]:
    """Every clause that a Move of the active Hero to `to` breaks."""
    frm = state.hero.at
    checks = (
        level_is_revealed(state, to),
        side_of_the_map_stops(state, frm, to),
        space_is_beside(state, frm, to),
        wall_stops(state, frm, to),
        platform_stops(state, frm, to),
        one_way_only_up(state, frm, to),
        push_is_needed(state, to, push),
        push_space_is_adjacent(state, to, push),
        push_space_is_free(state, frm, to, push),
    )
    return (c for c in checks if c is not None)


@rule("LVL-3")
def level_is_revealed(state: State, to: int) -> Cite | None:
    """LVL-3: no figure enters a Level that is not revealed or is removed."""
    if 0 <= to < len(state.occupied) and not state.terrain.covers(to):
        return cite("LVL-3", to=at(state, to))
    return None


@rule("MAP-11")
def side_of_the_map_stops(state: State, frm: int, to: int) -> Cite | None:
    """MAP-11: the sides, the bottom and the top of the map stop every figure."""
    if 0 <= to < len(state.occupied):
        return None
    return cite("MAP-11", **{"from": at(state, frm)})


@rule("ADJ-1", "ADJ-4", "MOV-1", "MOV-4")
def space_is_beside(state: State, frm: int, to: int) -> Cite | None:
    """ADJ-1, MOV-1: a Move goes to the Space above, below, left or right; ADJ-4: not diagonally."""
    if not state.terrain.covers(to) or state.terrain.direction(frm, to) != NOWHERE:
        return None
    width = state.terrain.width
    diagonal = abs(to // width - frm // width) == 1 and abs(to % width - frm % width) == 1
    return cite(
        "ADJ-4" if diagonal else "MOV-1",
        **{"from": at(state, frm)},
        to=at(state, to),
        same=int(frm == to),
    )


@rule("MAP-3", "ADJ-2")
def wall_stops(state: State, frm: int, to: int) -> Cite | None:
    """MAP-3, ADJ-2: no Hero or Enemy crosses a Wall, unless a card lets it."""
    terrain = state.terrain
    direction = terrain.direction(frm, to)
    if direction not in (LEFT, RIGHT) or not terrain.covers(to) or passes_walls(state):
        return None
    if terrain.wall[max(frm, to)]:
        return cite("MAP-3", **{"from": at(state, frm)}, to=at(state, to), edge="wall")
    return None


@rule("MAP-4", "ADJ-2", "ADJ-3", "MOV-2")
def platform_stops(state: State, frm: int, to: int) -> Cite | None:
    """MAP-4, ADJ-2: no figure crosses a Platform, except where a Ladder passes it (ADJ-3)."""
    terrain = state.terrain
    direction = terrain.direction(frm, to)
    if direction not in (UP, DOWN) or not terrain.covers(to):
        return None
    edge = terrain.floor_kind[max(frm, to)]
    if terrain.step[direction][frm] == to or edge in (OPEN, ONE_WAY):
        return None
    return cite("MAP-4", **{"from": at(state, frm)}, to=at(state, to), edge="platform")


@rule("BLV-1", "BLV-2", "ADJ-5")
def one_way_only_up(state: State, frm: int, to: int) -> Cite | None:
    """BLV-1, BLV-2: the one-way Platforms lead up into the Boss Level, never down."""
    terrain = state.terrain
    if terrain.direction(frm, to) != DOWN or not terrain.covers(to):
        return None
    if terrain.floor_kind[frm] == ONE_WAY:
        return cite("BLV-1", **{"from": at(state, frm)}, to=at(state, to), edge="oneway")
    return None


# --- pushing -------------------------------------------------------------------------------------------


@rule("PSH-1", "MAP-2", "PSH-5")
def push_is_needed(state: State, to: int, push: int) -> Cite | None:
    """PSH-1, MAP-2: a figure on the Space entered has to be pushed; where nobody is, nobody is."""
    if not state.terrain.covers(to):
        return None
    occupied = bool(state.occupied[to])
    if occupied == (push != NOWHERE):
        return None
    return cite(
        "PSH-1", to=at(state, to), push=at(state, push), free=int(not occupied), **who(state, to)
    )


@rule("PSH-3", "ADJ-5", "LVL-3", "BLV-3")
def push_space_is_adjacent(state: State, to: int, push: int) -> Cite | None:
    """PSH-3: a pushed figure obeys Walls and Platforms; its new Space is adjacent to its own."""
    if push == NOWHERE or not state.terrain.covers(to) or not state.occupied[to]:
        return None
    if push in state.terrain.neighbours[to]:
        return None
    return cite(
        "PSH-3",
        to=at(state, to),
        space=at(state, push),
        **edge(state, to, push),
        **who(state, to),
    )


@rule("PSH-2", "MAP-2")
def push_space_is_free(state: State, frm: int, to: int, push: int) -> Cite | None:
    """PSH-2: the Space pushed to must hold no figure; the one the mover leaves is free.

    Where there is no such Space, one that is taken says why the Move is not possible.
    """
    terrain, occupied = state.terrain, state.occupied
    if not terrain.covers(to) or not occupied[to]:
        return None
    if push == NOWHERE:
        beside = [n for n in terrain.neighbours[to] if occupied[n] and n != frm]
        if not beside or len(beside) < len(terrain.neighbours[to]):
            return None
        push = beside[0]
    if not terrain.covers(push) or push == frm or not occupied[push]:
        return None
    return cite("PSH-2", to=at(state, to), space=at(state, push), **who(state, push))


# --- doing it -------------------------------------------------------------------------------------------


def move(draft: Draft, action: Move) -> None:
    """SYM-1, MOV-5: pay, Move one Space, and go on if gems were spent."""
    paying.take(draft, action.payment)
    more = action.payment.power - 1
    if more:
        draft.pending.append(Frame("steps", more))
    step(draft, action.to, action.push)


@rule("MOV-3", "ZOC-2")
def step(draft: Draft, to: int, push: int) -> None:
    """MOV-3: one Space with all its consequences; a faint ends the Move (ZOC-2)."""
    seat = draft.active
    hero = draft.hero(seat)
    frm = hero.at
    zone = zone_of(draft.game, frm, to)
    if zone == frm:
        leave(draft, seat, frm, to)
    if hero.at >= 0:
        draft.occupied[frm] = FREE
        make_way(draft, to, push)
        draft.occupied[to] = seat + 1
        hero.at = to
        draft.events.append(Moved(seat + 1, frm, to))
        if zone == to:
            come_near(draft, seat, to)
        arrive(draft, seat, to)


@rule("ZOC-1", off=NOWHERE)
def zone_of(game: Game, frm: int, to: int) -> int:
    """ZOC-1: the Space whose adjacent Enemies attack: the one left (by a ruling, the one reached)."""
    return to if ("ZOC-1", "arriving") in game.rulings else frm


@rule("ZOC-1", "ZOC-4")
def come_near(draft: Draft, seat: int, to: int) -> None:
    """ZOC-1, by a ruling: every Enemy adjacent to the Space a Hero Moves to attacks it there."""
    attackers = enemies.daring(draft, seat, enemies.adjacent_enemies(draft, to))
    if attackers and not enemies.sneaks(draft, seat):
        enemies.attack_together(draft, seat, attackers, "ZOC-1")


@rule("ZOC-1", "ZOC-3", "ZOC-4")
def leave(draft: Draft, seat: int, frm: int, to: int) -> None:
    """ZOC-1: every Enemy adjacent to the Space a Hero Moves from attacks it first."""
    attackers = enemies.adjacent_enemies(draft, frm)
    pushed = entered_by_push(draft, frm, to)
    if pushed >= 0 and pushed not in attackers:
        attackers.append(pushed)
    attackers = enemies.daring(draft, seat, attackers)
    if attackers and not enemies.sneaks(draft, seat):
        enemies.attack_together(draft, seat, attackers, "ZOC-1")


@rule("BLV-3", off=NOWHERE)
def entered_by_push(draft: Draft, frm: int, to: int) -> int:
    """BLV-3: the Enemy pushed on entering the Boss Level attacks though a Platform lies between."""
    terrain = draft.terrain
    if frm < terrain.boss_low <= to and draft.occupied[to] >= FIRST_KIND:
        return to
    return NOWHERE


@rule("PSH-1", "PSH-4", "PSH-5")
def make_way(draft: Draft, to: int, push: int) -> None:
    """PSH-1: put the figure on `to` on the Space `push`; a Hero enters it (PSH-4)."""
    figure = draft.occupied[to]
    if not figure:
        return
    draft.occupied[to] = FREE
    draft.occupied[push] = figure
    draft.events.append(Pushed(figure, to, push))
    if figure < FIRST_KIND:
        pushed_hero = draft.hero(figure - 1)
        pushed_hero.at = push
        entering.enter(draft, figure - 1, push)


def arrive(draft: Draft, seat: int, to: int) -> None:
    """What a Move brings where it ends: tokens and Traps, Enemies stirred, a Level revealed."""
    if draft.heroes[seat].at == to:
        entering.enter(draft, seat, to, moved=True)
    if draft.heroes[seat].at == to:
        enemies.near_move(draft, seat, to)
    levels.reveal_due(draft, to)
    if to >= draft.terrain.boss_low:
        levels.all_entered(draft)
