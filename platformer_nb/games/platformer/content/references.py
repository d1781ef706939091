"""What one content file demands of another: letters, tokens, ids, and enough of everything."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from platformer_nb.core.errors import BadInput, key_of, within
from platformer_nb.games.platformer.content.models import (
    Artifact,
    Boss,
    Enemy,
    Event,
    GiveToken,
    Hero,
    Pay,
    ShopCard,
    Summon,
    Summons,
)

FACES = ("attack", "left", "right")
SYMBOLS = ("move", "sword", "coin", "shove", "star")

ARTIFACTS = 10
"""Of which two are drawn for a game (ART-1)."""

EVENTS = 12
"""Turns of a solo game (SOL-1, SOL-4)."""

LEVELS_AT_MOST = 4
"""Tower Levels below the Boss Level in the longest game (LNG-1)."""


def check_glyphs(enemies: Mapping[str, Enemy], bosses: Mapping[str, Boss]) -> None:
    """In a drawn position a letter means one card."""
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
    """An id names one card, whatever its kind, since its words are found by it."""
    owner: dict[str, str] = {}
    for file, ids in files.items():
        for card in ids:
            other = owner.setdefault(card, file)
            if other != file:
                where = within(file, key_of(card))
                raise BadInput(where, "error-card-name-twice", "mend-rename", file=other)


def check_grades(enemies: Mapping[str, Enemy]) -> None:
    """Each Level draws an Enemy of its own grade, the longest tower two of grade III (LNG-1)."""
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
    """The tokens its cards give are in its supply, and every face of the enemy die has a card."""
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
                    "mend-use" if boss.summons else "mend-no-summons",
                    enemy=effect.enemy,
                    boss=card,
                    known=tuple(boss.summons),
                )
    for face in FACES if boss.draws == "die" else ():
        if all(attack.face != face for attack in boss.cards.values()):
            where = within(file, key_of(f"{card}.cards"))
            raise BadInput(where, "error-face-missing", "mend-face-missing", face=face)


def check_heroes(heroes: Mapping[str, Hero]) -> None:
    """A Hero reads a star as one of the other symbols, or as effects."""
    for card, hero in heroes.items():
        if hero.star == "star":
            raise BadInput(
                within("heroes.toml", key_of(f"{card}.star")), "error-star-star", "mend-star-star"
            )


def check_items(items: Mapping[str, ShopCard]) -> None:
    """An item is passive, or works on its condition, or is used."""
    for card, item in items.items():
        if not does_one_thing(item):
            raise BadInput(
                within("items.toml", key_of(card)), "error-item-either", "mend-one-of-these"
            )


def does_one_thing(card: ShopCard | Artifact) -> bool:
    """Whether a card that is kept has just one of `passive`, `trigger` and `effects`."""
    return [card.passive is not None, card.trigger is not None, bool(card.effects)].count(True) == 1


def check_artifacts(artifacts: Mapping[str, Artifact]) -> None:
    """An artifact does one thing as an item does, and there are enough to draw from (ART-1)."""
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
    """A potion is used."""
    for card, potion in potions.items():
        if not potion.effects or not does_one_thing(potion):
            raise BadInput(
                within("potions.toml", key_of(card)), "error-potion-passive", "mend-potion-passive"
            )


def check_payments(file: str, cards: Mapping[str, ShopCard] | Mapping[str, Artifact]) -> None:
    """Who has to pay for what a card does pays something."""
    for card, entry in cards.items():
        for number, effect in enumerate(entry.effects, 1):
            if isinstance(effect, Pay) and not effect.coins and not effect.hearts:
                where = within(file, key_of(f"{card}.effects.{number}"))
                raise BadInput(where, "error-pay-nothing", "mend-pay-nothing")


def check_events(events: Mapping[str, Event]) -> None:
    """An event does something, and a solo game has its twelve (SOL-1)."""
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
    """Two tiles make a Level, and the longest tower has to be built of one dungeon."""
    for key, have, need in (("tower", tower, 2 * LEVELS_AT_MOST), ("boss", boss, 2)):
        if have < need:
            raise BadInput(
                within(file, key_of(key)),
                "error-few-tiles",
                "mend-few-tiles",
                count=have,
                needed=need,
            )
