"""Enemies that the enemy die does not move: one line of the log for all of them."""

from __future__ import annotations

from collections.abc import Sequence

from platformer_nb.core.game import Words
from platformer_nb.games.platformer import events as e
from platformer_nb.games.platformer.model.state import State
from platformer_nb.games.platformer.model.terrain import space_name


class PlatformerGathering:
    """See `core.parts.gathering.Gathering`. The Boss, of which there is one, has its own sentence."""

    def gathers(self, state: State, event: e.Event) -> bool:
        """Return whether an Enemy stays where it is."""
        return isinstance(event, e.EnemyStayed) and event.figure != state.game.boss_code

    def told(self, state: State, events: Sequence[e.Event], words: Words) -> str:
        """Return how many Enemies stay, and where."""
        places = [
            space_name(state.terrain.width, one.at)
            for one in events
            if isinstance(one, e.EnemyStayed)
        ]
        return words("event-enemies-stayed", n=len(places), places=words.joined(places))
