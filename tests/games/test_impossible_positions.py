"""What cannot stand on any table is refused with its line, the reason and the mend."""

from __future__ import annotations

import pytest

from platformer_nb.core.errors import BadInput
from platformer_nb.games.platformer.notation.map_drawing import parse_rows
from platformer_nb.games.platformer.view.new_tables import new_table
from tests.games.drawn import position, rules

LINE = "pool: sword move"
SMALL = f"""
map:
    +----+----+----+
  2 |    :  G :    |
    +    +    +    +
  1 |  1 :  G :  2 |
    +====+====+====+
{LINE}
"""

GAME, TOWER, TURN, SHOP = (f"position, line 8 ({key})" for key in ("game", "tower", "turn", "shop"))
HERO = "position, line 8 (hero 1)"

LINES = {
    "fly high": ("position, line 8", "“fly high” is not a line of a position", "a key and a colon"),
    "pool: sword sword\nroll: sword": (
        "position, line 8 (pool)",
        "it holds a symbol that was not rolled",
        "Compare it with the line “roll”",
    ),
    "roll: move move move move move move": (
        "position, line 8 (roll)",
        "there are 6 dice",
        "Only five action dice are rolled (DIE-1)",
    ),
    "game: levels 0": (GAME, "1 Level is drawn", "Raise the number of Levels"),
    "game: players 1": (GAME, "there are Heroes for 2 seats", "Raise the number of players"),
    "game: artifacts on": (GAME, "no artifact is named", "Write “artifacts off”"),
    "game: artifacts off\nartifacts: dragon-tooth": (
        GAME,
        "artifacts are named",
        "Write “artifacts on”",
    ),
    "game: ruling ZOC-1 arriving; ruling ZOC-1 arriving": (
        GAME,
        "“ruling ZOC-1 arriving” is one reading too many",
        "Give each ruling one reading",
    ),
    "turn: 2; hero 0": (TURN, "seats are numbered from 1", "Write “hero 1”"),
    "turn: 2; hero 1; step gravity": (
        TURN,
        "nobody decides anything in the step “gravity”",
        "Begin with the step “roll”, “actions” or “special”",
    ),
    "turn: 2; hero 1; must spawn": (
        TURN,
        "nobody has to Spawn now (TRN-12)",
        "Leave “must spawn” out",
    ),
    "turn: 2; hero 1; lost": (
        TURN,
        "only a solo game can be lost (SOL-3)",
        "Leave “lost” out",
    ),
    "solo: defeated 1": (
        "position, line 8 (solo)",
        "there are several players",
        "Leave the line out",
    ),
    "shop: items grapnel, grapnel, grapnel, grapnel": (
        SHOP,
        "there are 4 items",
        "At most 3 are on display (SET-4)",
    ),
    "shop: potions stone-skin, stone-skin, stone-skin, stone-skin, stone-skin": (
        SHOP,
        "there are 5 potions",
        "At most 3 are on display (SET-4)",
    ),
    "decks: items grapnel, grapnel": (
        "position, line 8 (decks)",
        "grapnel is in 2 places",
        "There is only one of each",
    ),
    "tower: 1 f01": (TOWER, "“1 f01” is not a Level", "its two tiles and its Enemy"),
    "tower: 1 f01 f01 gloop": (TOWER, "a tile appears twice", "Name each tile once"),
    "tower: 1 f01 f02 gloop; 1 f03 f04 gloop": (
        TOWER,
        "its Levels are not those of the map",
        "Name each Level of the map once",
    ),
    "boss: deck -": (
        "position, line 8 (boss)",
        "the deck is empty",
        "put its cards back",
    ),
    "boss: deck gaze, gaze": (
        "position, line 8 (boss)",
        "these are not the Boss’s cards",
        "Name each of",
    ),
    "hero 1: sweety; hearts 0": (HERO, "a Hero without hearts has fainted", "Give it hearts"),
    "hero 1: -": (HERO, "there is no Hero", "Name one"),
    "hero 1: sweety\nhero 2: sweety": (
        HERO,
        "sweety is played twice (SET-6)",
        "Take another Hero",
    ),
    "hero 1: sweety; tokens stone, stone": (HERO, "it has a token twice (BOS-9)", "Keep one"),
    "hero 1: sweety; fell on boss level": (
        HERO,
        "“fell on boss level” cannot be true here",
        "Leave it out",
    ),
    "pending: mirror 0 0 gaze": (
        "position, line 8 (pending)",
        "“mirror” cannot be due here",
        "Leave it out",
    ),
    "pending: gravity 3": (
        "position, line 8 (pending)",
        "with “gravity” nobody has anything to decide",
        "End with what is to be decided next",
    ),
}


def refusal(text: str) -> BadInput:
    with pytest.raises(BadInput) as caught:
        rules().read(text)
    return caught.value


@pytest.mark.parametrize("line", LINES)
def test_a_line_that_cannot_be_is_refused(line: str) -> None:
    place, reason, mend = LINES[line]
    error = refusal(SMALL.replace(LINE, line))
    assert error.place == place
    assert error.reason == reason
    assert mend in error.mend


def test_a_hero_stands_in_one_place() -> None:
    error = refusal(SMALL.replace("  1 :  G :  2", "  1 :  1 :  2"))
    assert (error.place, error.reason) == ("position, map", "Hero 1 appears there twice")
    assert error.mend == "Keep one"


def test_an_enemy_has_no_more_figures_than_tokens() -> None:
    row = "    +    +    +    +\n  {} |  G :  G :  G |\n"
    drawn = "\nmap:\n    +----+----+----+\n  2 |  G :  G :  G |\n" + row.format(1)
    error = refusal(drawn + "    +====+====+====+\n")
    assert (error.place, error.reason) == ("position, map", "there are too many of “gloop”: 6")
    assert error.mend == "There are 4 tokens of it (SET-5)"


def test_a_map_has_an_end() -> None:
    wide = 27
    cells = "    |" + ":".join(["    "] * wide) + "|"
    edges = ["    +" + "+".join([mark] * wide) + "+" for mark in ("----", "====")]
    error = refusal("\n".join(("map:", edges[0], cells, edges[1])))
    assert (error.place, error.reason) == ("position, map", "it is too large")
    assert error.mend == "At most 26 columns and 60 Rows can be drawn"


def test_tokens_are_lost_with_the_place_on_the_map() -> None:
    error = refusal(
        SMALL.replace("  1 :  G :  2", "    :  G :  2").replace(
            LINE, "hero 1: sweety; tokens stone"
        )
    )
    assert (error.place, error.reason) == (HERO, "it is off the map and yet has tokens (FNT-1)")
    assert error.mend == "Leave it out"


def test_a_drawing_has_a_line_of_cells_and_one_of_floors_for_each_row() -> None:
    with pytest.raises(BadInput) as caught:
        parse_rows([(1, "+----+"), (2, "|    |")], "tile t")
    assert str(caught.value) == (
        "tile t: the map has 2 lines. "
        "Draw a top edge, then a line of cells and a line of floors for each Row"
    )


# --- actions ------------------------------------------------------------------------------------------------

ACTIONS = {
    "": ("an action is missing", "Add an action"),
    "fly": ("“fly” is not an action", "Use one of spawn"),
    "mvoe up": ("“mvoe” is not an action", "Did you mean move"),
    "move": ("a direction or a Space is missing", "Add a direction or a Space"),
    "move sideways": (
        "“sideways” is not a Space",
        "by its column (a to c) and its Row, such as c5",
    ),
    "move up twice": ("“twice” does not belong there", "Leave it out"),
    "attack ent": ("“ent” is not on the map", "Name the Space of an Enemy"),
    "attack dragon": ("“dragon” is not an Enemy", "Use one of"),
    "attack right with": ("nothing follows “with”", "Name what it is paid with"),
    "attack right with banana": ("nothing can be paid with “banana”", "Use move, sword"),
    "attack right with sword+2": (
        "“+2” does not pay for whole steps (GEM-1)",
        "Write “+1”, “+3”, “+6” or “+10”",
    ),
    "attack right with" + " sword" * 13: (
        "it is paid with too many dice",
        "Name at most five dice and the Special die",
    ),
    "use grapnle": ("“grapnle” is not an item, a potion or an artifact", "Did you mean grapnel"),
    "reveal x": ("“x” is not a Level", "Give its number"),
    "first x": ("“x” is not a seat", "Give its number"),
    "set special banana": ("“banana” is not a symbol", "Use one of move, sword"),
    "coin " + "x" * 400: ("it is too long", "Write one action"),
}


@pytest.mark.parametrize("text", ACTIONS)
def test_words_that_are_no_action_are_refused(text: str) -> None:
    reason, mend = ACTIONS[text]
    with pytest.raises(BadInput) as caught:
        rules().read_action(position(SMALL), text)
    assert caught.value.reason == reason
    assert mend in caught.value.mend
    assert caught.value.place == ("action" if len(text) > 300 else f"action “{text}”")


def test_of_several_enemies_one_has_to_be_named() -> None:
    with pytest.raises(BadInput) as caught:
        rules().read_action(position(SMALL), "shove gloop left")
    assert caught.value.reason == "2 Enemies could be meant"
    assert caught.value.mend == "Say which: b1, b2"


# --- new games ----------------------------------------------------------------------------------------------

TWO = [{"name": "Ada"}, {"name": "Ben"}]


def test_a_seat_of_a_bot_needs_bots() -> None:
    with pytest.raises(BadInput) as caught:
        new_table([{"name": "Ada"}, {"bot": "greedy"}])
    assert str(caught.value) == "new game, players: there are no bots here. Let people play"


def test_a_name_has_an_end() -> None:
    with pytest.raises(BadInput) as caught:
        new_table([*TWO, {"name": "x" * 1000}])
    assert caught.value.place == "player 3, name"
    assert caught.value.mend.startswith("Use at most")


@pytest.mark.parametrize(
    ("choice", "place", "reason"),
    [
        ({"boss": "dragon"}, "new game, boss", "“dragon” is not a Boss"),
        ({"dungeon": "attic"}, "new game, dungeon", "“attic” is not a dungeon"),
        ({"levels": 1}, "new game, levels", "no tower has 1 Level (SET-1)"),
        (
            {"rulings": {"XYZ-1": "so"}},
            "new game, rulings",
            "“XYZ-1” is not a ruling that can be chosen",
        ),
        ({"rulings": {"ZOC-1": "so"}}, "new game, rulings", "ZOC-1 has no reading “so”"),
    ],
)
def test_a_game_that_cannot_be_set_up_says_what_there_is(
    choice: dict[str, object], place: str, reason: str
) -> None:
    with pytest.raises(BadInput) as caught:
        new_table(TWO, **choice)  # type: ignore[arg-type]  # one choice, of whatever type it is
    assert caught.value.place == place
    assert caught.value.reason == reason
    assert caught.value.mend


# --- maps ---------------------------------------------------------------------------------------------------

WIDTH = 8


def row(number: int, first: str = "    ", floor: str = "====") -> str:
    cells = ":".join([first] + ["    "] * (WIDTH - 1))
    return f"{number:>3} |{cells}|\n    +" + "+".join([floor] * WIDTH) + "+\n"


TOP = "map:\n    +" + "+".join(["----"] * WIDTH) + "+\n"
LEVEL_1 = row(3) + row(2) + row(1, "  1 ")

MAPS = {
    "more Levels than the box has tiles for": (
        TOP + LEVEL_1 + "game: levels 20",
        "position, line 9 (game)",
        "the box has too few tiles or Enemy cards for so many Levels",
        "Take fewer Levels, or another tower",
    ),
    "Levels above the Boss Level": (
        TOP + row(6) + row(5) + row(4, floor="^^^^") + LEVEL_1 + "game: levels 4",
        "position, line 15 (game)",
        "nothing lies above the Boss Level",
        "Write “levels 2”",
    ),
    "half a Row of one-way Platforms": (
        TOP + row(2).replace("+====+", "+^^^^+", 1) + row(1, "  1 "),
        "position, map",
        "the one-way Platforms do not make up one whole Row (BLV-1)",
        "Draw ^^^^ under every Space",
    ),
    "no top edge": (
        "map:\n    |  1 |\n    +====+\n",
        "position, line 2",
        "the map does not begin with its top edge",
        "Begin it with +----+----+",
    ),
    "a line that sticks out": (
        "map:\n    +----+\n  1 |  1 :    |\n    +====+\n",
        "position, line 3",
        "the line is wider than the top edge",
        "Make it as wide as the top edge",
    ),
    "a Row before the first": (
        "map:\n    +----+\n  0 |  1 |\n    +====+\n",
        "position, line 3",
        "the Rows are not numbered one after the other",
        "Rows are numbered from 1",
    ),
    "a Row that is left out": (
        TOP + row(3) + row(1, "  1 "),
        "position, line 3",
        "the Rows are not numbered one after the other",
        "This one is Row 2",
    ),
    "a floor nobody knows": (
        "map:\n    +----+\n  1 |  1 |\n    +=%==+\n",
        "position, line 4, column 6",
        "“=%==” is not a floor",
        "Use one of",
    ),
    "an edge nobody knows": (
        "map:\n    +----+\n  1 ?  1 |\n    +====+\n",
        "position, line 3, column 5",
        "“?” is not known here",
        "Use one of ':', '|'",
    ),
    "a figure nobody knows": (
        "map:\n    +----+\n  1 |  Q |\n    +====+\n",
        "position, map, a1",
        "nobody is drawn as “Q”",
        "Use one of",
    ),
    "no map": ("pool: move", "position, map", "there is no map", "Draw it below “map:”"),
    "an empty map": ("map:\npool: move", "position, map", "it is empty", "Draw it below “map:”"),
}


@pytest.mark.parametrize("name", MAPS)
def test_a_map_that_cannot_be_is_refused(name: str) -> None:
    text, place, reason, mend = MAPS[name]
    error = refusal(text)
    assert error.place == place
    assert error.reason == reason
    assert error.mend.startswith(mend)
