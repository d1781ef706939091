"""What can be pending, and what is offered then: small changes of the code that no test looked at (`make mutate`)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from platformer_nb.core.errors import BadInput
from platformer_nb.games.platformer.kinds import boss
from platformer_nb.games.platformer.kinds.action_code import code_of
from platformer_nb.games.platformer.kinds.boss_turn import sheet
from platformer_nb.games.platformer.kinds.records import first_number, second_number
from platformer_nb.games.platformer.kinds.tables import ACTIONS
from platformer_nb.games.platformer.model.box.boss_effects import GiveToken
from platformer_nb.games.platformer.model.box.box import COIN, MOVE, STAR, SWORD
from platformer_nb.games.platformer.model.box.effects import Gain, Recover, Steps
from platformer_nb.games.platformer.model.pending_decision import game_is_over, not_due
from platformer_nb.games.platformer.model.state import Frame
from platformer_nb.games.platformer.rules.cards.demands import may_ask
from platformer_nb.games.platformer.rules.dice.payment import _even
from platformer_nb.games.platformer.rules.legality.suggestions import _asks_for_gems
from tests.games.drawn import action, judge, position, rules
from tests.games.test_noticed_boss import ALONE

rule = pytest.mark.rule

STREET = """
map:
    +----+----+----+----+
  1 |  1 :  G :    :    |
    +====+====+====+====+
hero 1: sweety; gems 9
"""


@rule("BOS-4")
def test_a_boss_that_is_on_the_map_does_not_wait_for_its_space() -> None:
    assert position(ALONE.replace(" bI ", " b  ") + "pending: boss-place").pending
    with pytest.raises(BadInput, match="“boss-place” cannot be due here"):
        rules().read(ALONE + "pending: boss-place")


@rule("CRD-1")
def test_no_more_dice_are_recovered_than_were_used() -> None:
    two_used = STREET + "roll: sword sword move move coin\npool: sword sword move\n"
    for count in (1, 2):
        assert position(f"{two_used}pending: recover {count}").pending[-1].a == count
    for count in (0, 3):
        with pytest.raises(BadInput, match="“recover” cannot be due here"):
            rules().read(f"{two_used}pending: recover {count}")


@rule("MOV-5", "PRT-1")
def test_who_is_moving_and_means_to_go_through_a_portal_is_shown_the_way_on_first() -> None:
    state = position(STREET.replace("  G ", "    ") + "pool: move\npending: steps 1")
    ruling = judge(state, "portal d1 with move")
    assert not ruling.legal
    assert ruling.written == ("step right", "stop")


@rule("CRD-1")
def test_what_a_card_demands_after_a_change_of_the_position_is_not_asked_before() -> None:
    assert may_ask((Recover(dice=1),))
    assert may_ask((Gain(coins=1), Recover(dice=1)))
    assert not may_ask((Steps(spaces=1), Recover(dice=1)))
    assert not may_ask((Gain(coins=1),))


@rule("GEM-1")
def test_gems_of_a_refused_action_carry_over_from_attack_to_attack_and_from_a_star_to_all() -> None:
    state = position(STREET + "pool: sword star move coin")
    attack, dear_attack = (action(state, f"attack b1 with sword{gems}") for gems in ("", "+1"))
    dear_move = action(state, "move right with move+1")
    assert _asks_for_gems(dear_attack, dear_attack)
    assert _asks_for_gems(dear_move, dear_move)
    assert not _asks_for_gems(attack, dear_attack), "none were spent"
    assert not _asks_for_gems(dear_move, dear_attack)
    assert not _asks_for_gems(dear_attack, dear_move)
    assert _asks_for_gems(action(state, "star with star+1"), dear_attack), "a star stands for all"


@rule("DIE-3")
def test_dice_that_could_only_be_forged_are_counted_in_pairs_and_a_star_is_whole_where_it_is_read() -> (
    None
):
    pool = tuple(3 for _ in range(5))
    for reads in (False, True):
        left = _even(pool, SWORD, reads, 9)
        assert {face: left[face] for face in (MOVE, SWORD, COIN, STAR)} == {
            MOVE: 2,
            SWORD: 3,
            COIN: 2,
            STAR: 3 if reads else 2,
        }
    assert _even(pool, SWORD, True, 2) == (2, 2, 2, 2, 2)


@rule("MED-4")
def test_only_a_hero_of_the_game_wards_off_an_attack_and_is_asked_by_its_token() -> None:
    state = position("game: boss medusa" + STREET)
    given = [
        Frame("mirror", len(state.heroes), number, card.id)
        for card in sheet(state).cards
        for number, effect in enumerate(card.effects)
        if isinstance(effect, GiveToken)
    ]
    assert given
    assert not any(boss._may_be_warded(state, frame) for frame in given)
    assert set(boss._ward_prompt(state, given[0])) == {"n", "token"}


def test_the_numbers_of_what_is_pending_are_told_apart() -> None:
    state, frame = position(STREET), Frame("steps", 3, 7, "")
    assert (first_number(state, frame), second_number(state, frame)) == ({"n": 3}, {"n": 7})


@rule("SET-1")
def test_a_tower_is_named_with_twenty_levels_at_most() -> None:
    assert position(f"game: levels 20{STREET}").game.levels == 20
    with pytest.raises(BadInput, match="not a number from 0 to 20"):
        rules().read(f"game: levels 21{STREET}")


def test_nothing_is_due_any_more_when_the_first_hero_has_won() -> None:
    state = replace(position(STREET + "pool: move"), winner=0)
    found = not_due(state, action(position(STREET + "pool: move"), "move left"))
    assert found is not None
    assert found == game_is_over(state)


def test_where_an_action_is_listed_fast_that_is_named_and_nothing_else() -> None:
    state = position(STREET + "pool: move")
    wanted = action(state, "move right push right with move")
    (listed,) = code_of(state, wanted).listed
    assert listed is ACTIONS[type(wanted)].listed
