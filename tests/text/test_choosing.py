"""Which language is spoken: who asks comes before the computer's settings, and English is the last."""

from __future__ import annotations

import pytest

from platformer_nb.core.errors import BadInput
from platformer_nb.text import asked_language, chosen_language, languages
from platformer_nb.text.choosing import matching, preferred


@pytest.fixture(autouse=True)
def three_languages(monkeypatch):
    monkeypatch.setattr("platformer_nb.text.choosing.languages", lambda: ("en", "pl", "uk"))


def test_the_option_comes_before_the_variable_and_the_variable_before_the_settings():
    settings = {"PLATFORMER_LANGUAGE": "uk", "LANG": "pl_PL.UTF-8"}
    assert chosen_language("pl", settings) == "pl"
    assert chosen_language(None, settings) == "uk"
    assert chosen_language(None, {"LANG": "pl_PL.UTF-8"}) == "pl"
    assert chosen_language(None, {}) == "en"


def test_of_the_settings_the_first_that_is_set_decides():
    settings = {"LC_ALL": "", "LC_MESSAGES": "uk_UA", "LANG": "pl_PL.UTF-8"}
    assert chosen_language(None, settings) == "uk"
    assert chosen_language(None, {**settings, "LC_ALL": "C.UTF-8"}) == "en"


def test_a_setting_without_words_is_english_and_no_error():
    assert chosen_language(None, {"LANG": "de_DE.UTF-8"}) == "en"
    assert chosen_language(None, {"LANG": "garbage"}) == "en"


@pytest.mark.parametrize(
    ("option", "environ", "named"),
    [("de", {}, "language de"), (None, {"PLATFORMER_LANGUAGE": "xx"}, "PLATFORMER_LANGUAGE")],
)
def test_a_language_asked_for_that_is_not_there_is_an_error_that_names_those_that_are(
    option, environ, named
):
    with pytest.raises(BadInput) as refused:
        chosen_language(option, environ)
    text = str(refused.value)
    assert named in text
    assert "en, pl, uk" in text


def test_a_language_may_be_written_with_its_country():
    assert [matching(tag) for tag in ("pl", "pl-PL", "PL_pl.UTF-8", "uk@x", "zz", "")] == [
        "pl", "pl", "pl", "uk", None, None,
    ]  # fmt: skip


def test_the_first_language_a_reader_prefers_that_there_is():
    assert preferred(["de-DE", "uk-UA", "en"]) == "uk"
    assert preferred(["de"]) is None


def test_nobody_asks_where_neither_option_nor_variable_is():
    assert asked_language(None, {"LANG": "pl_PL"}) is None
    assert asked_language(None, {"PLATFORMER_LANGUAGE": "pl"}) == "pl"


def test_english_is_always_there(monkeypatch):
    monkeypatch.undo()
    assert "en" in languages()
