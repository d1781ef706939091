"""A question as a player types it finds the rule that answers it, in each language: among the first three, mostly."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from platformer_nb.games import load_game
from platformer_nb.text import languages
from platformer_nb.text.rule_search import rule_index

FOLDER = Path(__file__).with_name("questions")
GAMES = sorted(file.stem for file in FOLDER.glob("*.toml"))
IN_THREE = 0.9
"""The share of the questions of a game and language whose answer is among the first three: at least this."""
LAST = 12
"""Where the answer to any of them comes at the latest."""
LANGUAGES = ("en", "pl", "uk")
"""The order of the questions of a row."""


def rows(game: str) -> list[tuple[set[str], list[str]]]:
    listed = tomllib.loads((FOLDER / f"{game}.toml").read_text("utf-8"))
    return [(set(rules), asked) for part in listed.values() for rules, *asked in part]


@pytest.mark.parametrize("game", GAMES)
def test_each_question_is_put_once_in_every_language_and_answered_by_rules_there_are(
    game: str,
) -> None:
    assert set(LANGUAGES) <= set(languages())
    listed = rows(game)
    assert all(len(asked) == len(LANGUAGES) for _, asked in listed)
    assert all(rules <= set(load_game(game).rulebook.entries) for rules, _ in listed)
    for put in zip(*(asked for _, asked in listed), strict=True):
        assert len(set(put)) == len(put) >= 40


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_plain_answer_to_a_plain_question_comes_first(game: str, language: str) -> None:
    index = rule_index(load_game(game), language)
    at: dict[str, int] = {}
    for rules, asked in rows(game):
        question = asked[LANGUAGES.index(language)]
        found = [one.rule for one in index.search(question)]
        at[question] = min((found.index(rule) + 1 for rule in rules & set(found)), default=999)
    three = sum(place <= 3 for place in at.values())
    print(f"{game} {language}: {three} of {len(at)} among the first three")
    assert {question: place for question, place in at.items() if place > LAST} == {}
    assert three >= IN_THREE * len(at), [one for one, place in at.items() if place > 3]
