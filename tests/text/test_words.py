"""Words by key: facts become words, missing ones leave a sentence, faults are named."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Resource

from platformer_nb import text
from platformer_nb.core.errors import BadInput
from platformer_nb.games.platformer.narration.words import NAME, Words
from platformer_nb.l10n.messages import messages
from platformer_nb.text import books, languages
from platformer_nb.text.books import NONE
from tests.text.folders import folder


def test_facts_become_words():
    words = Words(strict=True)
    assert words.fact("enemy", "stone-golem") == "Stone Golem"
    assert words.fact("token", "stone") == "Stone"
    assert words.fact("symbol", "shove") == "shove"
    assert words.fact("dice", ("move", "move", "star")) == "move, move and star"
    assert words.fact("spaces", ("b3", "c3")) == "b3 and c3"
    assert words.fact("to", "b3") == "b3"
    assert words.fact("n", 3) == 3
    assert words.fact("hero", "Stone Golem") == "Stone Golem"


def test_a_sentence_is_told_with_facts():
    words = Words(strict=True)
    assert words.tell("why-MAP-3", {"from": "b2", "to": "c2"}) == (
        "A Wall stands between b2 and c2."
    )
    assert words.tell("event-fell", {"figure": "ent", "to": "b1", "n": 1}) == (
        "The Ent falls 1 Space, to b1."
    )
    assert words.tell("event-fell", {"figure": "ent", "to": "b1", "n": 2}) == (
        "The Ent falls 2 Spaces, to b1."
    )
    assert words("gem-count", n=0) == "0 gems"


def test_a_fact_that_is_missing_leaves_a_sentence():
    words = Words(strict=True)
    assert words("why-MOV-1").startswith("That Space is not next to the starting Space")
    assert words.tell("why-SYM-6", {"symbol": "blank"}) == "Your Special die is blank."


@pytest.mark.parametrize("language", languages())
def test_no_sentence_waits_for_none_where_something_stands_for_a_missing_fact(language: str):
    own = messages(language, NAME)
    stand_ins = {key.removeprefix("missing-") for key in own if key.startswith("missing-")}
    assert stand_ins
    waiting = {
        (key, choice.variable)
        for key, message in own.items()
        for choice in message.choices
        if choice.variable in stand_ins and NONE in choice.variants
    }
    assert waiting == set()


def test_a_hero_who_stands_on_no_portal_is_told_where_it_stands():
    words = Words(strict=True)
    assert words.tell("why-PRT-1", {"from": "c1", "on_portal": 0}) == (
        "Your Hero is on c1, not on a Void Portal."
    )
    assert words.tell("why-PRT-1", {"to": "b2", "spaces": ("d1", "a3")}) == (
        "No Void Portal leads to b2. From here you can go to d1 and a3."
    )


def test_an_unknown_key_is_an_error_or_stands_for_itself():
    assert Words()("no-such-key") == "no-such-key"
    with pytest.raises(KeyError, match="no-such-key"):
        Words(strict=True)("no-such-key")
    assert not Words().has("no-such-key")


def test_a_language_borrows_what_it_lacks(tmp_path: Path):
    path = folder(
        tmp_path,
        en_a="hello = Hello\nbye = Bye { $name }",
        pl_a="hello = Witaj\nn = { $n ->\n    [one] jeden\n    [few] kilka\n    [many] wiele\n   *[other] ułamek\n  }",
    )
    words = text.Words("pl", NAME, path=path)
    assert words("hello") == "Witaj"
    assert words("bye", name="Ada") == "Bye Ada"
    assert words.own_keys() == {"hello", "n"}
    assert set(words.keys()) == {"hello", "n", "bye"}
    said = [words("n", n=n) for n in (0, 1, 2, 5, 11, 12, 21, 22, 25)]
    assert said == ["wiele", "jeden", "kilka", "wiele", "wiele", "wiele", "wiele", "kilka", "wiele"]
    assert languages(path) == ("en", "pl")


def test_a_language_without_a_folder_is_english():
    words = Words("uk")
    if "uk" not in languages():
        assert words.own_keys() == frozenset()
    assert words.has("shop")


def test_a_key_used_twice_is_refused(tmp_path: Path):
    path = folder(tmp_path, en_a="hello = Hello", en_b="x = 1\nhello = Hi")
    with pytest.raises(
        BadInput, match=r"text/en/b\.ftl, line 2: the key hello is already in .*a\.ftl"
    ):
        text.Words("en", NAME, path=path)


def test_words_that_are_no_fluent_are_refused(tmp_path: Path):
    path = folder(tmp_path, en_a="hello = Hello\n\nbye = { $name\n")
    with pytest.raises(BadInput, match=r"text/en/a\.ftl, line 3: it is not Fluent"):
        text.Words("en", NAME, path=path)


def test_without_words_there_is_a_clear_error(tmp_path: Path):
    with pytest.raises(BadInput, match="text/en"):
        text.Words("en", NAME, path=tmp_path)


def test_a_file_of_words_is_read_once_however_often_somebody_speaks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    read: list[str] = []
    parse = FluentParser.parse

    def noted(parser: FluentParser, text: str) -> Resource:
        read.append(text)
        return parse(parser, text)

    monkeypatch.setattr(FluentParser, "parse", noted)
    path = folder(tmp_path, en_a="hello = Hello", en_b="bye = Bye")
    assert text.Words("en", NAME, path=path)("hello") == "Hello"
    assert text.Words("en", NAME, path=path)("bye") == "Bye"
    assert sorted(read) == ["bye = Bye", "hello = Hello"]


# --- what was formed is kept -----------------------------------------------------------------------------


def test_a_number_is_told_from_its_digits_and_from_numbers_that_equal_it(tmp_path: Path):
    path = folder(tmp_path, en_a="n = { $n ->\n    [one] one\n   *[other] { $n } or so\n  }")
    words = text.Words("en", NAME, path=path)
    said = [words("n", n=n) for n in (1, "1", 2, "2", 1, "1")]
    assert said == ["one", "1 or so", "2 or so", "2 or so", "one", "1 or so"]
    kept = words._books[0]._said
    assert len(kept) == 4
    words("n", n=True), words("n", n=1.0)
    assert len(kept) == 4, "they are equal to 1"


def test_of_what_was_formed_only_some_is_kept(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    monkeypatch.setattr(books, "KEPT", 3)
    words = text.Words("en", NAME, path=folder(tmp_path, en_a="many = { $n } of them"))
    for n in (*range(9), *range(9)):
        assert words("many", n=n) == f"{n} of them"
        assert len(words._books[0]._said) <= 3
