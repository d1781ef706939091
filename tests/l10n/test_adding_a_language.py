"""A language is added as docs/languages.md says: a folder with a few keys, and a check of what is missing."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from platformer_nb.cli import main
from platformer_nb.content.files import TEXTS
from platformer_nb.l10n.messages import messages
from platformer_nb.text import Words, chosen_language, languages
from platformer_nb.text.books import book

CODE = "eo"
KEYS = {
    "common/text/eo/common.ftl": "language-name = Esperanto\nundo = Malfari\n",
    "platformer/text/eo/cards.ftl": "card-medusa = Meduzo\n    .acc = Meduzon\n",
}


@pytest.fixture
def translation(tmp_path: Path) -> Path:
    for name, text in KEYS.items():
        path = tmp_path / "translation" / name
        path.parent.mkdir(parents=True)
        path.write_text(text, encoding="utf-8")
    return tmp_path / "translation"


def run(translation: Path, *argv: str) -> subprocess.CompletedProcess[str]:
    """Run a program where the folder is added."""
    return subprocess.run(
        [sys.executable, *argv],
        capture_output=True,
        text=True,
        env=os.environ | {TEXTS: str(translation), "PYTHONIOENCODING": "utf-8"},
    )


def test_the_guide_names_the_variable_the_folders_and_the_check(root: Path) -> None:
    guide = (root / "docs" / "languages.md").read_text(encoding="utf-8")
    assert f"export {TEXTS}=translation" in guide
    assert f"translation/common/text/{CODE}/common.ftl" in guide
    assert f"platformer-nb text --coverage --only {CODE}" in guide


def test_without_the_folder_there_is_no_such_language() -> None:
    assert CODE not in languages()


@pytest.fixture
def added(translation: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The folder is added in this process, and nothing of it is left."""
    monkeypatch.setenv(TEXTS, str(translation))
    yield
    book.cache_clear()
    messages.cache_clear()


@pytest.mark.usefixtures("added")
def test_what_is_translated_is_said_and_the_rest_is_in_english() -> None:
    assert CODE in languages()
    assert chosen_language("eo_XX.UTF-8") == CODE
    words = Words(CODE, "platformer")
    assert (words("undo"), words("redo")) == ("Malfari", Words("en", None)("redo"))
    assert words.name("card-medusa", "acc") == "Meduzon"
    assert words.number(1234.5) == "1\xa0234,5"
    assert Words("pl", "platformer")("undo") != "Malfari"


@pytest.mark.usefixtures("added")
def test_the_check_says_what_is_missing(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["text", "--coverage", "--only", CODE, "--json"]) == 1
    found = json.loads(capsys.readouterr().out)["languages"][CODE]
    missing = {str(key).rpartition(":")[2] for key in found["missing"]}
    assert len(missing) > 3_000
    assert "redo" in missing
    assert not {"undo", "language-name", "card-medusa"} & missing


def test_a_mistake_is_named_with_its_place(translation: Path) -> None:
    (translation / "common/text/eo/cli.ftl").write_text("oops\n", encoding="utf-8")
    ran = run(translation, "-m", "platformer_nb", "--language", CODE, "rules", "MOV-2")
    assert ran.returncode == 2
    assert re.search(r"cli\.ftl.*1", ran.stderr), ran.stderr


def test_the_page_offers_it(translation: Path) -> None:
    offered = (
        "from platformer_nb.text.choosing import language_choices; "
        "print([one['name'] for one in language_choices()])"
    )
    ran = run(translation, "-c", offered)
    assert "'Esperanto'" in ran.stdout, ran.stderr
