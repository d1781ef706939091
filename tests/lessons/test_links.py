"""A lesson that sends on to another names it by its title."""

from __future__ import annotations

import re

import pytest

from platformer_nb.games.platformer import GAME
from platformer_nb.games.platformer.narration.words import NAME, Words
from platformer_nb.l10n.messages import messages
from platformer_nb.lessons.track.lesson import open_lesson
from platformer_nb.lessons.track.loading import lesson_names
from platformer_nb.text import languages

LINK = re.compile(r"\*\*(\d\d): ([^*]+)\*\*")


@pytest.mark.parametrize("language", languages())
def test_a_lesson_is_named_by_its_number_and_its_title(language: str) -> None:
    titles = {name[:2]: open_lesson(GAME, name, language).title for name in lesson_names(GAME)}
    words = Words(language, strict=True)
    plain = [
        k for k in messages(language, NAME) if k.startswith("lesson-") and not words.variables(k)
    ]
    named = [
        (key, number, " ".join(title.split()))
        for key in plain
        for number, title in LINK.findall(words(key))
    ]
    assert len(named) >= len(titles) - 1
    assert [(key, title) for key, number, title in named if titles[number] != title] == []
