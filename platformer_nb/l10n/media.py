"""Checks that the tutor's page does not speak of notebooks, nor a notebook's code of the page.

A sentence that depends on the medium chooses by `$medium`: `[page]`, and the default `*[notebook]`. Which words
belong to one medium alone is listed in `style.toml` of each language.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Final

from platformer_nb.core.game import AnyGame
from platformer_nb.l10n.messages import messages
from platformer_nb.l10n.style import Media, style
from platformer_nb.lessons.boards.lesson_text import lesson_text, without_notation
from platformer_nb.lessons.track import models
from platformer_nb.lessons.track.lesson import Lesson
from platformer_nb.text import PAGE, Words

VARIANTS: Final = frozenset({"page", "notebook"})
"""The variants of a choice by `$medium`."""

FIXED: Final = ("tutor-", "lesson-word-", "puzzle-")
"""How the keys of the page's own words begin, and those of the puzzles on it."""

_TYPED: Final = re.compile(r"`([^`]*)`")

_SENTENCE: Final = re.compile(r"(?<=[.!?:])\s+|\n\n")


def lesson_media_faults(lesson: Lesson, languages: Iterable[str]) -> Iterator[str]:
    """Yield what a lesson says in the wrong medium, in English, for its author."""
    for language in languages:
        check = _Check(lesson.game, language)
        for step in lesson.steps:
            keys = lesson.step_keys(step)
            found = check.code(keys) if isinstance(step, models.Code) else check.both(keys)
            yield from (f"{lesson.name}, {step.id}: {fault}" for fault in found)
        yield from (f"{lesson.name}: {fault}" for fault in check.both(lesson.head_keys))


def page_media_faults(game: AnyGame, language: str) -> Iterator[str]:
    """Yield what the words of the page and of the puzzles on it say in the wrong medium."""
    check = _Check(game, language)
    return check.both(key for key in [*check.page.keys()] if key.startswith(FIXED))


def variant_faults(game: AnyGame, language: str) -> Iterator[str]:
    """Yield choices by `$medium` with other variants than those of the two media."""
    for key, message in messages(language, game.name).items():
        for choice in message.choices:
            if choice.variable == "medium" and choice.variants != VARIANTS:
                yield f"{language}: {key}: $medium has [page] and *[notebook]"


class _Check:
    """The texts of a language in both media, and the words that belong to one of them."""

    def __init__(self, game: AnyGame, language: str) -> None:
        self.language = language
        self.page = Words(language, game.name, medium=PAGE)
        self.notebook = Words(language, game.name)
        self.media: Media = style(language, game.name).media

    def both(self, keys: Iterable[str]) -> Iterator[str]:
        """Yield faults of texts that both media show, as far as they differ each in its own words."""
        for key in keys:
            shown = lesson_text(self.page, key)
            yield from self._typed(key, shown)
            yield from self._found(key, shown, self.media.notebook, "the page")
            alike = set(_SENTENCE.split(shown))
            sentences = _SENTENCE.split(self.notebook(key))
            own = (one for one in sentences if without_notation(one) not in alike)
            yield from self._found(key, "\n".join(own), self.media.page, "a notebook")

    def _typed(self, key: str, shown: str) -> Iterator[str]:
        """Yield notation on the page, which neither draws it nor has it typed; a letter may name a corridor."""
        for typed in _TYPED.findall(shown) if key not in self.media.excused else ():
            if len(typed) > 1 or not typed.isalpha():
                yield f"{self.language}: the page says “{typed}”, as it is typed: {key}"

    def code(self, keys: Iterable[str]) -> Iterator[str]:
        """Yield faults of texts that stand beside code, which only a notebook shows."""
        for key in keys:
            yield from self._found(key, self.notebook(key), self.media.page, "a notebook")

    def _found(self, key: str, text: str, patterns: list[str], where: str) -> Iterator[str]:
        if key in self.media.excused:
            return
        for pattern in patterns:
            if found := re.search(pattern, text, re.IGNORECASE):
                yield f"{self.language}: {where} says “{found[0]}”: {key}"
