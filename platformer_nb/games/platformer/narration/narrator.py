"""The narrator of Platformer: its sentences by the names that every room of the house calls."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from platformer_nb.core.explain import Explanation
from platformer_nb.core.game import Words
from platformer_nb.core.ruling import Cite
from platformer_nb.core.verdict import Outlook, Reason
from platformer_nb.games.platformer import citations
from platformer_nb.games.platformer.events import Event
from platformer_nb.games.platformer.model.actions import Action
from platformer_nb.games.platformer.model.state import State
from platformer_nb.games.platformer.narration import rulings
from platformer_nb.games.platformer.narration.actions import say_action
from platformer_nb.games.platformer.narration.events import event_facts, event_type, say_event
from platformer_nb.games.platformer.narration.rules import say_rule


class PlatformerNarrator:
    """Sentences about Platformer; see `core.game.Narrator`."""

    def action(self, state: State, action: Action, words: Words) -> str:
        """What an action does, such as “Move to c6 (star)”."""
        return say_action(words, state, action)

    def event(self, before: State, after: State, event: Event, words: Words) -> str:
        """One sentence about an event."""
        return say_event(words, after, event)

    def event_rules(self, before: State, action: Action) -> tuple[tuple[str, ...], ...]:
        """For each event of a legal action the rules that decided it, its own first."""
        return citations.event_rules(before, action)

    def reason(self, state: State, cite: Cite, legal: bool, words: Words) -> Reason:
        """Why a rule decides; an open rule says how this game reads it."""
        return rulings.say_cite(words, cite, legal, state.game.rulings)

    def rule(self, rule: str, words: Words) -> Reason:
        """What a rule says, wherever it applies."""
        return say_rule(words, rule)

    def event_spaces(self, state: State, event: Event) -> tuple[str, ...]:
        """The Space where a figure ends."""
        _, facts = event_facts(state, event)
        return rulings.spaces_in({"to": facts["to"]}) if "to" in facts else ()

    def event_facts(self, state: State, event: Event) -> tuple[str, dict[str, Any]]:
        """The kind of an event and its facts, for a program that reads them."""
        return event_type(event), event_facts(state, event)[1]

    def outlook(
        self, state: State, explained: Explanation[State, Action, Event], words: Words
    ) -> Outlook:
        """What is left open after an action, what to be warned of, and that nothing comes of it."""
        told = rulings.say_explanation(words, state, explained)
        return Outlook(told.open, told.warning, told.nothing)

    def outcome(self, state: State, words: Words) -> str:
        """Who has won, or how a solo game was lost."""
        from platformer_nb.games.platformer.view.position_view import over_view

        over = over_view(state, words, ())
        return "" if over is None else str(over["text"])

    def position(self, state: State, words: Words, *, full: bool = False) -> str:
        """The map, who stands there, what everybody has, what is for sale."""
        from platformer_nb.games.platformer.teaching.text_board import drawn

        return drawn(state, words, told=full)

    def described(self, state: State, notation: str, words: Words) -> Iterator[str]:
        """The map, and everything that the lines of its notation say, in sentences."""
        from platformer_nb.games.platformer.narration.positions import lines_of, said_position

        return said_position(state, words, lines_of(notation))
