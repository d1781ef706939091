"""Search in the rules of a game: by id and by the words of their sentences, without diacritics, case or apostrophes."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from platformer_nb.core.game import AnyGame
from platformer_nb.text.words import Words

MAX_QUERY: Final = 100
MAX_FOUND: Final = 40
ENDING: Final = 2
"""The last letters of a word that may be others: languages with cases have many endings."""
STEM: Final = 4
"""The letters that then have to be left."""

_LETTERS: Final = str.maketrans("łŁøØđĐґҐіІ", "lLoOdDгГиИ")
"""Letters whose stroke is no mark of its own, and those that are typed for one another."""
_APOSTROPHES: Final = re.compile("['’ʼ‘`´′]")
_WORD: Final = re.compile(r"\w+(?:-\w+)*")


def folded(text: str) -> str:
    """Return a text as it is compared: żołnierz and zolnierz, з’явитися and зявитися are the same."""
    plain = _APOSTROPHES.sub("", text.casefold())
    parts = unicodedata.normalize("NFKD", plain)
    bare = "".join(one for one in parts if not unicodedata.combining(one))
    return bare.translate(_LETTERS)


@dataclass(frozen=True, slots=True)
class FoundRule:
    """A rule that was found, with its sentence."""

    rule: str
    page: int
    text: str
    ruling: bool


class RuleIndex:
    """The rules of a game in one language, to be searched."""

    def __init__(self, game: AnyGame, words: Words) -> None:
        reasons = {rule: game.narrator.rule(rule, words) for rule in game.rulebook.entries}
        entries = game.rulebook.entries
        self._rules = [
            FoundRule(rule, entries[rule].page, reason.text, entries[rule].open)
            for rule, reason in reasons.items()
        ]
        self._texts = [
            folded(f"{one.rule} {one.text} {reasons[one.rule].why}") for one in self._rules
        ]

        self._headed = {
            " ".join(_WORD.findall(folded(words(f"chapter-{chapter}")))): place
            for place, chapter in reversed(
                [(place, one.rule.rpartition("-")[0]) for place, one in enumerate(self._rules)]
            )
            if f"chapter-{chapter}" in words.own_keys()
        }
        """The first rule of each chapter, by the words of the chapter's name."""

    def search(self, query: str) -> Sequence[FoundRule]:
        """Return the rules with all words of the query, the best first; all rules for an empty query.

        The rule with which a chapter begins stands first for the chapter's name. A rule whose id begins with a word stands first, then those with words that begin with it; last those
        that have a long word in another form.
        """
        found = ranked(self._texts, query)
        first = self._headed.get(" ".join(_WORD.findall(folded(query[:MAX_QUERY]))))
        if first is not None:
            found = [first, *(place for place in found if place != first)]
        return [self._rules[place] for place in found]


def ranked(texts: Sequence[str], query: str) -> list[int]:
    """Return the places of the folded texts with all words of a query, the best first; all for an empty one."""
    wanted = _WORD.findall(folded(query[:MAX_QUERY]))
    found = [
        (rank, place)
        for place, text in enumerate(texts)
        if (rank := _rank(text, wanted)) is not None
    ]
    return [place for _, place in sorted(found)]


def _rank(text: str, wanted: Sequence[str]) -> int | None:
    """Return how far a text is from the words, by the one that is farthest; None if one is not in it."""
    ranks = [_rank_of(text, word) for word in wanted]
    return None if None in ranks else max((rank for rank in ranks if rank is not None), default=0)


def _rank_of(text: str, word: str) -> int | None:
    """Return 0 for the id, 1 for the beginning of a word, 2 for another part, 3 for another ending."""
    if text.startswith(word):
        return 0
    if word in text:
        return 1 if _begins(text, word) else 2
    stem = word[:-ENDING]
    return 3 if len(stem) >= STEM and _begins(text, stem) else None


def _begins(text: str, word: str) -> bool:
    return re.search(rf"(?<!\w){re.escape(word)}", text) is not None


@lru_cache(maxsize=8)
def rule_index(game: AnyGame, language: str) -> RuleIndex:
    """Return the index of a game in a language, made once."""
    return RuleIndex(game, Words(language, game.name))
