"""Errors in words: the keys and facts that an error holds, told in a language."""

from __future__ import annotations

from dataclasses import dataclass

from platformer_nb.core.errors import BadInput, Fact, IllegalAction, Part, Said
from platformer_nb.text.words import Words


@dataclass(frozen=True, slots=True)
class ErrorText:
    """An error as it is read: where it is, what is wrong, how to mend it."""

    place: str
    reason: str
    mend: str

    def __str__(self) -> str:
        return f"{self.place}: {self.reason}. {self.mend}"


def error_text(words: Words, error: BadInput) -> ErrorText:
    """The three parts of an error, told."""
    place = words("list-comma").join(tell(words, part) for part in error.where)
    return ErrorText(place, tell(words, error.what), tell(words, error.how))


def tell_error(words: Words, error: BadInput | IllegalAction) -> str:
    """An error in one line."""
    if isinstance(error, IllegalAction):
        return tell(words, error.what)
    return str(error_text(words, error))


def tell(words: Words, part: Part) -> str:
    """Part of an error: a name as it is, something said by its key.

    Ids stay as they are, since they are what has to be typed.
    """
    if isinstance(part, str):
        return part
    return words.fill(part.key, {name: _fact(words, v) for name, v in part.facts.items()})


def _fact(words: Words, value: Fact) -> str | int:
    if isinstance(value, Said):
        return tell(words, value)
    return words("list-comma").join(value) if isinstance(value, tuple) else value
