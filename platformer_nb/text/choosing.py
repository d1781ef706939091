"""Choice of the language, in this order:

1. the requested language: `language="pl"` in Python, `--language pl` in a command;
2. the variable `PLATFORMER_LANGUAGE`;
3. the first of the variables `LC_ALL`, `LC_MESSAGES` and `LANG` that is set;
4. English.

An unavailable language is an error if requested (1, 2), but is skipped in the locale of the computer (3).
On the page, a visitor's choice comes before all of these, and the browser's preference before 3.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Final

from babel import negotiate_locale

from platformer_nb.content.files import names_in, read_text
from platformer_nb.core.errors import BadInput, said, use
from platformer_nb.text.books import BASE, folders, languages
from platformer_nb.text.entries import entries

VARIABLE: Final = "PLATFORMER_LANGUAGE"
"""The environment variable that sets the language."""

_SETTINGS: Final = ("LC_ALL", "LC_MESSAGES", "LANG")


def chosen_language(option: str | None = None, environ: Mapping[str, str] | None = None) -> str:
    """Return the language to use; raises BadInput if a requested one is not available."""
    variables = os.environ if environ is None else environ
    asked = asked_language(option, variables)
    if asked is not None:
        return asked
    setting = next((variables[name] for name in _SETTINGS if variables.get(name)), "")
    return matching(setting) or BASE


def asked_language(
    option: str | None = None, environ: Mapping[str, str] | None = None
) -> str | None:
    """Return the language requested by option or variable, None if there is none; raises BadInput."""
    variables = os.environ if environ is None else environ
    wish, name = (option, "") if option else (variables.get(VARIABLE, ""), VARIABLE)
    if not wish:
        return None
    found = matching(wish)
    if found is None:
        place = said("place-language", name=wish)
        raise BadInput((name, place) if name else place, "error-no-language", use(languages()))
    return found


def matching(tag: str) -> str | None:
    """Return the language of a tag such as `pl`, `pl-PL` or `pl_PL.UTF-8`; None if it is not available."""
    return preferred([tag])


def preferred(tags: Iterable[str]) -> str | None:
    """Return the first available language of a reader's preferences, None if there is none."""
    locales = (re.sub(r"[.@].*", "", tag.strip().lower()).replace("-", "_") for tag in tags)
    return negotiate_locale(locales, languages())


@lru_cache(maxsize=32)
def language_name(language: str) -> str:
    """Return a language's own name, its code if it has none; none of its other sentences is loaded.

    Raises BadInput for a file that cannot be read.
    """
    for folder in folders(None):
        if not (folder / "text" / language).is_dir():
            continue
        files = names_in(folder, f"text/{language}", ".ftl")
        for file in sorted(files, key=lambda name: not name.endswith("/common.ftl")):
            for key, entry in entries(read_text(folder, file), file):
                if key == "language-name" and entry.plain is not None:
                    return entry.plain
    return language


def language_choices() -> list[dict[str, str]]:
    """Return the languages by code and name, as a page lists them."""
    return [{"id": code, "name": language_name(code)} for code in languages()]
