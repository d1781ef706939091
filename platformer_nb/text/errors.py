"""Rendering of errors: the keys and facts of an error as text in a language."""

from __future__ import annotations

import re
from collections.abc import Collection
from dataclasses import dataclass
from typing import Final

from platformer_nb.core.errors import BadInput, Fact, MessageError, Part, Said
from platformer_nb.core.input.plain_text import quoted
from platformer_nb.text.books import BASE
from platformer_nb.text.words import Words


@dataclass(frozen=True, slots=True)
class ErrorText:
    """The text of an error: where it is, what is wrong, how to fix it."""

    place: str
    reason: str
    mend: str

    def __str__(self) -> str:
        return f"{self.place}: {self.reason}. {self.mend}"


def error_text(words: Words, error: BadInput) -> ErrorText:
    """Return the three parts of an error as text."""
    place = words("list-comma").join(tell(words, part) for part in error.where)
    return ErrorText(place, tell(words, error.what), tell(words, error.how))


def tell_error(words: Words, error: MessageError) -> str:
    """Return an error as one line."""
    if isinstance(error, BadInput):
        return str(error_text(words, error))
    what = tell(words, error.what)
    return what if error.how is None else f"{what}. {tell(words, error.how)}"


def can_tell(words: Words, part: Part | Fact) -> bool:
    """Return whether a message, and all messages among its facts, have texts."""
    if not isinstance(part, Said):
        return True
    return words.has(part.key) and all(can_tell(words, fact) for fact in part.facts.values())


def tell(words: Words, part: Part) -> str:
    """Return part of an error as text: a name as it is, a message rendered by its key.

    Ids stay as they are, since they are what has to be typed; unprintable characters become codes.
    """
    if isinstance(part, str):
        return quoted(part)
    return words.fill(part.key, {name: _fact(words, v) for name, v in part.facts.items()})


def _fact(words: Words, value: Fact) -> str | int:
    if isinstance(value, Said):
        return tell(words, value)
    if isinstance(value, tuple):
        return words("list-comma").join(beside(words, quoted(one), value) for one in value)
    return quoted(value) if isinstance(value, str) else value


def beside(words: Words, typed: str, others: Collection[str] = ()) -> str:
    """Return a word of the notation, followed by its meaning in brackets if the language is not English.

    `others` are the words listed with it: a kind that contains all of them is tried first, since a word may
    be both an action and a symbol.
    """
    if words.language == BASE:
        return typed
    typed_words = words.naming.typed
    kinds = sorted(typed_words, key=lambda kind: not set(others) <= set(typed_words[kind]))
    keys = (
        *(
            f"typed-{kind}-{typed.replace(' ', '-')}"
            for kind in kinds
            if typed in typed_words[kind]
        ),
        *(f"{family}-{typed}" for family in words.naming.beside),
    )
    key = next((key for key in keys if words.has(key)), None)
    if key is None:
        return words("typed-alone", typed=typed) if _quotable(words, typed) else typed
    said = words(key)
    return typed if said.lower() == typed.lower() else f"{typed} ({said})"


def _quotable(words: Words, typed: str) -> bool:
    return bool(_WORD.fullmatch(typed)) and words.has("typed-alone")


_WORD: Final = re.compile(r"[a-z]+(?:-[a-z]+)*")
