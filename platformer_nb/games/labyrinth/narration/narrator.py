"""The narrator of Labyrinth, an implementation of `core.game.Narrator`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from platformer_nb.core.game import Words
from platformer_nb.core.parts.verdict import Outlook, Reason
from platformer_nb.core.play.explain import Explanation
from platformer_nb.core.rules import NATURE
from platformer_nb.core.ruling import Cite
from platformer_nb.games.labyrinth.citations import event_rules
from platformer_nb.games.labyrinth.model.actions import Action, PickTile
from platformer_nb.games.labyrinth.model.state import NOBODY, Event, State
from platformer_nb.games.labyrinth.narration import positions
from platformer_nb.games.labyrinth.narration.called import called, name_of
from platformer_nb.games.labyrinth.narration.events import together
from platformer_nb.games.labyrinth.narration.facts import (
    action_facts,
    event_facts,
    roll_facts,
    sentence_key,
)
from platformer_nb.games.labyrinth.narration.named import named_texts
from platformer_nb.games.labyrinth.narration.prompts import deciding
from platformer_nb.games.labyrinth.narration.reasons import say_cite, say_rule
from platformer_nb.games.labyrinth.narration.tiles import say_offered_tile

_MET_TRAP: Final = "trap-seen"


class LabyrinthNarrator:
    """Sentences about Labyrinth; see `core.game.Narrator`."""

    def action(self, state: State, action: Action, words: Words) -> str:
        """Return what an action does, such as “Move east to d5”."""
        key, facts = action_facts(state, action)
        if isinstance(action, PickTile):
            facts["what"] = say_offered_tile(state, action.tile, words)
        return words.tell(key, called(state, facts))

    def event(self, before: State, after: State, event: Event, words: Words) -> str:
        """Return one sentence about an event; of a trap that is met also what is at stake."""
        kind, facts = event_facts(after, event)
        if kind == "dealt":  # until then a seat goes by its player's name, or by its number
            facts |= {"person": words.player(event.seat) or "none", "seat": event.seat + 1}
        elif kind == "rolled":
            facts |= roll_facts(before, event)
        told = words.tell(sentence_key(event), called(before, facts, words))
        if kind != _MET_TRAP:
            return told
        trap = facts["trap"]
        return f"{told} {words(f'card-{trap}-text')}"

    def named(
        self, state: State, event: Event, rules: Sequence[str], words: Words
    ) -> Iterator[str]:
        """Yield the row of the Labyrinth Table, or the text of the card, that an event names."""
        return named_texts(state, event, rules, words)

    def event_rules(self, before: State, action: Action) -> tuple[tuple[str, ...], ...]:
        """Return for each event of a legal action the ids of the rules that decided it."""
        return event_rules(before, action)

    def reason(self, state: State, cite: Cite, legal: bool, words: Words) -> Reason:
        """Return why a rule decides."""
        return say_cite(words, cite, legal, called(state, cite.facts))

    def rule(self, rule: str, words: Words) -> Reason:
        """Return the text of a rule, independent of a position."""
        return say_rule(words, rule)

    def event_spaces(self, state: State, event: Event) -> tuple[str, ...]:
        """Return the place where something ends."""
        facts = event_facts(state, event)[1]
        return tuple(facts[name] for name in ("to", "cell") if name in facts)[:1]

    def event_facts(self, state: State, event: Event) -> tuple[str, dict[str, Any]]:
        """Return the kind of an event and its facts, for programs."""
        return event_facts(state, event)

    def outlook(
        self, state: State, explained: Explanation[State, Action, Event], words: Words
    ) -> Outlook:
        """Return who or what decides next, and which lives it costs whoever decides now."""
        if explained.actor is None:
            return Outlook("")
        own = deciding(state)
        lost = [
            e for e in explained.events if e.kind == "lost-lives" and e.number and e.seat == own
        ]
        warning = " ".join(self.event(state, explained.after, one, words) for one in together(lost))
        if explained.actor == NATURE:
            return Outlook(words("outlook-chance"), warning)
        return Outlook(words("outlook-seat", who=name_of(state, explained.actor, words)), warning)

    def described(self, state: State, notation: str, words: Words) -> Iterator[str]:
        """Yield the drawn maze, then sentences."""
        yield from positions.drawn(state)
        yield from positions.sentences(state, words)

    def outcome(self, state: State, words: Words) -> str:
        """Return who has won; "" during the game."""
        return (
            ""
            if state.winner == NOBODY
            else words("over-won", who=name_of(state, state.winner, words))
        )

    def position(self, state: State, words: Words, *, full: bool = False) -> str:
        """Return the drawn maze, what does not show in it, and what has to be decided."""
        told = [*positions.drawn(state), "", *positions.sentences(state, words)]
        if state.winner != NOBODY:
            return "\n".join([*told, self.outcome(state, words)])
        return "\n".join([*told, *positions.say_decision(state, words)])
