"""`platformer-nb text`: what a key says in every language, and what the languages lack."""

from __future__ import annotations

import json
import re

import pytest

from platformer_nb import text
from platformer_nb.cli import main
from platformer_nb.content.files import content_root
from platformer_nb.games import game_names
from platformer_nb.games.platformer.narration.words import NAME, Words
from platformer_nb.l10n import report
from platformer_nb.l10n.faults import FAULTS
from platformer_nb.l10n.messages import messages
from platformer_nb.l10n.search import sentences_with
from platformer_nb.text import languages
from platformer_nb.text.books import folders

pytestmark = pytest.mark.usefixtures("proofread_once")


@pytest.fixture
def say(capsys):
    """Runs `text`; gives exit code, output, errors."""

    def run(*args: str) -> tuple[int, str, str]:
        code = main(["text", *args])
        out, err = capsys.readouterr()
        return code, out, err

    return run


@pytest.fixture
def worse(monkeypatch):
    """Call with a language, a key, and another key: the first is then called by the other name."""

    def spoil(language: str, key: str, other: str) -> None:
        def spoilt(one: str, game: str | None):
            found = messages(one, game)
            return {other if k == key and one == language else k: m for k, m in found.items()}

        monkeypatch.setattr(report, "messages", spoilt)

    return spoil


def test_a_key_is_printed_as_it_is_written_in_every_language(say):
    code, out, _ = say("shop", "prompt-ladder")
    assert code == 0
    assert out.startswith("shop\n")
    for language in languages():
        assert f"  {language}  {Words(language)('shop')}\n" in out
    assert "{ $hero }" in out


def test_keys_as_json(say):
    code, out, _ = say("shop", "--json", "--only", "pl", "--only", "en")
    assert code == 0
    assert json.loads(out) == {"shop": {"pl": Words("pl")("shop"), "en": "Shop"}}


def test_words_of_a_sentence_find_its_key_its_file_and_its_line(say):
    code, out, _ = say("take  BACK", "--only", "en")
    assert code == 0
    assert out.startswith("“take  BACK” is not a key.")
    listed = re.findall(r"^  ([\w-]+)  (\w+/text/en/[\w-]+\.ftl):(\d+)$", out, re.MULTILINE)
    assert "undo" in [key for key, _, _ in listed]
    for key, file, line in listed:
        written = (content_root() / file).read_text(encoding="utf-8").splitlines()
        assert written[int(line) - 1].startswith(f"{key} =")


def test_a_found_sentence_is_told_in_every_language_of_its_own_game(say):
    for game in game_names():
        title = text.Words("en", game)("window-title")
        _, out, _ = say(title, "--game", game)
        for language in languages():
            own = text.Words(language, game)("window-title")
            assert f"  {language}  {own}\n" in out


def test_sentences_of_every_game_are_searched_in_every_language(say):
    code, out, _ = say("Lo que sea", "no-such-key-here")
    assert (code, out) == (2, "")
    for game in game_names():
        words = Words("pl") if game == NAME else text.Words("pl", game)
        code, out, _ = say(words("window-title"), "--json")
        (rows,) = json.loads(out).values()
        assert code == 0
        assert {row["key"] for row in rows} >= {"window-title"}
        assert all({"key", "language", "at", "text", "exact"} == set(row) for row in rows)


def test_other_forms_of_the_words_are_found_behind_the_sentences_that_have_them(say):
    found = list(sentences_with("Take back", ["en"], game_names()))
    exact = [one.exact for one in found]
    assert exact == sorted(exact, reverse=True), "as they are given comes first"
    others = " ".join(" ".join(one.text.split()) for one in found if not one.exact)
    assert {"taken back", "Take it back"} <= set(re.findall(r"[Tt]ake(?:n| it) back", others))
    _, out, _ = say("Take back", "--only", "en")
    assert Words()("text-found-forms", count=exact.count(False)) in out
    assert list(sentences_with(" ", ["en"], [NAME])) == []


def test_a_typed_apostrophe_finds_the_printed_one():
    found = {x.key for x in sentences_with("the boss's", ["en"], [NAME])}
    assert found
    assert found == {x.key for x in sentences_with("The Boss’s", ["en"], [NAME])}


def test_a_key_there_is_not_names_those_it_looks_like(say):
    code, _, err = say("promt-actions")
    assert code == 2
    assert "prompt-actions" in err


@pytest.mark.parametrize("args", [(), ("--only", "xx", "shop"), ("--language", "xx", "shop")])
def test_what_cannot_be_done_is_said_with_what_can(say, args: tuple[str, ...]):
    code, out, err = say(*args)
    assert (code, out) == (2, "")
    assert "--coverage" in err or ", ".join(languages()) in err


def test_coverage_counts_the_keys_of_each_language(say):
    code, out, _ = say("--coverage")
    assert code == 0
    assert out.splitlines()[-1] == Words()("text-complete")
    assert [line.partition(":")[0] for line in out.splitlines()[:-1]] == list(languages())


def test_coverage_as_json_has_every_kind_of_fault(say):
    code, out, _ = say("--coverage", "--json", "--only", "uk")
    found = json.loads(out)
    assert code == 0
    assert list(found["languages"]) == ["uk"]
    uk = found["languages"]["uk"]
    # Messages of two games may have one key and stand on the same line of files of one name.
    assert uk["keys"] == len({id(m) for g in game_names() for m in messages("uk", g).values()})
    assert uk["good"]
    assert [uk[kind] for kind in FAULTS] == [[]] * len(FAULTS)
    assert found["code"] == []


def test_coverage_names_what_is_wrong_and_fails(say, worse):
    worse("pl", "undo", "undoo")
    code, out, _ = say("--coverage", "--json")
    found = json.loads(out)["languages"]
    assert code == 1
    assert found["pl"]["missing"] == ["undo"]
    assert {key.rpartition(":")[2] for key in found["pl"]["unused"]} == {"undoo"}
    assert found["uk"]["good"]
    code, out, _ = say("--coverage", "--only", "uk")
    assert code == 0
    code, out, _ = say("--coverage", "--only", "pl", "--language", "uk")
    assert code == 1
    assert Words("uk")("text-missing", count=1) in out
    assert "    undo\n" in out


def test_a_text_listed_as_the_same_gives_its_reason():
    for language in languages():
        assert all(len(reason) > 2 for reason in report.same(language, NAME).values())
    assert all((folder / report.SAME).is_file() for folder in folders(NAME))
