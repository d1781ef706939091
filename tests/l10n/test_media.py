"""Each medium is told its own words: the page knows no cells, a notebook's code no clicks."""

from pathlib import Path
from typing import Any

import pytest

from platformer_nb.games.platformer import GAME
from platformer_nb.l10n import media
from platformer_nb.l10n.media import lesson_media_faults, page_media_faults, variant_faults
from platformer_nb.l10n.messages import messages
from platformer_nb.l10n.style import Media, style
from platformer_nb.lessons.track.lesson import Lesson, open_lesson
from platformer_nb.lessons.track.loading import lesson_names
from platformer_nb.text import PAGE, Words, languages


@pytest.mark.parametrize("name", lesson_names(GAME))
def test_every_lesson_says_in_each_medium_what_belongs_there(name: str) -> None:
    assert list(lesson_media_faults(open_lesson(GAME, name, "en"), languages())) == []


@pytest.mark.parametrize("language", languages())
def test_the_words_of_the_page_speak_of_no_notebook(language: str) -> None:
    assert list(page_media_faults(GAME, language)) == []
    assert list(variant_faults(GAME, language)) == []


@pytest.mark.parametrize("language", languages())
def test_every_language_lists_words_of_both_media(language: str) -> None:
    found = style(language, GAME.name).media

    assert found.notebook
    assert found.page


def test_an_excuse_is_needed() -> None:
    for language in languages():
        excused = style(language, GAME.name).media.excused
        check = media._Check(GAME, language)
        check.media = check.media.model_copy(update={"excused": {}})
        assert [key for key in excused if not [*check.both([key]), *check.code([key])]] == []


class Planted(Words):
    """Texts with one of them changed: a text for the page, and one for a notebook."""

    texts: tuple[str, str] = ("", "")

    def fill(self, key: str, args: Any) -> str:
        if key == "lesson-moving-corner":
            return self.texts[not self.medium]
        return super().fill(key, args)


@pytest.mark.parametrize(
    ("shown", "cells", "said"),
    [
        ("In the cell.", "In the cell.", "en: the page says “cell”"),
        ("Go.", "Click on c2.", "en: a notebook says “Click”"),
        ("Click on c2.", "Click on c2.", ""),
        ("Two ways. Try the line.", "Two ways. Run the cell.", ""),
        ("Type `move up`.", "Type `move up`.", "en: the page says “move up”, as it is typed"),
        ("A `^` bites.", "A `^` bites.", "en: the page says “^”, as it is typed"),
        ("Stop (`stop`). Corridor `a`.", "Stop (`stop`). Corridor `a`.", ""),
    ],
)
def test_what_is_in_the_wrong_medium_is_found(
    monkeypatch: pytest.MonkeyPatch, shown: str, cells: str, said: str
) -> None:
    monkeypatch.setattr(media, "Words", Planted)
    monkeypatch.setattr(Planted, "texts", (shown, cells))
    found = list(lesson_media_faults(Lesson(GAME, "02-moving", Words("en", GAME.name)), ["en"]))

    assert found == ([f"02-moving, corner: {said}: lesson-moving-corner"] if said else [])


def test_code_stands_in_notebooks_only_and_is_checked_for_clicks(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    only = Media(notebook=["session"], page=["judge"])
    monkeypatch.setattr(media, "style", lambda *_: type("Style", (), {"media": only}))
    found = list(lesson_media_faults(open_lesson(GAME, "02-moving", "en"), ["en"]))

    assert [fault for fault in found if "reasons" in fault] == [
        "02-moving, reasons: en: a notebook says “judge”: lesson-moving-reasons"
    ]


def test_a_choice_by_medium_has_both_and_no_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "text" / "en").mkdir(parents=True)
    file = tmp_path / "text" / "en" / "a.ftl"
    file.write_text("where = { $medium ->\n    [pag] line\n   *[notebook] cell\n  }\n")
    monkeypatch.setattr(media, "messages", lambda *_: messages("en", None, tmp_path))

    assert list(variant_faults(GAME, "en")) == ["en: where: $medium has [page] and *[notebook]"]


def test_words_are_told_for_their_medium_in_every_language() -> None:
    notebook = Words("en", GAME.name)
    page = Words("en", GAME.name, medium=PAGE)

    assert "the cell" in notebook("lesson-gems-one-sword")
    assert "the line" in page("lesson-gems-one-sword")
    assert "linijce" in page.spoken("pl")("lesson-gems-one-sword")
    assert "komórce" in notebook.spoken("pl")("lesson-gems-one-sword")
