"""Which keys the code says is found by reading it."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from platformer_nb.games.platformer.narration.words import NAME
from platformer_nb.l10n.families import families_of
from platformer_nb.l10n.messages import messages
from platformer_nb.l10n.report import code_faults, proofread, wanted
from platformer_nb.l10n.uses import Uses, _read_javascript, _read_python, uses

FAMILIES = families_of(NAME)
SOURCE = '''"""Not this: `words("in-a-docstring")`."""

KEYS = {"first": "do-move", "second": "star"}

def say_it(words, card, thing):
    """words("nor-this")"""
    said = words("over") + words.tell("prompt-over", {}) + thing.has("curve")
    said += words("won" if card else "lost") + Words("pl")("language-name")
    return said + words(f"card-{card}-text") + f"hero-{card}"
'''


@pytest.fixture
def found(tmp_path: Path) -> Uses:
    path = tmp_path / "source.py"
    path.write_text(SOURCE, encoding="utf-8")
    found = Uses()
    _read_python(path, "source.py", found)
    return found


def test_a_key_is_said_where_words_are_asked_for(found):
    assert found.spoken == {"over", "prompt-over", "won", "lost", "language-name"}


def test_a_text_with_a_hyphen_may_be_a_key_anywhere_and_a_word_only_where_words_are_asked_for(
    found,
):
    assert "do-move" in found.keys
    assert "star" not in found.keys
    assert "curve" not in found.keys


def test_what_a_docstring_mentions_is_not_said(found):
    assert not {"in-a-docstring", "nor-this"} & (set(found.keys) | found.spoken)


def test_a_key_with_gaps_is_a_family(found):
    assert dict(found.families) == {"card-{}-text": ["source.py:9"], "hero-{}": ["source.py:9"]}


def test_javascript_says_keys_as_well():
    found = Uses()
    source = (
        'text(a, word("undo"));\ntext(b, word(`pace-${key}`));\nconst keys = [["1", "help-dice"]];'
    )
    _read_javascript(source, "x.js", found)
    assert found.page == {
        "undo": ["x.js:1"],
        "pace-{}": ["x.js:2", "x.js:2"],
        "help-dice": ["x.js:3"],
    }
    assert found.spoken == {"undo"}


def test_a_misspelt_key_is_missing_in_every_language(found):
    english = messages("en", NAME)
    needed, _ = wanted(english, found, FAMILIES)
    assert "language-name" in needed
    found.spoken.add("promt-over")
    assert "promt-over" in wanted(english, found, FAMILIES)[0] - set(english)


def test_a_family_that_nobody_has_declared_is_found(found):
    english = messages("en", NAME)
    found.families["rule-{}-again"].append("source.py:1")
    found.families["pay-{}"].append("source.py:2")
    reported = dict(code_faults(english, found, FAMILIES))
    assert reported["pay-{}"] == "source.py:2", "pay-gems is such a key"
    assert "rule-{}-again" not in reported, "no key looks like it"


def test_a_declared_family_that_no_code_has_is_found(found):
    reported = [
        family for family, at in code_faults(messages("en", NAME), found, FAMILIES) if not at
    ]
    assert set(reported) == {*FAMILIES.families, *FAMILIES.no_keys} - {"card-{}-text", "hero-{}"}


def test_a_name_of_a_family_that_no_code_has_any_more_is_found():
    said = replace(uses(NAME), texts=uses(NAME).texts - {"surplus"})
    assert ("score-{}", "surplus") in code_faults(messages("en", NAME), said, FAMILIES)


@pytest.mark.usefixtures("proofread_once")
def test_a_key_that_nothing_says_is_unused(monkeypatch):
    page = {key: places for key, places in uses(NAME).page.items() if key != "win-again"}
    keys = {key: places for key, places in uses(NAME).keys.items() if key != "win-again"}
    said = replace(uses(NAME), page=page, keys=keys, spoken=uses(NAME).spoken - {"win-again"})
    monkeypatch.setattr("platformer_nb.l10n.report.uses", lambda game: said)
    for proof in proofread().languages.values():
        assert ("win-again", "") in proof.faults["unused"]
