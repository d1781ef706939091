"""What changes of single lines of the rules went unnoticed before: `python -m tests.mutate --game labyrinth`."""

from __future__ import annotations

from textwrap import dedent

import pytest

from platformer_nb.core.errors import BadInput
from platformer_nb.games.labyrinth.model import actions as a
from platformer_nb.games.labyrinth.model.maze import FIRST_START, cell_of, place_of
from platformer_nb.games.labyrinth.model.state_builder import StateBuilder
from platformer_nb.games.labyrinth.notation.position import write
from platformer_nb.games.labyrinth.rules.fighting.dying import heal
from platformer_nb.games.labyrinth.rules.legality import judge
from platformer_nb.games.labyrinth.rules.using.looking import observe
from tests.games.labyrinth.drawn import WORKED, maze
from tests.games.labyrinth.rules.scenes import scene
from tests.games.labyrinth.walking import allowed, instead, play, position, refused

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
