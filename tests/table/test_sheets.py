"""What is printed for the real table, as a page is told it."""

from __future__ import annotations

from typing import Any

import pytest

from platformer_nb.games.platformer import GAME
from platformer_nb.table.reference.sheets import sheets
from platformer_nb.text import Words, languages
from platformer_widgets.tutor.tutor_page import TutorPage


@pytest.mark.parametrize("language", languages())
def test_the_turn_has_its_steps_in_order_each_with_a_picture(language: str) -> None:
    turn = sheets(GAME, language)["turn"]
    words = Words(language, GAME.name)
    aid = next(part for part in GAME.catalogue.aid(words) if part.steps)
    assert [line["text"] for line in turn["lines"]] == [line.text for line in aid.lines]
    there = {thing["key"] for thing in turn["things"]}
    assert all(line["drawn"] in there for line in turn["lines"])


def test_the_card_can_have_every_rule_and_marks_those_that_are_missed() -> None:
    card = sheets(GAME, "en", ("MOV-1", "GRA-1"))["rules"]
    told = [one["rule"] for chapter in card["chapters"] for one in chapter["rules"]]
    assert told == list(GAME.rulebook.entries)
    assert sorted(card["missed"]) == ["GRA-1", "MOV-1"]
    ids = [chapter["id"] for chapter in card["chapters"]]
    assert len(ids) == len(set(ids)), "each chapter stands once"


class Heard(TutorPage):
    """A page whose messages to the browser are kept for the test."""

    def __init__(self) -> None:
        self.sent: list[dict[str, Any]] = []
        super().__init__("en")

    def send(self, content: Any, buffers: Any = None) -> None:
        """Keep the message."""
        self.sent.append(content)


def test_the_tutor_knows_what_went_wrong_last() -> None:
    page = Heard()
    learner = page.course.learner
    learner.met(("MOV-1", "GRA-1"))
    learner.answered(("MOV-1", "GRA-1"), False)
    learner._clock = lambda: 4_000_000_000
    learner.answered(("GRA-1",), True)
    page._message(page, {"intent": "show-sheets"}, None)
    sent = page.sent[-1]
    assert sent["type"] == "sheets"
    assert sent["rules"]["missed"] == ["MOV-1"]
