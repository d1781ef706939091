"""Finding keys by what their sentences say."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from platformer_nb.l10n.messages import messages
from platformer_nb.text.books import folders

_SAME = str.maketrans({"’": "'", "“": '"', "”": '"', "„": '"', "\u00a0": " "})
"""Signs that a keyboard lacks, and those that are typed for them."""


@dataclass(frozen=True, slots=True)
class Found:
    """A sentence with the words that were looked for; `at` is its file and line."""

    key: str
    language: str
    at: str
    text: str


def sentences_with(wanted: str, languages: Iterable[str], games: Iterable[str]) -> Iterator[Found]:
    """Yield the sentences of these games, and the common ones, that hold these words, in any case of letters."""
    part = _plain(wanted)
    places = dict.fromkeys(str(folder) for game in games for folder in folders(game))
    for language in languages:
        for place in map(Path, places):
            for key, message in messages(language, None, place).items():
                if part and part in _plain(message.text):
                    file, _, line = message.place.rpartition(", line ")
                    yield Found(key, language, f"{place.name}/{file}:{line}", message.text)


def _plain(text: str) -> str:
    """Return a text as it is compared: on one line, in small letters, with plain quotation marks."""
    return " ".join(text.translate(_SAME).casefold().split())
