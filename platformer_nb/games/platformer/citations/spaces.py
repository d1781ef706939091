"""Citations of the rules of the map and of adjacency (MAP, ADJ)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from platformer_nb.games.platformer import events as e
from platformer_nb.games.platformer.citations.moving import moves
from platformer_nb.games.platformer.citations.positions import by_ladder, joined, passed
from platformer_nb.games.platformer.citations.registry import Facts, allows, allows_each, decides
from platformer_nb.games.platformer.citations.watching import Occurrence, is_enemy
from platformer_nb.games.platformer.model import actions as a
from platformer_nb.games.platformer.model.box.effects import EndEnemies
from platformer_nb.games.platformer.model.facts import at
from platformer_nb.games.platformer.model.state import NOTHING, State
from platformer_nb.games.platformer.model.terrain import (
    LEFT,
    NOWHERE,
    ONE_WAY,
    OPEN,
    RIGHT,
    TRAP,
    UP,
)
from platformer_nb.games.platformer.rules.course.solo import event_of
from platformer_nb.games.platformer.rules.figures.enemies import LEFT_FACE

# --- adjacent Spaces -----------------------------------------------------------------------------------------

BETWEEN = (a.Move, a.Step, a.Portal, a.Attack, a.Shove, a.Slide)
"""Actions that require adjacent Spaces."""


def _pairs(state: State, action: Any) -> Iterator[tuple[int, int]]:
    """Yield the pairs of Spaces that have to be adjacent for an action."""
    match action:
        case a.Attack(target):
            yield state.hero.at, target
        case a.Shove(enemy, to) | a.Slide(enemy, to):
            yield enemy, to
        case a.Portal(to, push):
            if push != NOWHERE:
                yield to, push
        case a.Move(to, push) | a.Step(to, push):
            yield (state.hero.at if moves(state, action) else state.pending[-1].a), to
            if push != NOWHERE:
                yield to, push


@allows_each("ADJ-1", *BETWEEN)
def right_beside(state: State, action: Any) -> Iterator[Facts]:
    """ADJ-1: the Spaces above, below, left and right are adjacent."""
    for one, two in _pairs(state, action):
        if joined(state, one, two) and not by_ladder(state, one, two):
            yield {"from": at(state, one), "to": at(state, two)}


@allows_each("ADJ-3", *BETWEEN)
def joined_by_a_ladder(state: State, action: Any) -> Iterator[Facts]:
    """ADJ-3: a Ladder through the Platform makes two Spaces adjacent."""
    for one, two in _pairs(state, action):
        if by_ladder(state, one, two):
            yield {"from": at(state, one), "to": at(state, two)}


@allows("BLV-1", a.Move, a.Step)
def up_into_the_boss_level(state: State, action: a.Move | a.Step) -> Facts | None:
    """BLV-1: the one-way Platforms lead up into the Boss Level."""
    return {"to": at(state, action.to)} if _enters(state, action) else None


@allows("ADJ-5", a.Move, a.Step)
def by_its_own_move(state: State, action: a.Move | a.Step) -> Facts | None:
    """ADJ-5: a Hero's own Move upward crosses a one-way Platform, and nothing else does."""
    if not _enters(state, action):
        return None
    return {"from": at(state, state.hero.at), "to": at(state, action.to)}


@allows("ADJ-5", a.Target)
def put_on_the_boss_level(state: State, action: a.Target) -> Facts | None:
    """ADJ-5: by the house rule a card may also put its Hero there from below."""
    boss_low = state.terrain.boss_low
    if state.pending[-1].kind != "blink" or not state.hero.at < boss_low <= action.space:
        return None
    return {"from": at(state, state.hero.at), "to": at(state, action.space)}


def _enters(state: State, action: a.Move | a.Step) -> bool:
    terrain, to = state.terrain, action.to
    up = moves(state, action) and terrain.direction(state.hero.at, to) == UP
    return up and terrain.floor_kind[to] == ONE_WAY


@decides("ADJ-3", e.EnemyAttacked)
def attacked_along_a_ladder(seen: Occurrence[e.EnemyAttacked]) -> bool:
    """ADJ-3: Spaces that a Ladder joins are adjacent for attacks on a Hero too."""
    event, state = seen.event, seen.before
    return by_ladder(state, event.frm, state.heroes[event.hero - 1].at)


@decides("ADJ-1", e.EnemyAttacked)
def attacked_from_beside(seen: Occurrence[e.EnemyAttacked]) -> bool:
    """ADJ-1: the Enemy is on one of the four Spaces next to the Hero, with nothing between."""
    event, state = seen.event, seen.before
    here = state.heroes[event.hero - 1].at
    plain = joined(state, event.frm, here) and not by_ladder(state, event.frm, here)
    return plain and event.rule != "BOS-13"


# --- what stops an Enemy -------------------------------------------------------------------------------------


def _beyond(seen: Occurrence[e.EnemyStayed]) -> int:
    """Return the Space to which the die would have moved an Enemy, ignoring edges; NOWHERE off the map."""
    face = _direction(seen)
    width, space = seen.after.terrain.width, seen.event.at
    if face == LEFT:
        return space - 1 if space % width else NOWHERE
    return space + 1 if (space + 1) % width else NOWHERE


def _direction(seen: Occurrence[e.EnemyStayed]) -> int:
    """Return LEFT or RIGHT, by the preceding roll or card, or else by the event of a solo game."""
    told = (x.face for x in reversed(seen.earlier) if isinstance(x, (e.Rolled, e.Commanded)))
    ends = (x.face for x in event_of(seen.after).end if isinstance(x, EndEnemies) and x.face)
    return LEFT if next(told, next(ends, LEFT_FACE)) == LEFT_FACE else RIGHT


@decides("MAP-2", e.EnemyStayed)
def somebody_stands_there(seen: Occurrence[e.EnemyStayed]) -> bool:
    """MAP-2: at most one figure stands on a Space."""
    to = _beyond(seen)
    joins = joined(seen.after, seen.event.at, to)
    return seen.event.rule == "ENM-2" and joins and bool(seen.after.occupied[to])


@decides("MAP-3", e.EnemyStayed)
def a_wall_is_there(seen: Occurrence[e.EnemyStayed]) -> bool:
    """MAP-3: no Enemy crosses a Wall."""
    to = _beyond(seen)
    return to != NOWHERE and not joined(seen.after, seen.event.at, to)


@decides("MAP-11", e.EnemyStayed)
def the_map_ends_there(seen: Occurrence[e.EnemyStayed]) -> bool:
    """MAP-11: the sides of the map stop every figure."""
    return _beyond(seen) == NOWHERE


# --- tokens and Traps on a Space -----------------------------------------------------------------------------

COMING = (e.EnemyMoved, e.Shoved, e.Pushed, e.Swapped, e.Fell, e.EnemyAppeared, e.BossAppeared)


@decides("MAP-5", *COMING)
def enemies_ignore_traps(seen: Occurrence[Any]) -> bool:
    """MAP-5: a Trap has no effect on the Enemy that comes onto it."""
    event = seen.event
    return is_enemy(event.figure) and seen.after.terrain.feature[event.to] == TRAP


@decides("MAP-12", *COMING)
def the_token_lies_on(seen: Occurrence[Any]) -> bool:
    """MAP-12: a token stays under an Enemy that comes onto its Space."""
    event = seen.event
    return is_enemy(event.figure) and bool(seen.after.lying[event.to] != NOTHING)


@decides("MAP-12", e.EnemyMoved, e.Shoved, e.Pushed, e.Swapped)
def the_token_has_stayed(seen: Occurrence[Any]) -> bool:
    """MAP-12: a token under an Enemy stays on its Space when the Enemy leaves."""
    event = seen.event
    return is_enemy(event.figure) and bool(seen.after.lying[event.frm] != NOTHING)


@decides("MAP-12", e.Took)
def it_lay_under_an_enemy(seen: Occurrence[e.Took]) -> bool:
    """MAP-12: the next Hero who enters takes the token that lay under an Enemy."""
    event = seen.event
    pushed = (x for x in seen.earlier if isinstance(x, e.Pushed))
    return any(is_enemy(x.figure) and x.frm == event.at for x in pushed)


@decides("MAP-7", e.LevelRevealed)
def tokens_are_laid(seen: Occurrence[e.LevelRevealed]) -> bool:
    """MAP-7: coin and gem spaces are filled when their Level is revealed."""
    first = len(seen.start.terrain.ladder)
    return any(seen.end.lying[first : len(seen.after.terrain.ladder)])


@decides("MAP-8", e.Fell)
def falls_past_a_token(seen: Occurrence[e.Fell]) -> bool:
    """MAP-8: falling through a Space without stopping takes nothing."""
    hero = not is_enemy(seen.event.figure)
    return hero and any(seen.before.lying[s] for s in passed(seen))


@decides("MAP-8", e.Fell, e.Pushed, e.Spawned, e.Placed, e.Swapped)
def only_a_move_takes(seen: Occurrence[Any]) -> bool:
    """MAP-8: by a house rule, only a Move takes the token."""
    state, event = seen.after, seen.event
    hero = not is_enemy(getattr(event, "figure", 0))
    moved_only = ("MAP-8", "moves") in state.game.rulings
    return bool(hero and moved_only and state.lying[event.to] != NOTHING)


@decides("MAP-9", e.Fell, e.EnemyMoved)
def the_ground_holds(seen: Occurrence[Any]) -> bool:
    """MAP-9: the lowest Row counts as a Platform where none is drawn."""
    terrain, to = seen.after.terrain, seen.event.to
    return bool(to < terrain.low + terrain.width and terrain.floor_kind[to] == OPEN)


@decides("MAP-9", e.LevelRemoved)
def new_ground_holds(seen: Occurrence[e.LevelRemoved]) -> bool:
    """MAP-9: a figure in mid-air above a removed Level stands on the new lowest Row."""
    before, after = seen.before.terrain, seen.end
    low = seen.event.level * before.width * after.game.box.tile_height
    row = range(low, low + before.width)
    return any(seen.before.occupied[s] and before.floor_kind[s] == OPEN for s in row)
