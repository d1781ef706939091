"""What every use has to obey, ability tokens in their order, and what no turned tile may cut off."""

from __future__ import annotations

import pytest

from platformer_nb import text
from platformer_nb.core.rules import NATURE
from platformer_nb.core.value import replaced
from platformer_nb.games.labyrinth import GAME
from platformer_nb.games.labyrinth.model.hexes import CELL_OF
from platformer_nb.games.labyrinth.model.maze import place_name
from platformer_nb.games.labyrinth.model.state import Golem, State
from platformer_nb.games.labyrinth.notation.names import place_names
from platformer_nb.games.labyrinth.rules.legality import actor
from platformer_nb.games.labyrinth.rules.maze.changing import keeps_the_ways, may_be_turned
from tests.games.labyrinth.drawn import built, grown
from tests.games.labyrinth.rules.scenes import scene
from tests.games.labyrinth.walking import at, play, refused, written

rule = pytest.mark.rule

HIGH, LOW = "roll 6 5", "roll 2 1"


def lives(state: State) -> list[int]:
    """The lives of all characters."""
    return [pawn.lives for pawn in state.pawns]


def tokens(state: State) -> list[str]:
    """Where ability tokens lie."""
    return [place_name(state.maze, place) for place, _ in state.tokens]


@rule("STN-2", "MOV-3", "ACT-12", "ACT-15", "SET-12", "ITM-9", "CRY-7", "CHR-4", "KEY-9")
def test_nothing_is_used_while_stunned_or_on_the_start_space_or_at_another_moment() -> None:
    stunned = scene(who="bell-ringer - -", a="c3 stun 1 items lamp")
    for use in ("use listen", "use lamp"):
        refused(stunned, use, "STN-2")
    home = scene(who="bell-ringer - -", a="S1 items lamp")
    for use in ("use listen", "use lamp"):
        refused(home, use, "MOV-3")
    refused(scene(who="bell-ringer - -"), "use toll", "CRY-7", why="moment")
    refused(scene(a="c3 items whistle"), "use whistle", "ITM-9", why="moment")
    refused(scene(), "use listen", "SET-12", who="A")
    refused(scene(), "use lamp", "ITM-9", why="carried")


@rule("ACT-13", "ACT-3", "ACT-12", "CRY-7", "ITM-9", "LIM-1")
def test_a_use_that_cannot_be_paid_or_finds_nothing_is_refused_and_costs_nothing() -> None:
    refused(scene(turn="A 0", who="illusionist - -"), "use mirage", "ACT-3", cost=1, left=0)
    refused(scene(who="courier - -", a="c3"), "use shortcut", "CRY-7", why="aim")
    used, _ = play(scene(who="courier - -"), "use waymarking", "move NW")
    assert (len(used.tokens), used.left) == (1, 1)
    nothing = scene(a="c3 items spyglass")
    refused(nothing, "use spyglass", "ITM-9", why="aim")
    assert nothing.left == 2


@rule("STN-2", "STN-6", "MOV-3", "ITM-10")
def test_no_window_opens_for_a_stunned_character_nor_on_the_start_space() -> None:
    fell, _ = play(
        scene(a="d2a crystal off items plank splinter", traps="d2b pit"), "jump b", LOW, "keep"
    )
    assert fell.pawns[0].stun == 1
    assert actor(fell) == NATURE, "the plank is not offered"
    assert at(play(fell, HIGH)[0], 0) == "d2b", "nor is the splinter"
    assert play(fell, HIGH)[0].due == ()
    home = scene(golem="a4", a="S1 items whistle")
    walking, _ = play(home, "move golem", "card 1")
    assert all(one.startswith("step golem") for one in written(walking))


@rule("EXP-3", "EXP-9")
def test_of_several_tokens_the_active_player_chooses_the_order() -> None:
    two = scene(cards="tokens b2a lady-of-golems, b2a warlock")
    state, _ = play(two, "move NW")
    assert (actor(state), written(state)) == (0, ["token lady-of-golems", "token warlock"])
    refused(state, "token trapper", "EXP-3")
    back, _ = play(state, "token lady-of-golems", LOW)
    assert (at(back, 0), lives(back)[0], len(back.tokens)) == ("c3", 4, 2), "the curse has lapsed"
    cursed, _ = play(state, "token warlock", LOW)
    assert (at(cursed, 0), lives(cursed)[0], len(cursed.tokens)) == ("c3", 3, 1)


@rule("TRP-2", "TRP-3", "TRP-4", "TRP-6")
def test_a_trap_is_moved_only_to_where_it_might_have_been_set() -> None:
    given = {"who": "tracker - -", "a": "d5 crystal off", "b": "b2a crystal off"}
    moving, _ = play(scene(traps="c3 pit", **given), "use relocation", "at c3")
    refused(moving, "at d4", "TRP-3", place="d4")
    refused(moving, "at b2a", "TRP-2", who=("B",))
    refused(moving, "at c3", "TRP-4", place="c3")
    assert written(moving) == ["at d3a"]
    shut = scene(traps="c3 pit, d3a darts, e5 cobweb", **given)
    refused(play(shut, "use relocation")[0], "at c3", "CRY-7", why="place")


@rule("TRP-11", "EXP-8", "EXP-3")
def test_who_is_sent_back_goes_where_it_came_from_unless_it_was_put_there() -> None:
    turned, _ = play(scene(traps="b2a turntable"), "move NW", LOW)
    assert (at(turned, 0), lives(turned)[0], turned.due) == ("c3", 3, ())
    put = scene(
        who="courier - -",
        a="c3 crystal off",
        traps="b4 turntable",
        c="d1 crystal off",
        cards="tokens b4 courier",
    )
    stays, _ = play(put, "use shortcut", "at b4", LOW)
    assert (at(stays, 0), lives(stays)[0]) == ("b4", 3)


@rule("TIL-20", "TIL-2")
def test_no_turned_tile_cuts_off_a_key_tile_or_a_pawn() -> None:
    state = replaced(
        scene(who="architect - -"), maze=built(scene().maze, "y20 d6", "b20 c6", "b14 e6")
    )
    assert keeps_the_ways(state, state.maze.laid) is None
    e6 = CELL_OF["e6"]
    for turning in (0, 1, 2, 3, 5):
        found = may_be_turned(state, e6, turning)
        assert found is not None
        assert (found.rule, found.facts["keys"]) == ("TIL-20", ("K2",))
    outside = may_be_turned(state, -1, 0)
    assert outside is not None
    assert outside.rule == "TIL-2"
    maze = grown(0, 26)
    place = place_names(maze)["d5a"]
    pawn = replaced(state.pawns[0], at=place)
    walled = replaced(
        state, maze=maze, pawns=(pawn, *(replaced(one, at=120) for one in state.pawns[1:]))
    )
    found = may_be_turned(walled, CELL_OF["e5"], 0)
    assert found is not None
    assert (found.rule, found.facts) == ("TIL-20", {"who": ("A",)})
    away = (replaced(one, at=120) for one in state.pawns)
    golem = replaced(state, maze=maze, pawns=tuple(away), golem=Golem(place))
    found = may_be_turned(golem, CELL_OF["e5"], 0)
    assert found is not None
    assert (found.rule, dict(found.facts)) == ("TIL-20", {})
    words = text.Words("en", "labyrinth", strict=True)
    assert "the Golem without any way" in GAME.narrator.reason(golem, found, False, words).text
