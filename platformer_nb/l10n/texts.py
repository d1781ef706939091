"""All texts of a language, as they come out, and how much of them is prose."""

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
"""What a lesson's title stands behind, where another lesson names it."""
_WRAP = re.compile(r"(?<!\n)\n(?!\n|[-|#>]|\d+\. )")


@dataclass(frozen=True)
class Texts:
    """Every text of every key of a language."""

    language: str
    own: Messages
    english: Messages

    @cached_property
    def whole(self) -> Mapping[str, tuple[str, ...]]:
        """Each text with its code."""
        told = self._told
        return {key: renderings(self.own, key, self.language, told) for key in self.own}

    @cached_property
    def prose(self) -> Mapping[str, tuple[str, ...]]:
        """Each text without its code."""
        return {key: tuple(map(prose, texts)) for key, texts in self.whole.items()}

    def sweeps(self, key: str) -> Iterator[dict[Value, str]]:
        """The texts of a key that differ in one number alone, without their code."""
        for texts in sweeps(self.own, key, self.language, self._told):
            yield {value: prose(text) for value, text in texts.items()}

    @cached_property
    def _told(self) -> frozenset[str]:
        return numbers_told(self.own, self.english)


def prose(text: str) -> str:
    """A text without its code and the names of its facts; a paragraph, an item, a row of a table is a line."""
    joined = _WRAP.sub(" ", _FACT.sub("⟨⟩", _SPAN.sub("``", _FENCED.sub("", text))))
    return re.sub(r"[ \t]+", " ", joined)


def opens(text: str, at: int) -> bool:
    """Whether a sentence, a line, a cell of a table or a quotation opens at this place of a text."""
    before = re.sub(r"(^|\n) *(-|>|#+|\d+\.) *$", r"\1", text[:at].rstrip(" *_("))
    if not before or before[-1] in "\n|„«“" or _NUMBERED.search(before):
        return True
    return before.rstrip(' *_)”»"')[-1:] in {"", *".!?…"}
