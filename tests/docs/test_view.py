"""docs/view.md names every intent there is, as it is declared and read."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from platformer_nb.core.parts.intent import Intents
from platformer_nb.games import load_game
from platformer_nb.lessons.boards.prediction_table import PREDICTION_INTENTS
from platformer_nb.lessons.boards.table import LESSON_INTENTS
from platformer_nb.lessons.exam.table import EXAM_INTENTS
from platformer_nb.table.analysis.review import REVIEW_INTENTS
from platformer_nb.table.analysis.set_up import SET_UP_INTENTS
from platformer_nb.table.intents import INTENTS
from platformer_widgets.tutor.tutor_page import _INTENTS as TUTOR_INTENTS
from tests.own_games import OWN_GAMES

ROOT = Path(__file__).resolve().parents[2]
VIEW = ROOT / "docs" / "view.md"
OF_GAMES = {
    name: views.intents for name in OWN_GAMES if (views := load_game(name).views) is not None
}
"""What the boards of this tree's games handle."""


def rows(intents: Intents) -> str:
    """Intents as the rows of a table."""
    return "\n".join(
        f"| `{name}` | {_fields(intents, name)} | {intent.about} |".replace("|  |", "| |")
        for name, intent in intents.items()
    )


def _fields(intents: Intents, name: str) -> str:
    fields = intents[name].fields.items()
    return ", ".join(f"`{key}` ({field.about})" for key, field in fields)


@pytest.mark.parametrize(
    "intents",
    [
        INTENTS,
        *OF_GAMES.values(),
        LESSON_INTENTS,
        PREDICTION_INTENTS,
        EXAM_INTENTS,
        SET_UP_INTENTS,
        REVIEW_INTENTS,
    ],
    ids=["table", *OF_GAMES, "lesson", "prediction", "exam", "set-up", "review"],
)
def test_the_page_about_views_has_every_intent_as_it_is_declared(intents: Intents) -> None:
    assert rows(intents) in VIEW.read_text(encoding="utf-8"), f"put in:\n{rows(intents)}"


def test_the_page_about_views_has_every_intent_of_the_tutors_page() -> None:
    told = VIEW.read_text(encoding="utf-8").partition("Its intents carry no `for`:")[2]
    table = told.strip().partition("\n\n")[0]
    assert re.findall(r"^\| `([a-z-]+)`", table, re.MULTILINE) == list(TUTOR_INTENTS)
