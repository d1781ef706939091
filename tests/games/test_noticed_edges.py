"""The first Space, the first symbol, the last grade: changes at an edge that no test looked at (`make mutate`)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from platformer_nb.core.errors import BadInput
from platformer_nb.core.ruling import Cite
from platformer_nb.games.platformer.kinds.effects import _no_target
from platformer_nb.games.platformer.kinds.fighting import _near_attack
from platformer_nb.games.platformer.kinds.levels import not_among
from platformer_nb.games.platformer.model import actions as a
from platformer_nb.games.platformer.model.box.box import BLANK, COIN, MOVE, STAR, SWORD
from platformer_nb.games.platformer.model.state import Frame, State
from platformer_nb.games.platformer.model.state_builder import Draft
from platformer_nb.games.platformer.model.terrain import NOWHERE
from platformer_nb.games.platformer.rules.course.chance_outcomes import impossible_level
from platformer_nb.games.platformer.rules.course.levels import (
    enemies_left,
    spawn_enemies,
    tiles_left,
)
from platformer_nb.games.platformer.rules.dice import paying
from platformer_nb.games.platformer.rules.dice.payment import DIE, READ, SPECIAL, Source
from platformer_nb.games.platformer.rules.dice.payment import payment as paid
from platformer_nb.games.platformer.rules.figures.combat import shoves_needed
from platformer_nb.games.platformer.rules.figures.spawning import one_pool_die_pays
from platformer_nb.games.platformer.rules.legality.suggestions import _deed
from tests.games.drawn import action, position, rules
from tests.games.test_noticed_pending import STREET

rule = pytest.mark.rule


def moved(state: State, at: int) -> State:
    """The position with its Hero on another Space."""
    return replace(state, heroes=(replace(state.heroes[0], at=at),))


ROAD = """
map:
    +----+----+----+----+----+
  1 |  G :  1 :    :    :  G |
    +====+====+====+====+====+
hero 1: sweety
pool: sword star move coin
"""
SPAWNS = """
map:
    +----+----+----+----+----+----+----+----+
  2 |    :    :    :    :    :    :    :    |
    +====+====+====+====+====+====+====+====+
  1 | x  : x  : x  : x  :    :    :    :  1 |
    +====+====+====+====+====+====+====+====+
hero 1: sweety
"""


@rule("CRD-1")
def test_a_hero_on_the_first_space_is_on_the_map_and_may_choose_a_space() -> None:
    state = position(STREET)
    blink = Frame("blink", 2, 0, "")
    assert not _no_target(Draft(state), blink)
    assert _no_target(Draft(moved(state, NOWHERE)), blink)


@rule("LVL-7")
def test_a_space_beside_those_to_choose_from_is_named_if_it_is_on_the_map() -> None:
    state = position(STREET)

    def said(space: int) -> dict[str, object]:
        (found,) = not_among("LVL-7", state, space, (2,), figure="gloop")
        return dict(found.facts)

    assert not [*not_among("LVL-7", state, 2, (2,))]
    assert said(0) == {"figure": "gloop", "hero": "sweety", "space": "a1", "spaces": ("c1",)}
    size = len(state.occupied)
    assert said(size - 1)["space"]
    assert "space" not in said(size) | said(NOWHERE)


@rule("SPN-1")
def test_a_payment_of_a_spawn_is_refused_by_its_first_symbol() -> None:
    state = position(STREET + "pool: sword\n")
    sword, special = Source(DIE, SWORD), Source(SPECIAL, BLANK)
    assert one_pool_die_pays(state, paid(sword)) is None

    def refused(*sources: Source) -> dict[str, object]:
        found = one_pool_die_pays(state, paid(*sources))
        assert isinstance(found, Cite)
        return dict(found.facts)

    assert refused(sword, sword) == {"symbol": "sword", "needs": 1, "has": 1}
    assert refused(Source(DIE, MOVE)) == {"symbol": "move", "needs": 1, "has": 0}
    assert refused(Source(READ, STAR)) == {"symbol": "star", "needs": 1, "has": 0}
    assert refused(special) == refused(sword, special) == {"special": 1}


@rule("SYM-6", "FRG-1")
def test_the_plainest_payment_takes_dice_before_stars_and_names_what_is_lacking() -> None:
    def plain(dice: str, needed: int | None, count: int) -> object:
        return paying.plainest(position(f"{STREET}pool: {dice}\n"), needed, count)

    sword, star = Source(DIE, SWORD), Source(READ, STAR)
    assert plain("coin", None, 1) == paid(Source(DIE, COIN))
    assert plain("sword sword", SWORD, 1) == paid(sword)
    assert plain("sword star star", SWORD, 3) == paid(sword, star, star)
    assert plain("sword star star", SWORD, 2) == paid(sword, star)
    assert plain("sword star star", SWORD, 1) == paid(sword)
    assert plain("star star star", SWORD, 2) == paid(star, star)
    assert plain("star coin", SWORD, 3) == paid(star, sword, sword)
    assert plain("star coin", MOVE, 1) == paid(Source(DIE, MOVE))
    assert plain("coin", STAR, 1) == paid(Source(DIE, STAR))
    given = position(STREET.replace("gems 9", "gems 9; special sword") + "pool: coin\n")
    assert paying.plainest(given, SWORD, 1) == paid(Source(SPECIAL, BLANK))
    assert paying.plainest(given, SWORD, 2) == paid(Source(SPECIAL, BLANK), sword)
    enough = position(STREET.replace("gems 9", "gems 9; special sword") + "pool: sword\n")
    assert paying.plainest(enough, SWORD, 1) == paid(sword)


HEAVY = """
map:
    +----+----+----+----+
  2 |    :    :    :    |
    +    +    +    +    +
  1 |  S :  1 :  G :    |
    +====+====+====+====+
hero 1: sweety
pool: shove shove
"""


@rule("ENM-8")
def test_two_shove_symbols_are_needed_for_the_enemy_that_takes_two_and_for_nobody_else() -> None:
    state = position(HEAVY)
    assert [shoves_needed(state, space) for space in range(4)] == [2, 1, 1, 1]
    listed = [one for one in rules().actions(state) if isinstance(one, a.Shove)]
    costs = {(one.enemy, one.to): len(one.payment.sources) for one in listed}
    assert costs == {(0, 4): 2, (2, 3): 1, (2, 6): 1}
    walled = position(HEAVY.replace("S :", "S |").replace("+    +    +", "+====+    +"))
    assert {one.enemy for one in rules().actions(walled) if isinstance(one, a.Shove)} == {2}


@rule("LVL-7", "MAP-10")
def test_a_spawn_space_is_left_empty_for_each_token_that_is_missing_and_for_no_other() -> None:
    drawn = position(SPAWNS)
    code = drawn.game.codes["ent"]
    tokens = drawn.game.kinds[code].tokens
    for spare, missing in ((1, 0), (0, 0), (-1, 1), (-2, 2)):
        draft = Draft(drawn)
        spots = [s for s in range(4) if draft.terrain.feature[s]]
        assert len(spots) == 4
        for space in range(4, 4 + tokens - 4 - spare):
            draft.occupied[space] = code
        spawn_enemies(draft, 0, "ent")
        assert [one.b for one in draft.pending] == [missing] * bool(missing), spare
        assert bytes(draft.occupied[:4]) == bytes([code]) * 4
    draft = Draft(drawn)
    draft.occupied[3] = 1
    spawn_enemies(draft, 1, "ent")
    assert bytes(draft.occupied[:4]) == bytes([0, code, code, 1])


@rule("LNG-1", "SET-2")
def test_the_card_of_grade_three_has_its_own_rule_on_the_level_that_a_longer_tower_has() -> None:
    state = position(f"game: levels 6{STREET}")
    left, right = tiles_left(state, False)[:2]
    for level, rule_id in ((1, "SET-2"), (3, "SET-2"), (4, "LNG-1"), (5, "LNG-1")):
        (found,) = impossible_level(state, a.Reveal(level, left, right, "nobody"), level)
        assert found.rule == rule_id
        (enemy, *_) = enemies_left(state, level)
        assert not [*impossible_level(state, a.Reveal(level, left, right, enemy), level)]


@rule("SET-1")
def test_a_tile_that_cannot_be_revealed_is_named_with_the_level_on_which_it_lies() -> None:
    state = position(f"game: levels 6{STREET}")
    left, right = tiles_left(state, False)[:2]
    (enemy, *_) = enemies_left(state, 2)

    def said(left: str, right: str) -> tuple[object, ...]:
        (found,) = impossible_level(drawn, a.Reveal(2, left, right, enemy), 2)
        return tuple(found.facts.get(name, "") for name in ("tile", "lies", "twin"))

    (first, *_) = enemies_left(state, 1)
    drawn = position(f"game: levels 6\ntower: 1 {left} {right} {first}{STREET}")
    third, fourth = tiles_left(drawn, False)[:2]
    assert said(third, right) == (right, 1, 0)
    assert said("f99", third) == ("f99", "", 0)
    assert said(fourth, fourth) == (fourth, "", 1)


@rule("ATK-2")
def test_what_stands_for_an_attack_is_the_same_enemy_then_another_then_a_way_nearer() -> None:
    state = position(ROAD)
    wanted = a.Attack(4, paid(Source(DIE, SWORD)))

    def near(text: str) -> int | None:
        return _near_attack(state, wanted, action(state, text))

    assert near("attack e1 with sword") == 0
    assert near("attack a1 with sword") == 1
    assert near("move right with move") == 2
    assert near("move left with move") is None
    assert near("coin") is None
    tall = ROAD.replace(
        "  1 |  G", "  2 |    :    :    :    :    |\n    +    +    +    +    +    +\n  1 |  G"
    )
    as_far = a.Portal(8, NOWHERE, paid(Source(DIE, MOVE)))
    assert _near_attack(moved(position(tall), 2), wanted, as_far) is None
    there = moved(state, 2)
    assert _near_attack(there, wanted, action(there, "move right with move")) == 0
    assert _near_attack(moved(state, 3), wanted, action(there, "move right with move")) is None


@rule("PSH-1", "ATK-2")
def test_ways_to_the_first_space_are_one_deed_unless_that_space_was_meant() -> None:
    moves = [a.Move(0, NOWHERE, paid(Source(DIE, MOVE))), a.Move(0, 2, paid(Source(DIE, MOVE)))]
    elsewhere, there = a.Move(1, NOWHERE, moves[0].payment), a.Move(0, 3, moves[0].payment)
    assert len({_deed(elsewhere, one) for one in moves}) == 1
    assert len({_deed(there, one) for one in moves}) == 2
    weak, strong = (a.Attack(0, paid(*[Source(DIE, SWORD)] * count)) for count in (1, 2))
    assert _deed(weak, weak) != _deed(weak, strong)
    assert _deed(elsewhere, weak) == _deed(elsewhere, strong)


def test_a_map_begins_with_its_key_and_ends_with_the_next() -> None:
    rows = "    +----+\n  1 |  1 |\n    +====+\n"
    assert rules().read(f"map:\n{rows}hero 1: sweety").terrain.width == 1
    terrain = rules().read("map:\n+----+\n|  1 |\n+====+\nhero 1: sweety").terrain
    assert (terrain.width, terrain.low) == (1, 0)
    for text in (f"{rows}map:\n{rows}hero 1: sweety", f"map:\n{rows}hero 1: sweety\n    +----+"):
        with pytest.raises(BadInput, match="is not a line of a position"):
            rules().read(text)


def test_a_map_is_as_wide_and_as_high_as_the_notation_can_count() -> None:
    def read(width: int, height: int, edge: str = "    ") -> State:
        rows = [edge + "+====" * width + "+"]
        for number in range(1, height + 1):
            cells = "|" + ":".join(["    "] * width) + "|"
            rows = [edge + "+    " * width + "+", f" {number:2} {cells}", *rows]
        rows[0] = edge + "+----" * width + "+"
        return rules().read("map:\n" + "\n".join(rows) + "\nhero 1: sweety")

    assert read(26, 1).terrain.width == 26
    assert read(1, 60).terrain.size == 60
    for width, height in ((27, 1), (1, 61)):
        with pytest.raises(BadInput):
            read(width, height)
    with pytest.raises(BadInput, match="At most 26 columns"):
        rules().read("map:\n    +\n  1 |\n    +\nhero 1: sweety")
