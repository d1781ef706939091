"""What no other test would notice: written after `make prove` had switched off every rule."""

from __future__ import annotations

import pytest

from platformer_nb.games.platformer.model import actions as a
from platformer_nb.games.platformer.model.box.box import BLANK, SYMBOLS
from platformer_nb.games.platformer.rules.dice import payment as pay
from tests.games.drawn import action, place, play, position, refused, rules

rule = pytest.mark.rule


def two_levels(hero: str, goblin: str) -> str:
    """The Boss Level above one Row of another; the active Hero and a Goblin stand where told."""
    spaces = {hero: "1", goblin: "G"}
    rows = [
        "|" + ":".join(f" {spaces.get(f'{column}{row}', ' '):>2} " for column in "abc") + "|"
        for row in (3, 2, 1)
    ]
    return f"""
map:
    +----+----+----+
  3 {rows[0]}
    +    +    +    +
  2 {rows[1]}
    +^^^^+^^^^+^^^^+
  1 {rows[2]}
    +====+====+====+
hero 1: sweety; hearts 1
pool: move
"""


@rule("BLV-6", "SPN-4")
@pytest.mark.parametrize(("hero", "goblin", "move", "above"), [
    ("a3", "b3", "move down", True),
    ("a1", "b1", "move up", False),
])  # fmt: skip
def test_only_a_faint_on_the_boss_level_is_remembered_for_the_spawn(
    hero: str, goblin: str, move: str, above: bool
) -> None:
    """BLV-6: read literally; who faints below, on the way in, Spawns below (ZOC-2)."""
    after, _ = play(position(two_levels(hero, goblin)), move)
    assert place(after, 1) == "off"
    assert after.heroes[0].fell_at_boss is above
    assert ("fell on boss level" in rules().write(after)) is above


@rule("DIE-2")
@pytest.mark.parametrize("symbol", range(5))
def test_no_die_turns_the_special_die_to_blank_and_the_refusal_says_just_that(symbol: int) -> None:
    name = SYMBOLS[symbol]
    state = position(
        two_levels("a1", "c3").replace("pool: move", f"pool: {name}\nturn: 2; hero 1; step special")
    )
    paid = pay.payment(pay.Source(pay.DIE, symbol))
    assert action(state, f"set blank with {name}") == a.SetSpecial(BLANK, paid)
    refused(state, f"set blank with {name}", "DIE-2")  # no die is lacking: none would do
    assert rules().judge(state, action(state, f"set {name} with {name}")).legal
