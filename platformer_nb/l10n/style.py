"""The style of a language: the schema of `text/<language>/style.toml`, and how it is loaded.

See docs/languages.md for its contents. An exception has its key and the reason.
"""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path
from typing import Annotated, Final

from pydantic import AfterValidator, Field, StringConstraints, TypeAdapter

from platformer_nb.content.check import check
from platformer_nb.content.files import read_toml
from platformer_nb.content.shapes import ContentModel
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
"""Keys excepted from a check, each with the reason."""


class Avoid(ContentModel):
    """Words to avoid in texts, and the replacement."""

    pattern: Pattern
    """A regular expression, case-insensitive."""
    say: Text
    keys: Pattern = ".*"
    """A regular expression for the keys to check."""
    finds: Annotated[list[Text], Field(min_length=1)]
    """Examples that the pattern must match."""
    leaves: list[Text] = Field(default_factory=list)
    """Correct examples that the pattern must not match."""
    excused: Excused = Field(default_factory=dict)


class Capital(ContentModel):
    """A term that is always capitalized, or only at the start of a sentence."""

    stem: Annotated[Pattern, StringConstraints(pattern=r"^[^\W\d_]")]
    """Its beginning, a pattern whose first letter has the correct case: `Wydarzeni`, `Platform(?!er)`."""
    keys: Pattern = ".*"
    excused: Excused = Field(default_factory=dict)


class Counts(ContentModel):
    """Counted nouns in their forms after a number."""

    nouns: dict[Text, Annotated[list[Text], Field(min_length=1)]] = Field(default_factory=dict)
    """For each noun, the forms after numbers, one row per case, in the order of `forms`."""
    forms: list[Text] = Field(default_factory=list)
    """The plural forms of the language, in the order of the nouns' forms."""
    numerals: dict[Text, list[Text]] = Field(default_factory=dict)
    """Number words by their plural form."""
    excused: Excused = Field(default_factory=dict)


class Commands(ContentModel):
    """Commands of the notation that are buttons on the page."""

    buttons: dict[Text, Text] = Field(default_factory=dict)
    """Each command with the key of its button's label."""
    excused: Excused = Field(default_factory=dict)


class Media(ContentModel):
    """Words of one medium that mean nothing in the other: patterns, case-insensitive."""

    notebook: list[Pattern] = Field(default_factory=list)
    """What only a notebook has, such as its cells."""
    page: list[Pattern] = Field(default_factory=list)
    """What only the page without code has, such as clicks."""
    excused: Excused = Field(default_factory=dict)


class Style(ContentModel):
    """The style of a language."""

    avoid: list[Avoid] = Field(default_factory=list)
    capital: list[Capital] = Field(default_factory=list)
    counts: Counts = Field(default_factory=Counts)
    commands: Commands = Field(default_factory=Commands)
    media: Media = Field(default_factory=Media)


STYLE: Final = TypeAdapter(Style)


@lru_cache(maxsize=16)
def style(language: str, game: str | None, path: Path | None = None) -> Style:
    """Return the style of a language, common and of a game; or only of a content folder.

    Raises BadInput for an invalid file. A language without a file has no style checks.
    """
    found = Style()
    for folder, name in files_of(language, FILE, game, path):
        found = _together(found, check(STYLE, read_toml(folder, name), name))
    return found


def _together(one: Style, other: Style) -> Style:
    """Merge two files; if both define plural forms, those of the second apply."""
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
        media=Media(
            notebook=[*one.media.notebook, *other.media.notebook],
            page=[*one.media.page, *other.media.page],
            excused={**one.media.excused, **other.media.excused},
        ),
    )
