"""What a star is told to be when it is used by itself, and when it pays for something else."""

from __future__ import annotations

import pytest

from platformer_nb.games.platformer.narration.actions import say_action
from platformer_nb.games.platformer.narration.words import Words
from platformer_nb.games.platformer.rules.legality.legality import judge
from tests.games.drawn import action, position

STAR = """
    map:
        +----+----+----+
      1 |  1 :    :    |
        +====+====+====+
    hero 1: sweety
    pool: star
"""


@pytest.mark.parametrize(
    ("language", "alone", "instead"),
    [
        (
            "en",
            "For Sweety a star counts as a sword. Use it as one, not on its own.",
            "For Sweety a star does not count as a move.",
        ),
        (
            "pl",
            "Gwiazda Sweety liczy się jako miecz. Użyj jej jak miecza, a nie osobno.",
            "Dla Sweety gwiazda znaczy co innego niż ruch.",
        ),
        (
            "uk",
            "Зірка Світті — це меч. Використай її як цей символ, а не окремо.",
            "Для Світті зірка — не рух.",
        ),
    ],
)
def test_a_star_is_told_as_what_it_counts_as_or_as_what_it_does_not(
    language: str, alone: str, instead: str
):
    """It was said to be no sword, where it is just that."""
    words = Words(language, strict=True)
    state = position(STAR)
    for text, said in (("star", alone), ("move right with star", instead)):
        found = {cite.rule: cite for cite in judge(state, action(state, text)).cites}
        assert words.tell("why-SYM-5", found["SYM-5"].facts) == said


@pytest.mark.parametrize(
    ("language", "whole", "wounded"),
    [
        ("en", "Use the star: all hearts are there", "Use the star: 1 heart comes back"),
        ("pl", "Użyj gwiazdy: serc nie brakuje", "Użyj gwiazdy: odzyskaj 1 serce"),
        (
            "uk",
            "Використати зірку: здоров’я повне",
            "Використати зірку: повернути 1 жетон здоров’я",
        ),
    ],
)
def test_a_star_that_gives_back_hearts_promises_none_to_a_hero_who_lacks_none(
    language: str, whole: str, wounded: str
) -> None:
    """The button promised a heart to a Hero who had all."""
    words = Words(language, strict=True)
    for cards, said in (("zora", whole), ("zora; hearts 2", wounded)):
        state = position(STAR.replace("sweety", cards))
        assert say_action(words, state, action(state, "star")) == said
