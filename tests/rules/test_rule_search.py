"""Rules are found by id and words, in three languages, however diacritics, case and apostrophes are typed."""

from __future__ import annotations

from typing import Any

import pytest

from platformer_nb.games.platformer import GAME
from platformer_nb.table.reference.rule_page import found_rules, rule_page
from platformer_nb.text import languages
from platformer_nb.text.rule_search import MAX_FOUND
from platformer_nb.text.word_match import folded
from platformer_widgets import PlayPage, TutorPage


def found(language: str, query: str) -> list[str]:
    return [one["rule"] for one in found_rules(GAME, language, query)["found"]]


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("zolnierz", "żołnierz"),
        ("LODZ", "łódź"),
        ("з'явитися", "з’явитися"),
        ("зявитися", "зʼявитися"),
        ("ЇЖАК", "їжак"),
        ("ганок", "ґанок"),
        ("MOV-1", "mov-1"),
    ],
)
def test_the_same_word_typed_otherwise(typed: str, meant: str) -> None:
    assert folded(typed) == folded(meant)


@pytest.mark.parametrize(
    ("language", "queries"),
    [
        ("en", ("ladder fall", "LADDER  Fall", "fall, ladder")),
        ("pl", ("sciane", "Ścianę", "ŚCIANĘ")),
        ("uk", ("зявити", "з’явити", "з'явити", "ЗʼЯВИТИ")),
    ],
)
def test_however_it_is_typed_the_same_is_found(language: str, queries: tuple[str, ...]) -> None:
    first, *others = [found(language, query) for query in queries]
    assert first
    assert all(other == first for other in others)


@pytest.mark.parametrize("language", languages())
def test_a_rule_is_found_by_its_id_first(language: str) -> None:
    assert found(language, "gra-1")[0] == "GRA-1"
    for rule in GAME.rulebook.entries:
        assert rule in found(language, rule)


@pytest.mark.parametrize("language", languages())
def test_every_rule_is_found_by_its_own_sentence(language: str) -> None:
    for rule in list(GAME.rulebook.entries)[::7]:
        text = rule_page(GAME, language, rule)["text"]
        assert rule in found(language, " ".join(text.split()[:4]))


def test_another_ending_of_a_long_word_is_found_after_the_word_itself() -> None:
    assert set(found("pl", "ściana")) >= set(found("pl", "ścian")[:1])
    assert found("pl", "drabiny")


def test_what_is_not_there_is_not_found_and_long_lists_are_cut() -> None:
    assert found("en", "xylophone") == []
    every = found_rules(GAME, "en", "")
    assert every["count"] == len(GAME.rulebook.entries)
    assert len(every["found"]) == MAX_FOUND


@pytest.mark.parametrize("language", languages())
def test_every_rule_opens_with_its_page_and_an_example(language: str) -> None:
    drawn = 0
    assert GAME.rulebook.examples is not None
    typed = {text for one in GAME.rulebook.examples.all for text in (*one.before, *one.do)}
    for rule, entry in list(GAME.rulebook.entries.items())[::9]:
        page = rule_page(GAME, language, rule)
        assert page["page"] == entry.page
        assert page["text"]
        assert bool(page["why"] or page["open"]) == entry.open
        told = page["example"]["told"]
        assert told
        assert not any(" – " in line and line.split(" – ")[0] in typed for line in told)
        drawn += page["example"]["view"] is not None
    assert drawn > 15


# --- on a page ------------------------------------------------------------------------------------------


@pytest.fixture(params=[PlayPage, TutorPage])
def page(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> tuple[Any, list[Any]]:
    """A page and the messages it sends."""
    sent: list[Any] = []
    monkeypatch.setattr(request.param, "send", lambda _self, content: sent.append(content))
    return request.param("pl", "platformer"), sent


def test_a_page_answers_in_its_language_and_shows_nothing_else(page: tuple[Any, list[Any]]) -> None:
    shown, sent = page
    before = shown.view
    shown._handle_custom_msg({"intent": "find-rules", "text": "sciane"}, [])
    assert sent[-1]["type"] == "rules"
    assert "MOV-1" in [one["rule"] for one in sent[-1]["found"]]
    shown._handle_custom_msg({"intent": "show-rule", "rule": "MOV-1"}, [])
    assert sent[-1]["type"] == "rule"
    assert "Ścianę" in sent[-1]["text"]
    assert sent[-1]["example"]["view"]["map"]
    assert shown.view == before


@pytest.mark.parametrize(
    "content",
    [
        {"intent": "find-rules"},
        {"intent": "find-rules", "text": "x" * 201},
        {"intent": "show-rule", "rule": "ZZZ-1"},
        {"intent": "show-rule", "rule": 1},
    ],
)
def test_what_is_no_question_is_refused(
    page: tuple[Any, list[Any]], content: dict[str, Any]
) -> None:
    shown, sent = page
    shown._handle_custom_msg(content, [])
    assert [one for one in sent if one.get("type") in ("rules", "rule")] == []
