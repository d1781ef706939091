"""The narrator of Platformer, an implementation of `core.game.Narrator`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from platformer_nb.core.game import Words
from platformer_nb.core.parts.verdict import Outlook, Reason
from platformer_nb.core.play.explain import Explanation
from platformer_nb.core.ruling import Cite
from platformer_nb.games.platformer import citations
from platformer_nb.games.platformer.events import BossDrew, Event, Spawned
from platformer_nb.games.platformer.model.actions import Action, Gravity
from platformer_nb.games.platformer.model.facts import at
from platformer_nb.games.platformer.model.state import State
from platformer_nb.games.platformer.narration import rulings
from platformer_nb.games.platformer.narration.actions import say_action
from platformer_nb.games.platformer.narration.events import (
    event_facts,
    event_type,
    say_event,
    spent_die,
    trap_spares,
    without_effect,
)
from platformer_nb.games.platformer.narration.paid import said_payment
from platformer_nb.games.platformer.narration.rules import say_rule
from platformer_nb.games.platformer.rules.dice.paying import may_move


class PlatformerNarrator:
    """Sentences about Platformer; see `core.game.Narrator`."""

    def action(self, state: State, action: Action, words: Words) -> str:
        """Return what an action does, such as “Move to c6 (star)”."""
        return say_action(words, state, action)

    def event(self, before: State, after: State, event: Event, words: Words) -> str:
        """Return one sentence about an event."""
        if isinstance(event, Spawned) and (paid := spent_die(before, after)):
            _, facts = event_facts(after, event)
            told = words.tell("event-spawned-paid", {**facts, "symbol": paid})
            return f"{told} {trap_spares(words, after, event)}".rstrip()
        told = say_event(words, after, event)
        if isinstance(event, BossDrew):
            return f"{told} {without_effect(words, before, event)}".rstrip()
        return f"{told} {said_payment(words, before, after, event)}".rstrip()

    def event_rules(self, before: State, action: Action) -> tuple[tuple[str, ...], ...]:
        """Return for each event of a legal action the ids of the rules that decided it, its own first."""
        return citations.event_rules(before, action)

    def reason(self, state: State, cite: Cite, legal: bool, words: Words) -> Reason:
        """Return why a rule decides; for an open rule with the reading of this game."""
        said = rulings.say_cite(words, cite, legal, state.game.rulings)
        own = cite.rule == "ADJ-1" and cite.facts.get("from") == at(state, state.hero.at)
        if legal or not own or may_move(state):
            return said
        # Who reads which Spaces are next to the Hero tries one of them; of a shove they are next to an Enemy.
        return replace(said, text=f"{said.text} {words('adjacent-no-move')}")

    def rule(self, rule: str, words: Words) -> Reason:
        """Return the text of a rule, independent of a position."""
        return say_rule(words, rule)

    def event_spaces(self, state: State, event: Event) -> tuple[str, ...]:
        """Return the Space where a figure ends."""
        _, facts = event_facts(state, event)
        return rulings.spaces_in({"to": facts["to"]}) if "to" in facts else ()

    def event_facts(self, state: State, event: Event) -> tuple[str, dict[str, Any]]:
        """Return the kind of an event and its facts, for programs."""
        return event_type(event), event_facts(state, event)[1]

    def named(
        self, state: State, event: Event, rules: Sequence[str], words: Words
    ) -> Iterator[str]:
        """Yield the texts of the cards, tokens and Enemies that an event names."""
        from platformer_nb.games.platformer.narration.named import named_texts

        return named_texts(state, event, rules, words)

    def outlook(
        self, state: State, explained: Explanation[State, Action, Event], words: Words
    ) -> Outlook:
        """Return what is open after an action, its warning, and a notice if it has no effect."""
        told = rulings.say_explanation(words, state, explained)
        rule = "GRA-1" if isinstance(explained.action, Gravity) and told.nothing else ""
        return Outlook(told.open, told.warning, told.nothing, rule)

    def outcome(self, state: State, words: Words) -> str:
        """Return who has won, or how a solo game was lost; "" during the game."""
        from platformer_nb.games.platformer.view.turn_view import over_view

        over = over_view(state, words, ())
        return "" if over is None else str(over["text"])

    def position(self, state: State, words: Words, *, full: bool = False) -> str:
        """Return the map, figures, possessions and the Shop as text."""
        from platformer_nb.games.platformer.teaching.text_board import drawn

        return drawn(state, words, told=full)

    def described(self, state: State, notation: str, words: Words) -> Iterator[str]:
        """Yield the map and, in sentences, what the lines of its notation state."""
        from platformer_nb.games.platformer.narration.positions import lines_of, said_position

        return said_position(state, words, lines_of(notation))
