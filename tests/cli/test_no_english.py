"""In a language of its own nothing that a command prints is English, answer, help or error."""

from __future__ import annotations

import contextlib
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from platformer_nb.cli import COMMANDS, main
from platformer_nb.core.errors import BadInput
from platformer_nb.games.platformer.content import load_rulebook
from platformer_nb.games.platformer.view.new_tables import new_table
from platformer_nb.text import BASE, Words, languages
from platformer_nb.text.errors import tell_error
from platformer_widgets import open_lesson
from tests.foreign import foreign

OTHERS = [language for language in languages() if language != BASE]

POSITION = """\
map:
    +----+----+----+----+
  2 |  W : ^  :H   :   g|
    +====+    +=HH=+    +
  1 |    :    :H 1 : $  |
    +====+====+====+====+
hero 1: sweety; coins 3
pool: move shove star
"""


def printed(capsys: pytest.CaptureFixture[str], language: str, *argv: str) -> str:
    """All that a command prints, without what its user has typed."""
    with contextlib.suppress(SystemExit):
        main(["--language", language, *argv])
    out, err = capsys.readouterr()
    text = out + err
    return text


def without_echo(text: str, typed: str) -> str:
    """The text without what repeats the words of a wrong input, quoted, or as what it is about."""
    text = re.sub(r"^\? .*?: ", "", text, flags=re.MULTILINE)
    for word in sorted(set(re.findall(r"[^\s:;„“”«»]+", typed)), key=len, reverse=True):
        text = re.sub(rf"([„«“' ]){re.escape(word)}([”»':])", r"\1\2", text)
    return re.sub(r"n{40,}…?", "", text)


# --- the check itself ------------------------------------------------------------------------------

ENGLISH = {
    "pl": (
        "  > Potem: 1 at b1; hero 1 has greedymmer used",
        "  > Nowa gra: players 2; levels 4; forest, medusa",
        "  hero 1: sweety; coins 3; special sword",
        "  pool: move move star",
        "    Kości: move move sword   Serca: 4",
        "  # nobody-crosses-a-wall",
        "platformer-nb judge: x: nie da się tego odczytać (No such file or directory)",
        "zapis, wiersz 1: to nie jest JSON (Expecting value)",
        "  1 |  1 :    | then the Hero falls",
        "  > move up and then fall",
        "Idź na c3 (up)",
        "„fall down”",
    ),
    "uk": (
        "  > Після цього: hero 1 coins 2",
        "  game: levels 2",
        "Хід Медузи (hold)",
        "  > hold your horses",
    ),
}
"""Lines as they were printed once, and such as hide English where something may be typed."""

OWN = {
    "pl": (
        "  > move up – Idź na c3 (ruch)",
        "    Kości: ruch (move) ×2, miecz (sword)   Serca: 4",
        "    hold = trzymaj się Drabiny; drop = puść się i spadaj",
        "      Buty Szybkości (boots-of-haste): zużyta",
        "  1 |    :  1 :H Gc: ^  |",
        "GRA-1 (s. 10) Gdy działa Grawitacja, każda figurka spada.",
    ),
    "uk": ("  > hold – Триматися за Драбину", "    up        вгору"),
}


@pytest.mark.parametrize("line", [(x, line) for x, lines in ENGLISH.items() for line in lines])
def test_english_is_found_wherever_it_hides(line: tuple[str, str]) -> None:
    assert foreign(*line)


@pytest.mark.parametrize("line", [(x, line) for x, lines in OWN.items() for line in lines])
def test_what_is_typed_may_stand_beside_its_meaning(line: tuple[str, str]) -> None:
    assert foreign(*line) == []


# --- answers and help ------------------------------------------------------------------------------

NAMES = [module.__name__.split(".")[-1].replace("_", "-") for module in COMMANDS]
ANSWERS = (
    ("--help",),
    *((name, "--help") for name in NAMES),
    ("rules",),
    ("rules", "--words"),
    ("rules", "--coverage", "MAP-3", "ENM-3"),
    ("content",),
    ("tiles",),
    ("lessons",),
    ("lessons", "--check", "03-jumping"),
    ("check-content",),
    ("simulate", "--games", "1", "--players", "2", "--bots", "random", "--processes", "1"),
)


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("argv", ANSWERS, ids=" ".join)
def test_an_answer_has_no_english(
    language: str, argv: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    text = printed(capsys, language, *argv)
    assert len(text) > 60
    assert foreign(language, text) == []


@pytest.mark.parametrize("language", OTHERS)
def test_no_rule_and_no_example_of_one_has_english(
    language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    text = printed(capsys, language, "rules", *load_rulebook())
    assert len(text.splitlines()) > 10_000
    assert foreign(language, text) == []


@pytest.mark.parametrize("language", OTHERS)
def test_a_judged_action_and_a_replayed_game_have_no_english(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "position.txt").write_text(POSITION, encoding="utf-8")
    drawn = str(tmp_path / "position.txt")
    table = new_table([{"name": "1", "hero": "sweety"}, {"name": "2"}], seed=7)
    for wish in ("spawn", "end", "set none", "spawn", "gravity"):
        rules = table.session.rules
        written = (rules.write_action(table.state, a) for a in rules.actions(table.state))
        table.do(next(a for a in written if a.startswith(wish)))
    (tmp_path / "game.json").write_text(table.record(), encoding="utf-8")
    for argv in (
        ("judge", drawn, "move up", "stop", "end", "--explain"),
        ("judge", drawn, "--legal"),
        ("replay", str(tmp_path / "game.json")),
    ):
        assert foreign(language, printed(capsys, language, *argv)) == []


# --- errors ---------------------------------------------------------------------------------------

ACTIONS = (
    *("mvoe up", "move", "move sideways", "move z9", "move up up", "attack dragon", "attack"),
    *("attack werewolf with", "move up with sword+2", "move up with forge", "shove werewolf"),
    *("buy broom", "turn move to pie", "target", "set", "roll move", "reveal x", "reveal 1"),
    *("first x", "deal bob", "boss-die up", "move up" * 80, "", "portal"),
)
LINES = (
    *("mapp:", "pool: move\npool: move", "roll: pie", "enemy die: up", "bonus: shove 1"),
    *("game: players 9", "game: boss dragon", "game: levels 99", "game: ruling ZOC-1 sometimes"),
    *("turn: 2; step dancing", "turn: 2; hero 7", "pending: dance", "tower: 1 f99 f02 gloop"),
    *("tower: x", "shop: items x", "shop: weapons x", "decks: items x", "boss: deck x"),
    *("artifacts: x", "solo: event x", "hero 1: x", "hero 1: sweety; money 3", "blah"),
    *("hero 1: sweety; coins x", "hero 1: sweety; tokens x", "hero 1: sweety; hearts 99"),
)
RECORDS = (
    *("", "{", "[]", '{"a":1,}', '{"a":1,"a":2}', "nul", "[1,2", '{"a":"\\x"}', '{"a":\x01}'),
    *('{"a":1} x', "9" * 5000, "[" * 2000, "\ufeff{}", "{'a':1}", '{"players": 7}', '{"a" 1}'),
)
USAGE = (
    *((), ("fly",), ("judge",), ("rules", "--fly"), ("rules", "XYZ"), ("rules", "--cov=1")),
    *(("tiles", "f99"), ("tiles", "--dungeon"), ("tiles", "--dungeon", "x"), ("text",)),
    *(("play", "--port", "high"), ("play", "--port", "99999", "--no-browser")),
    *(("simulate", "--games", "0"), ("simulate", "--players", "7"), ("simulate", "--bots", "x")),
    *(("simulate", "--boss", "x", "--games", "1"), ("lessons", "99-x"), ("judge", "/nowhere", "x")),
    *(("check-content", "/nowhere"), ("text", "zzz"), ("judge", "a\0b", "x")),
    *(("judge", os.sep, "x"), ("replay", "n" * 5000), ("check-content", "--schemas", "/proc/x")),
)


def complaints(folder: Path) -> Iterator[tuple[str, ...]]:
    """Commands that cannot be carried out."""
    drawn = folder / "position.txt"
    drawn.write_text(POSITION, encoding="utf-8")
    yield from (("judge", str(drawn), action) for action in ACTIONS)
    for number, line in enumerate(LINES):
        path = folder / f"{number}.txt"
        path.write_text(f"{POSITION}{line}\n", encoding="utf-8")
        yield ("judge", str(path), "end")
    for number, record in enumerate(RECORDS):
        path = folder / f"{number}.json"
        path.write_text(record, encoding="utf-8")
        yield ("replay", str(path))
    yield from USAGE


@pytest.mark.parametrize("language", OTHERS)
def test_no_error_has_english(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    found = []
    for argv in complaints(tmp_path):
        text = printed(capsys, language, *argv)
        assert text.strip(), argv
        files = [f.read_text(encoding="utf-8") for f in map(Path, argv) if tmp_path in f.parents]
        typed = " ".join((*argv, *files)).replace(POSITION, "")
        found += [(argv, line) for line in foreign(language, without_echo(text, typed))]
    assert found == []


IN_A_NOTEBOOK = """
import sys
from IPython.core.interactiveshell import InteractiveShell

shell = InteractiveShell.instance(colors="nocolor")
shell.run_cell("from platformer_widgets import open_lesson")
shell.run_cell("import sys; lesson = open_lesson('02-moving', sys.argv[1])")
wrongs = ["lesson.show(99)", "lesson.exercise(1).session.do(['move up'])", "open_lesson('99', sys.argv[1])", "leson"]
for wrong in [*wrongs, "nothing_like_it", "leson"]:
    print(f"cell {wrong}")
    shell.run_cell(wrong)
"""


@pytest.mark.parametrize("language", OTHERS)
def test_an_error_that_a_notebook_shows_is_told_in_the_language_of_the_lesson(
    language: str,
) -> None:
    ran = subprocess.run(
        [sys.executable, "-c", IN_A_NOTEBOOK, language], capture_output=True, text=True, check=True
    )
    cells = [cell.strip().splitlines()[1:] for cell in ran.stdout.split("cell ")[1:]]
    *shown, unlike, near = cells
    assert [len(lines) for lines in (*shown, near)] == [2] * 5, "what is wrong, and what to do"
    kinds = [first.partition(":")[0] for first, _ in shown]
    assert kinds == ["BadInput", "NotGiven", "BadInput", "NameError"]
    for first, mend in shown:
        told = first.partition(":")[2].replace("['move up'] (list)", "").replace("leson", "")
        assert foreign(language, told) == []
        assert foreign(language, mend.replace("lesson", "")) == []
    assert "lesson" in shown[-1][1], "the name that was meant"
    assert any("Traceback" in line for line in unlike), "any other name is Python's own affair"


def test_an_error_is_english_in_python_whatever_a_lesson_speaks() -> None:
    lesson = open_lesson("02-moving", OTHERS[0])
    with pytest.raises(BadInput, match="there are only 3") as wrong:
        lesson.show(99)
    assert str(wrong.value) == tell_error(Words(BASE, "platformer"), wrong.value)
