"""Checks between content files: unique letters and ids, existing tokens, sufficient numbers."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from platformer_nb.core.errors import BadInput, key_of, said, use, within
from platformer_nb.games.platformer.content.models import (
    Artifact,
    Boss,
    Enemy,
    Event,
    Hero,
    ShopCard,
    Summons,
)
from platformer_nb.games.platformer.model.box.boss_effects import GiveToken, Summon
from platformer_nb.games.platformer.model.box.effects import Pay

FACES = ("attack", "left", "right")
SYMBOLS = ("move", "sword", "coin", "shove", "star")

ARTIFACTS = 10
"""The fewest artifacts; two of them are drawn for a game (ART-1)."""

EVENTS = 12
"""The number of events, one per turn of a solo game (SOL-1, SOL-4)."""

LEVELS_AT_MOST = 4
"""The most tower Levels below the Boss Level, in the longest game (LNG-1)."""


def check_glyphs(enemies: Mapping[str, Enemy], bosses: Mapping[str, Boss]) -> None:
    """Raise BadInput if two cards share a letter of the map notation."""
    owner: dict[str, str] = {}
    cards: list[tuple[str, str, str, Enemy | Boss | Summons]] = [
        *(("enemies.toml", "", i, c) for i, c in enemies.items()),
        *(("bosses.toml", "", i, c) for i, c in bosses.items()),
        *(
            ("bosses.toml", f"{b}.summons.", i, s)
            for b, c in bosses.items()
            for i, s in c.summons.items()
        ),
    ]
    for file, parent, card, entry in cards:
        other = owner.setdefault(entry.glyph, card)
        if other != card:
            raise BadInput(
                within(file, key_of(f"{parent}{card}.glyph")),
                "error-letter-twice",
                "mend-letter-twice",
                letter=entry.glyph,
                card=other,
            )


def check_ids(files: Mapping[str, Iterable[str]]) -> None:
    """Raise BadInput if two cards share an id, even across kinds: texts are looked up by id."""
    owner: dict[str, str] = {}
    for file, ids in files.items():
        for card in ids:
            other = owner.setdefault(card, file)
            if other != file:
                where = within(file, key_of(card))
                raise BadInput(where, "error-card-name-twice", "mend-rename", file=other)


def check_grades(enemies: Mapping[str, Enemy]) -> None:
    """Raise BadInput if a grade has too few Enemies: one per Level, two of grade III in the longest tower (LNG-1)."""
    for grade, needs in ((1, 1), (2, 1), (3, 2)):
        have = sum(e.grade == grade for e in enemies.values())
        if have < needs:
            raise BadInput(
                "enemies.toml",
                "error-grade",
                "mend-grade",
                grade=str(grade),
                count=have,
                needed=needs,
            )


def check_boss(card: str, boss: Boss) -> None:
    """Raise BadInput if a Boss gives unknown tokens or summons, or no card covers a face of the enemy die."""
    file = "bosses.toml"
    used = [("icon_token", boss.icon_token)]
    for name, attack in boss.cards.items():
        for number, effect in enumerate(attack.effects, 1):
            if isinstance(effect, GiveToken):
                at = f"cards.{name}.effects.{number}"
                used.append((f"{at}.token", effect.token))
                used += [(f"{at}.ward", effect.ward)] if effect.ward else []
    for key, token in used:
        if token not in boss.tokens:
            raise BadInput(
                within(file, key_of(f"{card}.{key}")),
                "error-token-supply",
                "mend-token-supply",
                token=token,
                known=tuple(boss.tokens),
                boss=card,
            )
    signs = FACES if boss.draws == "die" else SYMBOLS
    for name, attack in boss.cards.items():
        if attack.face not in signs:
            raise BadInput(
                within(file, key_of(f"{card}.cards.{name}.face")),
                "error-boss-sign",
                "mend-use",
                sign=attack.face,
                draws=boss.draws,
                known=signs,
            )
        for number, effect in enumerate(attack.effects, 1):
            if isinstance(effect, Summon) and effect.enemy not in boss.summons:
                raise BadInput(
                    within(file, key_of(f"{card}.cards.{name}.effects.{number}.enemy")),
                    "error-no-summons",
                    use(boss.summons) if boss.summons else said("mend-no-summons"),
                    enemy=effect.enemy,
                    boss=card,
                )
    for face in FACES if boss.draws == "die" else ():
        if all(attack.face != face for attack in boss.cards.values()):
            where = within(file, key_of(f"{card}.cards"))
            raise BadInput(where, "error-face-missing", "mend-face-missing", face=face)


def check_heroes(heroes: Mapping[str, Hero]) -> None:
    """Raise BadInput if a Hero's star stands for a star."""
    for card, hero in heroes.items():
        if hero.star == "star":
            raise BadInput(
                within("heroes.toml", key_of(f"{card}.star")), "error-star-star", "mend-star-star"
            )


def check_items(items: Mapping[str, ShopCard]) -> None:
    """Raise BadInput unless each item has exactly one of `passive`, `trigger` and `effects`."""
    for card, item in items.items():
        if not does_one_thing(item):
            raise BadInput(
                within("items.toml", key_of(card)), "error-item-either", "mend-one-of-these"
            )


def does_one_thing(card: ShopCard | Artifact) -> bool:
    """Return whether a card that is kept has exactly one of `passive`, `trigger` and `effects`."""
    return [card.passive is not None, card.trigger is not None, bool(card.effects)].count(True) == 1


def check_artifacts(artifacts: Mapping[str, Artifact]) -> None:
    """Raise BadInput if an artifact does not do exactly one thing, or there are too few to draw from (ART-1)."""
    for card, artifact in artifacts.items():
        if not does_one_thing(artifact):
            raise BadInput(
                within("artifacts.toml", key_of(card)), "error-artifact-either", "mend-one-of-these"
            )
    if len(artifacts) < ARTIFACTS:
        raise BadInput(
            "artifacts.toml",
            "error-artifact-count",
            "mend-write-so-many",
            count=len(artifacts),
            needed=ARTIFACTS,
        )


def check_potions(potions: Mapping[str, ShopCard]) -> None:
    """Raise BadInput unless each potion has `effects` and nothing else."""
    for card, potion in potions.items():
        if not potion.effects or not does_one_thing(potion):
            raise BadInput(
                within("potions.toml", key_of(card)), "error-potion-passive", "mend-potion-passive"
            )


def check_payments(file: str, cards: Mapping[str, ShopCard] | Mapping[str, Artifact]) -> None:
    """Raise BadInput if an effect `pay` costs nothing."""
    for card, entry in cards.items():
        for number, effect in enumerate(entry.effects, 1):
            if isinstance(effect, Pay) and not effect.coins and not effect.hearts:
                where = within(file, key_of(f"{card}.effects.{number}"))
                raise BadInput(where, "error-pay-nothing", "mend-pay-nothing")


def check_events(events: Mapping[str, Event]) -> None:
    """Raise BadInput if an event has no effect, or there are not exactly twelve (SOL-1)."""
    for card, event in events.items():
        if event == Event():
            where = within("events.toml", key_of(card))
            raise BadInput(where, "error-event-empty", "mend-event-empty")
    if len(events) != EVENTS:
        raise BadInput(
            "events.toml",
            "error-event-count",
            "mend-write-so-many",
            count=len(events),
            needed=EVENTS,
        )


def check_tile_counts(file: str, tower: int, boss: int) -> None:
    """Raise BadInput if a dungeon has too few tiles; a Level has two, and the longest tower uses one dungeon."""
    for key, have, need in (("tower", tower, 2 * LEVELS_AT_MOST), ("boss", boss, 2)):
        if have < need:
            raise BadInput(
                within(file, key_of(key)),
                "error-few-tiles",
                "mend-few-tiles",
                count=have,
                needed=need,
            )
