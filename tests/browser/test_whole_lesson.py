"""A whole lesson on the tutor's page, from its first step to its last: by mouse and by keyboard, on a narrow page, in other languages."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from platformer_nb.lessons.track import models
from tests.browser.test_layout import SMALL
from tests.walk.reader import arrived, walked

BOSS = "14-medusa"


@pytest.mark.parametrize(
    ("lesson", "hands", "language", "width"),
    [
        ("03-jumping", "keys", "pl", 360),
        ("04-shop", "mouse", "pl", 360),
        ("19-exam", "keys", "en", 1280),
    ],
)
def test_a_lesson_from_its_first_step_to_its_last(
    page: Page, page_server: str, lesson: str, hands: str, language: str, width: int
) -> None:
    """The exam outlives a reload in the middle of its questions."""
    page.set_viewport_size({"width": width, "height": 780})
    reader = arrived(page, page_server, hands, language, lesson)
    walked(reader)


def test_a_lesson_by_mouse_fits_a_narrow_dark_page_and_axe_finds_nothing_serious(
    page: Page, page_server: str, serious_findings: Callable[[Page], list[str]]
) -> None:
    page.set_viewport_size({"width": 360, "height": 780})
    page.emulate_media(color_scheme="dark")
    reader = arrived(page, page_server, "mouse", "uk", BOSS)
    seen: set[str] = set()

    def fits(step: models.Step) -> None:
        if step.kind not in seen:
            seen.add(step.kind)
            assert serious_findings(page) == [], step.id
        reader.do_step(step)
        assert page.evaluate(SMALL) == [], step.id

    walked(reader, fits)
    assert seen == {"say", "show", "try", "exercise", "predict"}
    assert serious_findings(page) == []
