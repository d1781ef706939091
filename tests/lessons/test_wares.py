"""Cards in plain text: what is for sale, what one owns."""

from platformer_nb.games.platformer import GAME
from platformer_nb.games.platformer.narration.words import Words
from platformer_nb.games.platformer.teaching.cards_text import wares
from platformer_nb.lessons.boards.runner import LessonRunner

POSITION = """
map:
    +----+----+
  1 | $1 :    |
    +====+====+
hero 1: sweety; coins 3{cards}
pool: move
shop: {shop}
"""


def lines(cards: str = "", shop: str = "items -, -, -; potions -, -, -") -> list[str]:
    words = Words("en", strict=True)
    state = LessonRunner(GAME, POSITION.format(cards=cards, shop=shop), (), words).state
    return list(wares(state, words))


def test_without_cards_nothing_is_said() -> None:
    assert lines() == []


def test_what_is_for_sale_stands_with_its_price_and_a_gap_as_a_gap() -> None:
    assert lines(shop="items boots-of-haste, -, -; potions -, forest-honey, -") == [
        "In the Shop:",
        "  4  Boots of Haste (boots-of-haste)",
        "  -",
        "  -",
        "  -",
        "  2  Forest Honey (forest-honey)",
        "  -",
    ]


def test_the_price_is_what_it_costs_this_hero() -> None:
    shop = "items grapnel, -, -; potions -, -, -"

    assert "  5  Grapnel (grapnel)" in lines(shop=shop)
    assert "  4  Grapnel (grapnel)" in lines("; items hagglers-scale", shop)


def test_what_one_owns_is_called_by_its_name_and_an_exhausted_card_says_so() -> None:
    assert lines("; items boots-of-haste (used), grapnel; potions forest-honey") == [
        "Your cards:",
        "  Boots of Haste (boots-of-haste): exhausted",
        "  Grapnel (grapnel)",
        "  Forest Honey (forest-honey)",
    ]
