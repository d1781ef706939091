"""Lessons and the exam whole, by mouse and by keys, on a desktop and on a phone, in every language. `make walk` runs all."""

from __future__ import annotations

from typing import Literal

import pytest
from playwright.sync_api import Page

from platformer_nb.text import languages
from tests.walk.reader import arrived, walked

LESSONS = ("00-first-turn", "03-jumping", "04-shop", "14-medusa", "19-exam")
SIZES = {1280: 800, 360: 740}


@pytest.mark.parametrize("width", SIZES)
@pytest.mark.parametrize("hands", ["mouse", "keys"])
@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("lesson", LESSONS)
def test_a_lesson_from_its_first_step_to_the_next_lesson(
    page: Page,
    page_server: str,
    lesson: str,
    language: str,
    hands: Literal["mouse", "keys"],
    width: int,
) -> None:
    page.set_viewport_size({"width": width, "height": SIZES[width]})
    walked(arrived(page, page_server, hands, language, lesson))
