"""The words a position and an action are typed with, in a reader's language.

The notation is the same in every language, and its words are English. Here each stands beside what it
means, in the words of the page's buttons: `right: w prawo`. `names.toml` of a game lists its words, and
`notation.ftl` holds the texts.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from textwrap import fill
from typing import Final

WIDTH: Final = 79
_BOUND: Final = "\u00a0"

Say = Callable[..., str]
"""`Words`, or what a command says of itself."""

Kinds = Mapping[str, Iterable[str]]
"""The typed words by their kinds: `naming(game).typed`, or some of them."""


def meaning(say: Say, kind: str, word: str) -> str:
    """What a word of this kind means."""
    return say(f"typed-{kind}-{word.replace(' ', '-')}")


def table(say: Say, kinds: Kinds) -> Iterator[str]:
    """All words, a line for each."""
    yield from (say("notation-title"), fill(say("notation-about"), WIDTH))
    for kind, words in kinds.items():
        yield from ("", say(f"notation-{kind}"))
        yield from (f"  {word:10} {meaning(say, kind, word)}" for word in words)


def legend(say: Say, kinds: Kinds, used: Collection[str] | None = None) -> Iterator[str]:
    """The words of these kinds in as few lines as they need; of those `used`, if not all are wanted."""
    for kind, known in kinds.items():
        words = [w for w in known if used is None or w in used]
        # A word and its sign stay on one line: an end that is no blank is not broken at, nor is a hyphen.
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
