"""Errors a user can act on: where it is, what is wrong, how to fix it.

An error holds message keys and facts, no sentences: whatever shows it renders it in the reader's language
(`text.errors.tell_error`). `str(error)`, for a Python traceback, is in English.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from importlib import import_module
from typing import TYPE_CHECKING, Any, TypeAlias

from platformer_nb.core.input.plain_text import quoted
from platformer_nb.core.value import part, value

if TYPE_CHECKING:
    from platformer_nb.core.ruling import Ruling

FEW = 8
"""Up to this many known words, all are listed: short enough to scan for the intended one."""
MANY = 40
"""With more known words than this, only some are listed."""
LONGEST_GUESS = 40
"""Longer words are not compared with the known ones: no match is likely, and comparing is slow."""


@value
class Said:
    """A message not yet rendered: the key of its sentence and the facts it mentions."""

    key: str
    facts: Mapping[str, Fact] = part(default_factory=dict)


Fact: TypeAlias = str | int | tuple[str, ...] | Said
Part: TypeAlias = str | Said
"""Part of a place: a file name as it is, or a message such as a line number."""
Place: TypeAlias = Part | tuple[Part, ...]


def said(key: str, /, **facts: Fact) -> Said:
    """Return the message with this key and these facts."""
    return Said(key, facts)


def within(place: Place, *parts: Part) -> tuple[Part, ...]:
    """Return a place inside another."""
    return (*(place if isinstance(place, tuple) else (place,)), *parts)


def on_line(number: int, column: int | None = None) -> Said:
    """Return the place of a line, and optionally a column, both counted from 1."""
    if column is None:
        return said("place-line", line=str(number))
    return said("place-line-column", line=str(number), column=str(column))


def key_of(path: str) -> Said:
    """Return the place of a key in a file: `sweety.star`."""
    return said("place-key", key=path)


def use(known: Iterable[str]) -> Said:
    """Return the fix that names all known words, or the only one."""
    names = tuple(known)
    return said("mend-use-only" if len(names) == 1 else "mend-use", known=names)


def one_of(word: str, known: Iterable[str]) -> Said:
    """Return the fix for an unknown word: all known words, or only similar or sample ones if there are many."""
    from difflib import get_close_matches  # not at every start

    names = tuple(known)
    comparable = len(names) > FEW and len(word) <= LONGEST_GUESS
    near = get_close_matches(word, names, n=3) if comparable else []
    if near:
        return said("mend-did-you-mean", near=tuple(near))
    if len(names) > MANY:
        return said("mend-such-as", known=names[:3])
    return use(names)


# --- errors ---------------------------------------------------------------------------------------


def plain(what: Said) -> str:
    """Return the key and its facts as text: the fallback when no texts are available."""
    facts = ", ".join(f"{name} {value}" for name, value in what.facts.items())
    return f"{what.key} ({facts})" if facts else what.key


def english(part: Part) -> str:
    """Return part of an error in English.

    The core has no sentences. The package that contains it has: its `sentence` is called, by name, as no
    room before the core may be imported here.
    """
    if isinstance(part, str):
        return quoted(part)
    return str(import_module(__name__.partition(".")[0]).sentence(part))


class MessageError(Exception):
    """Base of errors made of messages: `what` is wrong, `where` it is, `how` to fix it (the last two if known)."""

    what: Said
    where: tuple[Part, ...] = ()
    how: Said | None = None

    def __str__(self) -> str:
        place = f"{', '.join(map(english, self.where))}: " if self.where else ""
        mend = f". {english(self.how)}" if self.how else ""
        return f"{place}{english(self.what)}{mend}"


class NotGiven(MessageError, TypeError):
    """An argument of a wrong type."""

    def __init__(self, what: Said, how: Said) -> None:
        super().__init__(what, how)
        self.what, self.how = what, how


class BadInput(MessageError, ValueError):
    """Unusable outside input: a file, a drawing, a typed word.

    `place`, `reason` and `mend` are its parts in English.
    """

    how: Said

    def __init__(
        self, place: Place, reason: str | Said, mend: str | Said, /, **facts: Fact
    ) -> None:
        """Take reason and mend as keys or messages; `facts` go to those given by key."""
        super().__init__(place, reason, mend)
        self.where = within(place)
        self.what = Said(reason, facts) if isinstance(reason, str) else reason
        self.how = Said(mend, facts) if isinstance(mend, str) else mend

    @property
    def place(self) -> str:
        """Its place in English."""
        return ", ".join(map(english, self.where))

    @property
    def reason(self) -> str:
        """What is wrong with it, in English."""
        return english(self.what)

    @property
    def mend(self) -> str:
        """How to fix it, in English."""
        return english(self.how)


class UnreadableAction(BadInput):
    """Notation that matches no action of the game."""


class AmbiguousAction(BadInput):
    """Notation that matches several actions; `choices` lists them in canonical notation."""

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


class WrongType(MessageError, TypeError):
    """An argument of the wrong type."""

    def __init__(self, name: str, given: object, expected: str) -> None:
        """Take the parameter's name, the value given, and the key of what was expected."""
        super().__init__(name, given, expected)
        kind, shown = type(given).__name__, quoted(repr(given))
        self.what = said(
            "error-wrong-type", name=name, given=shown, kind=kind, expected=said(expected)
        )


class IllegalAction(MessageError):
    """A well-formed action that the rules forbid in this state; `ruling` has the rules and the facts.

    `text` is the action in notation, for the message.
    """

    def __init__(self, action: Any, ruling: Ruling[Any], text: str) -> None:
        super().__init__(action, ruling, text)
        self.action = action
        self.ruling = ruling
        self.text = text
        self.what = said("error-forbidden", action=text, rules=ruling.rules)
