"""Positions of Labyrinth are set up by hand: every change gives another valid position, or says what is wrong."""

from __future__ import annotations

import pytest

from platformer_nb import load_game, text
from platformer_nb.core.errors import BadInput
from platformer_nb.core.parts.editing import NotingEditor
from platformer_nb.games.labyrinth.catalogue.things import drawn, signs
from platformer_nb.games.labyrinth.editing.fights import combat_of
from platformer_nb.games.labyrinth.model.actions import Repeat
from platformer_nb.games.labyrinth.model.frames import Combat
from platformer_nb.games.labyrinth.model.state import HIDDEN, State
from platformer_nb.games.labyrinth.rules.legality import actions, actor, judge
from platformer_nb.table.analysis.inquiry import Inquiry
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


# --- a combat under way -----------------------------------------------------------------------------------------


def met() -> State:
    """The first two players on one corridor."""
    return made(("seat:1", "a4"), ("seat:2", "a4"))


def changed(state: State, **fields: int | str) -> State:
    for field, value in fields.items():
        state = EDITOR.change(state, field.replace("_", "-"), value)
    return state


def combat(state: State) -> Combat:
    found = combat_of(state)
    assert found is not None
    return found


def values(state: State, language: str = "en") -> dict[str, object]:
    words = text.Words(language, "labyrinth", strict=True)
    return {one.id: one for group in EDITOR.groups(state, words) for one in group.fields}


def test_may_the_crystal_be_used_after_a_tie() -> None:
    tie = changed(met(), combat="1-2", combat_attacker_dice=8, combat_attacked_dice=8)
    assert actor(tie) == 0
    ruling = judge(tie, Repeat())
    assert ruling.legal
    assert "CMB-8" in ruling.rules
    assert GAME.rules.read(GAME.rules.write(tie)) == tie


def test_only_who_stand_on_one_corridor_fight() -> None:
    apart = EDITOR.start()
    choices = [one.id for one in values(apart)["combat"].choices]  # type: ignore[attr-defined]
    assert choices == [""]
    with pytest.raises(BadInput):
        changed(apart, combat="1-2")
    begun = changed(met(), combat="2-1")
    assert (combat(begun).attacker, combat(begun).attacked) == (1, 0)
    assert combat_of(EDITOR.put(begun, "seat:1", "S1")) is None, "who has parted fights no more"
    assert combat_of(changed(begun, combat="")) is None


def test_the_combat_stays_while_other_things_change() -> None:
    begun = changed(met(), combat="1-2", combat_attacker_dice=11)
    for later in (changed(begun, pawn_2_lives=1), EDITOR.put(begun, "trap", "a4")):
        assert combat(later).sums == (11, 7)


def test_who_decides_has_something_to_use() -> None:
    begun = changed(met(), combat="1-2", pawn_1_crystal="off")
    assert combat(begun).turn == 1, "the first can use nothing"
    with pytest.raises(BadInput):
        changed(begun, combat_decides="attacker")
    with pytest.raises(BadInput):
        changed(begun, pawn_2_stun=1)
    back = changed(begun, pawn_1_crystal="on", combat_decides="attacker")
    assert (combat(back).turn, combat(back).passed) == (0, 0)


def test_what_was_used_in_it_counts_and_is_used_no_second_time() -> None:
    begun = changed(met(), pawn_1_character="swordmaster", pawn_2_character="sister-of-war")
    begun = changed(begun, combat="2-1", combat_used="fury")
    assert combat(begun).added == (2, 0)
    verdict = judge(begun, GAME.rules.read_action(begun, "use fury"))
    assert not verdict.legal
    assert combat(changed(begun, combat_used="fury")).added == (0, 0)


@pytest.mark.parametrize("language", text.languages())
def test_every_field_of_it_has_words_and_refuses_what_is_none_of_its_values(language: str) -> None:
    begun = changed(met(), combat="1-2")
    own = {name: one for name, one in values(begun, language).items() if name.startswith("combat")}
    assert len(own) >= 4
    for name in own:
        with pytest.raises(BadInput):
            EDITOR.change(begun, name, "nonsense")
    with pytest.raises(BadInput):
        EDITOR.change(begun, "combat-attacker-dice", 13)
    with pytest.raises(BadInput):
        EDITOR.change(met(), "combat-attacker-dice", 7)


def noted(before: State, after: State, words: text.Words) -> str:
    assert isinstance(EDITOR, NotingEditor)
    return EDITOR.note(before, after, words)


# --- what else a change does ------------------------------------------------------------------------------------


def test_a_key_that_a_character_gets_or_gives_back_says_where_it_lay_and_lies() -> None:
    table = SetUpTable(GAME, "en")

    def keys(count: int) -> dict:
        message = {"intent": "change", "field": "pawn-1-keys", "value": count}
        editor: dict = table.intent({**message, "for": table.number})["editor"]
        return editor

    assert table.view()["editor"]["note"] is None
    first = keys(1)["note"]
    assert first == {
        "at": "pawn-1-keys",
        "text": "There are 6 keys: this one lay on a1 until now.",
    }
    assert keys(0)["note"] == {"at": "pawn-1-keys", "text": "The key lies on a1 now."}
    assert sum(one.count for one in table.state.keys) == 6
    table.intent({"intent": "pick", "piece": "key", "for": table.number})
    moved = table.intent({"intent": "point", "at": "d1", "for": table.number})["editor"]["note"]
    assert moved["at"] == "d1"
    assert moved["text"].startswith("There are 6 keys: this one lay on ")
    assert table.intent({"intent": "undo", "for": table.number})["editor"]["note"] is None


def test_a_key_taken_away_on_purpose_and_other_changes_say_nothing_more() -> None:
    before = made(("tile:x", "a3"), ("key", "a3"))
    assert noted(before, EDITOR.put(before, "nothing", "a3"), WORDS) == ""
    assert noted(before, changed(before, pawn_1_lives=2), WORDS) == ""
    assert noted(before, changed(before, players="3"), WORDS) == ""


# --- a tile in hand ---------------------------------------------------------------------------------------------


def building(shape: str) -> State:
    """The first player stands on a key tile, and a Build has taken a tile of this shape."""
    return changed(made(("seat:1", "a4")), hand=shape)


def test_may_i_lay_this_tile_here_is_answered_for_each_place_and_turning() -> None:
    state = building("x")
    assert (state.left, GAME.rules.read(GAME.rules.write(state))) == (1, state)
    asking = Inquiry(GAME, state, "en")
    lit = asking.view()["targets"]
    assert {one["turning"] for one in lit} == set(range(6))
    assert lit[0]["tile"]
    legal = next(one for one in lit if one["legal"])
    done = asking.intent({"intent": "act", "action": legal["action"], "for": asking.number})
    assert done["inquiry"]["verdict"]["legal"]
    far = asking.intent({"intent": "point", "at": "e4", "for": asking.number})
    assert far["inquiry"]["verdict"]["reasons"][0]["rule"] == "TIL-2"


def test_a_tile_in_hand_stays_while_other_things_change_and_is_said_to_be_lost() -> None:
    state = building("x")
    (tile,) = state.in_hand
    for kept in (changed(state, pawn_2_lives=1), EDITOR.put(state, "golem", "a4")):
        assert kept.in_hand == (tile,)
    for lost in (
        changed(state, left=2),
        EDITOR.put(state, "seat:1", "S1"),
        changed(state, active="2"),
    ):
        assert lost.in_hand == ()
        assert noted(state, lost, WORDS).startswith("No tile is in hand any more: ")
    assert changed(state, hand="").in_hand == ()
    assert noted(state, changed(state, hand=""), WORDS) == ""


def test_no_tile_is_in_hand_on_the_start_space_and_none_that_is_not_left() -> None:
    start = EDITOR.start()
    (only,) = values(start)["hand"].choices  # type: ignore[attr-defined]
    assert only.id == ""
    for wrong in (start, made(("seat:1", "a4"))):
        with pytest.raises(BadInput):
            changed(wrong, hand="x" if wrong is start else "zz")


def test_a_tile_to_take_in_hand_is_drawn_and_told_by_its_corridors() -> None:
    none, *tiles = values(made(("seat:1", "a4")))["hand"].choices  # type: ignore[attr-defined]
    assert (none.id, none.drawn) == ("", "")
    assert all(one.drawn == f"tiles/{one.id}" and one.shown for one in tiles)
    assert len({one.name for one in tiles}) == len(tiles) > 10
    state = building("x")
    chosen = next(one for one in values(state)["hand"].choices if one.id == "x")  # type: ignore[attr-defined]
    assert chosen.shown == {"tiles": [drawn(state.box.numbers[state.in_hand[0]])]}
