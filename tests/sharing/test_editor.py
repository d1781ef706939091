"""The editor of Platformer: every change gives a valid position, or says why not and changes nothing."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest

from platformer_nb.core.errors import BadInput
from platformer_nb.core.parts.editing import Field
from platformer_nb.games.platformer import GAME
from platformer_nb.games.platformer.editing.editor import ERASER
from platformer_nb.games.platformer.model.state import State
from platformer_nb.games.platformer.model.terrain import space_name
from platformer_nb.games.platformer.narration.words import Words
from platformer_nb.table.analysis.set_up import SetUpTable
from platformer_nb.text import languages

EDITOR = GAME.editor
WORDS = Words("en")


def fields(state: State) -> dict[str, Field]:
    return {field.id: field for group in EDITOR.groups(state, WORDS) for field in group.fields}


def set_to(state: State, *changes: tuple[str, int | str]) -> State:
    for field, value in changes:
        state = EDITOR.change(state, field, value)
    return state


def put(state: State, *pieces: tuple[str, str]) -> State:
    for piece, at in pieces:
        state = EDITOR.put(state, piece, at)
    return state


def drawn(state: State, row: int) -> str:
    """The line of a Row in notation."""
    lines = GAME.rules.write(state).splitlines()
    return next(line for line in lines if line.startswith(f"{row:>3} "))


def test_it_begins_with_a_level_and_two_heroes_off_the_map() -> None:
    state = EDITOR.start()
    assert [level.number for level in state.tower] == [1]
    assert [hero.at for hero in state.heroes] == [-1, -1]
    assert GAME.rules.actions(state)


def test_a_figure_is_put_moved_and_taken_away() -> None:
    state = put(EDITOR.start(), ("hero-1", "d2"))
    assert "1" in drawn(state, 2)
    state = put(state, ("hero-1", "a3"))
    assert "1" not in drawn(state, 2)[4:]
    assert drawn(state, 3)[7] == "1"
    state = put(state, ("coin", "a3"), (ERASER, "a3"))
    assert state.heroes[0].at < 0
    assert drawn(state, 3)[8] == "c", "the figure goes first"
    assert drawn(put(state, (ERASER, "a3")), 3)[8] == " "


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Gloop stands on c3. Take this figure away first with “Take away”, or choose"),
        ("pl", "na c3 stoi Glut. Najpierw zdejmij tę figurę"),
        ("uk", "Спершу приберіть цю фігуру"),
    ],
)
@pytest.mark.parametrize("piece", ["hero-1", "mushy"])
def test_no_figure_vanishes_under_another(piece: str, language: str, told: str) -> None:
    table = SetUpTable(GAME, language)
    before = table.state
    assert "G" in drawn(before, 3)
    acted(table, "pick", piece=piece)
    problem = acted(table, "point", at="c3")["editor"]["problem"]
    assert problem["at"] == "c3"
    assert told in problem["text"]
    assert table.state == before
    cleared = put(before, (ERASER, "c3"), ("hero-2", "c3"))
    assert [hero.at >= 0 for hero in cleared.heroes] == [False, True]
    assert put(before, ("gloop", "c3")) == before, "what stands there already stays"


@pytest.mark.parametrize("piece", ["hero-2", "gloop"])
def test_nobody_is_put_onto_a_hero(piece: str) -> None:
    table = SetUpTable(GAME, "en", put(EDITOR.start(), ("hero-1", "a3")))
    before = table.state
    acted(table, "pick", piece=piece)
    view = acted(table, "point", at="a3")
    assert view["editor"]["problem"] == {
        "at": "a3",
        "text": "That does not go: Sweety stands on a3. "
        "Take this Hero away first, or put it on another Space.",
    }
    assert table.state == before


def test_a_hero_put_where_it_stands_stays() -> None:
    state = put(EDITOR.start(), ("hero-1", "a3"))
    assert put(state, ("hero-1", "a3")) == state


@pytest.mark.parametrize(
    ("language", "told"),
    [
        (
            "en",
            "That does not go: Medusa stands only on the Boss Level. "
            "Under “Levels”, press “Add a Level on top” until the Boss Level is there.",
        ),
        ("pl", "naciskaj „Dodaj Poziom na górze”"),
        ("uk", "«Рівні»"),
    ],
)
def test_a_boss_below_its_level_names_the_button_that_adds_it(language: str, told: str) -> None:
    table = SetUpTable(GAME, language)
    acted(table, "pick", piece="medusa")
    problem = acted(table, "point", at="c1")["editor"]["problem"]
    assert problem["at"] == "c1"
    assert told in problem["text"]


def test_a_boss_is_put_on_its_level() -> None:
    state = set_to(EDITOR.start(), ("level-add", ""), ("level-add", ""), ("level-add", ""))
    assert state.game.boss_code in put(state, ("medusa", "c10")).occupied


@pytest.mark.parametrize("seed", range(3))
def test_no_error_of_the_page_says_what_to_write(seed: int) -> None:
    random, state, told = Random(seed), EDITOR.start(), set[str]()
    for _ in range(80):
        try:
            if random.random() < 0.4:
                piece = random.choice(EDITOR.pieces(state, WORDS)).id
                space = random.randrange(state.terrain.low, state.terrain.size)
                state = EDITOR.put(state, piece, space_name(state.terrain.width, space))
            else:
                field = random.choice(list(fields(state).values()))
                state = EDITOR.change(state, field.id, _value(random, field))
        except BadInput as error:
            told.add(error.mend)
    assert told
    notation = re.compile(r"Write|Draw|[Ll]eave|the line|“levels|“hero")
    assert not [mend for mend in told if notation.search(mend)]


def test_levels_are_built_changed_and_removed() -> None:
    state = set_to(EDITOR.start(), ("level-add", ""), ("level-add", ""), ("level-add", ""))
    assert [level.number for level in state.tower] == [1, 2, 3, 4]
    assert state.tower[-1].enemy == ""
    assert state.terrain.boss_low < state.terrain.size
    assert "level-add" not in fields(state)
    state = set_to(state, ("level-low-off", ""), ("level-top-off", ""), ("level-2-left", "f12"))
    assert [(level.number, level.left) for level in state.tower] == [(2, "f12"), (3, "f05")]
    assert state.terrain.low > 0


def test_a_level_is_drawn_as_it_is_revealed_and_heroes_stay() -> None:
    state = put(EDITOR.start(), ("hero-1", "d2"))
    other = set_to(state, ("level-1-left", "f09"), ("level-1-left", "f01"))
    assert other == state


def test_what_a_hero_has() -> None:
    state = set_to(
        EDITOR.start(),
        ("hero-1-card", "avvy"),
        ("hero-1-coins", 7),
        ("hero-1-gems", 2),
        ("hero-1-hearts", 1),
        ("hero-1-special", "sword"),
        ("hero-1-items", "grapnel"),
        ("hero-1-items", "hourglass"),
        ("hero-1-items", "grapnel"),
        ("hero-1-potions", "stone-skin"),
        ("hero-2-ability", "off"),
    )
    hero = state.heroes[0]
    assert (hero.card, hero.coins, hero.gems, hero.hearts) == ("avvy", 7, 2, 1)
    assert hero.items == (("hourglass", True),)
    assert hero.potions == ("stone-skin",)
    assert not state.heroes[1].ability
    assert "grapnel" in state.items, "it went back to the deck"


def test_the_game_and_its_house_rules() -> None:
    state = set_to(
        EDITOR.start(),
        ("level-add", ""),
        ("players", 4),
        ("dungeon", "void"),
        ("boss", "ikee"),
        ("ruling-ZOC-1", "arriving"),
    )
    assert (state.game.players, state.game.dungeon, state.game.boss) == (4, "void", "ikee")
    assert {level.left[0] for level in state.tower} == {"v"}
    assert dict(state.game.rulings) == {"ZOC-1": "arriving"}
    assert set_to(state, ("ruling-ZOC-1", "leaving"), ("hero", "4"), ("players", 1)).active == 0


def test_dice_and_turn() -> None:
    state = set_to(
        EDITOR.start(), ("die-5", ""), ("die-1", "star"), ("enemy-die", "attack"), ("hero", "2")
    )
    assert sum(state.pool) == 4
    assert state.active == 1
    assert set_to(state, ("must-spawn", "on")).must_spawn
    assert not put(set_to(state, ("must-spawn", "on")), ("hero-2", "d1")).must_spawn


@pytest.mark.parametrize(
    ("field", "value", "reason"),
    [
        ("hero-1-hearts", 99, "is not a number"),
        ("hero-2-card", "sweety", "sweety"),
        ("players", 5, "there is no “5” here"),
        ("players", -1, "there is no “-1” here"),
        ("dungeon", "moon", "there is no “moon” here"),
        ("level-7-left", "f01", "there is no"),
        ("level-1-enemy", "werewolf", "there is no “werewolf” here"),
        ("level-1-left", "fb1", "there is no “fb1” here"),
        ("level-low-off", "", "one Level has to stay"),
        ("hero-1-items", "x; coins 9", "there is no"),
        ("nonsense", "", "there is no “nonsense” here"),
    ],
)
def test_what_does_not_go_says_why(field: str, value: int | str, reason: str) -> None:
    with pytest.raises(BadInput) as caught:
        EDITOR.change(EDITOR.start(), field, value)
    assert reason in caught.value.reason


@pytest.mark.parametrize("seed", range(6))
def test_whatever_is_clicked_the_position_stays_valid(seed: int) -> None:
    """A person clicks at random: each change is a position that the rules read, or says why not."""
    random, state, done = Random(seed), EDITOR.start(), 0
    for _ in range(120):
        spaces = [
            space_name(state.terrain.width, s) for s in range(state.terrain.low, state.terrain.size)
        ]
        try:
            if random.random() < 0.4:
                piece = random.choice(EDITOR.pieces(state, WORDS)).id
                state = EDITOR.put(state, piece, random.choice(spaces))
            else:
                field = random.choice(list(fields(state).values()))
                state = EDITOR.change(state, field.id, _value(random, field))
        except BadInput as error:
            if not error.reason:
                raise AssertionError("it does not say why") from error
            continue
        done += 1
        assert GAME.rules.read(GAME.rules.write(state)) == state
    assert done > 40


def _value(random: Random, field: Field) -> int | str:
    if field.kind == "number":
        return random.randint(field.least - 1, field.most + 1)
    if field.kind == "tick":
        return random.choice(["on", "off"])
    return random.choice(field.choices).id if field.choices else ""


# --- at the table -----------------------------------------------------------------------------------------


def acted(table: SetUpTable, intent: str, **more: Any) -> dict[str, Any]:
    return table.intent({"intent": intent, "for": table.number, **more})


def test_a_change_that_does_not_go_is_said_at_its_place() -> None:
    table = SetUpTable(GAME, "pl")
    before = table.state
    view = acted(table, "change", field="hero-2-card", value="sweety")
    assert view["editor"]["problem"]["at"] == "hero-2-card"
    assert view["editor"]["problem"]["text"].startswith("Tak się nie da: ")
    assert table.state == before
    assert acted(table, "undo")["editor"]["problem"] is None


def test_the_last_change_is_taken_back() -> None:
    table = SetUpTable(GAME, "en")
    start = table.state
    acted(table, "point", at="d1")
    assert table.state != start
    assert not acted(table, "undo")["editor"]["undo"]
    assert table.state == start


def test_a_stale_or_unknown_message_changes_nothing() -> None:
    table = SetUpTable(GAME, "en")
    start = table.state
    table.intent({"intent": "point", "for": 9, "at": "d1"})
    acted(table, "act", action="end")
    acted(table, "pick", piece="nobody")
    acted(table, "point", at="zz")
    assert table.state == start


@pytest.mark.parametrize("language", languages())
def test_everything_has_its_name_in_the_language(language: str) -> None:
    editor = SetUpTable(GAME, language).view()["editor"]
    names = [piece["name"] for piece in editor["pieces"]]
    for group in editor["groups"]:
        names += [group["title"], *(field["label"] for field in group["fields"])]
    assert all(name and not name.startswith("editor-") for name in names)


def test_every_piece_but_the_eraser_is_drawn_as_a_thing_of_the_catalogue() -> None:
    catalogue = GAME.part("catalogue", GAME.catalogue)
    known = {f"{one.kind}/{one.id}" for one in catalogue.things(Words("en"))}
    pieces = SetUpTable(GAME, "en").view()["editor"]["pieces"]
    assert [one["id"] for one in pieces if not one["drawn"]] == ["nothing"]
    assert {one["drawn"] for one in pieces if one["drawn"]} <= known
