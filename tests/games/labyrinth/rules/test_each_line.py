"""What changes of single lines of the rules went unnoticed before: `python -m tests.mutate --game labyrinth`."""

from __future__ import annotations

from textwrap import dedent

import pytest

from platformer_nb.core.errors import BadInput
from platformer_nb.core.value import replaced
from platformer_nb.games.labyrinth.content import load_box
from platformer_nb.games.labyrinth.model import actions as a
from platformer_nb.games.labyrinth.model import frames as f
from platformer_nb.games.labyrinth.model.actions import Lay
from platformer_nb.games.labyrinth.model.box import Box
from platformer_nb.games.labyrinth.model.card_frames import TurnCovered
from platformer_nb.games.labyrinth.model.cards import effects as fx
from platformer_nb.games.labyrinth.model.frames import Combat, PushOff, Walk
from platformer_nb.games.labyrinth.model.hexes import AXIAL, CELLS, EDGES
from platformer_nb.games.labyrinth.model.maze import FIRST_START, cell_of, place_of
from platformer_nb.games.labyrinth.model.state import KEY_PLACES
from platformer_nb.games.labyrinth.model.state_builder import StateBuilder
from platformer_nb.games.labyrinth.notation.position import read, write
from platformer_nb.games.labyrinth.rules.costs import cost_of
from platformer_nb.games.labyrinth.rules.course.setup import new_state
from platformer_nb.games.labyrinth.rules.fighting.combat import next_round
from platformer_nb.games.labyrinth.rules.fighting.dying import drop_key, heal
from platformer_nb.games.labyrinth.rules.fighting.pushing import leads_somewhere
from platformer_nb.games.labyrinth.rules.legality import actions, judge
from platformer_nb.games.labyrinth.rules.maze import building
from platformer_nb.games.labyrinth.rules.maze.building import placements
from platformer_nb.games.labyrinth.rules.maze.entering import turnings
from platformer_nb.games.labyrinth.rules.picking import allows
from platformer_nb.games.labyrinth.rules.rolls import needs, trap_test
from platformer_nb.games.labyrinth.rules.trapping import _lose_actions, rolls_of
from platformer_nb.games.labyrinth.rules.using.looking import observe
from platformer_nb.games.labyrinth.rules.using.uses import has_the_card
from tests.games.labyrinth.drawn import WORKED, maze
from tests.games.labyrinth.rules.scenes import KEYS, first_maze, scene
from tests.games.labyrinth.rules.test_pending import PENDING
from tests.games.labyrinth.walking import allowed, at, instead, play, position, refused, worked

rule = pytest.mark.rule


@pytest.mark.parametrize(
    "frame",
    [
        "combat A B c3 0+0 2 0 0+0 -",
        "combat A B c3 0+0 0 2 0+0 -",
        "combat A B c3 0+0 0 0 0+0+0 -",
        "combat A B c3 0+0+0 0 0 0+0 -",
        "combat A C c3 0+0 0 0 0+0 -",
    ],
)
def test_a_combat_that_cannot_be_is_not_read(frame: str) -> None:
    text = write(play(scene(b="c3 crystal off"), "attack B")[0])
    assert "due combat A B c3 0+0 0 0 0+0 -\n" in text
    with pytest.raises(BadInput) as caught:
        position(text.replace("combat A B c3 0+0 0 0 0+0 -", frame))
    assert caught.value.what.key == "error-not-due"


def test_a_trap_acts_only_where_it_lies() -> None:
    start = scene(traps="b2a hands", a="c3 crystal off items lamp rope")
    text = write(play(start, "move NW", "roll 1 1", "roll 1 1")[0])
    assert "trap-acts A b2a hands 2 1" in text
    with pytest.raises(BadInput) as caught:
        position(text.replace("trap-acts A b2a hands", "trap-acts A b2a net"))
    assert caught.value.what.key == "error-not-due"


def test_what_is_suggested_is_nearest_round_the_tile_and_of_the_kind_that_was_tried() -> None:
    assert instead(scene(a="c3"), "move W") == ["move SW", "move NW", "move SE"]
    assert instead(scene(a="c3"), "move E") == ["move SE", "move SW", "move NW"]
    assert instead(scene(a="c3", items="c3 lamp"), "take key")[0] == "take lamp"
    assert instead(scene(a="d4"), "attack B")[0] == "build"


@rule("CRY-2", "ITM-9")
def test_an_item_that_repeats_a_test_is_allowed_as_a_repeat() -> None:
    state, _ = play(scene(a="c3 items splinter", traps="b2a pit"), "move NW", "roll 1 1")
    allowed(state, "use splinter", "ITM-9", "CRY-2")


@rule("LIF-3")
def test_who_has_all_lives_is_not_said_to_be_healed() -> None:
    _, hurt = play(scene(a="c3 lives 3 crystal off items flask"), "use flask")
    assert [event.number for event in hurt if event.kind == "healed"] == [1]
    whole = scene(a="c3 crystal off items flask")
    refused(whole, "use flask", "LIF-3", lives=4)
    builder = StateBuilder(whole)
    heal(builder, 0, 1, "LIF-3")
    assert builder.events == []


def test_a_start_space_lies_on_no_cell() -> None:
    assert cell_of(place_of(7, 2)) == 7
    for place in (-1, FIRST_START):
        with pytest.raises(ValueError, match="no corridor"):
            cell_of(place)


def test_a_tile_that_stands_twice_is_pointed_at_with_its_column() -> None:
    drawn = WORKED.replace("t33   ...", "t33   t30", 1)
    with pytest.raises(BadInput) as caught:
        maze(drawn)
    place = caught.value.where[1]
    assert not isinstance(place, str)
    line, column = int(str(place.facts["line"])), int(str(place.facts["column"]))
    row = dedent(drawn).splitlines()[line - 1]
    assert row[column - 1 :].startswith("t30"), row[column - 1 :]


@rule("MOV-1")
def test_an_edge_that_no_tile_has_leads_outside() -> None:
    for edge in (-1, 6):
        (cite,) = judge(scene(a="c3"), a.Move(edge)).cites
        assert (cite.rule, dict(cite.facts)) == ("MOV-1", {"place": "c3", "there": "outside"})


@rule("TIL-19")
def test_a_position_in_which_others_know_the_top_tile_is_read_as_it_is_written() -> None:
    state, _ = play(scene(a="c3 crystal off items lamp"), "use lamp", "draw b1")
    seen = observe(state, 1)
    assert "tile ? A" in write(seen)
    assert position(write(seen)) == seen


def test_a_key_that_another_than_its_owner_drops_is_counted_apart() -> None:
    place = KEY_PLACES[2]
    for keys, dropped in ((KEYS, 1), ("K1 K2 K3+1", 2)):
        builder = StateBuilder(scene(a="c3 crystal off keys 1", keys=keys))
        drop_key(builder, 0, place)
        assert builder.state.keys_on(place).dropped == dropped
        assert builder.state.keys_on(place).count == dropped + 1


def test_by_the_house_rule_what_was_paid_for_ends_with_its_round() -> None:
    tied = Combat(0, 1, scene().pawn.at, sums=(7, 7), added=(3, 2))
    assert next_round(scene(), tied).added == (3, 2)
    by_round = scene(cards="rulings CMB-9 round")
    assert next_round(by_round, tied).added == (0, 0)


@pytest.mark.parametrize("edge", range(6))
def test_a_push_that_leads_nowhere_names_its_edge(edge: int) -> None:
    there = "d4 crystal off"
    alone = first_maze(a=there, b=there, c=there)
    cite = leads_somewhere(alone, PushOff(0, 1), a.Push(edge))
    assert cite is not None
    assert cite.facts == {"edge": EDGES[edge]}


def test_a_trap_that_is_gone_when_its_test_is_settled_does_nothing() -> None:
    builder = StateBuilder(scene(turn="A 1"))
    trap_test(builder, f.Test(0, f.TRAP_TEST, builder.pawn(0).at, 1, (2,)))
    assert builder.events == []
    assert builder.state.due == ()


def test_with_fewer_rolls_for_a_trap_one_roll_is_left() -> None:
    for who, pit, blades in (("trapper - -", 1, 2), ("- - -", 1, 3)):
        state = scene(who=who)
        kinds = state.box.trap_ids
        assert rolls_of(state, 0, kinds.index("pit")) == pit
        assert rolls_of(state, 0, kinds.index("blades")) == blades


def test_who_begins_its_turn_away_from_its_healing_token_is_not_healed() -> None:
    for lies, lives in (("d1", 3), ("b2a", 2)):
        state = scene(
            b="d1 lives 2 crystal off",
            who="- high-priestess -",
            cards=f"tokens {lies} high-priestess",
        )
        after = play(state, "end")[0]
        assert (after.active, after.pawns[1].lives) == (1, lives)


def test_the_double_set_lays_two_traps_and_no_third() -> None:
    state = scene(who="trapper - -", a="c3 crystal on")
    once = play(state, "use double-set", "at c3")[0]
    assert once.top is not None
    twice = play(once, "at b2a")[0]
    assert len(twice.traps) == 2
    assert twice.top is None


def test_a_trap_makes_only_the_active_character_lose_an_action() -> None:
    for active, left in (("A 2", 1), ("B 2", 2)):
        builder = StateBuilder(scene(turn=active))
        _lose_actions(builder, 0, 1)
        assert builder.state.left == left
        assert [event.kind for event in builder.events] == ["lost-action"] * (2 - left)


def test_only_at_the_own_key_tile_the_rule_of_the_own_key_is_cited() -> None:
    free = "K4 K5 K6"
    for corner, own in (("g1", False), ("a4", True)):
        state = scene(a=f"{corner} crystal off", keys=f"{free} K1")
        cited = [cite.rule for cite in allows(state, a.TakeKey())]
        assert ("KEY-5" in cited) is own
        assert "KEY-5" not in [cite.rule for cite in allows(state, a.TakeItem(0))]


def test_no_use_has_a_number_below_the_first() -> None:
    for use in (-1, len(load_box().uses)):
        cite = has_the_card(scene(), 0, a.Use(use))
        assert cite is not None
        assert (cite.rule, dict(cite.facts)) == ("SET-12", {"who": "A"})


def test_a_covered_tile_of_several_corridors_is_turned_so_that_one_of_them_is_entered() -> None:
    state = PENDING["turn-covered"]
    frame = state.top
    assert isinstance(frame, TurnCovered)
    several = [n for n in state.maze.shuffled if len(state.box.turned[n][0]) > 1]
    assert several
    for tile in several:
        found = turnings(state, frame.cell, frame.edge, tile)
        assert found
        for turning in found:
            assert any(edges >> frame.edge & 1 for edges in state.box.turned[tile][turning])


@pytest.mark.parametrize("number", [0, 7, 20])
def test_instead_of_a_placement_the_nearest_cell_comes_first_then_the_nearest_turning(
    number: int,
) -> None:
    field = worked().maze
    tile = field.shuffled[number % len(field.shuffled)]
    legal = placements(field, tile)

    def apart(one: Lay, wanted: Lay) -> tuple[int, int]:
        (q, r), (s, t) = AXIAL[one.cell], AXIAL[wanted.cell]
        far = max(abs(q - s), abs(r - t), abs(q + r - s - t))
        return far, min((one.turning - wanted.turning) % 6, (wanted.turning - one.turning) % 6)

    for cell in range(CELLS):
        for turning in range(6):
            wanted = Lay(cell, turning)
            if wanted not in legal:
                found = [apart(one, wanted) for one in building.suggestions(field, tile, wanted)]
                assert found == sorted(apart(one, wanted) for one in legal)[:3]


def test_instead_of_another_action_a_tile_is_laid_unturned() -> None:
    state = play(scene(), "build", "draw b1")[0]
    nearest = judge(state, a.End()).instead
    unturned = [one for one in actions(state) if isinstance(one, a.Lay) and not one.turning]
    assert list(nearest) == unturned[:3]


def test_a_use_costs_what_its_card_says_and_one_of_no_card_what_is_usual() -> None:
    state, uses = scene(), load_box().uses
    assert [cost_of(state, a.Use(n), 7) for n in range(len(uses))] == [
        use.price.actions for use in uses
    ]
    assert [cost_of(state, a.Use(n), 7) for n in (-1, len(uses))] == [7, 7]


def test_a_box_is_another_one_only_by_what_is_in_it() -> None:
    box = load_box()
    assert box == replaced(box)
    assert box != replaced(box, content_hash="another")
    assert box != box.content_hash


def test_in_a_new_game_nobody_has_moved_the_golem() -> None:
    assert not new_state(load_box(), 3).golem.used


def test_what_was_used_after_a_won_combat_names_the_combat() -> None:
    allowed(PENDING["won"], "use riposte", "CMB-5")


def test_a_test_of_a_trap_that_is_gone_needs_nothing() -> None:
    state = scene()
    assert needs(state, f.Test(0, f.TRAP_TEST, state.pawn.at, 1, ())) == 0


@rule("EVT-3")
def test_what_an_event_does_once_is_pending_while_no_event_is_in_force_not_even_the_first() -> None:
    text = write(PENDING["once"])
    assert read(load_box(), text).due
    for event in ("plague", "truce"):
        told = text.replace("\nevent -\n", f"\nevent {event}\n")
        told = told.replace("\ncalled tremor\n", f"\ncalled {event} tremor\n")
        with pytest.raises(BadInput) as caught:
            read(load_box(), told)
        assert caught.value.what.key == "error-not-due"


def test_a_tile_on_the_board_is_named_when_it_is_said_to_lie_on_the_pool() -> None:
    with pytest.raises(BadInput) as caught:
        scene(cards="top tile t3 A")
    assert (caught.value.what.key, caught.value.what.facts["word"]) == ("error-twice", "t3")


def with_ability(character: str, name: str, effect: fx.OfCharacters) -> Box:
    """The box, in which an ability of a character does something else."""
    box = load_box()
    one = box.characters[character]
    other = replaced(one.abilities[name], effect=effect)
    changed = replaced(one, abilities={**one.abilities, name: other})
    return replaced(box, characters={**box.characters, character: changed}, content_hash=name)


@rule("GOL-3")
def test_only_what_leads_the_golem_further_leads_it_further() -> None:
    for box, steps in ((load_box(), 3), (with_ability("bell-ringer", "toll", fx.Heal(1)), 2)):
        used = play(read(box, write(PENDING["card-shown"])), "use toll")[0]
        assert isinstance(used.due[-1], Walk)
        assert used.due[-1].left == steps


@rule("CMB-5")
def test_only_what_wounds_more_takes_another_life() -> None:
    text = write(PENDING["won"]).replace("crystal off", "crystal on")
    for box, lives in ((load_box(), 2), (with_ability("swordmaster", "riposte", fx.Heal(1)), 3)):
        used = play(read(box, text), "use riposte")[0]
        assert used.pawns[0].lives == lives


def test_a_key_that_lies_nowhere_is_named() -> None:
    for word in ("@", "z9"):
        with pytest.raises(BadInput) as caught:
            scene(keys=f"K1 {word}")
        told = caught.value.what
        assert (told.key, told.facts["word"]) == ("error-no-place", word)


def test_for_a_corridor_that_is_not_there_others_are_proposed() -> None:
    with pytest.raises(BadInput) as caught:
        scene(traps="d2 pit")
    assert caught.value.what.facts["word"] == "d2"
    assert caught.value.how.facts["near"] == ("d2b", "d2a")


@rule("BRG-1", "CRY-7")
def test_the_rope_dancer_leaps_at_every_bridge() -> None:
    for here, there in (("b2b", "b2a"), ("b2a", "b2b"), ("d2a", "d2b")):
        state = scene(a=here, who="rope-dancer - -")
        assert at(play(state, "use leap", f"safe jump {there[-1]}")[0], 0) == there
