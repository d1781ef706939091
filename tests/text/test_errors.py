"""Errors hold keys and facts: every key has its sentence, every sentence its facts, in any language."""

from __future__ import annotations

import ast
import pickle
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from platformer_nb import text
from platformer_nb.core.errors import BadInput, IllegalAction, Said, key_of, on_line, one_of, said
from platformer_nb.core.errors import within as inside
from platformer_nb.core.ruling import Cite, Ruling
from platformer_nb.games import game_names
from platformer_nb.games.platformer.narration.words import NAME, Words
from platformer_nb.text.errors import error_text, tell_error

ROOT = Path(__file__).resolve().parents[2]
ERRORS = {"BadInput", "UnreadableAction", "AmbiguousAction"}
SHORTS = {"fail": 0, "fault": 2, "fault_at": 1, "_fault": 1}
"""Functions that make an error of a reason and a mend, and what stands before the reason."""
FAMILIES = ("error-", "mend-", "place-", "what-", "check-word-missing")
WORDS = Words(strict=True)
OWN = tuple(name for name in game_names() if (ROOT / "platformer_nb" / "games" / name).is_dir())
GAMES = {name: text.Words(text.BASE, name, strict=True) for name in OWN}
"""The texts of each game of this tree."""


class Site(NamedTuple):
    """A call that makes an error: its reason and mend as they are written, and the facts it tells."""

    where: str
    reason: ast.expr
    mend: ast.expr
    facts: frozenset[str]


def sources(*games: str) -> Iterator[Path]:
    """The code of games, and with Platformer's that of the rooms."""
    for room in ("platformer_nb", "widgets/platformer_widgets"):
        for path in (ROOT / room).rglob("*.py"):
            if game_of(path.relative_to(ROOT).as_posix()) in games:
                yield path


def game_of(where: str) -> str:
    """The game in whose folder something stands; the rooms count as Platformer's."""
    return next((name for name in OWN if f"/games/{name}/" in where), NAME)


def words_at(where: str) -> text.Words:
    """The texts of the game in whose folder an error is made."""
    return GAMES[game_of(where)]


def sites() -> Iterator[Site]:
    """Every error the code makes with its reason and mend in place."""
    for path in sources(*GAMES):
        source = path.read_text(encoding="utf-8")
        if not any(name in source for name in (*ERRORS, *SHORTS)):
            continue  # a tree is dear
        for node in ast.walk(ast.parse(source)):
            if not isinstance(node, ast.Call):
                continue
            name = getattr(node.func, "id", getattr(node.func, "attr", ""))
            first = 1 if name in ERRORS else SHORTS.get(name)
            if first is None or len(node.args) < first + 2:
                continue
            facts = frozenset(k.arg for k in node.keywords if k.arg)
            if any(k.arg is None for k in node.keywords):
                continue  # it hands on the facts it was given
            where = f"{path.relative_to(ROOT)}:{node.lineno}"
            yield Site(where, node.args[first], node.args[first + 1], facts)


def texts(node: ast.expr) -> Iterator[str]:
    """The texts an expression can be, where it says so."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from texts(node.body)
        yield from texts(node.orelse)


def used(game: str) -> set[str]:
    """Every key of an error that stands in the code of a game; the rooms count as Platformer's."""
    return {
        node.value
        for path in sources(game)
        if any(family in (source := path.read_text(encoding="utf-8")) for family in FAMILIES)
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Constant)
        and isinstance(node.value, str)
        and node.value.startswith(FAMILIES)
        and " " not in node.value
    }


@pytest.fixture(scope="module")
def found() -> tuple[Site, ...]:
    """Every error of the code: read once, and not when tests are merely collected."""
    return tuple(sites())


def test_the_errors_of_the_code_are_found(found: tuple[Site, ...]) -> None:
    assert len(found) > 120


def test_an_error_says_keys_that_have_sentences_and_tells_the_facts_they_mention(
    found: tuple[Site, ...],
) -> None:
    assert [f"{site.where}: {fault}" for site in found for fault in faults(site)] == []


def faults(site: Site) -> Iterator[str]:
    """What is wrong with the sentences of an error, and with the facts it tells."""
    words, parts = words_at(site.where), (site.reason, site.mend)
    if any(isinstance(part, ast.JoinedStr) for part in parts):
        yield "a sentence that only English has"
    told: set[str] = set()
    for key in (key for part in parts for key in texts(part)):
        if not words.has(key):
            yield f"{key} has no sentence"
            continue
        told |= words.variables(key)
        if not words.variables(key) <= site.facts:
            yield f"{key} mentions facts that are not told"
    handed_on = not all(isinstance(part, (ast.Constant, ast.IfExp)) for part in parts)
    if not handed_on and not site.facts <= told | {"rule", "choices"}:
        yield "a fact that no sentence mentions"


@pytest.mark.parametrize("game", GAMES)
def test_every_key_of_an_error_that_the_code_says_has_a_sentence(game: str) -> None:
    assert sorted(key for key in used(game) if not GAMES[game].has(key)) == []


@pytest.mark.parametrize("game", GAMES)
def test_every_sentence_of_an_error_is_said_somewhere(game: str) -> None:
    others = () if game == NAME else WORDS.own_keys()
    keys = {key for key in GAMES[game].own_keys() if key.startswith(FAMILIES)} - set(others)
    javascript = "".join(
        path.read_text(encoding="utf-8")
        for path in (ROOT / "widgets" / "platformer_widgets").rglob("*.js")
    )
    assert sorted(key for key in keys - used(game) if f'"{key}"' not in javascript) == []


def test_reasons_begin_small_and_no_part_ends_in_a_full_stop(found: tuple[Site, ...]) -> None:
    said = {(key, site.where) for site in found for part in site[1:3] for key in texts(part)}
    for key, where in sorted(said):
        words = words_at(where)
        text = words.fill(key, dict.fromkeys(words.variables(key), "7"))
        assert not text.endswith("."), key
        opening = text.split()[0]
        if "mend" in key:
            assert not opening[0].islower(), key
        else:
            assert opening not in ("The", "There", "It", "This", "These", "A", "An", "No"), key


# --- telling ----------------------------------------------------------------------------------------------


@pytest.fixture
def polish(tmp_path: Path) -> text.Words:
    """Polish for one error, as a language that is on its way has it."""
    folder = tmp_path / "text" / "pl"
    folder.mkdir(parents=True)
    (tmp_path / "text" / "en").mkdir()
    (folder / "errors.ftl").write_text(
        'list-comma = { ", " }\n'
        "place-key = klucz { $key }\n"
        "place-line-column = wiersz { $line }, kolumna { $column }\n"
        "what-hero = bohater\n"
        "error-not-what = „{ $word }” to nie { $what }\n"
        "mend-use = Wpisz jedno z: { $known }\n"
        "error-levels = { $count ->\n"
        "    [one] narysowano { $count } Poziom\n"
        "    [few] narysowano { $count } Poziomy\n"
        "   *[many] narysowano { $count } Poziomów\n"
        "  }\n"
        "error-forbidden = { $action }: zabrania { $rules }\n",
        encoding="utf-8",
    )
    return text.Words("pl", NAME, path=tmp_path)


ERROR = BadInput(
    inside("heroes.toml", key_of("sweety.star"), on_line(1203, 4)),
    "error-not-what",
    one_of("ent", ("sweety", "avvy")),
    word="ent",
    what=said("what-hero"),
)


def test_an_error_is_english_to_whoever_prints_it() -> None:
    assert ERROR.place == "heroes.toml, key sweety.star, line 1203, column 4"
    assert ERROR.reason == "“ent” is not a Hero"
    assert ERROR.mend == "Use one of sweety, avvy"
    assert str(ERROR) == f"{ERROR.place}: {ERROR.reason}. {ERROR.mend}"


def test_an_error_is_told_in_the_language_of_the_words(polish: Words) -> None:
    told = error_text(polish, ERROR)
    assert told.place == "heroes.toml, klucz sweety.star, wiersz 1203, kolumna 4"
    assert told.reason == "„ent” to nie bohater"
    assert told.mend == "Wpisz jedno z: sweety, avvy"
    assert tell_error(polish, ERROR) == str(told)


@pytest.mark.parametrize(
    ("count", "text"),
    [(1, "1 Poziom"), (2, "2 Poziomy"), (5, "5 Poziomów"), (22, "22 Poziomy")],
)
def test_the_numbers_of_an_error_have_their_plural(polish: Words, count: int, text: str) -> None:
    error = BadInput("position", "error-levels", "mend-use", count=count, known=())
    assert error_text(polish, error).reason == f"narysowano {text}"


def test_a_forbidden_action_names_the_rules_in_any_language(polish: Words) -> None:
    error = IllegalAction(None, Ruling(False, (Cite("MOV-2"), Cite("GRA-1"))), "move up")
    assert str(error) == "move up: forbidden by MOV-2, GRA-1"
    assert tell_error(polish, error) == "move up: zabrania MOV-2, GRA-1"


def test_an_error_crosses_to_another_process_whole() -> None:
    crossed = pickle.loads(pickle.dumps(ERROR))
    assert (crossed.where, crossed.what, crossed.how) == (ERROR.where, ERROR.what, ERROR.how)
    assert str(crossed) == str(ERROR)


def test_where_there_are_no_words_an_error_says_its_key_and_facts() -> None:
    code = (
        "from platformer_nb.core.errors import BadInput\n"
        "print(BadInput('f', 'error-unknown', 'mend-use', word='x', known=('y',)))"
    )
    ran = subprocess.run(
        [sys.executable, "-S", "-c", code], capture_output=True, text=True, cwd=ROOT, check=True
    )
    assert ran.stdout.startswith("f: error-unknown (word x")


# --- suggestions --------------------------------------------------------------------------------------------

VERBS = ("spawn", "move", "portal", "attack", "shove", "coin", "star", "gravity", "buy", "use")


def test_of_many_words_those_are_suggested_that_were_meant() -> None:
    assert one_of("atack", VERBS) == said("mend-did-you-mean", near=("attack",))


def test_a_few_known_words_are_all_named() -> None:
    assert one_of("of", ("on", "off")) == said("mend-use", known=("on", "off"))


def test_a_word_like_no_other_hears_of_all_of_them_or_of_some() -> None:
    assert one_of("zzz", VERBS) == said("mend-use", known=VERBS)
    many = tuple(f"MOV-{n}" for n in range(100))
    assert one_of("zzz", many) == said("mend-such-as", known=many[:3])


def test_a_huge_word_is_not_compared() -> None:
    assert one_of("a" * 50_000, VERBS) == Said("mend-use", {"known": VERBS})


@pytest.mark.parametrize("language", text.languages())
def test_what_an_error_quotes_can_be_shown_and_sent_whatever_it_is(language: str) -> None:
    hostile = "\x1b[31m\ud800\u202e" + "x" * 900_000
    places = (hostile, said("place-action", text=hostile))
    for error in (
        BadInput(places, "error-unknown", one_of(hostile, ["a"]), word=hostile),
        BadInput("here", "error-several", "mend-which", count=2, choices=(hostile, "b")),
    ):
        for told in (tell_error(Words(language), error), str(error)):
            told.encode()
            assert not set("\x1b\u202e") & set(told)
            assert "\\u001b[31m\\ud800\\u202exxx" in told
            assert "…" in told
            assert len(told) < 2000
