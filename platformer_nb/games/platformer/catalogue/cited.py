"""The rules that each thing of the box rests on, found by what its data say."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final

from platformer_nb.core.value import field_names
from platformer_nb.games.platformer.model.box import boss_effects as attack
from platformer_nb.games.platformer.model.box import conditions as when
from platformer_nb.games.platformer.model.box import effects as does
from platformer_nb.games.platformer.model.box.box import (
    Artifact,
    BossCard,
    BossSheet,
    EnemyCard,
    EventCard,
    HeroCard,
    ShopCard,
    TokenCard,
)
from platformer_nb.games.platformer.model.box.effects import NO_BONUS, Bonus

BOONS: Final = {"hover": ("GRA-1",), "trade": ("ACT-2",), "unseen": ("TRN-5",)}

BONUSES: Final = {
    "attack": "ATK-6",
    "shove": "SYM-7",
    "coin": "SYM-3",
    "loot_gems": "ATK-7",
    "loot_coins": "ATK-7",
    "armour": "WND-1",
    "trap": "MAP-5",
    "sneak": "ZOC-1",
    "discount": "ACT-2",
    "fear": "TRN-5",
}

CONDITIONS: Final[Mapping[type, str]] = {
    when.Defeats: "ATK-4",
    when.Buys: "ACT-2",
    when.Falls: "GRA-1",
    when.Pushes: "PSH-1",
    when.Springs: "MAP-5",
    when.Faints: "FNT-1",
    when.Reveals: "LVL-1",
    when.Spends: "GEM-1",
    when.Hoards: "CRD-3",
    when.Suffers: "WND-2",
    when.Drinks: "ACT-4",
}

MAP: Final = {
    "trap": ("MAP-5", "GRA-2"),
    "shop": ("MAP-6", "ACT-2", "ACT-7"),
    "spawn": ("MAP-10", "LVL-7"),
    "boss-spawn": ("BOS-4", "BOS-17"),
    "icon": ("BOS-16", "BOS-5"),
    "portal": ("PRT-1", "PRT-3", "PRT-2"),
    "wall": ("MAP-3", "ADJ-2"),
    "floor-platform": ("MAP-4", "GRA-1"),
    "floor-ladder": ("LAD-2", "ADJ-3"),
    "floor-oneway": ("ADJ-5", "BLV-1"),
    "ladder": ("GRA-4", "GRA-7"),
    "coin": ("ACT-2", "MAP-8", "MAP-7"),
    "gem": ("GEM-1", "MAP-8", "MAP-7"),
}
"""The rules of what the map shows; the first is told as what it does."""

SYMBOLS: Final = {
    "move": ("SYM-1", "MOV-4"),
    "sword": ("SYM-2", "ATK-2"),
    "coin": ("SYM-3",),
    "shove": ("SYM-4", "ENM-5"),
    "star": ("SYM-5",),
    "blank": ("DIE-2", "DIE-3"),
}
FACES: Final = {
    "attack": ("TRN-5", "WND-1"),
    "left": ("TRN-6", "ENM-1"),
    "right": ("TRN-6", "ENM-1"),
}
BOSSES: Final = {"die": ("MED-1",), "roll": ("IKE-1", "IKE-2", "IKE-4")}
"""By how a Boss selects its attack."""


def once(*found: Iterable[str]) -> tuple[str, ...]:
    """Return ids in their order, each once."""
    return tuple(dict.fromkeys(rule for rules in found for rule in rules))


def effects(found: Iterable[Any]) -> Iterator[str]:
    """Yield the rules of effects."""
    for effect in found:
        yield from effect.rests_on
        if isinstance(effect, does.Boon):
            yield from BOONS[effect.boon]
        if isinstance(effect, does.Gain) and effect.hearts:
            yield "WND-4"
        if isinstance(effect, attack.GiveToken) and effect.ward_gems:
            yield "MED-4"


def bonus(found: Bonus | None) -> Iterator[str]:
    """Yield the rules that a passive bonus changes."""
    for name in field_names(Bonus):
        if found is not None and getattr(found, name):
            yield BONUSES[name]


def hero(card: HeroCard) -> tuple[str, ...]:
    """Return the rules of a Hero card."""
    star = () if isinstance(card.star, int) else effects(card.star)
    works = ("ACT-5",) if card.ability or card.trigger or card.passive != NO_BONUS else ()
    return once(("SYM-5",), works, star, effects(card.ability), bonus(card.passive))


def enemy(card: EnemyCard) -> tuple[str, ...]:
    """Return the rules of a kind of Enemy."""
    heavy = ("ENM-8",) if card.shove_cost > 1 else ()
    return once(("ENM-7",), heavy, ("ATK-2", "WND-1", "ATK-7"))


def kept(card: ShopCard) -> tuple[str, ...]:
    """Return the rules of an item, or of an artifact's card."""
    works = ("ACT-3",) if card.effects else ("CRD-1",)
    gains = () if card.trigger is None else effects(card.trigger.gains)
    return once(works, effects(card.effects), bonus(card.passive), gains)


def potion(card: ShopCard) -> tuple[str, ...]:
    """Return the rules of a potion."""
    return once(("ACT-4",), effects(card.effects))


def artifact(card: Artifact) -> tuple[str, ...]:
    """Return the rules of an artifact: of its condition, then of its card."""
    return once(("ART-2", CONDITIONS[type(card.condition)], "ART-3"), kept(card.card))


def event(card: EventCard) -> tuple[str, ...]:
    """Return the rules of an event of the solo game."""
    return once(("SOL-1", "SOL-2"), effects(card.end))


def boss(sheet: BossSheet) -> tuple[str, ...]:
    """Return the rules of a Boss."""
    return once(("BOS-1", "BOS-3", "BOS-10", "BOS-6"), BOSSES[sheet.draws])


def boss_card(sheet: BossSheet, card: BossCard) -> tuple[str, ...]:
    """Return the rules of an attack card."""
    return once(("BOS-7", "BOS-15"), BOSSES[sheet.draws][:1], effects(card.effects))


def token(sheet: BossSheet, name: str, card: TokenCard) -> tuple[str, ...]:
    """Return the rules of a token of a Boss."""
    own = ("MED-3", "MED-5") if card.stone else ()
    wounds = ("MED-2", "MED-6", "TRN-14") if card.end_wounds else ()
    gems = ("TRN-14",) if card.end_gems else ()
    strikes = ("ATK-6",) if card.attack else ()
    given = ("BOS-5", "BOS-16") if name == sheet.icon_token else ("BOS-9", "BOS-14")
    wards = [e for c in sheet.cards for e in c.effects if getattr(e, "ward", "") == name]
    spares = ("MED-4",) if any(getattr(e, "ward_gems", 0) for e in wards) else ()
    return once(own, wounds, gems, strikes, spares, given)
