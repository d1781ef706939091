"""Builds the Box from the validated content files."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from importlib.resources.abc import Traversable
from typing import Any

from platformer_nb.content.check import check
from platformer_nb.content.files import names_in, read_toml
from platformer_nb.content.plain import said_only
from platformer_nb.core.errors import BadInput, key_of, within
from platformer_nb.games.platformer.content import models as m
from platformer_nb.games.platformer.content import references
from platformer_nb.games.platformer.content.load import FILES
from platformer_nb.games.platformer.content.tiles import check_tile
from platformer_nb.games.platformer.model.box import box as b


def build_box(folder: Traversable) -> b.Box:
    """Return the Box built from a folder; raise BadInput for the first error."""
    files = {file: read_toml(folder, file) for file in FILES}
    basics = check(m.BOX, files["box.toml"], "box.toml")
    heroes = check(m.HEROES, files["heroes.toml"], "heroes.toml")
    enemies = check(m.ENEMIES, files["enemies.toml"], "enemies.toml")
    items = check(m.SHOP, files["items.toml"], "items.toml")
    potions = check(m.SHOP, files["potions.toml"], "potions.toml")
    artifacts = check(m.ARTIFACTS, files["artifacts.toml"], "artifacts.toml")
    bosses = check(m.BOSSES, files["bosses.toml"], "bosses.toml")
    events = check(m.EVENTS, files["events.toml"], "events.toml")
    tiles = _read_tiles(folder, basics.tile)
    references.check_ids(
        {
            "heroes.toml": heroes,
            "enemies.toml": enemies,
            "items.toml": items,
            "potions.toml": potions,
            "artifacts.toml": artifacts,
            "bosses.toml": bosses,
            "events.toml": events,
        }
    )
    references.check_glyphs(enemies, bosses)
    references.check_grades(enemies)
    references.check_heroes(heroes)
    references.check_items(items)
    references.check_potions(potions)
    references.check_artifacts(artifacts)
    references.check_payments("items.toml", items)
    references.check_payments("potions.toml", potions)
    references.check_payments("artifacts.toml", artifacts)
    references.check_events(events)
    for card, boss in bosses.items():
        references.check_boss(card, boss)
    return b.Box(
        heroes={i: _hero(i, c) for i, c in heroes.items()},
        enemies={i: b.EnemyCard(id=i, **c.model_dump()) for i, c in enemies.items()},
        items={i: _shop_card(i, c) for i, c in items.items()},
        potions={i: _shop_card(i, c) for i, c in potions.items()},
        bosses={i: _boss(i, c) for i, c in bosses.items()},
        events={i: _event(i, c) for i, c in events.items()},
        artifacts={i: _artifact(i, c) for i, c in artifacts.items()},
        tiles=tiles,
        tile_width=basics.tile.width,
        tile_height=basics.tile.height,
        dice_faces=tuple(b.SYMBOLS.index(s) for s in basics.dice.action),
        enemy_faces=tuple(b.ENEMY_FACES.index(f) for f in basics.dice.enemy),
        content_hash=_hash(
            [said_only(m.BOX_FILES[name], file) for name, file in files.items()],
            [(t.id, t.dungeon, t.boss, t.drawing) for t in tiles.values()],
        ),
    )


def _read_tiles(folder: Traversable, size: m.TileSize) -> dict[str, b.Tile]:
    tiles: dict[str, b.Tile] = {}
    for file in names_in(folder, "tiles", ".toml"):
        drawn = check(m.TILES, read_toml(folder, file), file)
        references.check_tile_counts(file, len(drawn.tower), len(drawn.boss))
        for boss, key, group in ((False, "tower", drawn.tower), (True, "boss", drawn.boss)):
            for name, text in group.items():
                place = within(file, key_of(f"{key}.{name}"))
                if name in tiles:
                    raise BadInput(place, "error-tile-name-twice", "mend-rename")
                lines = check_tile(place, text, size.width, size.height, boss)
                tiles[name] = b.Tile(name, drawn.dungeon, boss, lines)
    if not tiles:
        raise BadInput("tiles/", "error-no-tiles", "mend-no-tiles")
    return tiles


def _hero(card: str, hero: m.Hero) -> b.HeroCard:
    star = hero.star
    return b.HeroCard(
        id=card,
        hearts=hero.hearts,
        star=b.SYMBOLS.index(star) if isinstance(star, str) else star,
        passive=hero.passive,
        ability=hero.ability,
        trigger=hero.trigger,
    )


def _shop_card(card: str, entry: m.ShopCard) -> b.ShopCard:
    return _kept(card, entry.price, entry)


def _artifact(card: str, entry: m.Artifact) -> b.Artifact:
    return b.Artifact(entry.condition, _kept(card, 0, entry))


def _kept(card: str, price: int, entry: m.ShopCard | m.Artifact) -> b.ShopCard:
    return b.ShopCard(card, price, entry.passive, entry.effects, entry.trigger)


def _boss(card: str, boss: m.Boss) -> b.BossSheet:
    return b.BossSheet(
        id=card,
        glyph=boss.glyph,
        health=boss.health,
        health_per_level=boss.health_per_level,
        damage=boss.damage,
        icon_token=boss.icon_token,
        tokens=boss.tokens,
        cards=tuple(_boss_card(i, c) for i, c in boss.cards.items()),
        draws=boss.draws,
        summons=tuple(
            b.EnemyCard(id=i, grade=0, **c.model_dump()) for i, c in boss.summons.items()
        ),
        loot_coins=boss.loot_coins,
        loot_gems=boss.loot_gems,
    )


def _boss_card(card: str, entry: m.BossCard) -> b.BossCard:
    return b.BossCard(
        id=card,
        face=(b.ENEMY_FACES if entry.face in b.ENEMY_FACES else b.SYMBOLS).index(entry.face),
        range=entry.range,
        effects=entry.effects,
    )


def _event(card: str, entry: m.Event) -> b.EventCard:
    plain = entry.model_dump(exclude={"gains", "end"})
    return b.EventCard(id=card, **plain, gains=entry.gains, end=entry.end)


def _hash(files: list[Mapping[str, Any]], tiles: list[Any]) -> str:
    """Return a hash of the mechanics, independent of texts, comments and the order of cards.

    It is made of what the files say without their defaults, written out or not, so that a new optional key does not
    invalidate old saves.
    """
    text = json.dumps([files, sorted(tiles)], sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()
