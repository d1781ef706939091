"""For every rule function there is a position that notices when it is switched off."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from platformer_nb.core.registry import Entry
from platformer_nb.games.labyrinth.content import load_box
from platformer_nb.games.labyrinth.model import actions as a
from platformer_nb.games.labyrinth.model.maze import Maze, place_of
from platformer_nb.games.labyrinth.model.state import Due, State, new_state
from platformer_nb.games.labyrinth.notation.actions import read_action
from platformer_nb.games.labyrinth.registry import RULEBOOK
from platformer_nb.games.labyrinth.rules import ways
from platformer_nb.games.labyrinth.rules.applying import apply
from platformer_nb.games.labyrinth.rules.legality import judge, objections
from tests.games.labyrinth.drawn import START, WORKED, built, grown, maze, stuck, turnings
from tests.games.labyrinth.test_every_rule import load
from tests.games.labyrinth.walking import TURN, play, worked, written
from tests.prove import switching

QUESTION_5 = built(maze(WORKED), "y20 d6", "b20 c6")
C_TURN = worked(TURN.replace("turn A 2", "turn C 2"))
HOLDING = play(worked(), "build", "draw b1")[0]
NEAR_END = stuck()
ALONE = State(maze(START), HOLDING.pawns, 0, 1, HOLDING.due)
WORK = worked()
SPENT = play(worked(), "end", "end", "safe jump a")[0]
AT_A_START = worked(TURN.replace("A S1 at c3", "A S1 at d1"))


def verdict(state: State, text: str) -> object:
    """What is said of an action: the rules that decide."""
    return judge(state, read_action(state, text)).rules


def ending(kind: str) -> object:
    """What becomes of a Build in the maze where nothing fits, from one of its points on."""
    start = new_state(load_box(), 3)
    pawn = type(start.pawn)(0, place_of(NEAR_END.field.centre))
    state = State(NEAR_END, (pawn, *start.pawns[1:]), 0, 1)
    if kind == "build":
        all_known = Maze(NEAR_END.field, NEAR_END.laid, tail=NEAR_END.shuffled)
        return apply(State(all_known, state.pawns, 0, 1), a.Build())
    drawing = State(state.maze, state.pawns, 0, 1, Due("draw"))
    return apply(drawing, a.Draw(NEAR_END.shuffled[0]))


def shut() -> State:
    """A Build in which the last gap around the centre tile is to be filled."""
    walls = built(grown(0, 0), "b10 d5", "b20 e4", "d20 e3", "i12 d3", "i20 c3")
    return State(walls, HOLDING.pawns, 0, 1, Due("lay", load_box().number_of["t1"]))


NOTICED: dict[str, Callable[[], object]] = {
    "ways.beyond": lambda: written(WORK),
    "ways.jumps": lambda: written(C_TURN),
    "ways.reachable": lambda: ways.reachable(WORK.maze, place_of(18)),
    "last_corridor.hangs_together": lambda: turnings(QUESTION_5, "b1", "e6"),
    "building.fits_nowhere": lambda: ending("draw"),
    "building.goes_beside_a_tile": lambda: objected(ALONE, read_action(ALONE, "lay b3 0")),
    "building.leaves_a_way_to_the_centre": lambda: verdict(shut(), "lay c4 5"),
    "building.leaves_a_way_to_each_key_tile": lambda: verdict(
        State(QUESTION_5, HOLDING.pawns, 0, 1, HOLDING.due), "lay e6 0"
    ),
    "turn.build_comes_first": lambda: verdict(HOLDING, "end"),
    "turn.can_be_paid": lambda: verdict(SPENT, "build"),
    "turn.moves_off_first": lambda: verdict(new_state(load_box(), 3), "build"),
    "turn.pool_has_a_tile": lambda: verdict(emptied(), "build"),
    "turn.follows_the_corridor": lambda: objected(WORK, a.Move(0)),
    "turn.keeps_off_start_spaces": lambda: verdict(AT_A_START, "move W"),
    "turn.jumps_at_a_bridge": lambda: objected(WORK, a.SafeJump(0)),
    "applying.turn_ends": lambda: apply(WORK, a.End()),
    "applying.taking": lambda: ending("build"),
    "applying.taken": lambda: ending("draw"),
}
"""By function: what is different without it."""


def objected(state: State, action: a.Action) -> list[str]:
    """The rules that speak against an action."""
    return [cite.rule for cite in objections(state, action)]


def emptied() -> State:
    """A turn with every tile of the pool below another."""
    found = WORK
    rest = tuple((cell, tile) for cell, tile in enumerate(found.maze.shuffled))
    return State(Maze(found.maze.field, found.maze.laid, below=rest), found.pawns)


def short(entry: Entry) -> str:
    """The name of a function with its module."""
    return ".".join(entry.place.split(".")[-2:])


load()
ENTRIES = {short(entry): entry for entry in RULEBOOK}


def test_every_rule_function_has_its_position() -> None:
    assert sorted(ENTRIES) == sorted(NOTICED)


@pytest.mark.parametrize("name", sorted(ENTRIES))
def test_it_is_noticed_when_a_rule_function_is_switched_off(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Without a module `game` the room is not found, and every cache of the project would be cleared.
    monkeypatch.setattr(switching, "_room", lambda _module: "platformer_nb.games.labyrinth.rules")
    with_it = NOTICED[name]()
    with switching.without(ENTRIES[name]):
        without_it = NOTICED[name]()
    assert without_it != with_it
    assert NOTICED[name]() == with_it
