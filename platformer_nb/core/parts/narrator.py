"""The narration of a game: sentences made of the ids and facts that the core cites."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Protocol, TypeVar, runtime_checkable

if TYPE_CHECKING:
    from platformer_nb.core.game import Words
    from platformer_nb.core.parts.verdict import Outlook, Reason
    from platformer_nb.core.play.explain import Explanation
    from platformer_nb.core.ruling import Cite

S_contra = TypeVar("S_contra", contravariant=True)
A_contra = TypeVar("A_contra", contravariant=True)
E_contra = TypeVar("E_contra", contravariant=True)


class Narrator(Protocol[S_contra, A_contra, E_contra]):
    """The narration of a game: turns the ids and facts of the core into sentences."""

    def action(self, state: S_contra, action: A_contra, words: Words) -> str:
        """Return what an action does, in the imperative or the infinitive, as the language has it."""

    def event(self, before: S_contra, after: S_contra, event: E_contra, words: Words) -> str:
        """Return the sentence of an event, given the states before and after it; "" if it needs no log line.

        In a view the states are the observations of the viewer's seat, so a secret must stand in them, not in
        the event.
        """

    def event_rules(self, before: S_contra, action: A_contra) -> tuple[tuple[str, ...], ...]:
        """Return for each event of a legal action the ids of the rules that decided it, its own rule first."""

    def reason(self, state: S_contra, cite: Cite, legal: bool, words: Words) -> Reason:
        """Return why a cited rule forbids or allows an action, with the facts of the citation."""

    def rule(self, rule: str, words: Words) -> Reason:
        """Return the general text of a rule."""

    def event_spaces(self, state: S_contra, event: E_contra) -> tuple[str, ...]:
        """Return the Spaces an event ends on, to be highlighted; empty for a game without a board."""

    def event_facts(self, state: S_contra, event: E_contra) -> tuple[str, Mapping[str, Any]]:
        """Return the kind of an event and its facts, machine-readable."""

    def outlook(
        self, state: S_contra, explained: Explanation[Any, Any, Any], words: Words
    ) -> Outlook:
        """Return what stays undecided after an action in `state`, its warnings, and whether it has no effect."""

    def described(self, state: S_contra, notation: str, words: Words) -> Iterable[str]:
        """Yield the drawing of the position, then sentences for the rest of its notation."""

    def outcome(self, state: S_contra, words: Words) -> str:
        """Return who has won and why; "" while the game goes on."""

    def position(self, state: S_contra, words: Words, *, full: bool = False) -> str:
        """Return the position as text, for a terminal or a notebook without widgets.

        `full`: include the text of every usable card, so that the position can be analysed.
        """


@runtime_checkable
class NamingNarrator(Protocol[S_contra, E_contra]):
    """A narrator that knows the texts of what an event names, such as a card: a rule may leave it to these what happens."""

    def named(
        self, state: S_contra, event: E_contra, rules: Sequence[str], words: Words
    ) -> Iterable[str]:
        """Yield the texts of what an event names, each with its name; `state` is that after it, `rules` decided it."""
