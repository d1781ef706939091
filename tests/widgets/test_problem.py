"""What cannot be opened or set up is said on the page in the page's language."""

from __future__ import annotations

import pytest

from platformer_nb import text
from platformer_nb.games import load_game
from platformer_nb.games.platformer.narration.words import Words
from platformer_nb.text import languages
from platformer_widgets import play_page
from platformer_widgets.page.form import form


@pytest.mark.parametrize("language", languages())
def test_a_record_that_is_none_is_refused_in_the_language_of_the_page(language: str) -> None:
    page = play_page(language)
    page._handle_custom_msg({"intent": "load", "record": "[1]"}, [])
    problem, words = page.page["problem"], Words(language)
    assert problem["place"] == words("place-record")
    assert problem["reason"] == words("error-record-object")
    assert problem["mend"] == words("mend-as-saved")


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("character", ["lady-of-golems", "high-priestess"])
def test_a_choice_that_a_game_refuses_is_told_in_the_words_of_that_game(
    language: str, character: str
) -> None:
    page, words = play_page(language, "labyrinth"), text.Words(language, "labyrinth")
    start = {"players": [{}, {}], "seed": "7", "options": {"characters": [character, None]}}
    page._handle_custom_msg({"intent": "start", **start}, [])
    problem = page.page["problem"]
    assert problem["reason"] == words("error-not-for-so-few", word=words(f"card-{character}"))
    assert problem["mend"] == words("mend-other-character")
    assert words("place-characters") in problem["place"]
    other = next(one for one in languages() if one != language)
    page._handle_custom_msg({"intent": "language", "language": other}, [])
    assert page.page["problem"]["mend"] == text.Words(other, "labyrinth")("mend-other-character")


def test_the_form_says_with_how_many_players_a_character_cannot_be_chosen() -> None:
    told = form(load_game("labyrinth"), "en")["options"]
    choices = next(one for one in told if one["name"] == "characters")["choices"]
    barred = {one["id"]: one["barred"] for one in choices if "barred" in one}
    assert barred == {"lady-of-golems": [2], "high-priestess": [2]}
    closed = {one["id"]: one["closed"] for one in choices if "closed" in one}
    assert closed == {
        "lady-of-golems": "Lady of Golems (not with this number of players: 2)",
        "high-priestess": "High Priestess (not with this number of players: 2)",
    }
