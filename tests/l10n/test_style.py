"""What is held against `style.toml`, each on a language with just that fault."""

from __future__ import annotations

import re
from itertools import count
from pathlib import Path

import pytest

from platformer_nb.cli import main
from platformer_nb.core.errors import BadInput
from platformer_nb.games.platformer.narration.words import NAME, Words
from platformer_nb.l10n import report
from platformer_nb.l10n.messages import messages
from platformer_nb.l10n.renderings import numbers_told, plural_forms, renderings
from platformer_nb.l10n.style import Avoid, Style, style
from platformer_nb.l10n.style_faults import StyleCheck
from platformer_nb.l10n.texts import Texts, opens, prose
from platformer_nb.text import languages
from platformer_nb.text.books import folders
from tests.text.folders import folder

GAMERS = """
[[avoid]]
pattern = '\\bhp\\b'
say = "serca"
keys = "hit.*"
finds = ["Masz 3 HP."]
leaves = ["Chpsz."]
"""
NOUNS = """
[counts]
forms = ["one", "few", "many", "other"]
numerals.few = ["dwa", "dwie"]
numerals.many = ["pięć"]
nouns.moneta = ["moneta monety monet monety", "monetę monety monet monety", "monety monet monet monety"]
"""
ONE_CASE = (
    "a = { $n ->\n    [one] 1 moneta\n    [few] { $n } monety\n    [many] { $n } monet\n"
    "   *[other] { $n } monety\n  }."
)
TWO_CASES = ONE_CASE.replace("[few] { $n } monety", "[few] { $n } monet")
END = '[commands]\nbuttons = { end = "do-end", mirror = "do-mirror" }\n'
BUTTONS = "do-end = Zakończ akcje\ndo-mirror = Unieś { $token-acc }\n"


@pytest.fixture
def checked(tmp_path: Path):
    """Call with Polish texts and how they are to be written; gives what checks them."""
    number = count()

    def check(polish: str, wanted: str = "") -> StyleCheck:
        path = folder(tmp_path / str(next(number)), en_a="x = x", pl_a=polish)
        (path / "text/pl/style.toml").write_text(wanted, encoding="utf-8")
        return StyleCheck(
            Texts("pl", messages("pl", None, path), messages("en", None, path)),
            style("pl", None, path),
        )

    return check


# --- what is read ---------------------------------------------------------------------------------------------


def test_a_message_is_read_in_everything_it_can_come_out_as(checked):
    found = checked(
        "hit = { $hero } ma { $n ->\n    [one] 1 ranę\n    [few] { $n } rany\n    [many] { $n } ran\n"
        "   *[other] { $n } rany\n  } i { $token-id ->\n    [torch] Piętno\n   *[other] nic\n  }.\n"
        "won = { $n } razy, { over }\nover = koniec\n    .gen = końca\n    .gender = masculine\n"
    ).texts.whole
    assert list(found["hit"]) == [
        f"⟨hero⟩ ma {wounds} i {token}."
        for wounds in ("1 ranę", "2 rany", "5 ran", "1,5 rany")
        for token in ("Piętno", "nic")
    ]
    assert found["won"] == (
        "1 razy, koniec",
        "2 razy, koniec",
        "5 razy, koniec",
        "1,5 razy, koniec",
    )
    assert found["over"] == ("koniec", "końca")


def test_a_number_stands_for_each_plural_form():
    assert plural_forms("pl") == {"one": "1", "few": "2", "many": "5", "other": "1,5"}
    assert plural_forms("en") == {"one": "1", "other": "2"}


def test_code_is_not_read_as_prose():
    assert prose("Mówisz\n`hp` teraz.\n\n```\nhp\n```\n- raz\n- dwa") == (
        "Mówisz `` teraz.\n\n\n- raz\n- dwa"
    )


def test_no_text_of_ours_can_come_out_in_too_many_ways():
    """The checks read all of them: `renderings` refuses a message that has too many."""
    for language in languages():
        own = messages(language, NAME)
        assert all(renderings(own, key, language, frozenset()) for key in own)


@pytest.mark.parametrize("language", ["cs", "ar"])
def test_a_sentence_copied_from_english_can_be_read_with_more_plural_forms(language: str):
    """A translator begins with English; Czech has four forms of a number, Arabic six."""
    english = messages("en", NAME)
    told = numbers_told(english, messages("pl", NAME))
    assert all(renderings(english, key, language, told) for key in english)


# --- terms ------------------------------------------------------------------------------------------------------


def test_a_word_to_be_avoided_is_found_with_what_to_say_instead(checked):
    check = checked("hit = Tracisz 2 HP.\nhit-two = `hp`\nother = HP", GAMERS)
    assert list(check.terms()) == [("hit", "“HP” → serca")]
    assert list(check.faults_of_style()) == []


def test_a_word_to_be_avoided_is_found_in_one_variant_and_in_a_case_of_a_name(checked):
    variant = "hit = { $x ->\n    [none] hp\n   *[other] serca\n  }"
    assert list(checked(variant, GAMERS).terms()) == [("hit", "“hp” → serca")]
    case = "hit = Ada\n    .gen = Ady HP\n    .gender = feminine"
    assert list(checked(case, GAMERS).terms()) == [("hit", "“HP” → serca")]


def test_an_excused_key_may_say_it_and_an_excuse_that_nobody_needs_is_a_fault(checked):
    excused = GAMERS + 'excused = { hit-joke = "a joke on gamers" }'
    check = checked("hit-joke = 2 HP", excused)
    assert (list(check.terms()), list(check.faults_of_style())) == ([], [])
    check = checked("hit-joke = 2 serca", excused)
    assert list(check.faults_of_style()) == [("hit-joke", "style.toml")]


def test_a_pattern_that_misses_its_example_or_finds_what_is_right_is_a_fault(checked):
    blunt = GAMERS.replace("Masz 3 HP.", "Masz 3 serca.").replace("Chpsz.", "To hp.")
    faults = [what for _, what in checked("hit = x", blunt).faults_of_style()]
    assert faults == [r"\bhp\b: ∌ “Masz 3 serca.”", r"\bhp\b: ∋ “To hp.”"]


def test_a_pattern_for_keys_there_are_not_is_a_fault(checked):
    assert list(checked("other = x", GAMERS).faults_of_style()) == [("style.toml", "keys: hit.*")]


# --- capitals -----------------------------------------------------------------------------------------------------


def test_a_term_with_a_capital_has_it_everywhere(checked):
    check = checked("a = Jedno pchnięcie.\nb = Jedno Pchnięcie.", '[[capital]]\nstem = "Pchnięci"')
    assert list(check.capitals()) == [("a", "“pchnięcie” → Pchnięcie")]


def test_a_term_without_one_has_it_only_where_a_sentence_opens(checked):
    good = (
        "a = Wydarzenie! Wydarzenie.\nb = Tu „Wydarzenie” i **wydarzenie**.\nc = | Wydarzenie |\n"
    )
    bad = "d = To jest Wydarzenie.\ne = Oto: Wydarzenie\nf = To **Wydarzenie**"
    check = checked(good + bad, '[[capital]]\nstem = "wydarzeni"')
    assert [key for key, _ in check.capitals()] == ["d", "e", "f"]
    assert list(check.faults_of_style()) == []


def test_a_stem_that_no_text_has_is_a_fault(checked):
    check = checked("a = x", '[[capital]]\nstem = "wydarzeni"')
    assert list(check.faults_of_style()) == [("style.toml", "stem: wydarzeni")]


@pytest.mark.parametrize(
    ("before", "opening"),
    [
        ("", True),
        ("Koniec. ", True),
        ("Koniec.” ", True),
        ("**Koniec!** ", True),
        ("a\n\n- ", True),
        ("a\n2. ", True),
        ("## ", True),
        ("Mówi „", True),
        ("a, ", False),
        ("a: ", False),
        ("a – ", False),
        ("a **", False),
    ],
)
def test_where_a_sentence_opens(before: str, opening: bool):
    assert opens(before + "Tak", len(before)) == opening


# --- counted nouns ---------------------------------------------------------------------------------------------------


def test_a_noun_in_a_form_that_no_case_has_after_its_number_is_found(checked):
    check = checked("a = 5 monety\nb = dwa monet i pięć monety\nc = 2 moneta\nd = 22 monety", NOUNS)
    found = list(check.counts())
    assert found == [("a", "“5 monety”"), ("b", "“pięć monety”"), ("c", "“2 moneta”")]


def test_a_number_without_its_plural_forms_is_found_where_one_of_them_does_not_fit(checked):
    check = checked(ONE_CASE.replace("a =", "b =") + "\na = Masz { $n } monet.", NOUNS)
    assert list(check.counts()) == [
        ("a", "“1 monet”"),
        ("a", "“1,5 monet”"),
        ("a", "[one] monet / [few] monet / [many] monet / [other] monet"),
    ]


def test_the_variants_of_a_choice_have_their_noun_in_one_case(checked):
    assert list(checked(ONE_CASE, NOUNS).counts()) == []
    found = list(checked(TWO_CASES, NOUNS).counts())
    assert found == [("a", "[one] moneta / [few] monet / [many] monet / [other] monety")]


def test_a_table_of_nouns_that_does_not_fit_the_language_is_a_fault(checked):
    lame = NOUNS.replace('"few", ', "").replace("numerals.few", "numerals.two")
    faults = [what for _, what in checked("a = x", lame).faults_of_style()]
    assert faults[0] == "counts.forms: few many one other"
    assert "counts.nouns.moneta: moneta monety monet monety" in faults
    assert faults[-1] == "counts.numerals.two"


# --- commands -----------------------------------------------------------------------------------------------------------


def test_a_command_stands_beside_what_its_button_says(checked):
    good = "a = „Zakończ\n    akcje” (`end`)\nb = Unieś Lustro (`mirror`)\nc = `board.do(end)`\n"
    bad = "d = Mówisz `end`.\ne = Powiedz „end”.\nf = Mówisz `mirror` albo `end`."
    check = checked(BUTTONS + good + bad, END)
    assert list(check.commands()) == [
        ("d", "`end`"),
        ("e", "`end`"),
        ("f", "`end`"),
        ("f", "`mirror`"),
    ]
    assert list(check.faults_of_style()) == []


def test_a_button_there_is_not_is_a_fault(checked):
    check = checked("do-end = Zakończ akcje", END)
    assert list(check.faults_of_style()) == [("style.toml", "mirror: do-mirror")]


# --- the file itself ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "wanted",
    ["[[avoid]]\npattern = 'a('\nsay = 'b'\nfinds = ['a']", "[[avoid]]\npattern = 'a'", "x = 1"],
)
def test_a_file_of_a_wrong_shape_is_an_error_that_names_the_place(checked, wanted: str):
    with pytest.raises(BadInput, match=r"text/pl/style\.toml"):
        checked("a = x", wanted)


def test_every_language_of_ours_says_how_it_is_written():
    files = [f / f"text/{one}/style.toml" for one in languages() for f in folders(NAME)]
    assert [file for file in files if not file.is_file()] == []


@pytest.mark.parametrize("language", languages())
def test_each_example_of_what_to_avoid_is_found_when_it_is_planted(language: str, tmp_path: Path):
    """Under a key that the entry is about, in a folder of the language."""
    own = messages(language, NAME)
    for number, entry in enumerate(style(language, NAME).avoid):
        key = next(k for k in own if re.fullmatch(entry.keys, k) and k not in entry.excused)
        for place, text in enumerate(entry.finds):
            planted = f"{key} =\n" + "\n".join(f"    {line}" for line in text.splitlines())
            path = folder(tmp_path / f"{number}-{place}", **{f"{language}_a": planted})
            texts = Texts(language, messages(language, None, path), {})
            found = StyleCheck(texts, Style(avoid=[entry])).terms()
            assert [k for k, _ in found] == [key], text


def test_the_command_shows_what_is_not_written_as_it_should_be(monkeypatch, capsys, tmp_path):
    wanted = Style(avoid=[Avoid(pattern="kobold", say="Glut", finds=["Kobold"])])
    planted = messages("pl", None, folder(tmp_path, pl_a="undo = Cofnij kobolda"))
    monkeypatch.setattr(report, "style_of", lambda one, game: wanted if one == "pl" else Style())
    monkeypatch.setattr(
        report,
        "messages",
        lambda one, game: {**messages(one, game), **(planted if one == "pl" else {})},
    )
    assert main(["text", "--coverage", "--only", "pl"]) == 1
    out = capsys.readouterr().out
    assert f"  {Words()('text-terms', count=1)}\n    undo  “kobold” → Glut\n" in out
