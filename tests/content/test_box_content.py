"""The box that is shipped: loaded, complete, and enough to play with."""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path

import pytest

from platformer_nb.games.platformer.content import game_folder, load_box, load_rulebook
from platformer_nb.games.platformer.content.tiles import Drawing
from platformer_nb.games.platformer.model.box import boss_effects
from platformer_nb.games.platformer.model.box import box as b
from platformer_nb.games.platformer.model.box import effects as fx

BOX = load_box()
FOREST = [t for t in BOX.tiles.values() if t.dungeon == "forest"]


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    folder = tmp_path / "platformer"
    shutil.copytree(Path(str(game_folder())), folder)
    return folder


def test_the_box_holds_what_the_first_storey_promises():
    assert set(BOX.heroes) >= {"sweety", "etorn", "angelo", "avvy"}
    assert set(BOX.enemies) >= {"ent", "stone-golem", "werewolf"}
    assert (len(BOX.heroes), len(BOX.enemies)) == (6, 6)
    assert [sum(x.grade == g for x in BOX.enemies.values()) for g in (1, 2, 3)] == [2, 2, 2]
    assert (len(BOX.items), len(BOX.potions)) == (15, 15)
    assert (len(BOX.artifacts), len(BOX.events)) == (10, 12)
    assert {i: len(boss.cards) for i, boss in BOX.bosses.items()} == {"medusa": 5, "ikee": 6}
    assert sum(not t.boss for t in FOREST) == 12
    assert sum(t.boss for t in FOREST) == 4


def test_the_known_cards_are_as_the_scans_tell():
    sweety, etorn = BOX.heroes["sweety"], BOX.heroes["etorn"]
    assert (sweety.hearts, sweety.star, sweety.passive.shove) == (4, b.SWORD, 1)
    assert etorn.passive.loot_gems == 1
    assert (BOX.heroes["angelo"].hearts, BOX.heroes["avvy"].hearts) == (5, 6)
    assert (BOX.enemies["ent"].grade, BOX.enemies["ent"].health) == (2, 2)
    golem, werewolf = BOX.enemies["stone-golem"], BOX.enemies["werewolf"]
    assert (golem.health, golem.shove_cost) == (3, 2)
    assert (werewolf.grade, werewolf.damage, werewolf.health) == (3, 3, 3)
    assert werewolf.hit_resets_special
    assert BOX.items["boots-of-haste"].effects == (fx.Steps(1),)
    assert BOX.items["greedymmer"].effects == (fx.Strengthen(1),)
    medusa = BOX.bosses["medusa"]
    assert medusa.health + 4 * medusa.health_per_level == 8
    stone = next(c for c in medusa.cards if c.id == "turn-to-stone")
    assert stone.effects == (boss_effects.GiveToken("stone", "mirror", 1),)


def test_dice_have_six_faces_with_every_symbol():
    assert sorted(BOX.dice_faces) == [b.MOVE, b.MOVE, b.SWORD, b.COIN, b.SHOVE, b.STAR]
    assert sorted(BOX.enemy_faces) == [0, 0, 1, 1, 2, 2]


def test_heroes_invite_different_styles():
    def style(hero: b.HeroCard) -> tuple[object, ...]:
        return (hero.star, hero.passive, hero.ability, hero.trigger)

    assert len({style(h) for h in BOX.heroes.values()}) == len(BOX.heroes)
    assert any(h.ability for h in BOX.heroes.values())
    assert any(isinstance(h.star, tuple) for h in BOX.heroes.values())


def test_every_face_and_several_ranges_are_among_the_boss_cards():
    for boss in BOX.bosses.values():
        signs = len(b.SYMBOLS if boss.draws == "roll" else b.ENEMY_FACES)
        assert {c.face for c in boss.cards} == set(range(signs))
        assert len({c.range for c in boss.cards}) >= 4
    assert sum(t.count for s in BOX.bosses.values() for t in s.tokens.values()) <= 20


def test_every_level_can_hold_its_enemies():
    most = 2 * max(len(_drawing(t).of_feature("x")) for t in FOREST)
    assert all(e.tokens >= most for e in BOX.enemies.values())


def test_loot_and_tiles_bring_gems_enough_for_medusa():
    on_tiles = [sum(line.count("g") for line in t.drawing) for t in FOREST if not t.boss]
    # Six tiles make the tower below the Boss: an average draw, and what two Levels of Enemies leave.
    tower = 6 * sum(on_tiles) / len(on_tiles)
    assert tower >= 6
    assert all(1 <= sum(line.count("c") for line in t.drawing) <= 3 for t in FOREST if not t.boss)


@pytest.mark.parametrize("tile", [t for t in FOREST if not t.boss], ids=lambda t: t.id)
def test_a_tile_has_ways_in_from_any_tile_below(tile: b.Tile):
    # Each tile is climbable on its own (the loader sees to it), so every top Space can be reached.
    floors = [_drawing(tile).floor((c, 0)) for c in range(BOX.tile_width)]
    assert sum(floor != "====" for floor in floors) >= 2


def _drawing(tile: b.Tile) -> Drawing:
    return Drawing(tile.id, tile.drawing, BOX.tile_width, BOX.tile_height)


def test_prices_lie_between_one_coin_and_six_and_what_is_kept_costs_three_at_least():
    assert all(3 <= item.price <= 6 for item in BOX.items.values())
    assert all(1 <= potion.price <= 4 for potion in BOX.potions.values())


def test_the_box_is_loaded_once():
    assert load_box() is load_box()


def test_the_hash_ignores_comments_and_the_order_of_cards(copy: Path):
    items = copy / "items.toml"
    blocks = items.read_text().split("\n\n")
    items.write_text("\n\n".join(["# another comment", *reversed(blocks[1:])]))
    assert load_box(copy).content_hash == BOX.content_hash


@pytest.mark.parametrize(
    ("file", "card", "key"),
    [
        ("enemies.toml", "[gloop]", "shove_cost = 1"),
        ("heroes.toml", "[angelo]", "passive = { shove = 0 }"),
        ("heroes.toml", "[sweety]", "ability = []"),
        ("bosses.toml", "[medusa]", "summons = {}"),
    ],
)
def test_the_hash_ignores_a_default_that_is_written_out(
    copy: Path, file: str, card: str, key: str
) -> None:
    text = (copy / file).read_text()
    assert f"{card}\n" in text
    (copy / file).write_text(text.replace(f"{card}\n", f"{card}\n{key}\n", 1))
    assert load_box(copy).content_hash == BOX.content_hash


def test_the_hash_changes_with_the_mechanics(copy: Path):
    items = copy / "items.toml"
    items.write_text(items.read_text().replace("price = 4", "price = 3", 1))
    assert load_box(copy).content_hash != BOX.content_hash


def test_the_hash_is_the_same_in_another_process():
    code = "from platformer_nb.games.platformer.content import load_box; print(load_box().content_hash)"
    said = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=60
    )
    assert said.stdout.strip() == BOX.content_hash


def test_pydantic_is_imported_only_by_validation():
    code = (
        "import sys, platformer_nb.content, platformer_nb.games.platformer.content as box;"
        "box.load_box(); box.load_rulebook(); assert 'pydantic' not in sys.modules;"
        "box.load_box(str(box.game_folder())); assert 'pydantic' in sys.modules"
    )
    subprocess.run([sys.executable, "-c", code], check=True, timeout=60)


def test_the_rulebook_has_every_rule_with_its_page():
    book = load_rulebook()
    assert len(book) == 194
    assert book["MAP-3"].page == 6
    assert not book["MAP-3"].open
    assert book["MAP-5"].open
    assert all(4 <= entry.page <= 20 for entry in book.values())


def _effects() -> Iterator[object]:
    for card in (*BOX.items.values(), *BOX.potions.values()):
        yield from card.effects
    for hero in BOX.heroes.values():
        yield from hero.ability
        yield from () if isinstance(hero.star, int) else hero.star
    for artifact in BOX.artifacts.values():
        yield from artifact.card.effects


def test_no_two_cards_do_the_same_thing_with_other_numbers():
    def does(card: b.ShopCard) -> tuple[object, ...]:
        bonus = [f.name for f in fields(fx.Bonus) if getattr(card.passive or fx.NO_BONUS, f.name)]
        what = [_shape(x) for x in card.effects]
        if card.trigger:
            what.append((_shape(card.trigger.condition), *map(_shape, card.trigger.gains)))
        return (*bonus, *what)

    for kind in (BOX.items.values(), BOX.potions.values()):
        assert len({does(card) for card in kind}) == len(kind)


def _shape(part: object) -> tuple[object, ...]:
    """What an effect or a condition is, without its numbers; a number that is not given is none."""
    values = [(f.name, getattr(part, f.name)) for f in fields(part)]  # type: ignore[arg-type]
    named = [
        (n, v) if isinstance(v, str | bool) or n in ("face", "symbol") else n
        for n, v in values
        if v
    ]
    return (type(part).__name__, *named)


def test_every_effect_that_is_used_is_one_of_the_boxs_own():
    assert all(isinstance(e, fx.Effect) for e in _effects())
    assert all(fields(e) is not None for e in _effects())  # type: ignore[arg-type]
