"""`platformer-nb --game moths …`: every command; help and the servers as they are typed, in processes of their own."""

import io
import json
import signal
import subprocess
import sys
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from typing import Any, NamedTuple
from unittest.mock import patch
from urllib.request import urlopen

import pytest

from platformer_nb.cli import main
from platformer_nb.text import Words
from tests.toy.dealing import random_game

HOT = """\
night: 2 of 4
lamp: 6 4
moth 1: wings 1 4 6; dust 1
moth 2: wings 2 3 5; dust 0
deck: 1 3 5
"""


LINE = [sys.executable, "-m", "platformer_nb"]


class Answer(NamedTuple):
    """What a command prints, and its exit code."""

    returncode: int
    stdout: str
    stderr: str


def command(*args: str, given: str = "", language: str = "en") -> Answer:
    """What the command answers, asked in this process."""
    out, err = io.StringIO(), io.StringIO()
    with (
        redirect_stdout(out),
        redirect_stderr(err),
        patch.object(sys, "stdin", io.TextIOWrapper(io.BytesIO(given.encode()), "utf-8")),
    ):
        try:
            code = main(["--language", language, "--game", "moths", *args])
        except SystemExit as end:
            code = int(end.code or 0)
    return Answer(code, out.getvalue(), err.getvalue())


def answered(*args: str, given: str = "", code: int = 0) -> Any:
    """What the command answers as JSON."""
    ran = command(*args, "--json", given=given)
    assert ran.returncode == code, ran.stderr
    return json.loads(ran.stdout)


def test_help_as_it_is_typed_tells_of_every_command() -> None:
    told = subprocess.run(
        [*LINE, "--language", "en", "--game", "moths", "--help"], capture_output=True, text=True
    ).stdout
    for name in ("play", "tutor", "lessons", "judge", "rules", "replay", "text", "simulate"):
        assert f"  {name} " in told, name


def test_judge_says_which_rule_forbids_it_and_what_is_legal_instead(tmp_path: Path) -> None:
    path = tmp_path / "hot.txt"
    path.write_text(HOT)
    (verdict,) = answered("judge", str(path), "lay 1", code=1)
    assert not verdict["legal"]
    assert [cite["rule"] for cite in verdict["cites"]] == ["WING-2"]
    assert command("judge", str(path), "lay 6").returncode == 0
    assert command("judge", str(path), "fly").returncode == 2
    assert "lay 6" in command("judge", str(path), "--legal").stdout
    assert "Żar wynosi 4" in command("judge", str(path), "lay 1", language="pl").stdout


def test_rules_are_listed_shown_and_covered(game: Any) -> None:
    assert command("rules").stdout.count("(p. ") == 10
    shown = command("rules", "WING-2").stdout
    assert "bears_the_heat" in shown
    assert "lay 3" in shown
    assert {row["rule"] for row in answered("rules")} == set(game.rulebook.entries)
    assert command("rules", "MOV-1").returncode == 2


def test_lessons_are_listed_and_checked() -> None:
    told = command("lessons", "--check")
    assert told.returncode == 0, told.stdout
    assert "01-lamp" in told.stdout


def test_a_record_is_replayed_and_a_false_one_is_not(game: Any) -> None:
    session = random_game(game, 2)
    record = session.record(game)
    told = command("replay", "-", given=record)
    assert told.returncode == 0, told.stderr
    assert game.narrator.outcome(session.state, Words("en", "moths")) in told.stdout
    lay = next(action for action in session.written() if action.startswith("lay"))
    place = session.written().index(lay)
    broken = json.loads(record)
    broken["actions"][place] = "rest 5"
    assert command("replay", "-", given=json.dumps(broken)).returncode == 2


def test_simulate_reports_and_writes_a_notebook(tmp_path: Path) -> None:
    book = tmp_path / "report.ipynb"
    more = ("--games", "4", "--processes", "2", "--notebook", str(book))
    told = command("simulate", *more)
    assert told.returncode == 0, told.stderr
    assert "Bright bot" in told.stdout
    assert json.loads(book.read_text())["cells"]
    report = answered("simulate", "--games", "2", "--players", "3", "--nights", "3")
    assert report["options"]["nights"] == [3]
    assert [group["players"] for group in report["groups"]] == [3]


@pytest.mark.parametrize("name", ["content", "tiles", "check-content"])
def test_what_the_game_lacks_is_refused_in_words(name: str) -> None:
    told = command(name)
    assert told.returncode == 2
    assert "moths: it has no content" in told.stderr
    assert "Traceback" not in told.stderr


def test_text_shows_a_key_of_the_game_in_every_language() -> None:
    told = answered("text", "do-rest")
    assert list(told) == ["do-rest"]
    assert told["do-rest"].items() >= {"en": "Rest", "pl": "Odpocznij", "uk": "Відпочити"}.items()


@pytest.mark.parametrize(
    ("args", "title"), [(("play",), "window-title"), (("tutor", "--page"), "tutor-word-window")]
)
def test_its_pages_are_served_under_its_own_title(args: tuple[str, ...], title: str) -> None:
    line = [*LINE, "--language", "pl", "--game", "moths"]
    with subprocess.Popen([*line, *args, "--no-browser"], stdout=subprocess.PIPE, text=True) as run:
        try:
            assert run.stdout is not None
            address = next(word for word in run.stdout.readline().split() if "://" in word)
            with urlopen(address, timeout=90) as page:
                html = page.read().decode()
        finally:
            run.send_signal(signal.SIGINT)
    words = Words("pl", "moths")
    assert f"<title>{words(title if words.has(title) else 'choose-game')}</title>" in html
    assert run.returncode == 0
