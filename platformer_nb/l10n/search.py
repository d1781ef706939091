"""Finding keys by what their sentences say."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from platformer_nb.l10n.messages import messages
from platformer_nb.text.books import folders

_SAME = str.maketrans({"’": "'", "“": '"', "”": '"', "„": '"', "\u00a0": " "})
"""Signs that a keyboard lacks, and those that are typed for them."""
_ENDING = re.compile(r"(?<=\w{3})(?:ing|ed|en|es|[aeiouysąęóаеєиіїоуюяь]+)$")
"""What a word may lose in another of its forms; three letters are left of it."""
_BETWEEN = r"\w*(?:\W+\w+){0,3}?\W+"
"""The rest of a word, and up to three others before the next one that is looked for."""


@dataclass(frozen=True, slots=True)
class Found:
    """A sentence with the words that were looked for; `at` is its file and line.

    `exact`: it has them as they were given, not in another form or with others between them.
    """

    key: str
    language: str
    at: str
    text: str
    exact: bool = True


def sentences_with(wanted: str, languages: Iterable[str], games: Iterable[str]) -> Iterator[Found]:
    """Yield the sentences of these games, and the common ones, that hold these words, in any case of letters.

    Those that hold them as they are given come first, then those with other endings or with words between them.
    """
    part = _plain(wanted)
    if not part:
        return
    form = _form(part)
    others: list[Found] = []
    places = dict.fromkeys(str(folder) for game in games for folder in folders(game))
    for language in languages:
        for place in map(Path, places):
            for key, message in messages(language, None, place).items():
                plain = _plain(message.text)
                exact = part in plain
                if exact or form.search(plain):
                    file, _, line = message.place.rpartition(", line ")
                    at = f"{place.name}/{file}:{line}"
                    found = Found(key, language, at, message.text, exact)
                    if exact:
                        yield found
                    else:
                        others.append(found)
    yield from others


def _form(part: str) -> re.Pattern[str]:
    """Return a pattern of these words with any endings, at most three others between two of them."""
    stems = (re.escape(_ENDING.sub("", word)) for word in re.findall(r"\w+", part))
    return (
        re.compile(r"\b" + _BETWEEN.join(stems)) if re.search(r"\w", part) else re.compile("(?!)")
    )


def _plain(text: str) -> str:
    """Return a text as it is compared: on one line, in small letters, with plain quotation marks."""
    return " ".join(text.translate(_SAME).casefold().split())
