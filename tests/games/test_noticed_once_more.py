"""Edges of the map, of numbers and of prices: what a quick sample of small changes left open (`make mutate`)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from platformer_nb.core.errors import BadInput
from platformer_nb.games.platformer import GAME
from platformer_nb.games.platformer.events import Paid
from platformer_nb.games.platformer.kinds.action_code import code_of
from platformer_nb.games.platformer.model.actions import Roll, Step
from platformer_nb.games.platformer.model.box.box import BLANK, COIN, MOVE, SWORD
from platformer_nb.games.platformer.model.box.effects import Gain, Pay
from platformer_nb.games.platformer.model.state import Frame, State
from platformer_nb.games.platformer.model.state_builder import Draft
from platformer_nb.games.platformer.notation.action_parser import read_action
from platformer_nb.games.platformer.notation.action_writer import write_action
from platformer_nb.games.platformer.rules.cards.area_effects import in_range
from platformer_nb.games.platformer.rules.cards.effect_resolution import pay
from platformer_nb.games.platformer.rules.course.levels import side_by_side
from platformer_nb.games.platformer.rules.dice.payment import options, serving
from platformer_nb.games.platformer.rules.figures.gravity import floating
from platformer_nb.games.platformer.rules.figures.spawning import space_given_by
from tests.games.drawn import action, judge, position, rules
from tests.games.test_noticed_more_notation import ROOM, fault
from tests.games.test_noticed_pending import STREET

rule = pytest.mark.rule

TOWER = """
map:
    +----+----+----+----+----+
  5 |    :    :    :    :    |
    +    +    +    +    +    +
  4 |    :    :    :    :    |
    +    +    +    +    +    +
  3 |    :    :  1 :    :    |
    +    +    +    +    +    +
  2 |    :    :    :    :    |
    +    +    +    +    +    +
  1 |    :    :    :    :    |
    +====+====+====+====+====+
hero 1: sweety; hearts 2; coins 1
"""


def moved(state: State, at: int) -> State:
    """The position with its Hero on another Space."""
    return replace(state, heroes=(replace(state.heroes[0], at=at),))


@rule("CRD-1")
def test_around_are_the_eight_spaces_beside_and_no_row_beyond() -> None:
    state = position(TOWER)
    assert in_range(Draft(state), "around") == (6, 7, 8, 11, 13, 16, 17, 18)
    assert in_range(Draft(state), "row") == (10, 11, 13, 14)
    assert in_range(Draft(moved(state, 0)), "around") == (1, 5, 6)
    assert in_range(Draft(moved(state, 24)), "around") == (18, 19, 23)


@rule("CRD-1")
def test_nobody_changes_places_round_the_edge_of_the_map() -> None:
    edge = TOWER.replace(":  1 :", ":    :").replace(
        "2 |    :    :    :    :    |", "2 |  G :    :    :  G :  1 |"
    )
    beside = position(edge.replace("3 |    ", "3 |  G ") + "pending: swap\n")
    named = [rules().write_action(beside, one) for one in rules().actions(beside)]
    assert [one for one in named if one != "stop"] == ["target d2"]


@rule("CRD-1")
def test_a_price_takes_no_last_heart_and_no_coin_that_is_not_there() -> None:
    draft = Draft(position(TOWER))
    pay(draft, Pay(coins=3, hearts=3), 0)
    assert (draft.heroes[0].coins, draft.heroes[0].hearts) == (0, 1)
    assert draft.events == [Paid(1, 1, 1)]


@rule("GRA-1")
def test_who_stands_on_nothing_floats_and_who_stands_on_the_floor_does_not() -> None:
    state = position(TOWER)
    assert floating(state) == (state.hero.at,)
    assert floating(moved(position(TOWER), 1)) == floating(state), "the map has the figures"
    assert not floating(position(STREET))


@rule("SPN-1", "SPN-5")
def test_a_spawn_on_the_first_space_of_the_second_row_is_not_one_at_the_bottom() -> None:
    state = position(TOWER)
    given = [space_given_by(state, to) for to in range(10)]
    assert given == ["SPN-1"] * 5 + ["SPN-5"] * 5


@rule("DIE-1")
def test_one_symbol_that_no_die_shows_makes_a_roll_impossible() -> None:
    state = position(STREET.replace("hero 1", "turn: 1; hero 1; step roll\nhero 1"))
    assert rules().judge(state, Roll((MOVE, MOVE, SWORD, SWORD, COIN), 0))
    for face in (BLANK, 99):
        ruling = rules().judge(state, Roll((MOVE, SWORD, SWORD, COIN, face), 0))
        assert not ruling
        assert ruling.rules == ("DIE-1",)


def _tile(left: str, inner: str, right: str) -> tuple[str, ...]:
    return ("+----+----+", f"{left}    {inner}    {right}", "+====+====+")


@rule("MAP-1")
@pytest.mark.parametrize("right", "|:")
@pytest.mark.parametrize("left", "|:")
def test_between_two_tiles_is_a_wall_if_either_draws_one(right: str, left: str) -> None:
    for inner in "|:":
        wall = side_by_side(_tile(":", ":", right), _tile(left, inner, "|"))[2]
        assert [bool(one) for one in wall] == [False, False, "|" in right + left, inner == "|"]


@rule("FRG-1")
def test_for_one_symbol_two_dice_are_as_many_as_six() -> None:
    pools = [(0, 0, count, 0, 0) for count in (2, 4, 6)]
    for symbol in (COIN, SWORD):
        assert len({serving(pool, BLANK, None, symbol, 0, 1, 1) for pool in pools}) == 1
        assert len({serving(pool, BLANK, None, symbol, 0, 1, 2) for pool in pools}) == 3
        assert all(options(pool, BLANK, None, symbol, 0, 1, 1) for pool in pools)


@rule("MOV-3", "PSH-1")
def test_a_space_to_step_on_is_named_once_however_the_enemy_there_is_pushed() -> None:
    state = position(
        """
map:
    +----+----+----+----+
  2 |    :    :    :    |
    +    +====+    +    +
  1 |    :  1 :  G :    |
    +====+====+====+====+
hero 1: sweety
pending: steps 2
"""
    )
    pushes = [one for one in rules().actions(state) if isinstance(one, Step) and one.push >= 0]
    assert len(pushes) > 1
    assert len({one.to for one in pushes}) == 1
    assert judge(state, "step up").written == ("step left", "step right push up", "stop")


def test_a_number_has_six_digits_at_most() -> None:
    for digits in ("2", "000002"):
        assert position(f"{STREET}bonus: attack {digits}\n").bonus == 2
    for digits in ("0000002", "100000"):
        with pytest.raises(BadInput, match="not a number from 0 to 99"):
            rules().read(f"{STREET}bonus: attack {digits}\n")


@pytest.mark.parametrize("line", ["1 f77 f02 gloop", "1 f01 f77 gloop", "1 f01 f02 f77"])
def test_both_tiles_and_the_enemy_of_a_level_are_looked_up(line: str) -> None:
    error = fault(f"{ROOM}tower: {line}\n")
    assert (error.what.key, error.what.facts["word"]) == ("error-unknown", "f77")


@rule("LVL-7")
def test_the_level_of_tokens_that_are_missing_begins_on_a_space_of_the_map() -> None:
    drawn = STREET.replace("  1 :  G", "  1 : xG")
    code = position(drawn).occupied[1]
    for first in ("0", "0001"):
        frame = Frame("leave-empty", code, 1, first)
        assert position(f"{drawn}pending: leave-empty {code} 1 {first}\n").pending == (frame,)
    for short in ("1 2", "1 00001", "1 x", "0 1", "2 1"):
        with pytest.raises(BadInput, match="cannot be due here"):
            rules().read(f"{drawn}pending: leave-empty {code} {short}\n")


def test_an_action_without_words_of_its_own_is_read_as_all_are() -> None:
    state = position(f"{STREET}pool: move\n")
    assert code_of(state, action(state, "end")).notation == (read_action, write_action)


def test_what_a_card_gives_is_nothing_unless_it_says_so() -> None:
    assert (Gain().coins, Gain().gems, Gain().hearts) == (0, 0, 0)


def test_a_position_has_fifty_thousand_characters_at_most() -> None:
    text = STREET + " " * (50_000 - len(STREET))
    assert len(text) == 50_000
    assert rules().read(text).hero.gems == 9
    with pytest.raises(BadInput, match="at most 50,000"):
        rules().read(text + " ")


@rule("SET-10")
def test_one_to_four_play_and_a_fifth_is_told_so() -> None:
    assert len(GAME.setup.new(4).heroes) == 4
    with pytest.raises(BadInput) as caught:
        GAME.setup.new(5)
    told = {**caught.value.what.facts, **caught.value.how.facts}
    assert (told["least"], told["most"]) == (1, 4)
