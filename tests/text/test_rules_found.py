"""The search in the rules: which rule comes first."""

import pytest

from platformer_nb.games.platformer import GAME
from platformer_nb.text import Words
from platformer_nb.text.rule_search import rule_index


@pytest.mark.parametrize(
    ("language", "query", "first"),
    [
        ("en", "gravity", "GRA-1"),
        ("en", " Void portals ", "PRT-1"),
        ("pl", "grawitacja", "GRA-1"),
        ("uk", "гравітація", "GRA-1"),
    ],
)
def test_the_name_of_a_chapter_finds_its_first_rule_first(
    language: str, query: str, first: str
) -> None:
    assert rule_index(GAME, language).search(query)[0].rule == first


def test_other_words_and_no_words_find_as_before() -> None:
    index = rule_index(GAME, "en")
    assert index.search("wall")[0].rule != "GRA-1"
    assert [one.rule for one in index.search("")] == list(GAME.rulebook.entries)


def test_the_aid_numbers_as_many_steps_as_the_rule_names() -> None:
    turn = next(part for part in GAME.catalogue.aid(Words("en", "platformer")) if part.steps)
    assert [line.apart for line in turn.lines] == [False] * 8 + [True]
