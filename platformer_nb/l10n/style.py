"""How a language is written here: the shape of `text/<language>/style.toml`, and how it is read.

What the file holds, docs/languages.md explains. An exception names its key and the reason.
"""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path
from typing import Annotated, Final

from pydantic import AfterValidator, Field, StringConstraints, TypeAdapter

from platformer_nb.content.check import check
from platformer_nb.content.files import read_toml
from platformer_nb.content.shapes import Table
from platformer_nb.l10n.messages import files_of

FILE: Final = "style.toml"


def _compiled(text: str) -> str:
    try:
        re.compile(text)
    except re.error as error:
        raise ValueError(f"no regular expression: {error}") from error
    return text


Text = Annotated[str, StringConstraints(min_length=1)]
Pattern = Annotated[Text, AfterValidator(_compiled)]
Excused = dict[Text, Annotated[str, StringConstraints(min_length=8)]]
"""Keys whose text may be as it is, each with the reason."""


class Avoid(Table):
    """Words that a text must not hold, and what it says instead."""

    pattern: Pattern
    """A regular expression; upper and lower case are the same to it."""
    say: Text
    keys: Pattern = ".*"
    """A regular expression for the keys it is about."""
    finds: Annotated[list[Text], Field(min_length=1)]
    """Texts in which it has to be found."""
    leaves: list[Text] = Field(default_factory=list)
    """Texts that look alike and are right."""
    excused: Excused = Field(default_factory=dict)


class Capital(Table):
    """A term that always has its capital, or has one only where a sentence opens."""

    stem: Annotated[Pattern, StringConstraints(pattern=r"^[^\W\d_]")]
    """How it begins, a pattern whose first letter is as it should be: `Wydarzeni`, `Platform(?!er)`."""
    keys: Pattern = ".*"
    excused: Excused = Field(default_factory=dict)


class Counts(Table):
    """Nouns that are counted, in their forms after a number."""

    nouns: dict[Text, Annotated[list[Text], Field(min_length=1)]] = Field(default_factory=dict)
    """For each noun and case the forms after numbers, in the order of `forms`."""
    forms: list[Text] = Field(default_factory=list)
    """The plural forms of the language, in the order of the nouns' forms."""
    numerals: dict[Text, list[Text]] = Field(default_factory=dict)
    """Numbers in words, by their plural form."""
    excused: Excused = Field(default_factory=dict)


class Commands(Table):
    """Commands of the notation that are buttons on the page."""

    buttons: dict[Text, Text] = Field(default_factory=dict)
    """The command and the key of what its button says."""
    excused: Excused = Field(default_factory=dict)


class Style(Table):
    """How a language is written here."""

    avoid: list[Avoid] = Field(default_factory=list)
    capital: list[Capital] = Field(default_factory=list)
    counts: Counts = Field(default_factory=Counts)
    commands: Commands = Field(default_factory=Commands)


STYLE: Final = TypeAdapter(Style)


@lru_cache(maxsize=16)
def style(language: str, game: str | None, path: Path | None = None) -> Style:
    """How a language is written, in general and in a game; or in a folder alone.

    Raises BadInput where a file is at fault. A language that has no such file yet is written as it comes.
    """
    found = Style()
    for folder, name in files_of(language, FILE, game, path):
        found = _together(found, check(STYLE, read_toml(folder, name), name))
    return found


def _together(one: Style, other: Style) -> Style:
    """Two files in one; where both say how words after a number are formed, the second is taken."""
    counts, more = one.counts, other.counts
    return Style(
        avoid=[*one.avoid, *other.avoid],
        capital=[*one.capital, *other.capital],
        counts=Counts(
            nouns={**counts.nouns, **more.nouns},
            forms=more.forms or counts.forms,
            numerals={**counts.numerals, **more.numerals},
            excused={**counts.excused, **more.excused},
        ),
        commands=Commands(
            buttons={**one.commands.buttons, **other.commands.buttons},
            excused={**one.commands.excused, **other.commands.excused},
        ),
    )
