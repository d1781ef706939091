"""The cards of the box: exact counts, what the rulebook knows of them, and what authors may write."""

from __future__ import annotations

import shutil
from collections import Counter
from pathlib import Path

import pytest

from platformer_nb import text
from platformer_nb.core.errors import BadInput
from platformer_nb.games.labyrinth.content import game_folder, load_box
from platformer_nb.games.labyrinth.content.box_builder import build_box
from platformer_nb.games.labyrinth.content.faults import box_faults
from platformer_nb.games.labyrinth.content.load import FILES
from platformer_nb.games.labyrinth.model.cards import effects as fx
from platformer_nb.games.labyrinth.model.cards import events as ev
from platformer_nb.games.labyrinth.model.cards import passives as ps
from platformer_nb.games.labyrinth.model.cards.things import ITEM_KINDS, KINDS
from platformer_nb.games.labyrinth.model.cards.traps import LoseLives, Trap
from platformer_nb.text.errors import tell_error

HERE = Path(str(game_folder()))
BOX = load_box()
rule = pytest.mark.rule


@rule("CMP-2")
def test_the_box_has_54_cards() -> None:
    assert (len(BOX.characters), len(BOX.items), len(BOX.events)) == (15, 15, 12)
    assert BOX.golem == {"1": 2, "2": 3, "3": 4, "stay": 1, "centre": 2}
    assert 15 + 15 + 12 + sum(BOX.golem.values()) == 54


@rule("CMP-3")
def test_the_tokens_are_those_that_the_parts_of_the_box_list() -> None:
    pieces = BOX.pieces
    abilities = {card: c.tokens.count for card, c in BOX.characters.items() if c.tokens}
    assert (pieces.keys, pieces.crystals, pieces.stun, pieces.lives) == (6, 8, 14, 24)
    assert [trap.tokens for trap in BOX.traps.values()] == [5] * 12
    assert sum(abilities.values()) == 21
    known = {"high-priestess": 3, "warlock": 3, "lady-of-golems": 2, "illusionist": 4}
    assert known.items() <= abilities.items()
    assert len(abilities) - len(known) in (2, 3)


@rule("TWO-1")
def test_the_lady_of_golems_and_the_high_priestess_need_three_players() -> None:
    barred = {card for card, one in BOX.characters.items() if one.players == 3}
    assert barred == {"lady-of-golems", "high-priestess"}


def test_each_kind_of_character_has_two_or_three_and_no_two_are_alike() -> None:
    kinds = Counter(one.kind for one in BOX.characters.values())
    assert set(kinds) == set(KINDS)
    assert set(kinds.values()) <= {2, 3}
    passives = [one.passive.effect for one in BOX.characters.values()]
    assert len(set(passives)) == 15


@rule("EXA-2", "EXA-3", "EXA-5")
def test_the_characters_do_what_the_worked_examples_tell_of_them() -> None:
    sister, sword = BOX.characters["sister-of-war"], BOX.characters["swordmaster"]
    fury = sister.abilities["fury"]
    assert (fury.effect, fury.when, fury.price.lives) == (fx.AddToTest("combat", 2), "combat", 1)
    assert sister.passive.effect == ps.TakesAll("fury")
    assert sword.passive.effect == ps.CombatBonus(2, "attacked")
    lady = BOX.characters["lady-of-golems"].passive
    assert isinstance(lady.effect, ps.CombatBonus)
    assert (lady.id, lady.effect.add) == ("dominance", 1)
    rebuild = BOX.characters["architect"].abilities["rebuild"].effect
    assert isinstance(rebuild, fx.DemolishTile)


def test_a_combat_bonus_is_at_most_2_by_itself_and_3_if_it_is_paid() -> None:
    for one in BOX.characters.values():
        if isinstance(one.passive.effect, ps.CombatBonus):
            assert one.passive.effect.add <= 2
        for ability in one.abilities.values():
            if isinstance(ability.effect, fx.AddToTest):
                assert ability.effect.add <= 3
                assert not ability.price.is_free


@rule("ITM-9", "ITM-10")
def test_five_items_work_by_themselves_six_once_a_turn_and_four_are_discarded() -> None:
    kinds = Counter(item.kind for item in BOX.items.values())
    assert [kinds[kind] for kind in ITEM_KINDS] == [5, 6, 4]
    uses = [item.use for item in BOX.items.values() if item.use is not None]
    assert all(use.price.discard or use.limit == "turn" for use in uses)


def test_no_character_with_any_items_adds_more_than_3_to_the_golem_test() -> None:
    bonuses = [one.passive.effect for one in BOX.characters.values()]
    carried = [item.carried for item in BOX.items.values()]
    golem = [
        [b.add for b in of if isinstance(b, ps.TestBonus) and b.test == "golem"]
        for of in (bonuses, carried)
    ]
    assert sum(max(row) for row in golem) <= 3


# --- traps and events ---------------------------------------------------------------------------------------


def failing(difficulty: int) -> float:
    """The share of rolls of two dice below this sum."""
    return sum(a + b < difficulty for a in range(1, 7) for b in range(1, 7)) / 36


def lives(trap: Trap) -> int:
    """The lives that one failed roll costs."""
    return sum(loss.lives for loss in trap.failed if isinstance(loss, LoseLives))


@rule("TRP-9", "TRP-11")
def test_a_trap_takes_between_half_a_life_and_nine_tenths_on_the_average() -> None:
    traps = BOX.traps.values()
    means = [trap.rolls * failing(trap.difficulty) * lives(trap) for trap in traps]
    assert 0.5 <= sum(means) / len(means) <= 0.9
    assert sum(trap.rolls * lives(trap) >= 3 for trap in traps) <= 2
    assert sum(not trap.failed for trap in traps) == 1


@rule("SET-11", "EVT-5", "EVT-8")
def test_terror_and_annihilation_are_what_the_rulebook_knows_of_them() -> None:
    terror = BOX.events["terror"]
    assert (terror.once, terror.lasting) == (ev.NamedLoses(1), ev.BarAbilities())
    assert [card for card, event in BOX.events.items() if event.last] == ["annihilation"]
    assert isinstance(BOX.events["annihilation"].once, ev.EachDemolishes)


def test_what_lasts_changes_a_number_or_bars_an_activity_that_may_be_missed() -> None:
    others = [event.lasting for card, event in BOX.events.items() if card != "terror"]
    assert all(isinstance(one, (ev.SetNumber, ev.ChangeNumber, ev.Bar)) for one in others)
    assert len(set(others)) == len(others) == 11
    assert not {"move", "rest", "end", "move-golem"} & set(ev.BARRED)


# --- what authors may write ---------------------------------------------------------------------------------


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of the content files that may be spoilt."""
    for name in FILES:
        shutil.copy(HERE / name, tmp_path)
    return tmp_path


FAULTS = [
    ("box.toml", "keys = 6", "keys = 7", "error-count"),
    ("box.toml", "stay = 1", "", "error-golem-kind"),
    ("box.toml", "stay = 1", "stay = 3", "error-count"),
    ("traps.toml", "[pit]", "[rope]", "error-id-twice"),
    ("characters.toml", "abilities.smite]", "abilities.fury]", "error-id-twice"),
    ("characters.toml", 'id = "snare"', 'id = "curse"', "error-id-twice"),
    ("characters.toml", 'id = "snare", count = 3', 'id = "snare", count = 2', "error-count"),
    ("traps.toml", "tokens = 5", "tokens = 6", "error-count"),
    ("characters.toml", 'after = "fury"', 'after = "rage"', "error-no-ability"),
    ("characters.toml", 'trap = "pit"', 'trap = "rope"', "error-no-trap"),
    ("characters.toml", '{ effect = "go-to-token" }', '{ effect = "go-to" }', "error-tag-unknown"),
    ("characters.toml", 'effect = { effect = "jump" }', 'effect = { effect = "lay-token" }', "error-no-tokens"),
    ("characters.toml", 'price = { lives = 1 }', 'price = { discard = true }', "error-discard"),
    ("items.toml", 'use = { limit = "turn", effect = { effect = "look-at-tile" } }', 'use = { effect = { effect = "look-at-tile" } }', "error-endless"),
    ("characters.toml", 'price = { lives = 1 }', 'price = { actions = 1 }', "error-moment-actions"),
    ("items.toml", 'carried = { effect = "dropped-instead" }', "", "error-item-works"),
    ("events.toml", "last = true", "", "error-last-event"),
    ("events.toml", 'number = "items", to = 3', 'number = "items", to = 2', "error-same-number"),
    ("traps.toml", "difficulty = 10", "difficulty = 11", "error-at-most"),
]  # fmt: skip


@pytest.mark.parametrize(("file", "old", "new", "reason"), FAULTS)
def test_a_fault_in_the_cards_is_refused_with_its_place_and_told_in_each_language(
    folder: Path, file: str, old: str, new: str, reason: str
) -> None:
    written = (folder / file).read_text("utf-8")
    assert old in written
    (folder / file).write_text(written.replace(old, new, 1), "utf-8")
    with pytest.raises(BadInput) as caught:
        build_box(folder)
    assert caught.value.what.key == reason
    found = box_faults(folder)
    assert reason in [fault.what.key for fault in found]
    told = {
        tell_error(text.Words(language, "labyrinth", strict=True), caught.value)
        for language in text.languages()
    }
    assert len(told) == len(text.languages())
    assert all(file in sentence for sentence in told)


def test_a_whole_folder_has_no_faults(folder: Path) -> None:
    assert box_faults(folder) == []


def test_all_faults_of_a_folder_are_found_at_once(folder: Path) -> None:
    for file, old, new in (
        ("traps.toml", "tokens = 5", "tokens = 6"),
        ("events.toml", "last = true", ""),
        ("items.toml", 'carried = { effect = "dropped-instead" }', ""),
    ):
        path = folder / file
        path.write_text(path.read_text("utf-8").replace(old, new, 1), "utf-8")
    keys = {fault.what.key for fault in box_faults(folder)}
    assert keys == {"error-count", "error-last-event", "error-item-works"}
