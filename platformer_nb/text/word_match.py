"""How like two words are: typed otherwise, begun only, or in another form."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Container
from functools import lru_cache
from typing import Final

LEAST: Final = 3
"""Letters that two forms of a word share at least; a shorter word is itself alone."""
SURE: Final = 5
"""Letters from which on a common beginning is enough, whatever the endings."""
REST: Final = 3
"""Letters that may differ after it, and two more for each letter beyond `SURE`."""
MOST_REST: Final = 5
FORM: Final = 0.02
"""What each letter of another ending takes away."""
BEGUN: Final = 0.6
"""What a word counts of which little has been typed."""

_LETTERS: Final = str.maketrans("łŁøØđĐґҐіІ", "lLoOdDгГиИ")
"""Letters whose stroke is no mark of its own, and those that are typed for one another."""
_APOSTROPHES: Final = re.compile("['’ʼ‘`´′]")
_WORD: Final = re.compile(r"\w+")


def folded(text: str) -> str:
    """Return a text as it is compared: żołnierz and zolnierz, з’явитися and зявитися are the same."""
    plain = _APOSTROPHES.sub("", text.casefold())
    parts = unicodedata.normalize("NFKD", plain)
    bare = "".join(one for one in parts if not unicodedata.combining(one))
    return bare.translate(_LETTERS)


def words_of(text: str) -> list[str]:
    """Return the words of a text as they are compared."""
    return _WORD.findall(folded(text))


@lru_cache(maxsize=1 << 14)
def likeness(asked: str, word: str, endings: Container[str] = frozenset()) -> float:
    """Return how like the folded word that is asked for is to another: 1 the same, 0 not at all.

    A word that begins with what is asked counts, since one may not have typed it to the end. So does another form:
    what differs after a common beginning is short, and after a short one consists of `endings` of the language.
    """
    if asked == word:
        return 1.0
    most = min(len(asked), len(word))
    if asked.isdigit() or word.isdigit():
        return 0.0
    if most < LEAST:
        return BEGUN if word.startswith(asked) else 0.0
    common = next((n for n in range(most) if asked[n] != word[n]), most)
    ends = asked[common:], word[common:]
    differ = max(map(len, ends))
    if common == len(asked):
        return max(BEGUN, 0.96 - FORM * differ)
    if any(
        _ends(asked[at:], endings) and _ends(word[at:], endings)
        for at in range(common, LEAST - 1, -1)
    ):
        return 0.95 - FORM * differ
    allowed = min(REST + 2 * (common - SURE), MOST_REST)
    if common >= SURE and differ <= allowed:
        return 0.9 - FORM * differ
    if common == len(word) > LEAST and differ <= REST:
        return 0.75
    return 0.0


def _ends(rest: str, endings: Container[str]) -> bool:
    return not rest or rest in endings
