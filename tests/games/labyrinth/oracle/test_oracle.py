"""The rules are held against the oracle; many more by `python -m tests.games.labyrinth.oracle.compare`."""

from __future__ import annotations

import ast
from pathlib import Path
from random import Random

import pytest

from platformer_nb.core.value import replaced
from platformer_nb.games.labyrinth import GAME
from platformer_nb.games.labyrinth.content import load_box
from platformer_nb.games.labyrinth.rules.course.setup import new_state
from tests.games.labyrinth.drawn import stuck
from tests.games.labyrinth.oracle import maze
from tests.games.labyrinth.oracle.compare import both, compared
from tests.prove.proving import place
from tests.prove.switching import without

ASIDE = {"__init__", "compare", "test_oracle"}
OWN = sorted({one.stem for one in Path(maze.__file__).parent.glob("*.py")} - ASIDE)
"""The modules of the oracle itself."""


@pytest.mark.parametrize("start", [0, 15])
def test_what_can_be_done_and_what_comes_of_it_is_what_the_oracle_says(start: int) -> None:
    kinds = {compared(seed) for seed in range(start, start + 15)}
    assert len(kinds) >= 3


def test_where_no_tile_fits_both_lay_the_first_one_face_down() -> None:
    start = new_state(load_box(), 3)
    pawns = tuple(replaced(pawn, at=start.centre) for pawn in start.pawns)
    both(replaced(start, maze=stuck(), pawns=pawns), "build", Random(1), "no tile fits")


@pytest.mark.slow
def test_a_hundred_activities_come_out_as_the_oracle_says() -> None:
    kinds = {compared(seed) for seed in range(1000, 1100)}
    assert {"move", "jump", "safe", "attack", "rest", "set", "take", "activate"} <= kinds
    assert {"build", "end", "call", "use", "swap"} <= kinds


NOTICED = {
    "ways.beyond": 0,
    "ways.jumps": 14,
    "picking.free_keys": 0,
    "picking.take_key": 50,
    "picking.take_item": 203,
    "picking.swap": 27,
    "dying.lose_lives": 6,
    "dying.drop_key": 32,
    "dying.heal": 32,
    "exploring.next_step": 4,
    "exploring.comes_upon_a_trap": 28,
    "exploring.may_pick_up": 4,
    "last_corridor.hangs_together": 1,
    "building.plainest": 3,
    "laying.stocks": 3,
    "turn_end.next_turn": 8,
    "lasting.in_force": 83,
    "bonuses.carried": 66,
    "bonuses.passive": 11,
    "tokens.token_bars": 38,
    "golem.deck": 56,
    "golem.to_the_centre": 254,
    "uses.pays_price": 53,
    "uses.lives_can_pay": 66,
    "moving.fallen": 94,
    "rolls.golem_test": 92,
    "trapping.acts": 28,
    "calling.lasts": 0,
    "once.who_decides": 20,
    "once.build_tiles": 60,
    "combat.compare": 6,
    "pushing.push": 28,
    "changing.no_pawn_stands_there": 61,
    "changing.keeps_the_ways": 73,
    "changing.demolish": 61,
    "changing.turn": 111,
    "tokens.acts": 35,
    "tokens.goes_through": 64,
    "tokens.acting": 35,
    "uses.is_not_spent": 147,
    "uses.crystal_can_pay": 1,
    "entering.turns_up_first": 30,
    "entering.turnings": 30,
    "entering.who_turns": 30,
}
"""A rule that is switched off, and the seed of an activity that comes out otherwise then, which is tried first."""


@pytest.mark.parametrize("function", NOTICED)
def test_the_oracle_notices_a_rule_that_is_switched_off(function: str) -> None:
    entry = next(one for one in GAME.rulebook.registry if place(one) == function)
    assert not differs(NOTICED[function])
    with without(entry):
        assert any(map(differs, (NOTICED[function], *range(300))))


def differs(seed: int) -> bool:
    """Whether the oracle says something else now."""
    try:
        compared(seed)
    except AssertionError:
        return True
    return False


def test_the_oracle_imports_nothing_of_the_game() -> None:
    folder = Path(maze.__file__).parent
    for name in OWN:
        for node in ast.walk(ast.parse((folder / f"{name}.py").read_text("utf-8"))):
            if isinstance(node, ast.ImportFrom | ast.Import):
                names = [node.module or ""] if isinstance(node, ast.ImportFrom) else []
                names += [alias.name for alias in node.names]
                assert not [one for one in names if one.startswith("platformer_nb")], name
