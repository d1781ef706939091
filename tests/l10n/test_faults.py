"""What the proofreading finds, each on a language with just that fault."""

from __future__ import annotations

from itertools import count
from pathlib import Path

import pytest

from platformer_nb.core.errors import BadInput
from platformer_nb.l10n import faults
from platformer_nb.l10n.faults import Messages
from platformer_nb.l10n.messages import messages
from platformer_nb.l10n.report import Proof, _together
from tests.text.folders import folder

COINS = "coins = { $n ->\n    [one] { $n } moneta\n    [few] { $n } monety\n    [many] { $n } monet\n   *[other] { $n } monety\n  }\n"


@pytest.fixture
def read(tmp_path: Path):
    """Call with the texts of English and Polish; gives the messages of both."""
    number = count()

    def both(english: str, polish: str) -> tuple[Messages, Messages]:
        path = folder(tmp_path / str(next(number)), en_a=english, pl_a=polish)
        return messages("en", None, path), messages("pl", None, path)

    return both


def test_what_is_no_message_is_an_error_and_not_left_out(read):
    """A line of a text that begins with `*` ends the message; the rest of it was lost without a word."""
    with pytest.raises(BadInput, match=r"text/pl/a\.ftl, line 3"):
        read("hit = Hit", "hit =\n    Uderz\n    **teraz** mieczem")


def test_a_placeholder_too_few_or_too_many_is_found(read):
    en, pl = read("hit = { $hero } hits { $enemy }.", "hit = { $hero } bije { $foe }.")
    assert list(faults.placeholders(pl, en)) == [("hit", "−$enemy"), ("hit", "+$foe")]


def test_a_case_a_gender_and_an_id_are_the_same_placeholder(read):
    en, pl = read(
        "hit = { $hero } hits { $enemy }, { $token-id ->\n    [a] A\n   *[other] B\n  }.",
        "hit = { $hero-gender ->\n    [feminine] trafiła\n   *[other] trafił\n  } { $hero }"
        " { $enemy-acc } { $token }.",
    )
    assert list(faults.placeholders(pl, en)) == []


def test_a_choice_by_number_needs_every_plural_form_of_its_language(read):
    en, pl = read(
        "coins = { $n ->\n    [one] a coin\n   *[other] coins\n  }",
        "coins = { $n ->\n    [one] moneta\n   *[other] monety\n  }",
    )
    assert list(faults.plurals("en", en)) == []
    assert list(faults.plurals("pl", pl)) == [("coins", "$n: −[few]"), ("coins", "$n: −[many]")]
    _, whole = read("coins = coins", COINS)
    assert list(faults.plurals("pl", whole)) == []
    assert list(faults.plurals("en", whole)) == [
        ("coins", "$n: +[few]"),
        ("coins", "$n: +[many]"),
    ]


def test_a_choice_inside_another_is_looked_at_too(read):
    _, pl = read(
        "x = x",
        "x = { $a ->\n    [none] nic\n   *[other] { $n ->\n        [one] a\n       *[other] b\n      }\n  }",
    )
    assert [what for _, what in faults.plurals("pl", pl)] == ["$n: −[few]", "$n: −[many]"]


def test_a_case_in_which_a_sentence_refers_to_a_term_is_one_that_the_term_has(read):
    _, pl = read(
        "a = a", "term-turn = tura\n    .gen = tury\na = { term-turn.gen } { term-turn.loc }"
    )
    assert list(faults.forms(pl, {})) == [("term-turn", "−.loc")]


def test_a_choice_that_is_not_by_number_needs_no_plural_forms(read):
    _, pl = read("x = x", "x = { $token-id ->\n    [torch] a\n   *[other] b\n  }")
    assert list(faults.plurals("pl", pl)) == []


def test_a_fact_that_english_may_miss_has_to_be_missable(read):
    english = "fell = It falls { $n ->\n    [none] down\n   *[other] { $n } down\n  }."
    en, pl = read(english, "fell = Spada o { $n }.")
    assert list(faults.untold(pl, en)) == [("fell", "$n: −[none]")]
    en, pl = read(english, "fell = Spada { $n ->\n    [none] w dół\n   *[other] o { $n }\n  }.")
    assert list(faults.untold(pl, en)) == []
    en, pl = read(english, "fell = Spada o { $n }.\nmissing-n = kilka")
    assert list(faults.untold(pl, en)) == []


def test_a_gender_there_is_not_is_found(read):
    _, pl = read("x = x", "x = { $hero-gender ->\n    [female] a\n   *[other] b\n  }")
    assert list(faults.genders(pl)) == [("x", "$hero-gender: +[female]")]


def test_a_text_that_is_the_english_one_has_to_be_listed_and_a_listed_one_has_to_be_it(read):
    en, pl = read("a = Boss\nb = Hero\nc = Coins", "a = Boss\nb = Hero\nc = Monety")
    listed = {"b": "the same word", "c": "in vain", "d": "gone"}
    assert list(faults.untranslated(pl, en, listed)) == [
        ("a", "Boss"),
        ("c", "same.toml"),
        ("d", "same.toml"),
    ]


def test_a_text_without_letters_of_its_own_needs_no_translation(read):
    en, pl = read('a = { $x }: { $y }\nb = { ", " }', 'a = { $x-acc }: { $y }\nb = { ", " }')
    assert list(faults.untranslated(pl, en, {})) == []


def test_the_same_english_in_another_case_is_no_translation(read):
    en, pl = read("a = Hit { $enemy } now", "a = Hit { $enemy-acc } now")
    assert [key for key, _ in faults.untranslated(pl, en, {})] == ["a"]


def test_a_name_has_every_case_it_is_asked_for_or_is_the_same_in_all(read):
    _, pl = read(
        "x = x",
        "hit = { $hero-acc } { $enemy-gen }\n"
        "a = Ada\n    .gen = Ady\n    .gender = feminine\n"
        "b = Bo\n    .gender = masculine\n"
        "c = Ent\n    .gen = Enta\n",
    )
    found = faults.forms(pl, {"hero": ("a", "b"), "enemy": ("c",)})
    assert sorted(found) == [("a", "−.acc"), ("c", "−.gender")]


def test_a_name_has_its_article_in_every_case_or_none_at_all(read):
    _, pl = read(
        "x = x",
        "x = { $hero-def } { $hero-defacc }\n"
        "a = Werwolf\n    .def = der Werwolf\n    .gender = masculine\n"
        "b = Medusa\n    .gen = Medusas\n    .gender = feminine\n"
        "c = Ada\n",
    )
    assert list(faults.forms(pl, {"hero": ("a", "b", "c")})) == [("a", "−.defacc")]


def test_what_is_wrong_in_one_of_several_games_is_told_with_its_name():
    good: dict[str, tuple[faults.Fault, ...]] = dict.fromkeys(faults.FAULTS, ())
    shared = len(messages("pl", None))
    chess = Proof("pl", shared + 2, {**good, "missing": (("undo", ""), ("king", ""))})
    draughts = Proof("pl", shared + 3, {**good, "missing": (("undo", ""), ("king", ""))})
    both = _together(("chess", "draughts"), (chess, draughts), {"undo"})
    assert both.keys == shared + 5
    assert both.faults["missing"] == (("undo", ""), ("chess:king", ""), ("draughts:king", ""))
