"""Checks and cleaning of text from outside, so that it can be stored, sent and shown: names, seeds, quotations."""

from __future__ import annotations

import re
from typing import Final

_UNFIT: Final = re.compile(
    "[\x00-\x1f\x7f-\x9f\u2028\u2029"  # control characters, line breaks
    "\u202a-\u202e\u2066-\u2069"  # bidirectional overrides reorder the surrounding text
    "\ud800-\udfff]"  # lone surrogates, which cannot be encoded
)
_BREAKS: Final = "\n\t"

LONGEST_QUOTE: Final = 300
"""Maximum length of a quotation; longer texts are cut off."""


def unfit(text: str) -> tuple[int, str] | None:
    """Return the first character that cannot be shown: its position from 1, and its code (U+0007)."""
    found = _UNFIT.search(text)
    return None if found is None else (found.start() + 1, f"U+{ord(found[0]):04X}")


def quoted(text: str) -> str:
    """Return a text for an error message: unprintable characters as codes, very long texts cut off."""
    cut = text if len(text) <= LONGEST_QUOTE else text[:LONGEST_QUOTE] + "…"
    return _UNFIT.sub(lambda found: found[0] if found[0] in _BREAKS else _code(found[0]), cut)


def writable(text: str) -> str:
    """Return a text that can be encoded as utf-8: each lone surrogate becomes a question mark."""
    return text.encode("utf-8", "replace").decode()


def _code(character: str) -> str:
    return f"\\u{ord(character):04x}"
