"""Errors a person can act on: where it is, what is wrong, how to mend it.

An error holds keys and facts, no sentences, so that it can be told in any language (`text.errors`).
What `str(error)` says is English, or the language of the lesson that is open: `platformer_nb` hands
in who says it (`speak_by`, `errors_in`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from difflib import get_close_matches
from typing import TYPE_CHECKING, TypeAlias

from platformer_nb.core.plain_text import quoted

if TYPE_CHECKING:
    from platformer_nb.core.ruling import Ruling

FEW = 8
"""So many words are named whatever was written: a look is enough to see which was meant."""
MANY = 40
"""Of more words than these some are named."""
LONGEST_GUESS = 40
"""Longer words are no misspelling of anything, and take long to compare."""


@dataclass(frozen=True, slots=True)
class Said:
    """Something to be said: the key of its sentence, and the facts the sentence mentions."""

    key: str
    facts: Mapping[str, Fact] = field(default_factory=dict)


Fact: TypeAlias = str | int | tuple[str, ...] | Said
Part: TypeAlias = str | Said
"""Part of a place: the name of a file as it is written, or something said such as a line."""
Place: TypeAlias = Part | tuple[Part, ...]


def said(key: str, /, **facts: Fact) -> Said:
    """A key with its facts."""
    return Said(key, facts)


def within(place: Place, *parts: Part) -> tuple[Part, ...]:
    """A place inside another."""
    return (*(place if isinstance(place, tuple) else (place,)), *parts)


def on_line(number: int, column: int | None = None) -> Said:
    """A line of a text, from 1, and maybe a column of it."""
    if column is None:
        return said("place-line", line=str(number))
    return said("place-line-column", line=str(number), column=str(column))


def key_of(path: str) -> Said:
    """A key of a file: `sweety.star`."""
    return said("place-key", key=path)


def one_of(word: str, known: Iterable[str]) -> Said:
    """How to mend an unknown word: all that are known, or of many those that it looks like."""
    names = tuple(known)
    comparable = len(names) > FEW and len(word) <= LONGEST_GUESS
    near = get_close_matches(word, names, n=3) if comparable else []
    if near:
        return said("mend-did-you-mean", near=tuple(near))
    if len(names) > MANY:
        return said("mend-such-as", known=names[:3])
    return said("mend-use", known=names)


# --- who says it ----------------------------------------------------------------------------------

Speaker: TypeAlias = Callable[[Said], str]


def plain(what: Said) -> str:
    """The key with its facts: what is left where there are no words."""
    facts = ", ".join(f"{name} {value}" for name, value in what.facts.items())
    return f"{what.key} ({facts})" if facts else what.key


_speaker: Speaker = plain


def speak_by(speaker: Speaker) -> None:
    """From now on `str(error)` is said by this one."""
    global _speaker
    _speaker = speaker


def spoken(part: Part) -> str:
    """A part of an error in words; see `speak_by`."""
    return _speaker(part) if isinstance(part, Said) else quoted(part)


# --- the errors -----------------------------------------------------------------------------------


class BadInput(ValueError):
    """Something that came from outside (a file, a drawing, a typed word) cannot be used.

    `where` is the place it stands in, `what` is wrong with it, `how` to put it right: keys with
    facts. `place`, `reason` and `mend` say the same in English.
    """

    def __init__(
        self, place: Place, reason: str | Said, mend: str | Said, /, **facts: Fact
    ) -> None:
        """The reason and the mend by their keys; both may mention the facts."""
        super().__init__(place, reason, mend)
        self.where = within(place)
        self.what = Said(reason, facts) if isinstance(reason, str) else reason
        self.how = Said(mend, facts) if isinstance(mend, str) else mend

    @property
    def place(self) -> str:
        """Where it stands."""
        return ", ".join(map(spoken, self.where))

    @property
    def reason(self) -> str:
        """What is wrong with it."""
        return spoken(self.what)

    @property
    def mend(self) -> str:
        """How to put it right."""
        return spoken(self.how)

    def __str__(self) -> str:
        return f"{self.place}: {self.reason}. {self.mend}"


class UnreadableAction(BadInput):
    """The words do not name any action of the game."""


class AmbiguousAction(BadInput):
    """The words fit several actions; `choices` lists them, each in its own notation."""

    def __init__(
        self,
        place: Place,
        reason: str | Said,
        mend: str | Said,
        /,
        choices: tuple[str, ...] = (),
        **facts: Fact,
    ) -> None:
        super().__init__(place, reason, mend, choices=choices, **facts)
        self.choices = choices


class StaleAction(BadInput):
    """The action was meant for another state than the present one; nothing was changed."""


class WrongType(TypeError):
    """A value of another type than is expected; told as other errors are."""

    def __init__(self, name: str, given: object, expected: str) -> None:
        """The name of the parameter, what was given, and the key of what is expected."""
        super().__init__(name, given, expected)
        kind, shown = type(given).__name__, quoted(repr(given))
        self.what = said(
            "error-wrong-type", name=name, given=shown, kind=kind, expected=said(expected)
        )

    def __str__(self) -> str:
        return spoken(self.what)


class IllegalAction(Exception):
    """The action is well formed but the rules forbid it here; `ruling` says which ones and why."""

    def __init__(self, text: str, ruling: Ruling) -> None:
        super().__init__(text, ruling)
        self.text = text
        self.ruling = ruling

    @property
    def what(self) -> Said:
        """What is wrong, as a key with its facts."""
        return said("error-forbidden", action=self.text, rules=self.ruling.rules)

    def __str__(self) -> str:
        return spoken(self.what)
