"""What chance brings on a lesson's board."""

from __future__ import annotations

from platformer_nb.games.platformer import GAME
from platformer_nb.games.platformer.narration.words import Words
from platformer_nb.lessons.boards.runner import LessonRunner

SHOP = """
map:
    +----+----+
  1 | $1 :    |
    +====+====+
hero 1: sweety; hearts 1; coins 9
pool: move
shop: items boots-of-haste, -, grapnel; potions forest-honey, gem-cordial, stone-skin
decks: items hourglass, lodestone, loaded-die; potions {potions}; bottom -
"""
DRAWS = ("draw hourglass", "draw smoke-bomb", "draw lodestone")


def runner(
    script: tuple[str, ...] = DRAWS, potions: str = "smoke-bomb, fire-flask"
) -> LessonRunner:
    return LessonRunner(GAME, SHOP.format(potions=potions), script, Words("en", strict=True))


def test_a_card_that_cannot_fill_the_gap_waits_for_one_that_it_can():
    board = runner()

    board.do("buy forest-honey")
    board.do("buy grapnel")

    assert board.state.shop == (
        "boots-of-haste",
        "",
        "hourglass",
        "smoke-bomb",
        "gem-cordial",
        "stone-skin",
    )


def test_what_was_taken_back_can_come_again():
    board = runner()

    board.do("buy grapnel")
    board.undo()
    board.do("buy boots-of-haste")

    assert board.state.shop[0] == "hourglass"
    assert board.legal()


def test_where_the_script_ends_the_board_waits():
    board = runner(script=("draw smoke-bomb",))

    board.do("buy grapnel")

    assert board.legal() == ()


def test_what_can_come_in_one_way_only_needs_no_script():
    board = runner(script=(), potions="-")

    board.do("buy forest-honey")
    board.do("use forest-honey")

    assert "forest-honey" in board.state.shop
    assert board.legal()
