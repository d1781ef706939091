"""The words a position and an action are typed with, in a reader's language.

The notation is the same in every language, and its words are English. Here each stands beside what it
means, in the words of the page's buttons: `right: w prawo`. `notation.ftl` holds the texts.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterator, Mapping
from textwrap import fill
from typing import Final

KINDS: Final[Mapping[str, tuple[str, ...]]] = {
    "ways": ("up", "down", "left", "right", "outside"),
    "deeds": (
        *("spawn", "move", "portal", "attack", "shove", "coin", "star", "step", "stop"),
        *("hold", "drop", "gravity", "buy", "use", "ability", "target", "slide", "turn"),
        *("discard", "mirror", "endure", "place", "leave", "end", "set"),
    ),
    "joints": ("with", "push", "special", "forge", "boss", "summons", "to", "none", "blank"),
    "symbols": ("move", "sword", "coin", "shove", "star"),
    "chance": (
        *("roll", "enemy", "reroll", "reveal", "draw", "deal", "first", "event", "artifact"),
        *("boss-die", "boss-card"),
    ),
    "lines": (
        *("game", "tower", "turn", "map", "hero", "hearts", "coins", "gems", "items", "potions"),
        *("tokens", "used", "roll", "pool", "enemy die", "bonus", "shop", "decks", "boss"),
        *("artifacts", "solo", "pending"),
    ),
}
"""The words by their kinds, in the order in which they are printed."""

IN_ACTIONS: Final = ("ways", "deeds", "joints", "symbols")
"""The kinds of words that a player types."""

WIDTH: Final = 79
_BOUND: Final = "\u00a0"

Say = Callable[..., str]
"""`Words`, or what a command says of itself."""


def meaning(say: Say, kind: str, word: str) -> str:
    """What a word of this kind means."""
    return say(f"typed-{kind}-{word.replace(' ', '-')}")


def table(say: Say) -> Iterator[str]:
    """All words, a line for each."""
    yield from (say("notation-title"), fill(say("notation-about"), WIDTH))
    for kind, words in KINDS.items():
        yield from ("", say(f"notation-{kind}"))
        yield from (f"  {word:10} {meaning(say, kind, word)}" for word in words)


def legend(say: Say, kinds: Collection[str], used: Collection[str] | None = None) -> Iterator[str]:
    """The words of some kinds in as few lines as they need; of those `used`, if not all are wanted."""
    for kind in KINDS:
        words = [w for w in KINDS[kind] if kind in kinds and (used is None or w in used)]
        # A word and its sign stay on one line: an end that is no blank is not broken at, nor is `boss-die`.
        told = (f"{word}{_BOUND}= {meaning(say, kind, word)}" for word in words)
        if words:
            line = f"{say(f'notation-{kind}')}: {'; '.join(told)}"
            lines = fill(
                line,
                WIDTH,
                initial_indent="  ",
                subsequent_indent="    ",
                break_on_hyphens=False,
            )
            yield lines.replace(_BOUND, " ")


def words_of(text: str) -> frozenset[str]:
    """The words of actions in notation: `sword+1` is `sword`."""
    return frozenset(re.findall(r"[a-z]+(?:-[a-z]+)*", text))
