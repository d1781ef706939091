"""Rules in words: why one forbids an action, and what it says in general."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

from platformer_nb.core.game import Words
from platformer_nb.core.parts.verdict import Reason
from platformer_nb.core.ruling import Cite, Fact
from platformer_nb.games.labyrinth.content import load_rulebook

PLACE: Final = re.compile(r"[a-g][1-7][abc]?|S[1-6]")
"""The name of a place, as citations have it."""
TILE: Final = "tile"
"""The fact that names a tile, such as b1: by its look it might be a cell."""


def say_cite(words: Words, cite: Cite, legal: bool, facts: Mapping[str, Any]) -> Reason:
    """Return one citation in words: why it forbids (`why-<rule>`), or the rule itself (`rule-<rule>`).

    `facts` are its facts for a sentence.
    """
    key = f"why-{cite.rule}"
    forbids = not legal and words.has(key)
    text = words.tell(key, facts) if forbids else words(f"rule-{cite.rule}")
    return _reason(words, cite.rule, text, places_in(cite.facts))


def say_rule(words: Words, rule: str) -> Reason:
    """Return the text of a rule, independent of a position."""
    return _reason(words, rule, words(f"rule-{rule}"), ())


def _reason(words: Words, rule: str, text: str, spaces: tuple[str, ...]) -> Reason:
    entry = load_rulebook()[rule]
    if not entry.open:
        return Reason(rule, entry.page, text, spaces)
    why = words(f"ruling-why-{rule}")
    return Reason(rule, entry.page, text, spaces, True, words("rule-open"), why)


def places_in(facts: Mapping[str, Fact]) -> tuple[str, ...]:
    """Return the places among the facts of a citation."""
    told = [fact for name, fact in facts.items() if name != TILE]
    found = [one for fact in told for one in (fact if isinstance(fact, tuple) else [fact])]
    return tuple(one for one in found if isinstance(one, str) and PLACE.fullmatch(one))
