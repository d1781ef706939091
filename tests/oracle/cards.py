"""Use of items, potions, artifacts and Hero abilities (ACT-3 to ACT-5, CRD).

The effects of a card are data in the content, as printed on it. Some need a Space or dice to be chosen
and push a frame on the pending decisions (aims.py); the effects after it wait in a frame of their own.
"""

from __future__ import annotations

from tests.oracle import facts
from tests.oracle.actions import beside
from tests.oracle.aims import any_to_blow, places_for
from tests.oracle.attacks import defeat, health
from tests.oracle.enemies import use_enemy_die
from tests.oracle.entering import PLACED, enter
from tests.oracle.gains import at_once, gain_coins, gain_gems, gain_hearts, happened
from tests.oracle.geometry import on_boss_level
from tests.oracle.position import Place, Position
from tests.oracle.scope import OutOfScope
from tests.oracle.wounds import suffer

ABILITY = "ability"


def effects_of(position: Position, card: str) -> list[facts.Card]:
    """CRD-1: the effects of a card, in order."""
    if card == ABILITY:
        return list(facts.hero(position.hero.card).get("ability", []))
    if card in facts.printed("potions"):
        return list(facts.printed("potions")[card]["effects"])
    return list(facts.item(card).get("effects", []))


def why_not_use(position: Position, card: str) -> str:
    """ACT-3 to ACT-5, CRD-1, CRD-4: the Hero has the card, it is ready, and its effect is possible."""
    hero = position.hero
    if card == ABILITY:
        if hero.ability_used or not effects_of(position, card):
            return "ACT-5"
    elif card not in hero.potions and not hero.items.get(card):
        return "ACT-3"
    effects = effects_of(position, card)
    if not effects:
        return "CRD-1"
    return next((why for effect in effects if (why := _why_not_effect(position, effect))), "")


def _why_not_effect(position: Position, effect: facts.Card) -> str:
    """CRD-1: its cost can be paid; the Enemy, dice or Space it needs exist."""
    hero = position.hero
    match effect["effect"]:
        case "pay":
            enough = hero.coins >= effect.get("coins", 0) and hero.hearts > effect.get("hearts", 0)
            return "" if enough else "CRD-1"
        case "climb":
            return "" if _under_the_first_platform(position) else "CRD-4"
        case "recover":
            used = len(position.roll) - len(position.pool)
            return "" if used >= effect["dice"] else "CRD-1"
        case "swap":
            return "" if places_for(position, ("swap", "0", "0")) else "CRD-1"
        case "throw":
            frame = "throw", str(effect["wounds"]), str(effect["spaces"])
            return "" if places_for(position, frame) else "CRD-1"
    return ""


def use(position: Position, card: str) -> None:
    """ACT-3: an item is exhausted; ACT-4, CRD-2: a potion goes under its deck; ACT-5: an ability is used up."""
    hero = position.hero
    if card == ABILITY:
        hero.ability_used = True
    elif card in hero.items:
        hero.items[card] = False
    else:
        hero.potions.remove(card)
        position.potion_bottom.append(card)
        happened(position, position.active, "drinks")
        gaps = [slot for slot in (3, 4, 5) if position.shop[slot] == "-"]
        if gaps:
            position.pending.append(("effects", "0", "0", card))
            position.pending.append(("refill", str(gaps[0])))
            return
    settle_from(position, card, 0)


def settle(position: Position) -> None:
    """Resume pending frames: a gap stays open without a deck (CRD-2), the next effects of a card are
    settled, unless its Hero has fainted.
    """
    while position.pending and not position.over:
        kind, *rest = position.pending[-1]
        if kind == "refill" and not deck_of(position, int(rest[0])):
            position.pending.pop()
        elif kind == "effects":
            position.pending.pop()
            if position.place_of(position.active):
                settle_from(position, rest[-1], int(rest[0]))
        else:
            return


def deck_of(position: Position, slot: int) -> list[str]:
    """ACT-2, SET-4: the deck that fills a slot of the Shop."""
    return position.item_deck if slot < 3 else [*position.potion_deck, *position.potion_bottom]


def decline(position: Position) -> None:
    """CRD-1: the choice a card requires is declined: skip the rest of the card."""
    position.pending.pop()
    if position.pending and position.pending[-1][0] == "effects":
        position.pending.pop()


def settle_from(position: Position, card: str, first: int) -> None:
    """CRD-1: settle the effects of a card from index `first` on, until one requires a choice."""
    effects = effects_of(position, card)
    for index, effect in enumerate(effects[first:], first + 1):
        waiting = len(position.pending)
        settle_effect(position, effect)
        if len(position.pending) > waiting and index < len(effects):
            position.pending.insert(waiting, ("effects", str(index), "0", card))
            return


def settle_effect(position: Position, effect: facts.Card) -> None:
    """CRD-1: settle one effect of a card, by its kind."""
    seat, hero = position.active, position.hero
    match effect["effect"]:
        case "pay":
            hero.coins -= effect.get("coins", 0)
            hero.hearts -= effect.get("hearts", 0)
        case "gain":
            gain_hearts(position, seat, effect.get("hearts", 0))
            gain_gems(position, seat, effect.get("gems", 0))
            gain_coins(position, seat, effect.get("coins", 0))
        case "strengthen":
            lost = int(facts.hero(hero.card)["hearts"]) - hero.hearts
            position.bonus += effect["wounds"] * (lost if effect.get("per") else 1)
        case "ward":
            hero.ward += effect["wounds"]
        case "boon":
            hero.boons = sorted({*hero.boons, effect["boon"]})
        case "charge":
            hero.special = effect["symbol"]
        case "refresh":
            hero.items = dict.fromkeys(hero.items, True)
        case "cleanse":
            tokens = facts.boss(position.boss)["tokens"]
            hero.tokens = [token for token in hero.tokens if not _harms(tokens[token])]
        case "command":
            _command(position, effect["face"])
        case "collect":
            _collect(position)
        case "steal":
            _steal(position, effect["coins"])
        case "climb":
            _climb(position)
        case "blast":
            _blast(position, effect["wounds"])
        case "restock":
            _restock(position)
        case _:
            _ask(position, effect)


def _ask(position: Position, effect: facts.Card) -> None:
    """CRD-1: push the frame of an effect that requires a choice."""
    match effect["effect"]:
        case "step":
            walls = "1" if effect.get("walls") else "0"
            position.pending.append(("steps", str(effect["spaces"]), walls, "card"))
        case "swap":
            position.pending.append(("swap", "0", "0"))
        case "blink":
            position.pending.append(("blink", str(effect["spaces"]), "0"))
        case "throw":
            position.pending.append(("throw", str(effect["wounds"]), str(effect["spaces"])))
        case "slide" if any_to_blow(position):
            position.pending.append(("pick", "0", str(effect["spaces"])))
        case "slide":
            pass
        case "reroll" | "turn" as kind:
            if position.pool:
                position.pending.append((kind, "0", "0"))
        case "recover":
            position.pending.append(("recover", str(effect["dice"]), "0"))
        case kind:
            raise OutOfScope(f"card: {kind}")


def _harms(token: facts.Card) -> bool:
    """MED-2, MED-3: whether a Boss token harms its Hero."""
    return bool({"stone", "end_wounds", "end_gems"} & set(token))


def _command(position: Position, face: str) -> None:
    """Make Enemies act as for this face of the enemy die; BLV-5: those on this side of the seal."""
    here = position.place_of(position.active)
    inside = on_boss_level(position, here)
    enemies = [e for e in position.enemies() if on_boss_level(position, e) == inside]
    use_enemy_die(position, face, enemies)


def _around(position: Position) -> list[Place]:
    """The 8 Spaces around the Hero, on its side of the seal (BLV-5)."""
    here = position.place_of(position.active)
    assert here is not None
    return [
        place
        for place in sorted(position.map.places)
        if max(abs(place[0] - here[0]), abs(place[1] - here[1])) == 1
        and on_boss_level(position, place) == on_boss_level(position, here)
    ]


def _collect(position: Position) -> None:
    """CRD-1 (Lodestone): every coin and gem on the 8 Spaces around."""
    found = [position.lying.pop(place, "") for place in _around(position)]
    gain_gems(position, position.active, found.count("g"))
    gain_coins(position, position.active, found.count("c"))


def _blast(position: Position, wounds: int) -> None:
    """CRD-1 (Thunder Flask): every figure on the 8 Spaces around suffers; a defeated Enemy is loot."""
    around = _around(position)
    heroes = [seat for seat in position.seats_from_active() if position.place_of(seat) in around]
    enemies = [place for place in around if place in position.enemies()]
    with at_once(position):
        for seat in heroes:
            suffer(position, seat, wounds)
    for place in enemies:
        if health(position, place) <= wounds and not position.over:
            defeat(position, place, wounds)


def _steal(position: Position, coins: int) -> None:
    """CRD-1 (Pickpocket Glove): take a coin from every other Hero in the Row."""
    here = position.place_of(position.active)
    taken = 0
    for seat, hero in position.heroes.items():
        place = position.place_of(seat)
        if seat != position.active and here and place and place[1] == here[1]:
            taken += min(coins, hero.coins)
            hero.coins -= min(coins, hero.coins)
    gain_coins(position, position.active, taken)


def _under_the_first_platform(position: Position) -> Place | None:
    """CRD-4 (Grapnel): the free Space straight up under the first Platform, None if there is none."""
    here = position.place_of(position.active)
    assert here is not None
    place = here
    while (above := beside(place, "up")) in position.map.places:
        if above in position.map.floors:
            return place if place != here and place not in position.figures else None
        place = above
    return None


def _climb(position: Position) -> None:
    """CRD-4: put the Hero there, which is no Move."""
    to, here = _under_the_first_platform(position), position.place_of(position.active)
    assert to is not None
    assert here is not None
    del position.figures[here]
    position.figures[to] = str(position.active)
    enter(position, position.active, to, PLACED)


def _restock(position: Position) -> None:
    """CRD-1 (Peddler's Punch): return all displayed cards, shuffle the decks, deal new ones."""
    for slot, card in enumerate(position.shop):
        if card != "-":
            (position.item_deck if slot < 3 else position.potion_deck).append(card)
    position.potion_deck += position.potion_bottom
    position.potion_bottom = []
    position.shop = ["-"] * 6
    position.pending += [("refill", str(slot)) for slot in reversed(range(6))]
