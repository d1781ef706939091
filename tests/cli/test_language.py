"""Help, wrong usage, answers and errors come in the language that is asked for."""

from __future__ import annotations

import argparse
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from platformer_nb import cli
from platformer_nb.cli.speech import FILE, Speech, said_of_usage, spoken_language
from platformer_nb.games.platformer.narration.words import NAME
from platformer_nb.text import BASE, languages
from platformer_nb.text.books import folders

COMMANDS = [module.__name__.split(".")[-1].replace("_", "-") for module in cli.COMMANDS]
OTHERS = [language for language in languages() if language != BASE]


def written(language: str) -> list[str]:
    """The files of the command line's words: what belongs to no game, and what does."""
    files = (folder / "text" / language / FILE for folder in folders(NAME))
    return [file.read_text(encoding="utf-8") for file in files]


def plain_messages(language: str) -> dict[str, str]:
    """The messages of the command line that mention nothing, in the lines they are printed in."""
    source = "\n".join(written(language))
    words = Speech(language)
    return {
        entry.id.name: words(entry.id.name)
        for entry in FluentParser().parse(source).body
        if isinstance(entry, ast.Message)
        and entry.value is not None
        and all(isinstance(part, ast.TextElement) for part in entry.value.elements)
    }


def printed(capsys: pytest.CaptureFixture[str], *argv: str) -> str:
    """What a command prints before it ends, in one line, as help is wrapped."""
    with pytest.raises(SystemExit):
        cli.main(argv)
    out, err = capsys.readouterr()
    return " ".join((out + err).split())


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("command", [None, *COMMANDS])
def test_help_has_no_english_left(
    language: str, command: str | None, capsys: pytest.CaptureFixture[str]
) -> None:
    shown = printed(capsys, *filter(None, (command,)), "--language", language, "--help")
    own = Speech(language)
    assert shown.startswith(own("cli-usage"))
    assert own("cli-help") in shown
    left = [
        key
        for key, english in plain_messages(BASE).items()
        if len(english) > 12 and " ".join(english.split()) in shown and own(key) != english
    ]
    assert left == []


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize(
    ("argv", "key", "facts"),
    [
        (("play", "--port", "high"), "cli-wrong-value", {"value": "'high'"}),
        (("rules", "--fly"), "cli-wrong-unknown", {"names": "--fly"}),
        (("replay", "x", "--to"), "cli-wrong-one-value", {}),
        (("tiles", "--json=1"), "cli-wrong-flag", {"value": "'1'"}),
    ],
)
def test_wrong_usage_is_said_in_the_language(
    language: str,
    argv: tuple[str, ...],
    key: str,
    facts: dict[str, str],
    capsys: pytest.CaptureFixture[str],
) -> None:
    shown = printed(capsys, argv[0], "--language", language, *argv[1:])
    assert Speech(language)(key, **facts) in shown


@pytest.mark.parametrize("language", languages())
def test_wrong_usage_names_what_is_missing_in_the_language(
    language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    own = Speech(language)
    names = f"{own('cli-value-position')}, {own('cli-value-action')}"
    assert own("cli-wrong-missing", names=names) in printed(capsys, "judge", "--language", language)


def values(parser: argparse.ArgumentParser) -> Iterator[str]:
    """What each value is called that a command takes, in the commands below it too."""
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            for below in action.choices.values():
                yield from values(below)
        elif action.nargs != 0:
            yield str(action.metavar or action.dest)


@pytest.mark.parametrize("language", OTHERS)
def test_no_value_has_an_english_name_but_those_that_are_the_same_everywhere(language: str) -> None:
    english, own = Speech(BASE), Speech(language)
    same = {said for key, said in plain_messages(BASE).items() if own(key) == english(key)}
    pairs = zip(values(cli.parser(english)), values(cli.parser(own)), strict=True)
    left = {before for before, after in pairs if before == after} - same
    assert left == {"N"}


@pytest.mark.parametrize(
    ("argv", "language"),
    [
        (("judge", "--language", "pl"), "pl"),
        (("--language", "pl", "judge"), "pl"),
        (("judge", "--language=uk"), "uk"),
        (("judge", "--lang", "pl"), "pl"),
        (("judge", "--legal"), BASE),
        (("judge", "--", "--language", "pl"), BASE),
        (("judge", "--language"), BASE),
        (("judge", "--language", "xx"), BASE),
        (("judge", "--language", "pl", "--language", "uk"), "uk"),
    ],
)
def test_the_language_of_help_is_known_before_anything_is_parsed(
    argv: tuple[str, ...], language: str
) -> None:
    assert spoken_language(argv) == language


def test_the_environment_asks_for_a_language_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "pl_PL.UTF-8")
    assert spoken_language(("judge",)) == "pl"
    monkeypatch.setenv("PLATFORMER_LANGUAGE", "uk")
    assert spoken_language(("judge",)) == "uk"
    assert spoken_language(("judge", "--language", "en")) == "en"


def test_a_language_that_is_not_there_is_one_message(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["tiles", "--language", "xx"]) == 2
    said = capsys.readouterr().err
    assert said == (
        "platformer-nb tiles: language xx: there are no texts in this language. "
        f"Use one of {', '.join(languages())}\n"
    )


def test_the_language_may_stand_before_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["--language", "pl", "rules", "MOV-1"]) == 0
    before = capsys.readouterr().out
    assert cli.main(["rules", "MOV-1", "--language", "pl"]) == 0
    assert capsys.readouterr().out == before
    assert cli.main(["--language", "uk", "rules", "MOV-1", "--language", "pl"]) == 0
    assert capsys.readouterr().out == before


def test_a_language_that_only_the_environment_has_wrong_is_named(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PLATFORMER_LANGUAGE", "xx")
    assert cli.main(["tiles"]) == 2
    assert "PLATFORMER_LANGUAGE" in capsys.readouterr().err
    assert printed(capsys, "tiles", "--help").startswith("usage:")


@pytest.mark.parametrize("language", languages())
def test_an_error_is_told_in_the_language(
    language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    from platformer_nb.games.platformer.narration.words import Words

    words = Words(language)
    assert cli.main(["judge", "nowhere.txt", "end", "--language", language]) == 2
    assert words("mend-name-file") in capsys.readouterr().err
    assert cli.main(["rules", "ZZZ-99", "--language", language]) == 2
    assert words("error-not-there") in capsys.readouterr().err


@pytest.mark.parametrize("language", languages())
def test_what_cannot_be_read_is_told_in_the_language(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    from platformer_nb.games.platformer.narration.words import Words
    from platformer_nb.text.errors import beside

    path = tmp_path / "small.txt"
    path.write_text("map:\n  +----+\n  |  1 |\n  +====+\n", encoding="utf-8")
    assert cli.main(["judge", str(path), "mvoe up", "--language", language]) == 2
    said = capsys.readouterr().out
    words = Words(language)
    assert words("error-no-action", word="mvoe") in said
    assert words("judge-unreadable", action="mvoe up") in said
    assert words("mend-did-you-mean", near=beside(words, "move")) in said


def test_no_message_has_a_sign_that_argparse_would_fill_in() -> None:
    for language in languages():
        for line in "\n".join(written(language)).splitlines():
            assert line.startswith("#") or "%" not in line, (language, line)


def test_argparse_itself_is_left_as_it_is(capsys: pytest.CaptureFixture[str]) -> None:
    before = vars(argparse)["_"]
    printed(capsys, "judge", "--language", "pl")
    assert vars(argparse)["_"] is before


def test_a_message_without_words_of_ours_is_said_as_it_is() -> None:
    assert said_of_usage(Speech("pl"), "something else") == "something else"


def test_help_comes_without_the_game_the_server_and_the_other_words() -> None:
    code = (
        "import sys\n"
        "from platformer_nb.cli import main\n"
        "try: main(['judge', '--help'])\n"
        "except SystemExit: pass\n"
        "print(*sys.modules, file=sys.stderr)"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    loaded = set(ran.stderr.split())
    heavy = {"pydantic", "tornado", "voila", "jupyterlab", "ipywidgets"}
    heavy |= {"platformer_nb.games.platformer"}
    assert not heavy & loaded
