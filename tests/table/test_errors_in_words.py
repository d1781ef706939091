"""At a table, in a lesson and on the page an error is told in the reader's language."""

from __future__ import annotations

import json

import pytest

from platformer_nb.core.errors import BadInput
from platformer_nb.core.play.chance import Seeded
from platformer_nb.games.platformer import GAME
from platformer_nb.games.platformer.narration.words import Words
from platformer_nb.games.platformer.view.new_tables import new_table
from platformer_nb.games.platformer.view.table import Table
from platformer_nb.lessons.track.lesson import open_lesson
from platformer_nb.text import languages
from platformer_nb.text.errors import beside, error_text

TWO = [{"name": "Ada", "hero": "sweety"}, {"name": "Ben", "hero": "avvy"}]


@pytest.mark.parametrize("language", languages())
def test_an_unreadable_action_is_told_in_the_language_of_the_table(language: str) -> None:
    table, words = new_table(TWO, 1, language), Words(language)
    assert not table.do("mvoe up")
    assert table.error == (
        f"{words('place-action', text='mvoe up')}: {words('error-no-action', word='mvoe')}. "
        f"{words('mend-did-you-mean', near=beside(words, 'move'))}"
    )


@pytest.mark.parametrize("language", languages())
def test_a_damaged_save_is_told_in_any_language(language: str) -> None:
    record = json.loads(new_table(TWO, 1).record())
    record |= {"actions": ["fly high"], "position": ""}
    with pytest.raises(BadInput) as caught:
        Table.from_record(json.dumps(record), language, Seeded(1))
    words = Words(language)
    told = error_text(words, caught.value)
    assert words("place-record") in told.place
    assert words("error-no-action", word="fly") in told.reason
    assert told.reason == words(
        "error-record-unreadable", reason=words("error-no-action", word="fly")
    )


@pytest.mark.parametrize("language", languages())
def test_a_table_tells_where_a_save_could_not_be_repeated_and_goes_on(language: str) -> None:
    table, words = new_table(TWO, 1), Words(language)
    record = json.loads(table.record())
    record["actions"] = ["fly high"]
    again = Table.from_record(json.dumps(record), language, Seeded(1))
    assert again.state == table.state
    assert words("error-no-action", word="fly") in again.view()["error"]
    again.intent({"intent": "dismiss", "for": again.number})
    assert again.view()["error"] == ""


@pytest.mark.parametrize("language", languages())
def test_a_lesson_answers_unreadable_words_in_its_language(language: str) -> None:
    feedback = open_lesson(GAME, "02-moving", language).exercise(1).judge("fly")
    assert feedback.status == "unreadable"
    reason = Words(language)("error-no-action", word="fly")
    assert f"{reason[:1].upper()}{reason[1:]}. " in feedback.note
    assert feedback.note.endswith((".", "?"))
