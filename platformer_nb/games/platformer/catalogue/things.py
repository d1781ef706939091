"""The things of the box: every card, token, face and Space, with its words, numbers and rules."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from platformer_nb.core.game import Words
from platformer_nb.core.parts.catalogue import Thing
from platformer_nb.games.platformer.catalogue import cited
from platformer_nb.games.platformer.model.box.box import (
    ENEMY_FACES,
    SYMBOLS,
    BossCard,
    BossSheet,
    Box,
    EnemyCard,
    Tile,
)
from platformer_nb.games.platformer.model.box.stock import TILES
from platformer_nb.games.platformer.model.terrain import FEATURES
from platformer_nb.games.platformer.narration.card_words import Card
from platformer_nb.games.platformer.notation.map_drawing import parse_tile
from platformer_nb.games.platformer.rules.course.setup import LONGER_LEVELS, STANDARD_LEVELS
from platformer_nb.games.platformer.view.map_view import FLOORS, TOKENS
from platformer_nb.games.platformer.view.position_view import loot_text

HEADINGS: Final = {
    "tokens": "box-kind-tokens",
    "symbols": "box-kind-symbols",
    "faces": "box-kind-faces",
    "map": "box-kind-map",
}
"""The headings that no listing has."""

ORDER: Final = (
    *("heroes", "enemies", "bosses", "boss-cards", "summons", "items", "potions", "artifacts"),
    *("tokens", "symbols", "faces", "map", "events", *TILES),
)
"""The kinds of things in the order of display."""


def kinds(words: Words) -> Mapping[str, str]:
    """Return the kinds of things with their headings."""
    return {kind: words(HEADINGS.get(kind) or f"content-kind-{kind}") for kind in ORDER}


def things(box: Box, words: Words) -> Iterator[Thing]:
    """Yield every thing of the box, kind by kind."""
    yield from _figures(box, words)
    yield from _shop(box, words)
    yield from _tokens(box, words)
    yield from _dice(box, words)
    yield from _map(box, words)
    for card in box.events.values():
        yield _card(words, Card("events", card.id), cited.event(card))
    for tile in sorted(box.tiles.values(), key=lambda tile: tile.boss):
        yield _tile(words, tile)


def _card(words: Words, card: Card, rules: tuple[str, ...], *numbers: str, count: int = 1) -> Thing:
    """Return a card with its texts, the name first among its keys."""
    name, texts = words(card.key), tuple(words(key) for key in card.keys[1:])
    if card.owner:
        name = words("content-of", name=name, owner=words(f"card-{card.owner}"))
    return Thing(card.kind, card.id, name, texts, rules, numbers, count)


# --- figures -------------------------------------------------------------------------------------------------


def _figures(box: Box, words: Words) -> Iterator[Thing]:
    for hero in box.heroes.values():
        hearts = words("catalogue-hearts", hearts=hero.hearts)
        yield _card(words, Card("heroes", hero.id), cited.hero(hero), hearts)
    for enemy in box.enemies.values():
        yield _enemy(words, Card("enemies", enemy.id), enemy)
    for boss in box.bosses.values():
        yield _boss(words, boss)
    for boss in box.bosses.values():
        for card in boss.cards:
            rules = cited.boss_card(boss, card)
            yield _card(
                words, Card("boss-cards", card.id, boss.id), rules, _sign(words, boss, card)
            )
    for boss in box.bosses.values():
        for summons in boss.summons:
            yield _enemy(words, Card("summons", summons.id, boss.id), summons)


def _enemy(words: Words, card: Card, enemy: EnemyCard) -> Thing:
    key = "content-enemy" if card.kind == "enemies" else "box-summons"
    numbers = words(key, grade=enemy.grade, health=enemy.health, damage=enemy.damage)
    loot = words("loot", loot=loot_text(words, enemy))
    return _card(words, card, cited.enemy(enemy), numbers, loot, count=enemy.tokens)


def _boss(words: Words, boss: BossSheet) -> Thing:
    damage = words("damage", n=boss.damage)
    health = boss_health(words, boss)
    return _card(words, Card("bosses", boss.id), cited.boss(boss), health, damage)


def boss_health(words: Words, boss: BossSheet) -> str:
    """Return the health of a Boss in a standard and in a longer tower (BOS-3, LNG-1)."""
    health, longer = (
        boss.health + boss.health_per_level * levels for levels in (STANDARD_LEVELS, LONGER_LEVELS)
    )
    return words("box-boss-health", health=health, longer=longer)


def _sign(words: Words, boss: BossSheet, card: BossCard) -> str:
    """Return the sign of an attack card: a face of the enemy die, or a symbol of the roll."""
    names = [f"face-{name}" for name in ENEMY_FACES]
    if boss.draws == "roll":
        names = [f"symbol-{name}" for name in SYMBOLS]
    return words("box-sign", sign=words(names[card.face]))


# --- cards and tokens ------------------------------------------------------------------------------------------


def _shop(box: Box, words: Words) -> Iterator[Thing]:
    for card in box.items.values():
        price = words("content-price", coins=card.price)
        yield _card(words, Card("items", card.id), cited.kept(card), price)
    for card in box.potions.values():
        price = words("content-price", coins=card.price)
        yield _card(words, Card("potions", card.id), cited.potion(card), price)
    for artifact in box.artifacts.values():
        name = artifact.card.id
        yield _card(words, Card("artifacts", name), cited.artifact(artifact))


def _tokens(box: Box, words: Words) -> Iterator[Thing]:
    for name in (token for token in TOKENS if token):
        rules = cited.MAP[name]
        texts = tuple(words(f"rule-{rule}") for rule in rules[:2])
        yield Thing("tokens", name, words(f"token-{name}"), texts, rules)
    for boss in box.bosses.values():
        for name, token in boss.tokens.items():
            rules = cited.token(boss, name, token)
            yield _card(words, Card("tokens", name, boss.id), rules, count=token.count)


# --- dice ------------------------------------------------------------------------------------------------------


def _dice(box: Box, words: Words) -> Iterator[Thing]:
    for place, name in enumerate(SYMBOLS):
        faces = _faces(words, box.dice_faces, place)
        yield _face(words, "symbols", name, cited.SYMBOLS[name], faces)
    blank = (words("rule-DIE-2"), words("rule-DIE-3"))
    yield Thing("symbols", "blank", words("symbol-blank"), blank, cited.SYMBOLS["blank"])
    for place, name in enumerate(ENEMY_FACES):
        faces = _faces(words, box.enemy_faces, place)
        yield _face(words, "faces", name, cited.FACES[name], faces)


def _faces(words: Words, die: tuple[int, ...], face: int) -> str:
    return words("box-faces", n=die.count(face), of=len(die))


def _face(words: Words, kind: str, name: str, rules: tuple[str, ...], faces: str) -> Thing:
    key = f"symbol-{name}" if kind == "symbols" else f"face-{name}"
    return Thing(kind, name, words(key), (words(f"{key}-text"),), rules, (faces,))


# --- the map ---------------------------------------------------------------------------------------------------


def _map(box: Box, words: Words) -> Iterator[Thing]:
    for name in FEATURES:
        if name == "icon":
            yield from _icons(box, words)
        elif name in cited.MAP:
            yield _space(words, name, words(f"cell-{name}"))
    yield _space(words, "ladder", words("cell-ladder"))
    yield _space(words, "wall", words("box-wall"))
    for floor in (floor for floor in FLOORS if floor):
        yield _space(words, f"floor-{floor}", words(f"cell-floor-{floor}"))


def _space(words: Words, name: str, called: str) -> Thing:
    rules = cited.MAP[name]
    return Thing("map", name, called, (words(f"rule-{rules[0]}"),), rules)


def _icons(box: Box, words: Words) -> Iterator[Thing]:
    """Yield the special icon of each Boss, named for the token that it gives (BOS-5)."""
    rules = cited.MAP["icon"]
    for boss in box.bosses.values():
        token = boss.icon_token
        called = words("content-of", name=words("cell-icon"), owner=words(f"token-{token}"))
        texts = (words(f"rule-{rules[0]}"), words(f"token-{token}-text"))
        yield Thing("map", f"icon-{token}", called, texts, rules)


def _tile(words: Words, tile: Tile) -> Thing:
    name = words("box-tile", dungeon=words(f"dungeon-{tile.dungeon}"), id=tile.id)
    rules = ("SET-3", "BOS-2") if tile.boss else ("MAP-1", "SET-1")
    return Thing(
        *(TILES[tile.boss], tile.id, name, (words(f"rule-{rules[0]}"),), rules),
        count=1,
        shown={"dungeon": tile.dungeon, "boss": tile.boss, "cells": list(_cells(tile))},
    )


def _cells(tile: Tile) -> Iterator[dict[str, Any]]:
    """Yield the Spaces of a tile as `map.cells` of a view has them, without labels."""
    for y, row in enumerate(parse_tile(tile.drawing).rows()):
        for x in range(len(row.ladder)):
            feature = FEATURES[row.feature[x]]
            yield {
                "id": f"{'abcdefgh'[x]}{y + 1}",
                "col": x,
                "row": y + 1,
                "level": 1,
                "wall": {"left": bool(row.wall[x]), "right": bool(row.wall[x + 1])},
                "floor": FLOORS[row.floor[x]],
                "ladder": bool(row.ladder[x]),
                "feature": None if feature == "plain" else feature,
                "icon": None,
                "token": TOKENS[row.token[x]],
            }
