"""The box: exact counts, corridors that fit, and what is stored is what the files make."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from platformer_nb import content
from platformer_nb.cli.commands.check_content import shapes
from platformer_nb.content.check import check
from platformer_nb.content.game_content import stored_rulebook
from platformer_nb.content.schemas import schemas
from platformer_nb.content.store import store_all
from platformer_nb.core.errors import BadInput
from platformer_nb.games.labyrinth import GAME
from platformer_nb.games.labyrinth.content import game_folder, load_box, load_rulebook
from platformer_nb.games.labyrinth.content import models as m
from platformer_nb.games.labyrinth.content.box_builder import build_box
from platformer_nb.games.labyrinth.content.load import BOX, FILES
from platformer_nb.games.labyrinth.content.references import cross
from platformer_nb.games.labyrinth.content.schemas import SHAPES
from platformer_nb.games.labyrinth.model.box import Tile
from platformer_nb.games.labyrinth.model.hexes import (
    AXIAL,
    CELL_OF,
    CELLS,
    KEY_CELLS,
    NAMES,
    NEIGHBOURS,
    ROWS,
    distance,
    opposite,
    turned,
)

HERE = Path(str(game_folder()))
STALE = "run: python -m platformer_nb.games.labyrinth.content.store"
rule = pytest.mark.rule


def tiles() -> list[Tile]:
    return list(load_box().tiles.values())


@rule("SET-3")
def test_the_field_is_a_hexagon_of_37_cells() -> None:
    assert CELLS == 37
    assert [len(row) for row in ROWS] == [4, 5, 6, 7, 6, 5, 4]
    assert AXIAL[CELL_OF["d4"]] == (0, 0)
    assert (NAMES[0], NAMES[-1]) == ("a1", "g4")


def test_neighbours_see_each_other_across_opposite_edges() -> None:
    for cell, around in enumerate(NEIGHBOURS):
        for edge, other in enumerate(around):
            if other >= 0:
                assert NEIGHBOURS[other][opposite(edge)] == cell
                assert distance(cell, other) == 1
    assert [NAMES[cell] for cell in NEIGHBOURS[CELL_OF["d4"]]] == [
        "c4",
        "d5",
        "e4",
        "e3",
        "d3",
        "c3",
    ]


@rule("SET-5")
def test_the_key_tiles_take_the_corners_clockwise_from_the_north_east() -> None:
    assert [NAMES[cell] for cell in KEY_CELLS] == ["a4", "d7", "g4", "g1", "d1", "a1"]
    for number, cell in enumerate(KEY_CELLS):
        # The edge towards the start space points straight away from the middle.
        assert NEIGHBOURS[cell][number] < 0
        assert all(NEIGHBOURS[cell][(number + more) % 6] >= 0 for more in (2, 3, 4))
        assert distance(cell, CELL_OF["d4"]) == distance(cell, KEY_CELLS[number - 1]) == 3


@rule("CMP-1")
def test_the_box_has_30_ordinary_tiles_of_13_shapes() -> None:
    copies: dict[str, int] = {}
    for tile in tiles():
        copies[tile.id[0]] = copies.get(tile.id[0], 0) + 1
    assert copies == {
        "i": 2, "b": 2, "t": 3, "u": 3, "y": 3, "x": 3, "f": 1,
        "d": 2, "e": 2, "p": 3, "q": 2, "r": 2, "s": 2,
    }  # fmt: skip
    assert sum(copies.values()) == 30
    assert sum(len(tile.corridors) for tile in tiles()) == 43


def test_the_tiles_show_18_trap_and_14_item_symbols() -> None:
    trapped = [tile for tile in tiles() if tile.traps]
    stocked = [tile for tile in tiles() if tile.items]
    plain = [tile for tile in tiles() if not tile.traps and not tile.items]
    assert (len(trapped), sum(len(tile.traps) for tile in trapped)) == (16, 18)
    assert (len(stocked), sum(len(tile.items) for tile in stocked)) == (14, 14)
    assert len(plain) == 4


@rule("SET-14", "TWO-2", "TWO-3")
def test_the_layouts_say_who_starts_where() -> None:
    box = load_box()
    assert {layout.players: layout.starts for layout in box.layouts} == {
        2: (0, 2), 3: (0, 2, 4), 4: (0, 1, 3, 4), 5: (0, 1, 2, 3, 4), 6: (0, 1, 2, 3, 4, 5),
    }  # fmt: skip
    assert [NAMES[layout.centre] for layout in box.layouts] == ["d3", "d4", "d4", "d4", "d4"]
    one, two = (KEY_CELLS[start] for start in box.layout(2).starts)
    assert distance(one, box.layout(2).centre) == distance(two, box.layout(2).centre) == 4
    assert distance(one, two) == 6


@rule("TIL-7")
def test_a_tile_turns_clockwise_by_sixths_and_comes_round() -> None:
    assert turned(0b000001, 1) == 0b000010
    assert turned(0b100000, 1) == 0b000001
    for edges in range(64):
        assert turned(edges, 6) == edges
        assert turned(turned(edges, 2), 4) == edges
    box = load_box()
    assert box.turned[box.number_of["p2"]][5] == (0b100100, 0b001001)
    assert box.joined[box.number_of["p2"]][0] == (0b011011,)
    assert box.joined[box.number_of["d2"]][0] == (0b000011, 0b011000)


@pytest.mark.parametrize(
    ("one", "two", "crossing"),
    [
        ((0, 3), (1, 4), True),
        ((0, 3), (1, 5), True),
        ((0, 2, 4), (1, 3), True),
        ((0, 3), (1, 2), False),
        ((0, 1), (3, 4), False),
        ((0, 5), (1, 4), False),
    ],
)
def test_corridors_cross_if_their_edges_alternate(
    one: tuple[int, ...], two: tuple[int, ...], crossing: bool
) -> None:
    assert cross(one, two) is crossing
    assert cross(two, one) is crossing


# --- what authors may write ---------------------------------------------------------------------------------


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of the content files that may be spoilt."""
    for name in (*FILES, "rulebook.toml"):
        shutil.copy(HERE / name, tmp_path)
    shutil.copytree(HERE / "built", tmp_path / "built")
    return tmp_path


@pytest.mark.parametrize(
    ("file", "old", "new", "reason"),
    [
        ("tiles.toml", "[[0, 3], [1, 2]]", "[[0, 3], [3, 2]]", "error-edge-shared"),
        ("tiles.toml", "[[0, 3], [1, 2]]", "[[0, 3], [1, 5]]", "error-bridge-missing"),
        ("tiles.toml", '[["a", "b"]]', "[]", "error-bridge-missing"),
        ("tiles.toml", "[[0, 1], [3, 4]]\n", '[[0, 1], [3, 4]]\nbridges = [["a", "b"]]\n', "error-bridge-idle"),
        ("tiles.toml", '[["a", "b"]]', '[["a", "c"]]', "error-no-corridor"),
        ("tiles.toml", 'copies = [{}, { items = ["a"] }]', 'copies = [{}, { items = ["b"] }]', "error-no-corridor"),
        ("tiles.toml", 'copies = [{}, { traps = ["a"] }]', 'copies = [{}, { traps = ["a", "a"] }]', "error-twice"),
        ("tiles.toml", "copies = [{}, {", "copies = [{", "error-tile-count"),
        ("tiles.toml", '{ traps = ["a"] }', '{ items = ["a"] }', "error-item-symbols"),
        ("tiles.toml", "[[0, 3]]", "[[0, 6]]", "error-at-most"),
        ("tiles.toml", "[[0, 3]]", "[[0]]", "error-few-items"),
        ("layouts.toml", "players = 3", "players = 4", "error-layouts"),
        ("layouts.toml", "starts = [1, 3, 5]", "starts = [1, 3]", "error-starts"),
        ("layouts.toml", "starts = [1, 3, 5]", "starts = [3, 1, 5]", "error-starts"),
        ("layouts.toml", 'centre = "d3"', 'centre = "d1"', "error-no-centre"),
        ("layouts.toml", 'centre = "d3"', 'centre = "a6"', "error-no-centre"),
    ],
)  # fmt: skip
def test_a_fault_in_a_file_is_refused_with_its_place(
    folder: Path, file: str, old: str, new: str, reason: str
) -> None:
    path = folder / file
    written = path.read_text("utf-8")
    assert old in written
    changed = (
        written.replace(old, new)
        if reason == "error-item-symbols"
        else written.replace(old, new, 1)
    )
    path.write_text(changed, "utf-8")
    with pytest.raises(BadInput) as caught:
        build_box(folder)
    assert caught.value.what.key == reason
    assert caught.value.where[0] == file
    assert BOX.stored(folder) is None


def test_unknown_keys_are_refused() -> None:
    with pytest.raises(BadInput):
        check(m.TILES, {"i": {"corridors": [[0, 3]], "copies": [{"trap": ["a"]}]}}, "tiles.toml")


# --- what is stored --------------------------------------------------------------------------------------------


def test_what_is_stored_is_what_the_files_make(folder: Path) -> None:
    shutil.rmtree(folder / "built")
    written = store_all(BOX, folder, SHAPES)
    for path in written:
        assert path.read_bytes() == (HERE / path.relative_to(folder)).read_bytes(), STALE
    stored = {path.name: path.read_text("utf-8") for path in (HERE / "schemas").iterdir()}
    assert stored == {
        f"{name}.schema.json": text for name, text in schemas(shapes(GAME)).items()
    }, "platformer-nb --game labyrinth check-content --schemas content/labyrinth/schemas"


def test_it_is_read_as_it_was_built() -> None:
    fresh, read = build_box(game_folder()), BOX.stored(game_folder())
    assert read is not None
    assert read.tiles == fresh.tiles
    for part in ("pieces", "golem", "characters", "items", "events", "traps"):
        assert getattr(read, part) == getattr(fresh, part)
    assert (read.numbers, read.turned, read.joined) == (fresh.numbers, fresh.turned, fresh.joined)
    assert (read.layouts, read.content_hash) == (fresh.layouts, fresh.content_hash)
    assert load_box() == read
    assert stored_rulebook(game_folder()) == content.load_rulebook(game_folder()) == load_rulebook()


def _shorter(head: dict[str, Any]) -> None:
    head.pop("hash")


def _other(head: dict[str, Any]) -> None:
    head["hash"] = "0"


@pytest.mark.parametrize("damage", [_shorter, _other])
def test_a_damaged_store_is_not_used(
    folder: Path, damage: Callable[[dict[str, Any]], None]
) -> None:
    path = folder / "built" / "box.json"
    first, _, body = path.read_text("utf-8").partition("\n")
    head = json.loads(first)
    damage(head)
    path.write_text(f"{json.dumps(head)}\n{body}", "utf-8")
    assert BOX.stored(folder) is None
