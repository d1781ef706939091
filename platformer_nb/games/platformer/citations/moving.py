"""Citations of the rules of Moves and zones of control (MOV, ZOC)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from platformer_nb.games.platformer import events as e
from platformer_nb.games.platformer.citations.positions import by_ladder, woken
from platformer_nb.games.platformer.citations.registry import Facts, allows, allows_each, decides
from platformer_nb.games.platformer.citations.watching import Occurrence, is_enemy
from platformer_nb.games.platformer.model import actions as a
from platformer_nb.games.platformer.model.facts import at, edge, who
from platformer_nb.games.platformer.model.state import BY_CARD, FIRST_KIND, State
from platformer_nb.games.platformer.model.terrain import DOWN, NOWHERE, OPEN, UP
from platformer_nb.games.platformer.rules.figures import enemies
from platformer_nb.games.platformer.rules.figures.movement import entered_by_push, zone_of

# --- destinations --------------------------------------------------------------------------------------------


def moves(state: State, action: a.Move | a.Step) -> bool:
    """Return whether a Hero Moves; a Step may also be an Enemy's, in a longer shove."""
    return isinstance(action, a.Move) or state.pending[-1].kind == "steps"


def _way(state: State, action: a.Move | a.Step) -> Facts:
    return {"from": at(state, state.hero.at), "to": at(state, action.to)}


@allows("MOV-3", a.Move)
def first_of_several(_state: State, action: a.Move) -> Facts | None:
    """MOV-3: a boosted Move is made one Space at a time."""
    more = action.payment.power - 1
    return {"left": more} if more else None


@allows("MOV-3", a.Step)
def one_more(state: State, action: a.Step) -> Facts | None:
    """MOV-3: each step has all its consequences before the next."""
    return {"left": state.pending[-1].a} if moves(state, action) else None


@allows("MOV-5", a.Move)
def paid_when_it_begins(_state: State, action: a.Move) -> Facts | None:
    """MOV-5: the gems of a longer Move are paid when its symbol is used."""
    return {"gems": action.payment.gems} if action.payment.gems else None


@allows("MOV-5", a.Stop)
def may_stop_early(state: State, _action: a.Stop) -> Facts | None:
    """MOV-5: the Hero may stop early, and the gems are not returned."""
    frame = state.pending[-1]
    return {"left": frame.a} if frame.kind == "steps" and not frame.card else None


@allows("CRD-4", a.Step, a.Stop)
def a_card_lets_it_move(state: State, _action: a.Step | a.Stop) -> Facts | None:
    """CRD-4: a card that lets a Hero Move makes Moves."""
    frame = state.pending[-1]
    return {"left": frame.a} if frame.kind == "steps" and frame.card == BY_CARD else None


@allows("MOV-1", a.Move, a.Step)
def to_an_adjacent_space(state: State, action: a.Move | a.Step) -> Facts | None:
    """MOV-1: a Hero moves to an adjacent Space."""
    return _way(state, action) if moves(state, action) else None


@allows("CRD-1", a.Step)
def through_a_wall(state: State, action: a.Step) -> Facts | None:
    """CRD-1: a card lets it pass Walls."""
    if not moves(state, action) or edge(state, state.hero.at, action.to).get("edge") != "wall":
        return None
    return _way(state, action)


@allows("MOV-2", a.Move, a.Step)
def up_into_the_air(state: State, action: a.Move | a.Step) -> Facts | None:
    """MOV-2: Heroes jump freely: no Ladder is needed, and they fall only when Gravity is applied."""
    if not moves(state, action):
        return None
    terrain, to = state.terrain, action.to
    jumps = terrain.direction(state.hero.at, to) == UP and terrain.floor_kind[to] == OPEN
    return {"to": at(state, to)} if jumps and not terrain.ladder[to] else None


@allows("MOV-4", a.Move, a.Step)
def down_or_by_a_ladder(state: State, action: a.Move | a.Step) -> Facts | None:
    """MOV-4: a Move goes down as well, and through a Platform with a Ladder up or down."""
    if not moves(state, action):
        return None
    frm, to = state.hero.at, action.to
    found = state.terrain.direction(frm, to) == DOWN or by_ladder(state, frm, to)
    return _way(state, action) if found else None


# --- zones of control ----------------------------------------------------------------------------------------


@allows_each("ZOC-1", a.Move, a.Step)
def is_attacked_on_leaving(state: State, action: a.Move | a.Step) -> Iterator[Facts]:
    """ZOC-1: each Enemy whose zone of control the Move triggers attacks."""
    if moves(state, action) and not enemies.sneaks(state, state.active):
        near = woken(state, state.hero.at, action.to)
        for enemy in enemies.daring(state, state.active, near):
            yield {"space": at(state, enemy), **who(state, enemy)}


@allows_each("CRD-1", a.Move, a.Step)
def a_card_keeps_them_off(state: State, action: a.Move | a.Step) -> Iterator[Facts]:
    """CRD-1: a card of the Hero keeps an Enemy from attacking it."""
    if moves(state, action):
        near = woken(state, state.hero.at, action.to)
        daring = enemies.daring(state, state.active, near)
        for enemy in near:
            if enemy not in daring or enemies.sneaks(state, state.active):
                yield {"space": at(state, enemy), **who(state, enemy)}


@allows("BLV-3", a.Move, a.Step)
def pushes_its_way_in(state: State, action: a.Move | a.Step) -> Facts | None:
    """BLV-3: entering the Boss Level with a Push is possible, and the Enemy pushed attacks."""
    frm, to = state.hero.at, action.to
    boss_low = state.terrain.boss_low
    entering = moves(state, action) and frm < boss_low <= to and state.occupied[to]
    return {"to": at(state, to), **who(state, to)} if entering else None


@decides("BLV-3", e.EnemyAttacked)
def attacks_who_pushes_it(seen: Occurrence[e.EnemyAttacked]) -> bool:
    """BLV-3: the Enemy pushed attacks though a one-way Platform lies between."""
    if seen.event.rule != "ZOC-1" or not isinstance(seen.action, (a.Move, a.Step)):
        return False
    frm, to = seen.start.hero.at, seen.action.to
    return (
        seen.event.frm == to
        and seen.start.terrain.boss_low > frm
        and (entered_by_push(seen.start, frm, to) == to)
    )


@decides("ZOC-2", e.Fainted)
def does_not_go_on(seen: Occurrence[e.Fainted]) -> bool:
    """ZOC-2: the Hero faints before the Move is completed, so it does not happen."""
    return _stopped(seen)


def _stopped(seen: Occurrence[e.Fainted]) -> bool:
    """Return whether a Hero faints from the zone of control that its Move leaves, before it has Moved."""
    hero = seen.event.hero
    zone = any(isinstance(x, e.EnemyAttacked) and x.rule == "ZOC-1" for x in seen.earlier)
    moved = any(isinstance(x, e.Moved) for x in seen.earlier)
    return zone and not moved and hero == seen.active


@decides("ZOC-3", e.Pushed, e.Fell)
def nobody_attacks_who_is_moved(seen: Occurrence[Any]) -> bool:
    """ZOC-3: being pushed and falling are not Moves: Enemies adjacent to the Space left do not attack."""
    figure, frm, to = seen.event.figure, seen.event.frm, seen.event.to
    if is_enemy(figure) or enemies.sneaks(seen.after, figure - 1):
        return False
    return bool(enemies.daring(seen.after, figure - 1, woken(seen.after, frm, to)))


@decides("ZOC-4", e.EnemyAttacked, e.Wounded)
def they_attack_together(seen: Occurrence[Any]) -> bool:
    """ZOC-4: several Enemies that a Hero leaves attack together."""
    told = seen.earlier if isinstance(seen.event, e.Wounded) else seen.events
    attacks = [x for x in told if isinstance(x, e.EnemyAttacked) and x.rule == "ZOC-1"]
    if isinstance(seen.event, e.Wounded):
        return len(attacks) > 1 and seen.event.hero == attacks[0].hero and _unmoved(seen)
    return len(attacks) > 1 and seen.event in attacks


def _unmoved(seen: Occurrence[Any]) -> bool:
    """Return whether the event comes before the Move, or by a house rule right after it."""
    return isinstance(seen.last, (e.EnemyAttacked, e.Lost, e.SpecialReset, e.Warded))


@decides("ZOC-4", e.Fainted)
def what_was_spent_stays_spent(seen: Occurrence[e.Fainted]) -> bool:
    """ZOC-4: the symbols and gems of a Move that a faint ends are not returned."""
    return isinstance(seen.action, a.Move) and _stopped(seen)


@decides("ADJ-2", e.Moved)
def an_enemy_is_parted_from_it(seen: Occurrence[e.Moved]) -> bool:
    """ADJ-2: an Enemy across a Wall or a Platform is not adjacent, and does not attack a Hero who Moves."""
    state, hero = seen.start, seen.event.hero - 1
    zone = zone_of(state.game, seen.event.frm, seen.event.to)
    if zone == NOWHERE or enemies.sneaks(state, hero):
        return False
    return bool(enemies.daring(state, hero, _parted(state, zone)))


def _parted(state: State, space: int) -> list[int]:
    """Return the Spaces of the Enemies beside a Space but not adjacent to it; the Boss ignores edges."""
    terrain, boss = state.terrain, state.game.boss_code
    beside = [space - terrain.width, space + terrain.width]
    beside += [n for n in (space - 1, space + 1) if n // terrain.width == space // terrain.width]
    return [
        n
        for n in beside
        if terrain.covers(n)
        and n not in terrain.neighbours[space]
        and state.occupied[n] >= FIRST_KIND
        and state.occupied[n] != boss
    ]


@decides("MOV-3", e.Fainted)
def a_faint_ends_it(seen: Occurrence[e.Fainted]) -> bool:
    """MOV-3: a faint ends a longer Move."""
    going = any(frame.kind == "steps" and frame.a for frame in seen.before.pending)
    return going and seen.event.hero == seen.active


@decides("MOV-3", e.Moved)
def one_of_several(seen: Occurrence[e.Moved]) -> bool:
    """MOV-3: a longer Move is made one Space at a time."""
    longer = isinstance(seen.action, a.Move) and seen.action.payment.power > 1
    return longer or isinstance(seen.action, a.Step)
