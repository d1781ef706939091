"""The messages of a Fluent file, found without parsing it: a message is parsed when it is first asked for.

Parsing is most of the time of loading a language, and a page needs few of its messages.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from platformer_nb.core.errors import Part, on_line, within

_BEGINS: Final = re.compile(r"^(-?[a-zA-Z][a-zA-Z0-9_-]*) *=", re.MULTILINE)
"""The start of a message or a term. Nothing within one looks like it: a pattern that goes on is indented."""

_ONE_LINE: Final = re.compile(r" *([^\n{}]*[^\s{}]) *\n?(?:[ ]*\n|#.*\n?)*")

_ONLY_ATTRIBUTES: Final = re.compile(r" *\n(?: *\n)* +\.")


@dataclass(frozen=True, slots=True)
class Entry:
    """A message or a term, and where it stands: in `source`, the text of `file`."""

    source: str
    file: str
    start: int
    end: int
    has_text: bool
    """Whether it is a message with a text of its own, not only attributes, and no term."""

    @property
    def text(self) -> str:
        """Its text; comments before the next entry may follow."""
        return self.source[self.start : self.end]

    @property
    def plain(self) -> str | None:
        """Its text if that is one line without placeholders, which needs no parser; else None."""
        begun = self.source.index("=", self.start) + 1
        found = _ONE_LINE.fullmatch(self.source, begun, self.end) if self.has_text else None
        return found[1] if found else None

    @property
    def line(self) -> int:
        """Its line, from 1."""
        return self.source.count("\n", 0, self.start) + 1

    @property
    def place(self) -> tuple[Part, ...]:
        """Its place in an error."""
        return within(self.file, on_line(self.line))


def entries(source: str, file: str) -> Iterator[tuple[str, Entry]]:
    """Yield the entries of a valid file by key; the key of a term begins with a hyphen."""
    found = list(_BEGINS.finditer(source))
    ends = [*(match.start() for match in found[1:]), len(source)]
    for match, end in zip(found, ends, strict=False):  # a file may be empty
        only_attributes = _ONLY_ATTRIBUTES.match(source, match.end(), end) is not None
        has_text = not (match[1].startswith("-") or only_attributes)
        yield match[1], Entry(source, file, match.start(), end, has_text)
