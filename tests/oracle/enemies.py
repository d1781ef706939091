"""Enemies: their attacks and the enemy die (ENM, TRN-5, TRN-6, TRN-13, BOS-1, BOS-6, BOS-13)."""

from __future__ import annotations

from tests.oracle import facts
from tests.oracle.actions import DIRECTIONS, beside
from tests.oracle.gains import at_once, passive, reset_special
from tests.oracle.geometry import adjacent, has_platform, on_boss_level, wall_between
from tests.oracle.position import Hero, Place, Position
from tests.oracle.wounds import suffer


def reaches(position: Position, enemy: Place, place: Place) -> bool:
    """ADJ-3, BOS-6: whether an Enemy's attack reaches a Space.

    An adjacent one; for the Boss, one of its four neighbours whatever lies between, but not out of the
    Boss Level (BOS-15).
    """
    if position.is_boss(enemy):
        sealed = on_boss_level(position, enemy) != on_boss_level(position, place)
        return not sealed and any(beside(enemy, way) == place for way in DIRECTIONS)
    return adjacent(position.map, enemy, place)


def breathes_at(position: Position, enemy: Place, place: Place) -> bool:
    """ENM-7 (Hoard Drake): by the enemy die it also reaches its Row, unless a Wall or a figure is between."""
    return in_the_row(position, enemy, place, position.kind(enemy).get("reach", 1))


def in_the_row(position: Position, start: Place, end: Place, spaces: int) -> bool:
    """MAP-1: whether a place is in the same Row, within range, with no Wall or figure between."""
    if start[1] != end[1] or not 0 < abs(start[0] - end[0]) <= spaces:
        return False
    way = "right" if end[0] > start[0] else "left"
    at = start
    while at != end:
        after = beside(at, way)
        if wall_between(position.map, at, after) or (after != end and after in position.figures):
            return False
        at = after
    return True


def spared(hero: Hero, kind: facts.Card) -> bool:
    """CRD-1: whether a card protects a Hero: unseen (not by the Boss), or feared by Enemies of a grade."""
    is_boss = "health_per_level" in kind
    if "unseen" in hero.boons and not is_boss:
        return True
    return "grade" in kind and kind["grade"] <= passive(hero, "fear")


def attack_heroes(position: Position, attackers: dict[int, list[facts.Card]]) -> set[int]:
    """TRN-13, ZOC-4, WND-1: let Enemies attack Heroes (by seat), all at once; return the seats that faint.

    Each deals its damage, as changed by cards and events; the Wounds of a Hero add up. Each attacker's
    ability applies to the Hero it attacks (Gloop, Werewolf).
    """
    with at_once(position):
        return {
            seat
            for seat in position.seats_from_active()
            if attack_one(position, seat, attackers.get(seat, []))
        }


def attack_one(position: Position, seat: int, attackers: list[facts.Card]) -> bool:
    """WND-1, ENM-7: the attacks on one Hero; True if it faints."""
    hero = position.heroes[seat]
    kinds = [kind for kind in attackers if not spared(hero, kind)]
    change = facts.event(position.event).get("enemy_damage", 0) - passive(hero, "armour")
    for kind in kinds:
        hero.coins = max(0, hero.coins - kind.get("hit_steals_coins", 0))
        if kind.get("hit_resets_special"):
            reset_special(hero)
    return suffer(position, seat, sum(max(0, kind["damage"] + change) for kind in kinds))


def use_enemy_die(position: Position, face: str, enemies: list[Place] | None = None) -> None:
    """TRN-5, TRN-6, ENM-4: apply the enemy die's face to every Enemy, wherever the Heroes are.

    A card may limit it to some Enemies.
    """
    acting = position.enemies() if enemies is None else enemies
    if face == "attack":
        roll_attack(position, acting)
    else:
        roll_move(position, acting, face)


def roll_attack(position: Position, enemies: list[Place]) -> None:
    """TRN-5: every Enemy attacks every Hero it reaches."""
    attackers = {}
    for seat in position.heroes:
        place = position.place_of(seat)
        if place is not None:
            attackers[seat] = [
                position.kind(enemy)
                for enemy in enemies
                if reaches(position, enemy, place) or breathes_at(position, enemy, place)
            ]
    attack_heroes(position, attackers)


def roll_move(position: Position, enemies: list[Place], way: str) -> None:
    """TRN-6, ENM-3: move every Enemy that can go one Space in this direction, all at the same time."""
    going = {enemy for enemy in enemies if can_step(position, enemy, beside(enemy, way))}
    while True:
        held = {
            enemy
            for enemy in going
            if (to := beside(enemy, way)) in position.figures and to not in going
        }
        if not held:
            break
        going -= held
    moved = {beside(enemy, way): position.figures[enemy] for enemy in going}
    for enemy in going:
        del position.figures[enemy]
    position.figures.update(moved)


def can_step(position: Position, enemy: Place, to: Place) -> bool:
    """ENM-1, ENM-2: a Space of the map with a Platform, no Wall before it."""
    drawn = position.map
    return to in drawn.places and not wall_between(drawn, enemy, to) and has_platform(drawn, to)
