"""Text from outside that can be kept, sent on and shown: a name, a seed, what an error quotes."""

from __future__ import annotations

import re
from typing import Final

_UNFIT: Final = re.compile(
    "[\x00-\x1f\x7f-\x9f\u2028\u2029"  # control characters, breaks of lines
    "\u202a-\u202e\u2066-\u2069"  # these turn the words around them
    "\ud800-\udfff]"  # half a character, which nothing can write
)
_BREAKS: Final = "\n\t"

LONGEST_QUOTE: Final = 300
"""So much of a text is quoted; the rest of a longer one tells nobody more."""


def unfit(text: str) -> tuple[int, str] | None:
    """The first character that cannot be shown: its number from 1, and its code (U+0007)."""
    found = _UNFIT.search(text)
    return None if found is None else (found.start() + 1, f"U+{ord(found[0]):04X}")


def quoted(text: str) -> str:
    """A text as an error quotes it: what cannot be shown as its code, a very long one cut off."""
    cut = text if len(text) <= LONGEST_QUOTE else text[:LONGEST_QUOTE] + "…"
    return _UNFIT.sub(lambda found: found[0] if found[0] in _BREAKS else _code(found[0]), cut)


def writable(text: str) -> str:
    """A text that can be sent or stored as utf-8: a question mark for each half of a character."""
    return text.encode("utf-8", "replace").decode()


def _code(character: str) -> str:
    return f"\\u{ord(character):04x}"
