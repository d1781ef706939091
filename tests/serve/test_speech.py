"""In which language a visitor reads the page: chosen before, asked for, preferred by the browser, any."""

from __future__ import annotations

import pytest

from platformer_nb.serve.page.speech import by_liking, page_language


@pytest.fixture(autouse=True)
def english_machine(monkeypatch):
    monkeypatch.delenv("PLATFORMER_LANGUAGE", raising=False)
    monkeypatch.setenv("LC_ALL", "C.UTF-8")


def test_what_was_chosen_on_the_page_comes_before_what_was_asked_for_and_that_before_the_browser():
    assert page_language("pl", "uk", "en") == "pl"
    assert page_language(None, "uk", "en") == "uk"
    assert page_language(None, None, "pl-PL,en;q=0.5") == "pl"


def test_the_address_comes_before_all_and_counts_for_nothing_where_it_names_no_language():
    assert page_language("pl", "uk", "en", "en") == "en"
    for other in ("", "tlh", "../../etc"):
        assert page_language("pl", "uk", "en", other) == "pl"


def test_without_any_of_them_it_is_the_language_of_the_environment(monkeypatch):
    assert page_language(None, None, "tlh") == "en"
    monkeypatch.setenv("LC_ALL", "uk_UA.UTF-8")
    assert page_language(None, None, "") == "uk"


def test_a_forged_cookie_counts_for_nothing():
    assert page_language("../../etc", None, "pl") == "pl"
    assert page_language("xx" * 4000, None, "") == "en"


def test_the_best_liked_language_comes_first_and_those_ruled_out_do_not_come():
    assert by_liking("en;q=0.2, pl, uk;q=0.8, de;q=0") == ["pl", "uk", "en"]
    assert by_liking("") == []
    assert by_liking("pl;q=much, uk") == ["uk"]
    assert len(by_liking(",".join(["pl"] * 5000))) <= 20
