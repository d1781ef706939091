"""Positions of Labyrinth are set up by hand: every change gives another valid position, or says what is wrong."""

from __future__ import annotations

import pytest

from platformer_nb import load_game, text
from platformer_nb.core.errors import BadInput
from platformer_nb.games.labyrinth.catalogue.things import signs
from platformer_nb.games.labyrinth.model.state import HIDDEN, State
from platformer_nb.games.labyrinth.rules.legality import actions
from platformer_nb.table.analysis.set_up import SetUpTable

GAME = load_game("labyrinth")
EDITOR = GAME.part("editor", GAME.editor)
WORDS = text.Words("en", "labyrinth", strict=True)


def made(*puts: tuple[str, str]) -> State:
    """The first position with pieces put on it one after the other."""
    state: State = EDITOR.start()
    for piece, at in puts:
        state = EDITOR.put(state, piece, at)
    return state


def test_the_first_position_waits_for_its_first_player() -> None:
    state: State = EDITOR.start()
    assert state.top is None
    assert actions(state)
    assert GAME.rules.read(GAME.rules.write(state)) == state


def test_tiles_pawns_and_things_are_put_where_one_points() -> None:
    state = made(
        ("tile:x", "a3"), ("turn", "a3"), ("seat:1", "a3"), ("trap", "a3"), ("item:lamp", "a3")
    )
    assert GAME.rules.write(state).count("x") == 1
    place = state.pawns[0].at
    assert state.trap_on(place) == HIDDEN
    assert state.box.item_ids[state.items_on(place)[0]] == "lamp"


def test_a_key_is_moved_and_there_are_never_more_than_in_the_box() -> None:
    state = made(("tile:x", "a3"), ("key", "a3"), ("key", "a3"))
    assert sum(one.count for one in state.keys) == 6
    assert max(one.count for one in state.keys) == 2
    richer = EDITOR.change(state, "pawn-1-keys", 2)
    assert sum(one.count for one in richer.keys) + richer.pawns[0].keys == 6


def test_what_is_taken_away_is_first_what_lies_there_then_the_tile() -> None:
    state = made(("tile:x", "a3"), ("trap", "a3"))
    bare = EDITOR.put(state, "nothing", "a3")
    assert not bare.traps
    assert EDITOR.put(bare, "nothing", "a3") == EDITOR.start()


@pytest.mark.parametrize(
    ("piece", "at"),
    [
        ("tile:x", "d3"),
        ("tile:zz", "a3"),
        ("seat:1", "b2"),
        ("seat:7", "a4"),
        ("golem", "S1"),
        ("item:none", "a4"),
        ("crown", "a4"),
        ("key", "z9"),
        ("tile:x", "S1"),
        ("turn", "a4"),
    ],
)
def test_what_cannot_be_is_refused(piece: str, at: str) -> None:
    with pytest.raises(BadInput):
        EDITOR.put(EDITOR.start(), piece, at)


def test_a_tile_is_not_taken_from_under_a_pawn() -> None:
    state = made(("tile:x", "a3"), ("seat:1", "a3"))
    for piece in ("nothing", "tile:t"):
        with pytest.raises(BadInput):
            EDITOR.put(state, piece, "a3")


def test_every_field_takes_each_of_its_values_and_refuses_others() -> None:
    state: State = EDITOR.start()
    for group in EDITOR.groups(state, WORDS):
        assert group.title
        for field in group.fields:
            values: list[int | str] = [one.id for one in field.choices[:4]]
            if field.kind == "number":
                values = [field.least, field.most]
            elif field.kind == "tick":
                values = ["on", "off"]
            for value in values:
                assert GAME.rules.write(EDITOR.change(state, field.id, value))
            if field.kind != "tick":
                with pytest.raises(BadInput):
                    EDITOR.change(state, field.id, "nonsense")
    with pytest.raises(BadInput):
        EDITOR.change(state, "moon", 1)


@pytest.mark.parametrize("language", text.languages())
def test_it_is_shown_with_its_pieces_and_says_what_is_wrong(language: str) -> None:
    table = SetUpTable(GAME, language)
    view = table.view()
    table.intent({"intent": "pick", "piece": "tile:x", "for": view["state"]})
    view = table.intent({"intent": "point", "at": "d3", "for": table.number})
    assert view["editor"]["problem"]["at"] == "d3"
    assert len(view["editor"]["pieces"]) > 30


def test_every_piece_but_what_turns_and_takes_away_is_drawn_as_on_the_board() -> None:
    catalogue = GAME.part("catalogue", GAME.catalogue)
    known = {f"{one.kind}/{one.id}" for one in (*catalogue.things(WORDS), *signs(WORDS))}
    pieces = EDITOR.pieces(EDITOR.start(), WORDS)
    assert [one.id for one in pieces if not one.drawn] == ["turn", "nothing"]
    assert {one.drawn for one in pieces if one.drawn} <= known


def test_a_tile_has_its_own_drawing_and_its_corridors_in_what_is_read_aloud() -> None:
    pieces = {one.id: one for one in EDITOR.pieces(EDITOR.start(), WORDS)}
    bridge, apart = pieces["tile:p"], pieces["tile:d"]
    assert (bridge.name, bridge.label) == ("Tile p", "Tile p ↗↙ | →←")
    assert bridge.shown is not None
    assert apart.shown is not None
    assert bridge.shown["tiles"][0]["bridges"]
    assert not apart.shown["tiles"][0]["bridges"]


def test_a_pawn_put_where_another_stands_takes_nobody_away() -> None:
    state = made(("seat:1", "d3"), ("seat:2", "d3"))
    assert state.pawns[0].at == state.pawns[1].at
