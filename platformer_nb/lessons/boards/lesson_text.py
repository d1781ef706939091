"""A lesson's own sentences as they are read where they stand: on a page without the words and letters of the notation."""

from __future__ import annotations

import re
from typing import Final

from platformer_nb.text import Words
from platformer_nb.text.words import PAGE

_NOTATION: Final = re.compile(r"\s+\((?:[A-Za-z0-9]|[^()`]*`[^`]*`[^()]*)\)")
"""The letter of a figure on a board of text, or a remark on how an action is typed: in brackets, after its name."""


def lesson_text(words: Words, key: str) -> str:
    """Return a text of a lesson. A page draws its boards and is clicked: there a name stands without its notation."""
    text = words(key)
    return without_notation(text) if words.medium == PAGE else text


def without_notation(text: str) -> str:
    """Return a text without what is said in brackets of the notation."""
    return _NOTATION.sub("", text)
