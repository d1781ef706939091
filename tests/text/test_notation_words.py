"""Beside every word that is typed stands what it means, in every language, wherever a reader looks."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from platformer_nb.cli import main
from platformer_nb.games.platformer import GAME
from platformer_nb.games.platformer.kinds.dice import SIDES
from platformer_nb.games.platformer.model.box.box import ENEMY_FACES, SYMBOLS
from platformer_nb.games.platformer.model.terrain import DIRECTIONS
from platformer_nb.games.platformer.narration.words import NAME, Words
from platformer_nb.games.platformer.notation.action_parser import first_words
from platformer_nb.games.platformer.notation.action_parts import OUTSIDE
from platformer_nb.lessons.track.lesson import open_lesson
from platformer_nb.text import BASE, languages
from platformer_nb.text.errors import beside
from platformer_nb.text.naming import naming
from platformer_nb.text.notation import legend, meaning, table

DOCS = Path(__file__).parents[2] / "docs" / "notation.md"
KINDS = naming(NAME).typed
IN_ACTIONS = {kind: KINDS[kind] for kind in naming(NAME).actions}
OTHERS = [language for language in languages() if language != BASE]


def test_the_table_has_every_word_that_the_rules_can_read() -> None:
    assert set(first_words()) <= {*KINDS["deeds"], *KINDS["chance"]}
    assert {*DIRECTIONS, OUTSIDE} == set(KINDS["ways"])
    assert set(SYMBOLS) == set(KINDS["symbols"])
    assert set(SIDES) - set(SYMBOLS) <= set(KINDS["joints"])
    assert {"enemy", *ENEMY_FACES} <= {w for words in KINDS.values() for w in words}


def test_the_table_has_every_line_of_a_position_that_the_page_explains() -> None:
    page = DOCS.read_text(encoding="utf-8").partition("## The other lines")[2]
    keys = re.findall(r"^\| `([a-z ]+?)(?: 1)?:", page.partition("## Actions")[0], re.MULTILINE)
    assert len(keys) > 10
    assert set(keys) - {"script"} <= set(KINDS["lines"])


@pytest.mark.parametrize("language", languages())
def test_every_word_has_a_meaning_of_its_own(language: str) -> None:
    words = Words(language, strict=True)
    for kind, those in KINDS.items():
        meanings = [meaning(words, kind, word) for word in those]
        assert len(set(meanings)) == len(meanings), kind
        for word, text in zip(those, meanings, strict=True):
            assert language == BASE or text.lower() != word or text == "Boss", word


@pytest.mark.parametrize("language", languages())
def test_a_symbol_is_called_as_it_is_on_the_dice(language: str) -> None:
    words = Words(language)
    assert [meaning(words, "symbols", s) for s in SYMBOLS] == [
        words(f"symbol-{s}") for s in SYMBOLS
    ]


@pytest.mark.parametrize("language", languages())
def test_the_page_of_the_notation_shows_the_table_in_every_language(language: str) -> None:
    page, words = DOCS.read_text(encoding="utf-8"), Words(language)
    (head,) = (row.lower() for row in page.splitlines() if row.startswith("| word |"))
    column = head.strip("| ").split(" | ").index(words("language-name").lower())
    rows = [row.split(" | ") for row in page.splitlines() if row.startswith("| `") and " | " in row]
    shown = {
        (row[0].strip("| `"), row[column].removesuffix(" |"))
        for row in rows
        if len(row) == 1 + len(languages())
    }
    wanted = {(w, meaning(words, kind, w)) for kind, those in KINDS.items() for w in those}
    assert wanted <= shown


@pytest.mark.parametrize("language", languages())
def test_help_the_rules_and_a_lesson_show_it(
    language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    words = Words(language)
    with pytest.raises(SystemExit):
        main(["judge", "--help", "--language", language])
    helped = capsys.readouterr().out
    assert all(line in helped for line in legend(words, IN_ACTIONS))
    assert main(["rules", "--words", "--language", language]) == 0
    assert capsys.readouterr().out.splitlines() == "\n".join(table(words, KINDS)).splitlines()
    assert main(["rules", "MAP-3", "--language", language]) == 0
    told = capsys.readouterr().out
    assert f"right = {meaning(words, 'ways', 'right')}" in " ".join(told.split())
    assert "lullaby" not in told
    assert repr(open_lesson(GAME, "02-moving", language).notation) == "\n".join(table(words, KINDS))


@pytest.mark.parametrize("language", languages())
def test_a_board_says_beside_an_action_what_it_does_but_in_english(language: str) -> None:
    shown = repr(open_lesson(GAME, "02-moving", language).show(1))
    refused = repr(open_lesson(GAME, "02-moving", language).exercise(1).do("move down"))
    assert ("\n> move right\n" in shown) == (language == BASE)
    assert ("\n> move right – " in shown) == (language != BASE)
    assert ("\n    move up with move\n" in f"{refused}\n") == (language == BASE)


@pytest.mark.parametrize("language", OTHERS)
def test_a_word_in_a_list_takes_its_meaning_from_the_others(language: str) -> None:
    words = Words(language)
    assert beside(words, "move", SYMBOLS) == f"move ({words('symbol-move')})"
    assert beside(words, "move", ["move", "spawn"]) == f"move ({meaning(words, 'deeds', 'move')})"
    assert beside(words, "werewolf") == f"werewolf ({words('card-werewolf')})"
    assert beside(Words(BASE), "werewolf") == "werewolf"
