"""The course of a turn (TRN), its end, and the beginning of the next."""

from __future__ import annotations

from tests.oracle import facts
from tests.oracle.actions import beside
from tests.oracle.enemies import use_enemy_die
from tests.oracle.falling import apply_gravity
from tests.oracle.gains import gain_coins, gain_gems
from tests.oracle.geometry import on_boss_level
from tests.oracle.levels import removable, remove_lowest
from tests.oracle.position import Position
from tests.oracle.scope import OutOfScope
from tests.oracle.wounds import suffer


def after_the_roll(position: Position) -> None:
    """TRN-4 to TRN-6: the enemy die is used, then the Actions step begins (TRN-12)."""
    position.step = "enemy"
    use_enemy_die(position, position.enemy_die)
    if position.over:
        return
    if facts.event(position.event).get("falls_first") and not apply_gravity(position):
        return
    begin_actions(position)


def begin_actions(position: Position) -> None:
    """TRN-12: who is off the map now has to Spawn."""
    if not position.over:
        position.step = "actions"
        position.must_spawn = position.place_of(position.active) is None


def end_actions(position: Position) -> None:
    """TRN-8, TRN-9: the Special die may be set if any die is left; then Gravity."""
    position.must_spawn = False
    position.step = "special"
    if not position.pool:
        gravity_step(position)


def gravity_step(position: Position) -> None:
    """TRN-10: always applied."""
    position.step = "end"
    if apply_gravity(position):
        end_step(position)


def end_step(position: Position) -> None:
    """TRN-14: first the tokens, then the event, then the Boss Turn or the next player's turn."""
    if position.over:
        return
    position.step = "end"
    tokens = facts.boss(position.boss)["tokens"]
    for token in list(position.hero.tokens):
        position.hero.gems = max(0, position.hero.gems - tokens[token].get("end_gems", 0))
        if wounds := tokens[token].get("end_wounds", 0):
            suffer(position, position.active, wounds)
    if position.over:
        return
    for effect in facts.event(position.event).get("end", []):
        end_of_event(position, effect)
        if position.over:
            return
    if on_boss_level(position, position.place_of(position.active)):
        boss_turn(position)
    else:
        next_turn(position)


def end_of_event(position: Position, effect: facts.Card) -> None:
    """SOL-2: what an event does in the End step."""
    if effect["effect"] == "enemies":
        use_enemy_die(position, effect["face"])
        return
    place = position.place_of(position.active)
    if place is None:
        return
    ladder = effect["spared"] == "ladder" and place in position.map.ladders
    roof = effect["spared"] == "roof" and beside(place, "up") in position.map.floors
    if not ladder and not roof:
        suffer(position, position.active, effect["wounds"])


def boss_turn(position: Position) -> None:
    """BOS-10: begins with a roll of the enemy die (MED-1) or two cards (IKE-1)."""
    position.step = "boss"
    by_roll = facts.boss(position.boss).get("draws") == "roll"
    position.pending.append(("boss-pair" if by_roll else "boss-die", "0", "0"))


def next_turn(position: Position) -> None:
    """TRN-0, TRN-2, TRN-3: the next player clockwise; unused dice are lost (DIE-6)."""
    position.turn += 1
    position.active = position.active % position.players + 1
    position.pool, position.roll, position.enemy_die, position.bonus = [], [], "", 0
    position.hero.boons, position.hero.ward = [], 0
    position.step = "remove"
    if position.solo:
        reveal_event(position)
    else:
        remove_and_refresh(position)


def reveal_event(position: Position) -> None:
    """SOL-1, SOL-4: reveal an event first; without one left the game is lost."""
    if position.events_left:
        position.pending.append(("event", "0", "0"))
    else:
        position.over = "lost"


def remove_and_refresh(position: Position) -> None:
    """TRN-2, TRN-3, TRN-11: then the dice are rolled."""
    if removable(position):
        remove_lowest(position)
    if position.over:
        return
    position.hero.ability_used = False
    position.hero.items = dict.fromkeys(position.hero.items, True)
    position.step = "roll"


def event_revealed(position: Position, card: str) -> None:
    """SOL-1, SOL-2: the immediate effects of the event."""
    position.events_left.remove(card)
    position.event = card
    for gain in facts.event(card).get("gains", []):
        match gain["effect"]:
            case "gain":
                gain_gems(position, position.active, gain.get("gems", 0))
                gain_coins(position, position.active, gain.get("coins", 0))
            case "strengthen":
                position.bonus += gain["wounds"]
            case other:
                raise OutOfScope(f"event {other}")
    if position.step == "remove":
        remove_and_refresh(position)
