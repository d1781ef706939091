"""Fluent's own parser, reading whole words at a time: parsing the sentences is most of the time a start takes.

The library's stream looks at one character in several calls. Here text, names and blanks are found by
regular expressions, and only entries have a span. What comes out is otherwise the same; a test compares.
"""

from __future__ import annotations

import re
from typing import Any, Final

from fluent.syntax import FluentParser, ast
from fluent.syntax.errors import ParseError
from fluent.syntax.stream import FluentParserStream

_TEXT: Final = re.compile(r"[^{}\n]*")
_NAME: Final = re.compile(r"[a-zA-Z][a-zA-Z0-9_-]*")
_BLANK: Final = re.compile(r" *")
_BLANKS: Final = re.compile(r"[ \n]*")


def FluentResource(source: str) -> ast.Resource:
    """The entries of a Fluent source, as `fluent.runtime.FluentResource` reads them."""
    # The library reads a carriage return before a line feed as nothing; that is left to it.
    parser = FluentParser() if "\r" in source else _Parser()
    return parser.parse(source)


class _Stream(FluentParserStream):
    """A position in a source without carriage returns."""

    def char_at(self, offset: int) -> str | None:
        return self.string[offset] if offset < len(self.string) else None

    @property
    def current_char(self) -> str | None:
        return self.string[self.index] if self.index < len(self.string) else None

    @property
    def current_peek(self) -> str | None:
        offset = self.index + self.peek_offset
        return self.string[offset] if offset < len(self.string) else None

    def next(self) -> str | None:
        self.peek_offset = 0
        self.index += 1
        return self.current_char

    def peek(self) -> str | None:
        self.peek_offset += 1
        return self.current_peek

    def peek_blank_inline(self) -> str:
        blank = self.found(_BLANK, self.index + self.peek_offset)
        self.peek_offset += len(blank)
        return blank

    def peek_blank(self) -> None:
        self.peek_offset += len(self.found(_BLANKS, self.index + self.peek_offset))

    def found(self, pattern: re.Pattern[str], offset: int) -> str:
        """What a pattern matches there, nothing if it does not."""
        match = pattern.match(self.string, offset)
        return match.group() if match else ""

    def take(self, pattern: re.Pattern[str]) -> str:
        """The same at the cursor, which moves behind it."""
        taken = self.found(pattern, self.index)
        if taken:
            self.index += len(taken)
            self.peek_offset = 0
        return taken


class _Parser(FluentParser):
    """Parses each entry from a stream of that kind."""

    def get_entry_or_junk(self, ps: FluentParserStream) -> ast.EntryType:
        stream = _Stream(ps.string)
        start = stream.index = ps.index
        self.with_spans = False
        try:
            entry = super().get_entry_or_junk(stream)
        finally:
            self.with_spans = True
        ps.index, ps.peek_offset = stream.index, stream.peek_offset
        entry.add_span(start, ps.index)
        return entry

    def get_text_element(self, ps: Any) -> ast.TextElement:
        return ast.TextElement(ps.take(_TEXT))

    def get_identifier(self, ps: Any) -> ast.Identifier:
        name = ps.take(_NAME)
        if not name:
            raise ParseError("E0004", "a-zA-Z")
        return ast.Identifier(name)
