"""What a search knows of a language: words that ask for nothing, endings, words that mean the same, and of single rules.

It is data: `search.toml` in the texts of a language, the common one and that of a game.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from platformer_nb.content.files import read_toml
from platformer_nb.core.errors import BadInput, said, use, within
from platformer_nb.text.books import folders
from platformer_nb.text.word_match import words_of

FILE: Final = "search.toml"
KNOWN: Final = ("filler", "endings", "same", "decides")

Term = tuple[str, ...]
"""A folded word, or the words of an expression."""
Group = tuple[Term, ...]
"""Words and expressions, each of which also finds what the others do."""


class SearchWords(NamedTuple):
    """The words of a language for a search, as they are compared."""

    filler: frozenset[str] = frozenset()
    """Words that a question has and that ask for nothing: may I, if, the."""
    endings: frozenset[str] = frozenset()
    """What forms of a short word differ in."""
    same: tuple[Group, ...] = ()
    decides: Mapping[str, Group] = MappingProxyType({})
    """What a rule is asked for besides its own words, by its id: what it decides; a word alone is its subject."""


@lru_cache(maxsize=16)
def search_words(language: str, game: str | None) -> SearchWords:
    """Return the words for a search in the texts of a game; raises BadInput for a file that is none."""
    filler: set[str] = set()
    endings: set[str] = set()
    same: list[Group] = []
    decides: dict[str, Group] = {}
    for folder in folders(game):
        name = f"text/{language}/{FILE}"
        if not (folder / "text" / language / FILE).is_file():
            continue
        found = read_toml(folder, name)
        for key in found:
            if key not in KNOWN:
                raise BadInput(within(name, key), said("error-key-unknown"), use(KNOWN))
        filler.update(*map(words_of, _texts(found, "filler", name)))
        endings.update(*map(words_of, _texts(found, "endings", name)))
        same += (_group({"same": group}, "same", name) for group in found.get("same", []))
        rules = found.get("decides", {})
        if not isinstance(rules, dict):
            raise BadInput(within(name, "decides"), "error-table-type", "mend-table-type")
        decides.update({rule: _group(rules, rule, name) for rule in rules})
    return SearchWords(
        frozenset(filler), frozenset(endings), tuple(same), MappingProxyType(decides)
    )


def _group(found: Mapping[str, Any], key: str, file: str) -> Group:
    return tuple(tuple(words_of(text)) for text in _texts(found, key, file))


def _texts(found: Mapping[str, Any], key: str, file: str) -> Sequence[str]:
    listed = found.get(key, [])
    if not isinstance(listed, list):
        raise BadInput(within(file, key), "error-list-type", "mend-list-type")
    for one in listed:
        if not isinstance(one, str) or not words_of(one):
            raise BadInput(within(file, key), "error-string-type", "mend-string-type")
    return listed
