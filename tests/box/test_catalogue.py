"""The catalogue has everything of the box, in three languages, with rules that exist; the aid has no words of its own."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from typing import Any, get_args

import pytest

from platformer_nb.core.parts.catalogue import Thing
from platformer_nb.core.value import field_names
from platformer_nb.games.platformer import GAME
from platformer_nb.games.platformer.catalogue import aid, cited
from platformer_nb.games.platformer.model.box.boss_effects import BossEffect
from platformer_nb.games.platformer.model.box.box import DRAWS, ENEMY_FACES, SYMBOLS
from platformer_nb.games.platformer.model.box.effects import BOONS, Bonus, EndEnemies, EndWounds
from platformer_nb.games.platformer.model.box.stock import counts, pieces
from platformer_nb.games.platformer.model.state import STEPS
from platformer_nb.games.platformer.model.terrain import FEATURES
from platformer_nb.games.platformer.narration.card_words import cards_of
from platformer_nb.games.platformer.rules.cards.effect_kinds import KINDS as EFFECT_KINDS
from platformer_nb.games.platformer.view.map_view import FLOORS
from platformer_nb.text import Words, languages

BOX = GAME.box
RULES = GAME.rulebook.entries


def words(language: str) -> Words:
    return Words(language, "platformer", strict=True)


def things(language: str = "en") -> list[Thing]:
    return list(GAME.catalogue.things(words(language)))


def test_every_card_and_tile_of_the_box_is_there_once() -> None:
    found = Counter(thing.key for thing in things())
    wanted = {f"{card.kind}/{card.id}" for card in cards_of(BOX)}
    wanted |= {f"{('tower', 'boss')[t.boss]}-tiles/{t.id}" for t in BOX.tiles.values()}
    wanted |= {f"symbols/{name}" for name in (*SYMBOLS, "blank")}
    wanted |= {f"faces/{name}" for name in ENEMY_FACES}
    wanted |= {"tokens/coin", "tokens/gem", "map/ladder", "map/wall"}
    wanted |= {f"map/{name}" for name in FEATURES if name not in ("plain", "icon")}
    wanted |= {f"map/icon-{boss.icon_token}" for boss in BOX.bosses.values()}
    wanted |= {f"map/floor-{floor}" for floor in FLOORS if floor}
    assert set(found) == wanted
    assert set(found.values()) == {1}


@pytest.mark.parametrize("language", languages())
def test_each_has_words_and_rests_on_rules_that_exist(language: str) -> None:
    kinds = GAME.catalogue.kinds(words(language))
    for thing in things(language):
        assert thing.name, thing.key
        assert thing.texts, thing.key
        assert all(thing.texts), thing.key
        assert thing.rules, thing.key
        assert set(thing.rules) <= set(RULES), thing.key
        assert len(set(thing.rules)) == len(thing.rules), thing.key
    assert list(kinds) == list(dict.fromkeys(thing.kind for thing in things(language)))
    assert len(set(kinds.values())) == len(kinds)


def test_every_kind_of_effect_bonus_and_condition_has_its_rules() -> None:
    kinds: set[Any] = {*EFFECT_KINDS, EndWounds, EndEnemies, *get_args(BossEffect)}
    assert all(isinstance(kind.rests_on, tuple) for kind in kinds)
    assert set(cited.BONUSES) == set(field_names(Bonus))
    assert set(cited.BOONS) == set(BOONS)
    assert set(cited.BOSSES) == set(DRAWS)
    named = [*cited.BONUSES.values(), *cited.CONDITIONS.values()]
    named += [rule for kind in kinds for rule in kind.rests_on]
    assert set(named) <= set(RULES)


def test_it_says_how_many_there_are() -> None:
    number = Counter[str]()
    for thing in things():
        number[thing.kind] += thing.count
    box = counts(BOX)
    for kind in ("heroes", "items", "potions", "artifacts", "events", "boss-cards", "bosses"):
        assert number[kind] == box[kind], kind
    assert number["tower-tiles"] + number["boss-tiles"] == len(BOX.tiles)
    assert number["enemies"] + number["summons"] == pieces(BOX)["enemy-tokens"]
    assert number["tokens"] == pieces(BOX)["boss-tokens"]


def test_numbers_are_those_of_the_box() -> None:
    found = {thing.key: " ".join(thing.numbers) for thing in things()}
    for hero in BOX.heroes.values():
        assert str(hero.hearts) in found[f"heroes/{hero.id}"]
    for card in (*BOX.items.values(), *BOX.potions.values()):
        kind = "items" if card.id in BOX.items else "potions"
        assert found[f"{kind}/{card.id}"].startswith(str(card.price))
    for boss in BOX.bosses.values():
        assert str(boss.health + 4 * boss.health_per_level) in found[f"bosses/{boss.id}"]
        assert str(boss.health + 5 * boss.health_per_level) in found[f"bosses/{boss.id}"]


def test_a_tile_is_shown_as_it_is_drawn() -> None:
    shown = next(thing for thing in things() if thing.key == "tower-tiles/f01").shown
    cells = {cell["id"]: cell for cell in shown["cells"]}
    assert len(cells) == BOX.tile_width * BOX.tile_height
    assert cells["b1"]["token"] == "coin"
    assert cells["a1"]["feature"] == "shop"
    assert cells["c3"]["feature"] == "spawn"
    assert cells["c3"]["floor"] == "platform"


# --- the player aid ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", languages())
def test_each_line_of_the_aid_is_the_sentence_of_a_rule_or_of_a_thing(language: str) -> None:
    say = words(language)
    told = {f"rule {rule}": say(f"rule-{rule}") for rule in RULES}
    said = {text for thing in things(language) for text in (*thing.texts, *thing.numbers)}
    keys = {thing.key for thing in things(language)}
    lines = [line for part in GAME.catalogue.aid(say) for line in part.lines]
    assert len(lines) > 30
    for line in lines:
        assert line.rules
        assert set(line.rules) <= set(RULES)
        assert line.text == told[f"rule {line.rules[0]}"] or line.text in said, line
        assert not line.drawn or line.drawn in keys


def test_the_aid_has_all_steps_of_a_turn_in_their_order() -> None:
    turn = GAME.catalogue.aid(words("en"))[0]
    assert turn.steps
    steps = [f"step-{step}" for step in STEPS if f"step-{step}" in aid.TURN]
    assert list(aid.TURN) == steps
    assert {f"step-{step}" for step in STEPS} - {"step-setup"} == set(steps)


def test_the_aid_has_every_face_of_the_dice() -> None:
    drawn = {line.drawn for part in GAME.catalogue.aid(words("en")) for line in part.lines}
    assert {f"symbols/{name}" for name in SYMBOLS} <= drawn
    assert {f"faces/{name}" for name in ENEMY_FACES} <= drawn


@pytest.mark.parametrize("language", languages())
def test_no_figure_is_typed_into_the_words_of_the_box(language: str, root: Path) -> None:
    source = (root / f"content/platformer/text/{language}/box.ftl").read_text(encoding="utf-8")
    texts = [line.partition("=")[2] for line in source.splitlines() if not line.startswith("#")]
    assert not [text for text in texts if re.search(r"\d", text)]
