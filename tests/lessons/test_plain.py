"""A position in plain text: it says all that a verdict or a plan depends on."""

from __future__ import annotations

import pytest

from platformer_nb.games.platformer import GAME
from platformer_nb.games.platformer.narration.words import Words
from platformer_nb.games.platformer.teaching.text_board import drawn
from platformer_nb.lessons.boards.feedback import WIDTH
from platformer_nb.lessons.boards.runner import LessonRunner

MAP = """
map:
    +----+----+
  1 |  1 :    |
    +====+====+
"""


def lines(position: str, language: str = "en", told: bool = False) -> list[str]:
    words = Words(language, strict=True)
    state = LessonRunner(GAME, position, (), words).state
    return [line.strip() for line in drawn(state, words, told).splitlines()[4:]]


def test_one_hero_alone_needs_no_name() -> None:
    assert lines(MAP + "hero 1: sweety; coins 2; special sword\npool: move star") == [
        "1 = Sweety",
        "Dice: move star   Special die: sword   Hearts: 4   Coins: 2",
    ]


@pytest.mark.parametrize(
    ("language", "dice", "special"),
    [
        ("pl", "Kości: ruch (move) ×2, gwiazda (star)", "miecz (sword)"),
        ("uk", "Кубики: рух (move) ×2, зірка (star)", "меч (sword)"),
    ],
)
def test_dice_are_told_in_the_language_and_as_they_are_typed(
    language: str, dice: str, special: str
) -> None:
    told = lines(MAP + "hero 1: sweety; special sword\npool: move move star", language)[1]
    assert told.startswith(f"{dice}   ")
    assert special in told
    none = lines(MAP + "hero 1: sweety\npool: -", language)[-1]
    assert none.startswith(f"{dice.partition(' ')[0]} -   ")


def test_what_does_not_fit_into_a_line_goes_on_in_the_next() -> None:
    position = (
        f"{MAP}hero 1: sweety; special sword; coins 2; gems 3\npool: move sword coin shove star"
    )
    told = drawn(LessonRunner(GAME, position, (), Words("pl")).state, Words("pl")).splitlines()[5:]
    assert len(told) == 2
    assert all(len(line) <= WIDTH for line in told)
    assert told[1].endswith("   Serca: 4   Monety: 2   Klejnoty: 3")


def test_of_several_heroes_it_says_whose_turn_it_is_and_what_each_of_them_has() -> None:
    position = f"turn: 3; hero 2; step actions\n{MAP.replace('1 :    ', '1 :  2 ')}"
    heroes = (
        "hero 1: sweety; hearts 1; coins 2; items grapnel (used)\nhero 2: etorn; gems 3\npool: move"
    )
    assert lines(position + heroes)[1:] == [
        "Turn: Etorn   Dice: move   Hearts: 5   Gems: 3",
        "Sweety   Hearts: 1   Coins: 2   Cards: Grapnel (exhausted)",
    ]


def test_who_is_off_the_map_is_not_forgotten() -> None:
    heroes = "hero 1: sweety\nhero 2: etorn; hearts 2\npool: move"
    assert lines(MAP + heroes)[-1] == "Etorn   Hearts: 2   off the map"
    alone = MAP.replace("1 :", "  :") + "hero 1: sweety\npool: move"
    assert lines(alone) == ["Turn: Sweety   Dice: move   Hearts: 4   off the map"]


def test_tokens_are_told() -> None:
    assert "Tokens: Poison and Stone" in lines(MAP + "hero 1: sweety; tokens poison, stone")[-1]


def test_the_roll_is_told_where_the_boss_counts_it() -> None:
    rolled = "hero 1: sweety\nroll: move move star sword sword\npool: move"
    assert "Rolled" not in lines(MAP + rolled)[-1]
    ikee = f"game: boss ikee\n{MAP}{rolled}"
    assert lines(ikee)[-1] == "Rolled: move move sword sword star   Dice: move   Hearts: 4"


@pytest.mark.parametrize(
    ("language", "first"),
    [
        ("en", "Event: Hailstorm (2 events left)"),
        ("pl", "Wydarzenie: Gradobicie (zostały 2 wydarzenia)"),
        ("uk", "Подія: Град (залишилося 2 події)"),
    ],
)
def test_a_solo_game_tells_the_event_of_the_turn_and_what_it_does(
    language: str, first: str
) -> None:
    told = lines(
        f"{MAP}hero 1: sweety\npool: move\nsolo: event hailstorm; deck lullaby, toll-keeper",
        language,
    )
    text = Words(language)("card-hailstorm-text")
    assert told[1] == first
    assert " ".join(told[2:-1]) == text
    assert all(len(line) <= 90 for line in told)


def test_before_the_first_event_there_is_none_to_tell() -> None:
    told = lines(f"{MAP}hero 1: sweety\npool: move\nsolo: deck lullaby, toll-keeper")
    assert told == ["1 = Sweety", "Dice: move   Hearts: 4"]


def test_artifacts_in_the_middle_say_for_what_deed_they_are() -> None:
    position = (
        MAP + "hero 1: sweety; items dragon-tooth\npool: move\nartifacts: dragon-tooth, iron-soles"
    )
    told = lines(position)
    assert told[2:4] == [
        "In the middle, for whoever meets the condition:",
        "Iron Soles: Be caught by a Trap.",
    ]
    assert told[-1] == "Dragon Tooth (dragon-tooth)"


def test_cards_say_what_they_do_where_it_is_asked_for() -> None:
    position = (
        MAP
        + "hero 1: sweety; items grapnel; potions forest-honey\npool: move\n"
        + "shop: items boots-of-haste, -, -; potions -, -, -"
    )
    short, long = lines(position), lines(position, told=True)
    assert "Exhaust: Move 1 Space." not in short
    assert long[long.index("4  Boots of Haste (boots-of-haste)") + 1] == "Exhaust: Move 1 Space."
    assert long[-1] == Words("en")("card-forest-honey-text")
    assert [line for line in long if line in short] == short
