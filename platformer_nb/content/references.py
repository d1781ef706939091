"""What one content file demands of another: letters, tokens, ids, and enough of everything."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from platformer_nb.content.models import (
    Artifact,
    Boss,
    Enemy,
    Event,
    GiveToken,
    Hero,
    ShopCard,
    Summon,
    Summons,
)
from platformer_nb.core.errors import BadInput

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
    cards: list[tuple[str, str, Enemy | Boss | Summons]] = [
        *(("enemies.toml", i, c) for i, c in enemies.items()),
        *(("bosses.toml", i, c) for i, c in bosses.items()),
        *(
            (f"bosses.toml, key {b}.summons", i, s)
            for b, c in bosses.items()
            for i, s in c.summons.items()
        ),
    ]
    for file, card, entry in cards:
        other = owner.setdefault(entry.glyph, card)
        if other != card:
            raise BadInput(
                f"{file}, key {card}.glyph",
                f"the letter {entry.glyph} stands for {other} already",
                "Choose a letter that no other Enemy or Boss has",
            )


def check_ids(files: Mapping[str, Iterable[str]]) -> None:
    """An id names one card, whatever its kind, since its words are found by it."""
    owner: dict[str, str] = {}
    for file, ids in files.items():
        for card in ids:
            other = owner.setdefault(card, file)
            if other != file:
                raise BadInput(
                    f"{file}, key {card}", f"{other} has a card of this name", "Rename one of them"
                )


def check_grades(enemies: Mapping[str, Enemy]) -> None:
    """Each Level draws an Enemy of its own grade, the longest tower two of grade III (LNG-1)."""
    for grade, needs in ((1, 1), (2, 1), (3, 2)):
        have = sum(e.grade == grade for e in enemies.values())
        if have < needs:
            raise BadInput(
                "enemies.toml", f"{have} Enemies have grade {grade}, not {needs}", "Add one"
            )


def check_boss(card: str, boss: Boss) -> None:
    """The tokens its cards give are in its supply, and every face of the enemy die has a card."""
    place = f"bosses.toml, key {card}"
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
                f"{place}.{key}",
                f"the token {token} is not in the supply",
                f"Use one of {', '.join(boss.tokens)}, or add it to {card}.tokens",
            )
    signs = FACES if boss.draws == "die" else SYMBOLS
    for name, attack in boss.cards.items():
        if attack.face not in signs:
            raise BadInput(
                f"{place}.cards.{name}.face",
                f"“{attack.face}” is no sign for a Boss that draws by the {boss.draws}",
                f"Use one of {', '.join(signs)}",
            )
        for number, effect in enumerate(attack.effects, 1):
            if isinstance(effect, Summon) and effect.enemy not in boss.summons:
                raise BadInput(
                    f"{place}.cards.{name}.effects.{number}.enemy",
                    f"{effect.enemy} is no summons of {card}",
                    f"Use one of {', '.join(boss.summons) or 'those you add to its summons'}",
                )
    for face in FACES if boss.draws == "die" else ():
        if all(attack.face != face for attack in boss.cards.values()):
            raise BadInput(
                f"{place}.cards", f"no card bears the face {face}", "Give it to one of the cards"
            )


def check_heroes(heroes: Mapping[str, Hero]) -> None:
    """A Hero reads a star as one of the other symbols, or as effects."""
    for card, hero in heroes.items():
        if hero.star == "star":
            raise BadInput(
                f"heroes.toml, key {card}.star",
                "a star that counts as a star says nothing",
                "Name another symbol, or effects",
            )


def check_items(items: Mapping[str, ShopCard]) -> None:
    """An item is either passive or used."""
    for card, item in items.items():
        if (item.passive is None) == (not item.effects):
            raise BadInput(
                f"items.toml, key {card}",
                "an item has either “passive” or “effects”",
                "Give it one of the two",
            )


def check_artifacts(artifacts: Mapping[str, Artifact]) -> None:
    """An artifact is either passive or used, and there are enough to draw from (ART-1)."""
    for card, artifact in artifacts.items():
        if (artifact.passive is None) == (not artifact.effects):
            raise BadInput(
                f"artifacts.toml, key {card}",
                "an artifact has either “passive” or “effects”",
                "Give it one of the two",
            )
    if len(artifacts) < ARTIFACTS:
        raise BadInput(
            "artifacts.toml",
            f"{len(artifacts)} artifacts, not {ARTIFACTS} (ART-1)",
            f"Write {ARTIFACTS} of them",
        )


def check_potions(potions: Mapping[str, ShopCard]) -> None:
    """A potion is used."""
    for card, potion in potions.items():
        if potion.passive is not None or not potion.effects:
            raise BadInput(
                f"potions.toml, key {card}",
                "a potion has “effects” and no “passive”",
                "Say what drinking it does",
            )


def check_events(events: Mapping[str, Event]) -> None:
    """An event does something, and a solo game has its twelve (SOL-1)."""
    for card, event in events.items():
        if event == Event():
            raise BadInput(
                f"events.toml, key {card}", "this event does nothing", "Say what it changes"
            )
    if len(events) != EVENTS:
        raise BadInput(
            "events.toml",
            f"{len(events)} events, not {EVENTS} (SOL-1)",
            f"Write {EVENTS} of them",
        )


def check_tile_counts(file: str, tower: int, boss: int) -> None:
    """Two tiles make a Level, and the longest tower has to be built of one dungeon."""
    for key, have, need in (("tower", tower, 2 * LEVELS_AT_MOST), ("boss", boss, 2)):
        if have < need:
            raise BadInput(
                f"{file}, key {key}", f"{have} tiles are too few", f"Draw {need} at least"
            )
