"""What a command cannot use is refused in one message: where it is, what is wrong, how to mend it."""

from __future__ import annotations

from pathlib import Path

import pytest

from platformer_nb.cli import main
from platformer_nb.cli.commands import judge
from platformer_nb.core.errors import BadInput
from platformer_nb.serve.listening import listen_on

REFUSED = {
    ("simulate", "--games", "0"): (
        "--games: “0” is not a whole number above 0. Give a whole number, 1 or more"
    ),
    ("simulate", "--games", "1", "--processes", "-2"): (
        "--processes: “-2” is not a whole number above 0. Give a whole number, 1 or more"
    ),
    ("simulate", "--games", "1", "--players", "5"): (
        "--players: “5” is not a possible number of players. "
        "Give a number from 1 to 4, several separated by commas, or “all”"
    ),
    ("simulate", "--games", "1", "--bots", "genius"): "--bots: “genius” is unknown. Use one of ",
    ("simulate", "--games", "1", "--boss", "dragon"): (
        "--boss: “dragon” is unknown. Use one of medusa, ikee"
    ),
    ("simulate", "--games", "1", "--out", "/nowhere/report.json"): (
        "/nowhere/report.json: there is no folder /nowhere. Make it first"
    ),
    ("judge", "nowhere.txt", "end"): "nowhere.txt: it cannot be read (there is no such file). ",
    ("rules", "MVO-2"): "rule MVO-2: there is none of that name. Did you mean MOV-2",
    ("rules", "?"): "rule ?: there is none of that name. Name one such as SET-1, SET-2, SET-3",
    ("tiles", "f99"): "f99: there is none of that name. Did you mean f0",
    ("tiles", "--dungeon", "attic"): (
        "--dungeon attic: there is none of that name. Use one of forest, void"
    ),
    ("check-content", "/nowhere"): "/nowhere: there is no such folder. Name an existing folder",
    ("tutor", "--no-browser", "--token"): (
        "--token: only the tutor’s page without code has this; JupyterLab always asks for a token "
        "of its own. Leave it out, or add --page"
    ),
    ("tutor", "--no-browser", "--most", "5"): "--most: only the tutor’s page without code has this",
    ("tutor", "--no-browser", "--folder", "/nowhere"): (
        "/nowhere: there is no such folder. Name a folder of notebooks"
    ),
}


@pytest.mark.parametrize("argv", REFUSED, ids=" ".join)
def test_one_message_says_where_what_and_how_to_mend_it(
    argv: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(argv) == 2
    out, err = capsys.readouterr()
    assert err.splitlines()[-1].startswith(f"platformer-nb {argv[0]}: {REFUSED[argv]}")
    assert "Traceback" not in out + err


SURROGATE, ESCAPE = "A\udcff", "A\x1b[31m"
TYPED = (
    *(("judge", word, "end") for word in (SURROGATE, ESCAPE)),
    *((command, word) for command in ("rules", "replay", "tiles") for word in (SURROGATE, ESCAPE)),
    *((command, word) for command in ("lessons", "check-content") for word in (SURROGATE, ESCAPE)),
    *(
        ("simulate", "--games", "1", option, word)
        for option in ("--seed", "--bots", "--boss", "--dungeon", "--players")
        for word in (SURROGATE, ESCAPE)
    ),
    ("play", "--no-browser", "--host", SURROGATE),
    *(("--language", word, "rules", "MOV-1") for word in (SURROGATE, ESCAPE)),
)
"""Words that a shell hands on though no text has them: a byte that is no UTF-8, an order to a terminal."""


@pytest.mark.parametrize("argv", TYPED, ids=ascii)
def test_what_cannot_be_shown_is_told_by_its_code(
    argv: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(argv) == 2
    out, err = capsys.readouterr()
    (out + err).encode()
    assert "\x1b" not in out + err
    assert "\\udcff" in err or "\\u001b[31" in err or "cannot be shown" in err


def test_a_position_without_actions_needs_one(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "small.txt"
    file.write_text("map:\n  +----+\n  |  1 |\n  +====+\n", encoding="utf-8")
    assert main(["judge", str(file)]) == 2
    said = capsys.readouterr().err
    assert said.endswith("actions: no action is given. Add actions, or --legal to list them\n")


def test_a_huge_file_is_not_read(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "huge.txt"
    file.write_bytes(b"#" * (judge.MAX_BYTES + 1))
    assert main(["judge", str(file), "end"]) == 2
    assert capsys.readouterr().err.endswith("it is too large. At most 200,000 bytes are read\n")


def test_a_file_in_another_encoding_says_where(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "latin.txt"
    file.write_bytes(b"# caf\xe9")
    assert main(["judge", str(file), "end"]) == 2
    assert capsys.readouterr().err.endswith("byte 5 is not UTF-8. Save the file as UTF-8 text\n")


def test_a_page_without_its_notebook_is_an_incomplete_installation(tmp_path: Path) -> None:
    from platformer_nb.serve import play  # Voilà: not when tests are merely collected

    with pytest.raises(BadInput) as caught:
        play.serve(tmp_path / "play.ipynb")
    assert caught.value.reason == "there is no such notebook"
    assert caught.value.mend == "Check that the installation is complete"


def test_a_tutorial_without_its_folder_is_refused(tmp_path: Path) -> None:
    from platformer_nb.serve import tutor  # JupyterLab: not when tests are merely collected

    with pytest.raises(BadInput) as caught:
        tutor.serve(tmp_path / "nowhere")
    assert caught.value.reason == "there is no such folder"


def test_an_address_of_another_machine_cannot_be_listened_on() -> None:
    with pytest.raises(BadInput) as caught:
        listen_on("192.0.2.1", 8123, preferred=0)
    assert caught.value.place == "--host 192.0.2.1 --port 8123"
    assert caught.value.reason.startswith("the server cannot listen there (")
    assert "127.0.0.1" in caught.value.mend
