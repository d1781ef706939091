"""The house rules: each reading of a disputed rule, the default first."""

from __future__ import annotations

import pytest

from platformer_nb.core.errors import BadInput
from platformer_nb.core.rules import NATURE
from platformer_nb.games.labyrinth.model.house_rules import RULINGS, arranged, checked
from platformer_nb.games.labyrinth.model.state import HIDDEN, State
from platformer_nb.games.labyrinth.notation.position import write
from platformer_nb.games.labyrinth.rules.legality import actor
from tests.games.labyrinth.rules.scenes import scene
from tests.games.labyrinth.walking import agree, allowed, at, play, position, refused, written

rule = pytest.mark.rule

HIGH, LOW = "roll 6 5", "roll 2 1"


def ruled(ruling: str, more: str = "tokens -", **given: str) -> State:
    """A position of a game with this house rule."""
    return scene(cards=f"rulings {ruling}\n    {more}", keys="K1 K2 K3 K4 K5 K6", **given)


def test_house_rules_are_part_of_the_position_and_unknown_ones_are_refused() -> None:
    state = ruled("FRE-3 peaceful, VAR-1 hidden")
    assert state.rulings == (("VAR-1", "hidden"), ("FRE-3", "peaceful"))
    assert "rulings VAR-1 hidden, FRE-3 peaceful" in write(state)
    assert position(write(state)) == state
    for wrong in ("MOV-1 always", "FRE-3 never"):
        with pytest.raises(BadInput):
            ruled(wrong)
    with pytest.raises(BadInput):
        checked("here", {"MOV-1": "always"})
    assert arranged({rule: readings[0] for rule, readings in RULINGS.items()}) == ()
    assert len(RULINGS) >= 8


@rule("VAR-1", "VAR-2", "KEY-1", "SET-9", "ITM-4")
def test_in_the_hidden_labyrinth_items_lie_face_down_and_are_shown_when_picked_up() -> None:
    state, _ = play(ruled("VAR-1 hidden"), "build", "draw x3", "lay e4 0")
    assert [item for _, item in state.items] == [HIDDEN]
    assert (state.due, state.item_pool) == ((), 14)
    here = ruled("VAR-1 hidden", items="c3 ?")
    refused(here, "take lamp", "KEY-2")
    refused(scene(items="c3 lamp"), "take hidden", "KEY-2")
    taking, _ = play(here, "take hidden")
    assert (actor(taking), len(written(taking))) == (NATURE, 15)
    agree(taking, 3)
    taken, _ = play(taking, "item lamp")
    assert (taken.items, len(taken.pawns[0].items)) == ((), 1)
    full = ruled("VAR-1 hidden", items="c3 ?", a="c3 crystal off items rope lamp")
    swapped, _ = play(full, "swap hidden rope", "item belt")
    assert [swapped.box.item_ids[item] for _, item in swapped.items] == ["rope"]
    open_, _ = play(scene(), "build", "draw x3", "lay e4 0")
    assert actor(open_) == NATURE
    assert "item lamp" in written(open_)


@rule("MOV-3")
def test_by_a_house_rule_only_the_first_turn_begins_with_a_move() -> None:
    early = ruled("MOV-3 first-turn", "number 2", a="S1")
    assert written(early) == ["move SW", "end"]
    late = ruled("MOV-3 first-turn", "number 4", a="S1 items lamp")
    for other in ("build", "use lamp", "set trap b2a"):
        assert other in written(late)
    agree(late, 1)
    refused(scene(cards="number 4", a="S1"), "build", "MOV-3")


@rule("EXP-5", "FRE-2")
def test_by_a_house_rule_there_is_one_free_combat_on_a_corridor() -> None:
    given = {"b": "b2a crystal off", "c": "b2a crystal off"}
    state, _ = play(ruled("EXP-5 one", **given), "move NW", "fight B", HIGH, LOW)
    assert state.due == ()
    refused(state, "fight C", "ACT-14", "EXP-5")
    each, _ = play(scene(**given), "move NW", "fight B", HIGH, LOW)
    assert written(each) == ["fight C", "stop"]


@rule("FRE-3")
def test_by_a_house_rule_only_who_fought_nobody_is_attacked() -> None:
    given = {"b": "b2a crystal off", "c": "b2a crystal off"}
    state, _ = play(ruled("FRE-3 peaceful", **given), "move NW", "fight B", HIGH, LOW)
    assert play(state, "stop")[0].due == ()
    assert actor(play(ruled("FRE-3 peaceful", **given), "move NW", "stop")[0]) == 1
    other, _ = play(scene(**given), "move NW", "fight B", HIGH, LOW, "stop")
    assert actor(other) == 2


@rule("BRG-9", "BRG-11")
def test_by_house_rules_the_dead_of_a_fall_is_not_stunned_and_a_fall_brings_no_combat() -> None:
    for ruling, stun in (("BRG-9 spared", 0), ("BRG-9 stunned", 1)):
        dead, _ = play(ruled(ruling, a="d2b lives 1 crystal off"), "jump a", LOW)
        assert (at(dead, 0), dead.pawns[0].stun) == ("S1", stun)
    below = {"a": "d2b crystal off", "b": "d2a crystal off", "turn": "B 2"}
    fell, _ = play(ruled("BRG-11 no-combat", **below), "jump b", LOW)
    assert (at(fell, 1), fell.due) == ("d2b", ())
    attacked, _ = play(scene(**below), "jump b", LOW)
    assert actor(attacked) == 0


@rule("ITM-8")
def test_by_a_house_rule_who_has_room_may_swap_too() -> None:
    state = ruled("ITM-8 any", a="c3 items rope", items="c3 lamp")
    after, _ = play(state, "swap rope lamp")
    assert [after.box.item_ids[item] for item in after.pawns[0].items] == ["lamp"]
    agree(state, 2)
    refused(scene(a="c3 items rope", items="c3 lamp"), "swap rope lamp", "ITM-8")


@rule("DTH-7")
def test_by_a_house_rule_the_turn_ends_with_the_own_death() -> None:
    dying = {"a": "d2b lives 1 crystal off"}
    assert play(ruled("DTH-7 ends", **dying), "jump a", LOW)[0].active == 1
    goes_on, _ = play(scene(**dying), "jump a", LOW)
    assert (goes_on.active, goes_on.left, written(goes_on)) == (0, 1, ["rest", "end"])
    last = ruled("DTH-7 ends", **{"a": "d2b lives 1 crystal off items lamp rope"})
    dropping, _ = play(last, "jump a", LOW)
    assert play(dropping, "drop lamp")[0].active == 1


@rule("GOL-21")
def test_by_a_house_rule_a_centre_card_spares_those_on_the_centre() -> None:
    given = {"a": "b2a crystal off", "b": "d4 crystal off"}
    spared, _ = play(ruled("GOL-21 spares", **given), "move golem", "card centre")
    assert (spared.due, at(spared, 1)) == ((), "d4")
    assert play(scene(**given), "move golem", "card centre")[0].due


@rule("CMB-9")
def test_by_a_house_rule_what_was_paid_for_counts_in_its_round_only() -> None:
    given = {"b": "c3 crystal off", "who": "sister-of-war - -"}
    steps = ("attack B", "roll 4 2", "roll 4 4", "use fury", "roll 4 3", "roll 4 4")
    assert play(ruled("CMB-9 round", **given), *steps)[0].pawns[0].lives == 2
    assert at(play(scene(**given), *steps)[0], 1) == "S3"


@rule("EVT-8")
def test_by_a_house_rule_bonuses_work_on_while_abilities_are_barred() -> None:
    more = "called terror\n    event terror"
    state = ruled("EVT-8 works-on", more, b="c3 crystal off", who="bell-ringer swordmaster -")
    assert play(state, "attack B", "roll 4 3", "roll 4 2")[0].pawns[0].lives == 3
    refused(state, "use listen", "EVT-8")
    allowed(state, "attack B", "CMB-1")
