"""Looking back at a game: the dust of each moth, and the night that gave most."""

from __future__ import annotations

from collections.abc import Iterator

from platformer_nb.core.game import Words
from platformer_nb.core.parts.review import Series, Standing, Told
from platformer_nb.core.rules import Seat

from .state import State


class MothReview:
    """The review of the game; see `platformer_nb.core.parts.review.Review`."""

    def series(self, words: Words) -> tuple[Series, ...]:
        """Return the dust."""
        return (Series("dust", words("series-dust")),)

    def values(self, state: State, seat: Seat) -> tuple[int, ...]:
        """Return the dust of a moth."""
        return (state.dust[seat],)

    def standings(self, state: State, words: Words) -> tuple[Standing, ...]:
        """Return the moths by their dust; a swarm shares its place."""
        seats = sorted(range(len(state.dust)), key=lambda seat: -state.dust[seat])
        return tuple(
            Standing(
                seat,
                1 if state.swarm else 1 + sum(dust > state.dust[seat] for dust in state.dust),
                words("position-dust", dust=state.dust[seat]),
                ("DAWN-2" if state.swarm else "DAWN-1",),
            )
            for seat in seats
        )

    def decided(self, history, words: Words) -> Iterator[Told]:
        """Yield the largest glow that a moth took."""
        events = ((event, moment) for moment, one in enumerate(history, 1) for event in one.events)
        won = [(event.number, moment, event) for event, moment in events if event.kind == "won"]
        if won:
            _, moment, event = max(won, key=lambda one: one[0])
            said = words("event-won", moth=event.moth + 1, n=event.number)
            yield Told(said, moment, ("GLOW-1",))
