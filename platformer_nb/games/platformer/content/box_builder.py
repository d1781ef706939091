"""Builds the Box from the validated content files."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from importlib.resources.abc import Traversable
from typing import Any, TypeVar

from pydantic import BaseModel, TypeAdapter

from platformer_nb.content.check import check
from platformer_nb.content.files import names_in, read_toml
from platformer_nb.core.errors import BadInput, key_of, within
from platformer_nb.games.platformer.content import models as m
from platformer_nb.games.platformer.content import references
from platformer_nb.games.platformer.content.tiles import check_tile
from platformer_nb.games.platformer.model import box as b

T = TypeVar("T")


def build_box(folder: Traversable) -> b.Box:
    """Return the Box built from a folder; raise BadInput for the first error."""
    basics = _read(folder, "box.toml", m.BOX)
    heroes = _read(folder, "heroes.toml", m.HEROES)
    enemies = _read(folder, "enemies.toml", m.ENEMIES)
    items = _read(folder, "items.toml", m.SHOP)
    potions = _read(folder, "potions.toml", m.SHOP)
    artifacts = _read(folder, "artifacts.toml", m.ARTIFACTS)
    bosses = _read(folder, "bosses.toml", m.BOSSES)
    events = _read(folder, "events.toml", m.EVENTS)
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
            [basics, heroes, enemies, items, potions, bosses, events, artifacts],
            [(t.id, t.dungeon, t.boss, t.drawing) for t in tiles.values()],
        ),
    )


def _read(folder: Traversable, file: str, shape: TypeAdapter[T]) -> T:
    return check(shape, read_toml(folder, file), file)


def _read_tiles(folder: Traversable, size: m.TileSize) -> dict[str, b.Tile]:
    tiles: dict[str, b.Tile] = {}
    for file in names_in(folder, "tiles", ".toml"):
        drawn = _read(folder, file, m.TILES)
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
        star=b.SYMBOLS.index(star) if isinstance(star, str) else _effects(star),
        passive=b.Bonus(**hero.passive.model_dump()),
        ability=_effects(hero.ability),
        trigger=_trigger(hero.trigger),
    )


def _shop_card(card: str, entry: m.ShopCard) -> b.ShopCard:
    return _kept(card, entry.price, entry)


def _artifact(card: str, entry: m.Artifact) -> b.Artifact:
    return b.Artifact(_condition(entry.condition), _kept(card, 0, entry))


def _kept(card: str, price: int, entry: m.ShopCard | m.Artifact) -> b.ShopCard:
    passive = None if entry.passive is None else b.Bonus(**entry.passive.model_dump())
    return b.ShopCard(card, price, passive, _effects(entry.effects), _trigger(entry.trigger))


def _trigger(entry: m.Trigger | None) -> b.Trigger | None:
    if entry is None:
        return None
    gains = tuple(b.Gain(g.coins, g.gems, g.hearts) for g in entry.gains)
    return b.Trigger(_condition(entry.condition), gains)


def _condition(entry: m.Condition) -> b.Condition:
    made: b.Condition = _CONDITIONS[type(entry)](**entry.model_dump(exclude={"when"}))
    return made


_CONDITIONS: dict[type[BaseModel], Any] = {
    m.Defeats: b.Defeats,
    m.Buys: b.Buys,
    m.Falls: b.Falls,
    m.Pushes: b.Pushes,
    m.Springs: b.Springs,
    m.Faints: b.Faints,
    m.Reveals: b.Reveals,
    m.Spends: b.Spends,
    m.Hoards: b.Hoards,
    m.Suffers: b.Suffers,
    m.Drinks: b.Drinks,
}

_CLASSES: dict[type[BaseModel], Any] = {
    m.Gain: b.Gain,
    m.Pay: b.Pay,
    m.Step: b.Steps,
    m.Strengthen: b.Strengthen,
    m.Climb: b.Climb,
    m.Swap: b.Swap,
    m.Blink: b.Blink,
    m.Throw: b.Throw,
    m.Blast: b.Blast,
    m.Slide: b.Slide,
    m.Steal: b.Steal,
    m.Collect: b.Collect,
    m.Restock: b.Restock,
    m.Cleanse: b.Cleanse,
    m.Refresh: b.Refresh,
    m.Reroll: b.Reroll,
    m.Recover: b.Recover,
    m.Turn: b.Turn,
    m.Ward: b.Ward,
    m.Boon: b.Boon,
}


def _effects(entries: Sequence[m.Effect]) -> tuple[b.Effect, ...]:
    return tuple(_effect(e) for e in entries)


def _effect(entry: m.Effect) -> b.Effect:
    if isinstance(entry, m.Charge):
        return b.Charge(b.SYMBOLS.index(entry.symbol))
    if isinstance(entry, m.Command):
        return b.Command(b.ENEMY_FACES.index(entry.face))
    made: b.Effect = _CLASSES[type(entry)](**entry.model_dump(exclude={"effect"}))
    return made


def _boss(card: str, boss: m.Boss) -> b.BossSheet:
    return b.BossSheet(
        id=card,
        glyph=boss.glyph,
        health=boss.health,
        health_per_level=boss.health_per_level,
        damage=boss.damage,
        icon_token=boss.icon_token,
        tokens={i: b.TokenCard(**t.model_dump()) for i, t in boss.tokens.items()},
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
        effects=tuple(_boss_effect(e) for e in entry.effects),
    )


def _boss_effect(entry: m.BossEffect) -> b.BossEffect:
    if isinstance(entry, m.Hit):
        return b.Hit(entry.wounds)
    if isinstance(entry, m.Lose):
        return b.Lose(entry.coins, entry.gems)
    if isinstance(entry, m.Strike):
        return b.Strike()
    if isinstance(entry, m.ResetSpecial):
        return b.ResetSpecial()
    if isinstance(entry, m.Summon):
        return b.Summon(entry.enemy)
    return b.GiveToken(entry.token, entry.ward or "", entry.ward_gems)


def _event(card: str, entry: m.Event) -> b.EventCard:
    plain = entry.model_dump(exclude={"gains", "end"})
    gains = [_effect(e) for e in entry.gains]
    return b.EventCard(
        id=card,
        **plain,
        gains=tuple(e for e in gains if isinstance(e, (b.Gain, b.Strengthen))),
        end=tuple(
            b.EndWounds(e.wounds, e.spared)
            if isinstance(e, m.EndWounds)
            else b.EndEnemies(b.ENEMY_FACES.index(e.face))
            for e in entry.end
        ),
    )


def _hash(models: list[Any], tiles: list[Any]) -> str:
    """Return a hash of the mechanics, independent of texts, comments and the order of cards.

    Default values are left out, so that a new optional key does not invalidate old saves.
    """
    plain = [
        TypeAdapter(Any).dump_python(part, mode="json", exclude_defaults=True) for part in models
    ]
    text = json.dumps([plain, sorted(tiles)], sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()
