"""Moving a Hero: destinations, Pushes, attacks on the way, effects of the Space entered."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from platformer_nb.core.ruling import Cite
from platformer_nb.core.value import replaced
from platformer_nb.games.platformer.events import Moved, Pushed
from platformer_nb.games.platformer.model.actions import Move, Step
from platformer_nb.games.platformer.model.facts import at, cite, first_broken, who
from platformer_nb.games.platformer.model.state import FIRST_KIND, FREE, Constants, State, due
from platformer_nb.games.platformer.model.state_builder import Draft, Wallet
from platformer_nb.games.platformer.model.terrain import NOWHERE, Terrain
from platformer_nb.games.platformer.registry import rule
from platformer_nb.games.platformer.rules.course import levels
from platformer_nb.games.platformer.rules.dice import paying
from platformer_nb.games.platformer.rules.figures import adjacency, enemies, on_enter

THROUGH_WALLS = 1
"""Second number of a `steps` frame whose steps pass Walls (CRD-1)."""

# --- destinations -------------------------------------------------------------------------------------


def steps(state: State) -> list[Step]:
    """Return every way to go on with a longer Move."""
    return [_step(to, push) for to, push in reachable(state)]


_step = lru_cache(maxsize=4096)(Step)


def reachable(state: State) -> list[tuple[int, int]]:
    """Return every Space the active Hero can Move to, with each Space it can push to (NOWHERE: free)."""
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
            for pushing in terrain.leaving[to]:
                push = pushing[1]
                if not occupied[push] or push == frm:
                    found.append(pushing)
    return found


@rule("CRD-1", off=False)
def passes_walls(state: State) -> bool:
    """CRD-1: the pending steps come from a card that lets them pass Walls."""
    frame = state.pending[-1] if state.pending else None
    return frame is not None and frame.kind == "steps" and frame.b == THROUGH_WALLS


def beyond_walls(terrain: Terrain, frm: int) -> tuple[tuple[int, int], ...]:
    """Return the Spaces on the other side of a Wall, each paired with NOWHERE."""
    column = frm % terrain.width
    found = []
    if column and terrain.wall[frm]:
        found.append((frm - 1, NOWHERE))
    if column + 1 < terrain.width and terrain.wall[frm + 1]:
        found.append((frm + 1, NOWHERE))
    return tuple(found)


def objections(state: State, to: int, push: int) -> Iterator[Cite]:
    """Yield why the active Hero cannot Move to `to`; if it can, why it cannot push to `push` there."""
    yield from way_objections(state, to) or push_objections(state, to, push)


def way_objections(state: State, to: int) -> tuple[Cite, ...]:
    """Cite why a Move of the active Hero does not reach a Space; a Wall that stops it is cited alone."""
    frm = state.hero.at
    stops = first_broken(
        adjacency.level_is_revealed(state, to),
        adjacency.side_of_the_map_stops(state, frm, to),
        None if passes_walls(state) else adjacency.wall_stops(state, frm, to),
        adjacency.platform_stops(state, frm, to),
        adjacency.one_way_only_up(state, frm, to),
    )
    if stops is not None:
        return (stops,)
    away = space_is_beside(state, frm, to)
    return () if away is None else adjacency.parted(state, frm, to, away)


@rule("MOV-1", "MOV-4", "ADJ-1", "ADJ-4")
def space_is_beside(state: State, frm: int, to: int) -> Cite | None:
    """MOV-1, MOV-4, ADJ-1: a Move goes up, down, left or right, one Space; ADJ-4: not diagonally."""
    if not state.terrain.covers(to) or state.terrain.direction(frm, to) != NOWHERE:
        return None
    return cite("MOV-1", **{"from": at(state, frm)}, to=at(state, to), same=int(frm == to))


def step_by_step(state: State, way: tuple[Cite, ...], to: int, spaces: int) -> tuple[Cite, ...]:
    """Return why a Space is out of reach, with the first step (fact `first`) if a Move of several Spaces can come there."""
    if spaces < 2 or all(found.rule != "MOV-1" for found in way):
        return way
    beside = {one for one, _ in reachable(state)}
    here, neighbours = {to}, state.terrain.neighbours
    for _ in range(spaces - 1):
        here |= {
            one for one in range(state.terrain.low, state.terrain.size) if here & {*neighbours[one]}
        }
        if first := here & beside:
            named = at(state, min(first))
            return tuple(
                replaced(one, facts={**one.facts, "first": named}) if one.rule == "MOV-1" else one
                for one in way
            )
    return way


def lacking_last(way: tuple[Cite, ...], paid: Iterator[Cite]) -> Iterator[Cite]:
    """Yield why a Move is illegal; a missing Push target (PSH-1) comes after an impossible payment.

    Otherwise a player would be sent to choose a Push for a Move that no Push makes legal.
    """
    lacking = [found for found in way if found.rule == "PSH-1" and not found.facts["free"]]
    yield from (found for found in way if found not in lacking)
    yield from paid
    yield from lacking


# --- pushing -------------------------------------------------------------------------------------------


def push_objections(state: State, to: int, push: int) -> tuple[Cite, ...]:
    """Cite why a Hero who enters `to` cannot push to `push`; where no Push is possible at all, only that."""
    frm = state.hero.at
    found = first_broken(
        somewhere_to_push(state, frm, to),
        push_is_needed(state, to, push),
    )
    if found is not None:
        return (found,)
    away = push_space_is_adjacent(state, to, push)
    if away is not None:
        return adjacency.barred(state, to, push, away)
    taken = push_space_is_free(state, frm, to, push)
    return () if taken is None else (taken,)


@rule("PSH-2")
def somewhere_to_push(state: State, frm: int, to: int) -> Cite | None:
    """PSH-2: if no Space beside the figure is free, it cannot be pushed, and nobody can Move there."""
    terrain, occupied = state.terrain, state.occupied
    if not terrain.covers(to) or not occupied[to]:
        return None
    if any(not occupied[space] or space == frm for space in terrain.neighbours[to]):
        return None
    return cite("PSH-2", to=at(state, to), nowhere=1, **who(state, to))


@rule("PSH-1", "MAP-2")
def push_is_needed(state: State, to: int, push: int) -> Cite | None:
    """PSH-1, MAP-2: a figure on the Space entered has to be pushed; an empty Space takes no Push."""
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
    """PSH-3: a pushed figure obeys Walls and Platforms; its new Space is adjacent to its own.

    So it does not leave the Boss Level (ADJ-5, BLV-3), nor enter a hidden one (LVL-3).
    """
    if push == NOWHERE or not state.terrain.covers(to) or not state.occupied[to]:
        return None
    if push in state.terrain.neighbours[to]:
        return None
    return cite(
        "PSH-3",
        to=at(state, to),
        space=at(state, push),
        same=int(push == to),
        **who(state, to),
    )


@rule("PSH-2", "MAP-2")
def push_space_is_free(state: State, frm: int, to: int, push: int) -> Cite | None:
    """PSH-2, MAP-2: the Space pushed to must hold no figure; the one the mover leaves is free."""
    terrain, occupied = state.terrain, state.occupied
    if not terrain.covers(to) or not occupied[to]:
        return None
    if not terrain.covers(push) or push == frm or not occupied[push]:
        return None
    return cite("PSH-2", to=at(state, to), space=at(state, push), **who(state, push))


# Events of nearly every Move; a cached one takes half the time of another.
_moved = lru_cache(maxsize=4096)(Moved)
_pushed = lru_cache(maxsize=4096)(Pushed)

# --- applying -------------------------------------------------------------------------------------------


@rule("SYM-1", "MOV-5")
def move(draft: Draft, action: Move) -> None:
    """SYM-1, MOV-5: pay, Move one Space, and go on if gems were spent."""
    paying.take(draft, action.payment)
    more = action.payment.power - 1
    if more:
        draft.pending.append(due("steps", more))
    step(draft, action.to, action.push)


@rule("MOV-3")
def step(draft: Draft, to: int, push: int, why: str = "SYM-1") -> None:
    """MOV-3: one Space with all its consequences; a faint ends the Move (ZOC-2).

    `why` is the rule that lets it Move: a symbol's, or a card's (CRD-4).
    """
    seat = draft.active
    hero = draft.hero(seat)
    frm = hero.at
    zone = zone_of(draft.game, frm, to)
    if zone == frm:
        leave(draft, seat, frm, to)
    if still_stands(hero):
        draft.occupied[frm] = FREE
        make_way(draft, to, push)
        draft.occupied[to] = seat + 1
        hero.at = to
        draft.events.append(_moved(seat + 1, frm, to, why))
        if zone == to:
            come_near(draft, seat, to)
        arrive(draft, seat, to)


@rule("ZOC-2", off=True)
def still_stands(hero: Wallet) -> bool:
    """ZOC-2: a Hero that has fainted from the attacks neither Moves nor pushes."""
    return hero.at >= 0


@rule("ZOC-1", off=NOWHERE)
def zone_of(game: Constants, frm: int, to: int) -> int:
    """ZOC-1: return the Space whose adjacent Enemies attack: the one left (house rule: the one reached)."""
    return to if ("ZOC-1", "arriving") in game.rulings else frm


@rule("ZOC-1")
def come_near(draft: Draft, seat: int, to: int) -> None:
    """ZOC-1, by a house rule: every Enemy adjacent to the Space a Hero Moves to attacks it there."""
    attackers = enemies.daring(draft, seat, enemies.adjacent_enemies(draft, to))
    if attackers and not enemies.sneaks(draft, seat):
        enemies.attack_together(draft, seat, attackers, "ZOC-1")


@rule("ZOC-1", "ZOC-4")
def leave(draft: Draft, seat: int, frm: int, to: int) -> None:
    """ZOC-1, ZOC-4: every Enemy adjacent to the Space a Hero Moves from attacks it first, together."""
    attackers = enemies.adjacent_enemies(draft, frm)
    pushed = entered_by_push(draft, frm, to)
    if pushed >= 0 and pushed not in attackers:
        attackers.append(pushed)
    attackers = enemies.daring(draft, seat, attackers)
    if attackers and not enemies.sneaks(draft, seat):
        enemies.attack_together(draft, seat, attackers, "ZOC-1")


@rule("BLV-3", off=NOWHERE)
def entered_by_push(draft: Draft | State, frm: int, to: int) -> int:
    """BLV-3: return the Enemy pushed on entering the Boss Level: it attacks across the Platform."""
    terrain = draft.terrain
    if frm < terrain.boss_low <= to and draft.occupied[to] >= FIRST_KIND:
        return to
    return NOWHERE


@rule("PSH-1", "PSH-4", "PSH-5", "ZOC-3")
def make_way(draft: Draft, to: int, push: int) -> None:
    """PSH-1: put the figure on `to`, of whatever kind (PSH-5), on the Space `push`.

    A Hero enters it (PSH-4), an Enemy does not. That is no Move, so nobody attacks (ZOC-3).
    """
    figure = draft.occupied[to]
    if not figure:
        return
    draft.occupied[to] = FREE
    draft.occupied[push] = figure
    draft.events.append(_pushed(figure, to, push, draft.active + 1))
    if figure < FIRST_KIND:
        pushed_hero = draft.hero(figure - 1)
        pushed_hero.at = push
        on_enter.enter(draft, figure - 1, push)


@rule("MOV-3", "PRT-4")
def arrive(draft: Draft, seat: int, to: int) -> None:
    """MOV-3, PRT-4: apply what a step of a Move, or a portal, brings: tokens, Traps, Enemies, a Level."""
    if draft.heroes[seat].at == to:
        on_enter.enter(draft, seat, to, moved=True)
    if draft.heroes[seat].at == to:
        enemies.near_move(draft, seat, to)
    levels.reveal_due(draft, to)
    if to >= draft.terrain.boss_low:
        levels.all_entered(draft)
