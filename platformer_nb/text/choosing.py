"""Which language is spoken, when several have something to say about it.

What comes first decides:

1. the language that is asked for: `language="pl"` in Python, `--language pl` in a command;
2. the variable `PLATFORMER_LANGUAGE`;
3. the variables `LC_ALL`, `LC_MESSAGES` and `LANG`, the first of them that is set;
4. English.

A language asked for (1, 2) that there are no words in is an error; of a computer's own setting (3) it
is not. On the page a visitor's choice comes before all of these, and what the browser prefers before 3.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Mapping
from typing import Final

from platformer_nb.core.errors import BadInput, said
from platformer_nb.text.books import BASE, languages

VARIABLE: Final = "PLATFORMER_LANGUAGE"
"""The environment variable that asks for a language."""

_SETTINGS: Final = ("LC_ALL", "LC_MESSAGES", "LANG")


def chosen_language(option: str | None = None, environ: Mapping[str, str] | None = None) -> str:
    """The language to speak; raises BadInput for one that is asked for and not there."""
    variables = os.environ if environ is None else environ
    asked = asked_language(option, variables)
    if asked is not None:
        return asked
    setting = next((variables[name] for name in _SETTINGS if variables.get(name)), "")
    return matching(setting) or BASE


def asked_language(
    option: str | None = None, environ: Mapping[str, str] | None = None
) -> str | None:
    """The language that somebody asked for, as an option or by the variable; None if nobody did."""
    variables = os.environ if environ is None else environ
    wish, name = (option, "") if option else (variables.get(VARIABLE, ""), VARIABLE)
    if not wish:
        return None
    found = matching(wish)
    if found is None:
        place = said("place-language", name=wish)
        raise BadInput(
            (name, place) if name else place, "error-no-language", "mend-use", known=languages()
        )
    return found


def matching(tag: str) -> str | None:
    """The language of a tag such as `pl`, `pl-PL` or `pl_PL.UTF-8`; None if there are no words in it."""
    language = re.split(r"[-_.@]", tag.strip().lower(), maxsplit=1)[0]
    return language if language in languages() else None


def preferred(tags: Iterable[str]) -> str | None:
    """The first language there are words in, of those a reader prefers."""
    return next((found for tag in tags if (found := matching(tag))), None)
