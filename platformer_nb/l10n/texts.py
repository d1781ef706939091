"""All rendered texts of a language, with and without code."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property

from platformer_nb.l10n.renderings import (
    Messages,
    Value,
    numbers_told,
    renderings,
    sweeps,
)

_FENCED = re.compile(r"^```.*?^```", re.DOTALL | re.MULTILINE)
_SPAN = re.compile(r"`[^`\n]*`")
_FACT = re.compile(r"⟨[^⟩]*⟩")
_NUMBERED = re.compile(r"\b\d\d:$")
"""A lesson's number, after which its title follows where another lesson refers to it."""
_WRAP = re.compile(r"(?<!\n)\n(?!\n|[-|#>]|\d+\. )")


@dataclass(frozen=True)
class Texts:
    """Every rendered text of every key of a language."""

    language: str
    own: Messages
    english: Messages

    @cached_property
    def whole(self) -> Mapping[str, tuple[str, ...]]:
        """Every text by key, including code."""
        told = self._told
        return {key: renderings(self.own, key, self.language, told) for key in self.own}

    @cached_property
    def prose(self) -> Mapping[str, tuple[str, ...]]:
        """Every text by key, without code."""
        return {key: tuple(map(prose, texts)) for key, texts in self.whole.items()}

    def sweeps(self, key: str) -> Iterator[dict[Value, str]]:
        """Yield groups of texts of a key that differ in one number only, without code."""
        for texts in sweeps(self.own, key, self.language, self._told):
            yield {value: prose(text) for value, text in texts.items()}

    @cached_property
    def _told(self) -> frozenset[str]:
        return numbers_told(self.own, self.english)


def prose(text: str) -> str:
    """Return a text without code and names of facts, with each paragraph, item or table row on one line."""
    joined = _WRAP.sub(" ", _FACT.sub("⟨⟩", _SPAN.sub("``", _FENCED.sub("", text))))
    return re.sub(r"[ \t]+", " ", joined)


def opens(text: str, at: int) -> bool:
    """Return whether a sentence, a line, a table cell or a quotation begins at this offset of a text."""
    before = re.sub(r"(^|\n) *(-|>|#+|\d+\.) *$", r"\1", text[:at].rstrip(" *_("))
    if not before or before[-1] in "\n|„«“" or _NUMBERED.search(before):
        return True
    return before.rstrip(' *_)”»"')[-1:] in {"", *".!?…"}
