"""The log tells what paid for an action where it is not a die that shows the very symbol."""

from __future__ import annotations

import pytest

from platformer_nb.core.game import Words as AnyWords
from platformer_nb.games.platformer import GAME
from platformer_nb.games.platformer.model.state import State
from platformer_nb.games.platformer.narration.words import Words
from tests.games.drawn import action, position

MAP = """
map:
    +----+----+----+
  2 |    :    :    |
    +    +    +    +
  1 |  1 :    :    |
    +====+====+====+
"""


def flat(pool: str, hero: str = "avvy") -> State:
    return position(f"{MAP}hero 1: {hero}\npool: {pool}\n")


def told(state: State, text: str, language: str = "en") -> list[str]:
    words: AnyWords = Words(language, strict=True)
    after, events = GAME.rules.apply(state, action(state, text))
    return [GAME.narrator.event(state, after, event, words) for event in events]


def test_a_move_paid_with_a_forged_pair_names_the_pair() -> None:
    state = flat("coin coin move")
    assert told(state, "move right with forge coin") == [
        "Avvy moves from a1 to b1. Paid with 2 Forged coin dice."
    ]
    assert told(state, "move right with move") == ["Avvy moves from a1 to b1."]


@pytest.mark.parametrize(
    ("language", "end"),
    [("en", "Paid with star."), ("pl", "Zapłata to gwiazda."), ("uk", "Оплата — зірка.")],
)
def test_a_star_that_counts_as_the_symbol_is_named_in_every_language(
    language: str, end: str
) -> None:
    assert told(flat("star", "angelo"), "move right with star", language)[0].endswith(end)
    assert told(flat("star", "etorn"), "coin with star", language)[0].endswith(end)


def test_the_special_die_is_told_by_its_own_event_unless_it_shows_another_symbol() -> None:
    blank, moved = told(flat("-", "avvy; special move"), "move right with special")
    assert blank.endswith("Special die is blank again.")
    assert moved == "Avvy moves from a1 to b1."
    assert told(flat("-", "angelo; special star"), "move right with special")[-1] == (
        "Angelo moves from a1 to b1. Paid with Special die: star."
    )
