"""The position before the first draw, and what the box holds."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from platformer_nb.core.errors import BadInput
from platformer_nb.core.rules import NATURE
from platformer_nb.core.value import replaced
from platformer_nb.games.labyrinth.content import load_box
from platformer_nb.games.labyrinth.content.card_references import CARDS, check_box, check_numbers
from platformer_nb.games.labyrinth.content.models import BoxFile, Copy, TileShape
from platformer_nb.games.labyrinth.content.references import check_shape
from platformer_nb.games.labyrinth.model import actions as a
from platformer_nb.games.labyrinth.model.hexes import CELL_OF, CELLS, KEY_CELLS, NAMES
from platformer_nb.games.labyrinth.model.maze import (
    CENTRE,
    EMPTY,
    KEY_TILE,
    is_ordinary,
    place_name,
)
from platformer_nb.games.labyrinth.model.state import KEY_PLACES
from platformer_nb.games.labyrinth.model.state_builder import StateBuilder
from platformer_nb.games.labyrinth.rules.course.setup import start
from platformer_nb.games.labyrinth.rules.golem import deck
from platformer_nb.games.labyrinth.rules.legality import actor
from platformer_nb.games.labyrinth.rules.maze.ways import open_edges
from platformer_nb.games.labyrinth.rules.trapping import set_trap
from tests.games.labyrinth.rules.scenes import scene
from tests.games.labyrinth.walking import allowed, at, play, refused, written

rule = pytest.mark.rule
BOX = load_box()
GOLEM: Any = dict(BOX.golem)


@rule("CMP-1", "SET-2", "SET-3", "SET-4", "SET-5", "SET-7", "SET-17", "TIL-12", "GOL-1")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_the_field_has_37_cells_with_the_centre_tile_and_six_key_tiles(players: int) -> None:
    state = start(BOX, [None] * players)
    laid = Counter(state.maze.laid)
    assert (len(state.maze.laid), CELLS) == (37, 37)
    assert (laid[CENTRE], laid[KEY_TILE], laid[EMPTY]) == (1, 6, 30)
    assert [NAMES[cell] for cell in KEY_CELLS] == ["a4", "d7", "g4", "g1", "d1", "a1"]
    assert len(state.shuffled) == 30
    assert not any(map(is_ordinary, state.maze.laid))
    assert state.golem.at == state.centre == CELL_OF["d4"] * 3
    assert len(open_edges(state.maze, state.centre)) == 6
    assert all(len(open_edges(state.maze, place)) == 4 for place in KEY_PLACES)


@rule("SET-1", "SET-6", "SET-13", "SET-14", "LIF-1")
@pytest.mark.parametrize(
    ("players", "starts"), [(2, "13"), (3, "135"), (4, "1245"), (5, "12345"), (6, "123456")]
)
def test_each_player_has_a_start_space_4_lives_and_an_active_crystal(
    players: int, starts: str
) -> None:
    state = start(BOX, [None] * players)
    assert [at(state, seat) for seat in range(players)] == [f"S{one}" for one in starts]
    assert all((pawn.lives, pawn.crystal, pawn.stun) == (4, True, 0) for pawn in state.pawns)
    assert [(keys.place, keys.count) for keys in state.keys] == sorted((p, 1) for p in KEY_PLACES)


@rule("SET-8", "SET-9", "SET-10", "SET-15", "LIM-1", "STN-1", "LIM-2", "LIM-3")
def test_all_pools_are_full_and_what_is_needed_of_an_empty_one_is_refused() -> None:
    state = start(BOX, [None] * 3)
    assert (state.trap_pool, state.item_pool, deck(state)) == (60, 15, (2, 3, 4, 1, 2))
    used = replaced(state, golem=replaced(state.golem, out=(2, 3, 4, 1, 2)))
    assert deck(used) == (2, 3, 4, 1, 2), "made anew of the used cards"
    hidden, _ = play(scene(traps="b2a ?"), "move NW")
    assert written(hidden) == [f"turn up {trap}" for trap in BOX.trap_ids]
    empty = replaced(scene(), traps=tuple((1000 + n, -1) for n in range(60)))
    assert not empty.trap_pool
    refused(empty, "set trap b2a", "TRP-1", pool=0)
    laid, _ = play(scene(), "build", "draw x3", "lay e4 0", "item lamp")
    assert laid.item_pool == 14
    many, _ = play(scene(a="d2b crystal off stun 20"), "rest")
    assert many.pawns[0].stun == 19
    fallen, _ = play(scene(a="d2b crystal off"), "jump a", "roll 2 1")
    assert fallen.pawns[0].stun == 1


@rule("SET-12", "TWO-1", "CHR-8", "SET-16")
def test_characters_are_drawn_or_chosen_and_no_two_are_the_same() -> None:
    knight = BOX.character_ids.index("paladin")
    state = start(BOX, (None, knight, None))
    assert actor(state) == NATURE
    assert len(written(state)) == 14
    refused(state, "deal paladin", "CHR-8")
    state, _ = play(state, "deal warlock")
    assert "deal warlock" not in written(state)
    state, _ = play(state, "deal lady-of-golems", "roll 6 6", "roll 1 1", "roll 2 1")
    assert [BOX.character_ids[pawn.character] for pawn in state.pawns] == [
        "warlock", "paladin", "lady-of-golems",
    ]  # fmt: skip
    two = start(BOX, (None, None))
    assert len(written(two)) == 13
    for barred in ("lady-of-golems", "high-priestess"):
        refused(two, f"deal {barred}", "CHR-8")


@rule("TWO-2", "TWO-3", "TWO-4")
def test_for_two_the_centre_tile_lies_one_cell_aside_and_all_else_is_the_same() -> None:
    state = start(BOX, (None, None))
    assert place_name(state.maze, state.centre) == "d3"
    laid = Counter(state.maze.laid)
    assert (laid[CENTRE], laid[KEY_TILE], laid[EMPTY]) == (1, 6, 30)
    assert [at(state, seat) for seat in range(2)] == ["S1", "S3"]
    assert (len(state.shuffled), sum(keys.count for keys in state.keys)) == (30, 6)


# --- what the box holds ----------------------------------------------------------------------------------------


@rule("CMP-1", "CMP-3", "CMP-4")
def test_the_pieces_are_those_of_the_box_and_no_others() -> None:
    check_box(BoxFile(pieces=BOX.pieces, golem=GOLEM))
    for piece in ("frame", "keys", "dice"):
        more = replaced(BOX.pieces, **{piece: getattr(BOX.pieces, piece) + 1})
        with pytest.raises(BadInput):
            check_box(BoxFile(pieces=more, golem=GOLEM))


@rule("CMP-2", "CMP-3", "TRP-9")
def test_the_cards_and_tokens_are_counted() -> None:
    cards: dict[str, dict[str, object]] = {
        "characters.toml": dict(BOX.characters),
        "items.toml": dict(BOX.items),
        "events.toml": dict(BOX.events),
        "traps.toml": dict(BOX.traps),
    }
    assert set(cards) == set(CARDS)
    check_numbers(cards, BOX.characters, BOX.traps)
    with pytest.raises(BadInput):
        check_numbers({**cards, "items.toml": {}}, BOX.characters, BOX.traps)
    with pytest.raises(BadInput):
        check_numbers(cards, BOX.characters, {})
    with pytest.raises(BadInput):
        check_numbers(cards, {}, BOX.traps)


@rule("TIL-13", "TIL-14")
def test_corridors_of_a_tile_are_separate_and_cross_at_a_bridge_only() -> None:
    copies = [Copy()]
    check_shape("z", TileShape(corridors=[[0, 3], [1, 4]], bridges=[["a", "b"]], copies=copies))
    for wrong in (
        TileShape(corridors=[[0, 3], [3, 4]], copies=copies),
        TileShape(corridors=[[0, 3], [1, 4]], copies=copies),
    ):
        with pytest.raises(BadInput):
            check_shape("z", wrong)


# --- turns -----------------------------------------------------------------------------------------------------


@rule("ACT-4", "ACT-9", "ACT-2")
def test_only_the_active_player_spends_actions_and_most_activities_may_be_done_twice() -> None:
    state, _ = play(scene(b="c3 crystal off"), "attack B", "roll 6 5", "roll 2 1")
    assert (state.left, state.active) == (1, 0)
    allowed(state, "attack B", "CMB-1")
    twice, _ = play(state, "attack B", "roll 6 5", "roll 2 1")
    assert (twice.left, twice.pawns[1].lives) == (0, 2)
    after, _ = play(twice, "end")
    assert (after.active, after.left) == (1, 2)
    built, _ = play(scene(), "set trap b2a", "set trap d5")
    assert built.left == 0


@rule("MOV-7", "BRG-7", "BRG-10")
def test_pawns_share_a_corridor_and_the_fallen_pick_nothing_up() -> None:
    state, _ = play(
        scene(b="d4 crystal off", c="d4 crystal off"), "move SE", "stop", "answer no", "answer no"
    )
    assert at(state, 0) == at(state, 1) == at(state, 2) == "d4"
    fell, _ = play(scene(a="d2a crystal off", items="d2b lamp"), "jump b", "roll 2 1")
    assert (at(fell, 0), fell.due) == ("d2b", ())
    refused(fell, "take lamp", "STN-2")
    safe, _ = play(scene(a="d2a crystal off", items="d2b lamp"), "safe jump b")
    assert written(safe) == ["take lamp", "leave"]


@rule("CMB-10", "FRE-7")
def test_the_golem_is_not_fought_and_free_combat_is_like_an_attack() -> None:
    refused(scene(golem="c3"), "attack B", "CMB-1")
    state, _ = play(scene(b="b2a crystal off"), "move NW", "fight B", "roll 6 5", "roll 2 1")
    assert [pawn.lives for pawn in state.pawns] == [4, 3, 4]


@rule("KEY-9", "ITM-3", "ITM-7", "DTH-7")
def test_nothing_is_given_away_or_thrown_away_at_will() -> None:
    state = scene(
        a="c3 crystal off keys 1 items lamp", b="c3 crystal off items rope", items="c3 horn"
    )
    assert not [one for one in written(state) if one.startswith(("drop", "give"))]
    refused(state, "drop lamp", "ACT-14")
    refused(state, "take rope", "KEY-2")
    refused(state, "use crank", "ITM-9", why="carried")
    full = scene(a="c3 items lamp belt", items="c3 horn")
    swapped, _ = play(full, "swap belt horn")
    assert "belt" in [swapped.box.item_ids[item] for _, item in swapped.items]
    taken, _ = play(state, "take horn")
    assert len(taken.pawns[0].items) == 2
    dead, _ = play(scene(a="d2b lives 1 crystal off"), "jump a", "roll 2 1")
    assert (dead.active, dead.left) == (0, 1)


@rule("TRP-18", "TRP-7")
def test_a_trap_that_would_be_laid_on_another_is_not_laid() -> None:
    state = scene(traps="b2a pit")
    place = state.traps[0][0]
    builder = StateBuilder(state)
    set_trap(builder, a.SetTrap(place))
    assert builder.state == state
    set_trap(builder, a.SetTrap(place + 3))
    assert len(builder.state.traps) == 2
