"""Rulings: the legality of one action in one position."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Generic, TypeVar

from platformer_nb.core.value import part, value

A_co = TypeVar("A_co", covariant=True)

Fact = int | str | tuple[str, ...]


@value
class Cite:
    """A citation: one rule and the facts of this position on which it decides.

    `facts` are plain words and numbers: names of Spaces, cards and symbols, counts. The narrator makes
    sentences from them, by the key `why-<rule>`.
    """

    rule: str
    facts: Mapping[str, Fact] = part(default_factory=dict)

    def __repr__(self) -> str:
        facts = (f", {name}={value!r}" for name, value in self.facts.items())
        return f"Cite({self.rule!r}{''.join(facts)})"


@value
class Ruling(Generic[A_co]):
    """The ruling on an action, truthy if it is legal. `cites` are the rules that allow or forbid it.

    For an illegal action `instead` are suggestions: similar legal actions; may be empty. `write` returns one
    of them in notation, for `written` and the repr only.
    """

    legal: bool
    cites: tuple[Cite, ...]
    instead: tuple[A_co, ...] = ()
    write: Callable[[Any], str] = part(default=repr, compare=False)

    def __bool__(self) -> bool:
        return self.legal

    @property
    def rules(self) -> tuple[str, ...]:
        """The ids of the rules cited, in order, each once."""
        return tuple(dict.fromkeys(c.rule for c in self.cites))

    @property
    def written(self) -> tuple[str, ...]:
        """The suggestions in notation."""
        return tuple(map(self.write, self.instead))

    def __repr__(self) -> str:
        instead = f"; instead {', '.join(map(repr, self.written))}" if self.instead else ""
        return f"<{'legal' if self.legal else 'illegal'} by {', '.join(self.rules)}{instead}>"
