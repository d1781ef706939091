"""Harm that befalls a character several times by one action: one line of the log, with how much it is together."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from platformer_nb.core.game import Words
from platformer_nb.games.labyrinth.model.state import Event, State
from platformer_nb.games.labyrinth.narration.called import called
from platformer_nb.games.labyrinth.narration.events import COUNTED, together
from platformer_nb.games.labyrinth.narration.facts import event_facts, sentence_key


class LabyrinthGathering:
    """See `core.parts.gathering.Gathering` and `Summing`."""

    def gathers(self, _state: State, _event: Event) -> bool:
        """Return False: all that happens is news."""
        return False

    def sums(self, event: Event) -> Hashable | None:
        """Return the kind of counted harm, whom it befalls and by which rule."""
        return (event.kind, event.seat, event.rule) if event.kind in COUNTED else None

    def told(self, state: State, events: Sequence[Event], words: Words) -> str:
        """Return the sentence of their sum."""
        (one,) = together(events)
        _, facts = event_facts(state, one)
        return words.tell(sentence_key(one), called(state, facts, words))
