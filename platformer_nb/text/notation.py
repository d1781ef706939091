"""The words of the notation, explained in a reader's language.

The notation is the same in every language, and its words are English. Each is listed with its meaning,
in the words of the page's buttons: `right: w prawo`. `names.toml` of a game lists its words, and
`notation.ftl` has the texts.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from textwrap import fill
from typing import Final

WIDTH: Final = 79
_BOUND: Final = "\u00a0"

Say = Callable[..., str]
"""Returns the text of a key: `Words`, or a command's own texts."""

Kinds = Mapping[str, Iterable[str]]
"""Words of the notation by kind: `naming(game).typed`, or some of them."""


def meaning(say: Say, kind: str, word: str) -> str:
    """Return the meaning of a word of this kind."""
    return say(f"typed-{kind}-{word.replace(' ', '-')}")


def table(say: Say, kinds: Kinds) -> Iterator[str]:
    """Yield a table of all words, one per line."""
    yield from (say("notation-title"), fill(say("notation-about"), WIDTH))
    for kind, words in kinds.items():
        yield from ("", say(f"notation-{kind}"))
        yield from (f"  {word:10} {meaning(say, kind, word)}" for word in words)


def legend(say: Say, kinds: Kinds, used: Collection[str] | None = None) -> Iterator[str]:
    """Yield the words of these kinds in as few lines as possible; only those in `used`, if it is given."""
    for kind, known in kinds.items():
        words = [w for w in known if used is None or w in used]
        # Keep a word and its "=" on one line: `fill` does not break at a no-break space.
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
    """Return the words in actions in notation: `sword+1` is `sword`."""
    return frozenset(re.findall(r"[a-z]+(?:-[a-z]+)*", text))
