"""What a list of found pages shows of a rule's page."""

import pytest

from platformer_nb.core.game import AnyGame
from platformer_nb.games import load_game
from platformer_nb.site.pages.rule_pages import TITLE, title_of
from platformer_nb.table.reference.rule_page import rule_told
from platformer_nb.text import Words, languages
from tests.own_games import OWN_GAMES


def test_a_title_has_the_whole_of_a_short_sentence_and_no_comma_where_a_long_one_is_cut() -> None:
    words = Words("en", "platformer")
    assert title_of("A-1", "Roll, then act.", words) == "A-1: Roll, then act. · Platformer"
    long = f"{'a' * (TITLE - 2)}, and what does not fit"
    assert title_of("A-1", long, words) == f"A-1: {'a' * (TITLE - 2)}… · Platformer"


@pytest.mark.parametrize("name", OWN_GAMES)
@pytest.mark.parametrize("language", languages())
def test_the_title_of_every_rule_begins_as_its_sentence_does(name: str, language: str) -> None:
    game: AnyGame = load_game(name)
    words = Words(language, name)
    for rule in game.rulebook.entries:
        text = rule_told(game, words, rule)["text"]
        title = title_of(rule, text, words)
        says = title.removeprefix(f"{rule}: ").removesuffix(f" · {words('page-title')}")
        assert 20 <= len(says) <= TITLE + 1 or says == text
        assert text.startswith(says.removesuffix("…"))
