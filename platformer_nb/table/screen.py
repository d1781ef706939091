"""The screen of a table: which player it shows, and to whom it has to be handed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from platformer_nb.core.rules import Actor, Rules, Seat


class Screen:
    """One screen, shared by the people at a table.

    Where the rules mask nothing it shows whoever decides. Where they do, the deciding player has to take it
    first (`asked`), so that nobody sees what is masked from them. People play against bots alone, or for
    nobody's eyes but their own, without handing it over.
    """

    def __init__(self) -> None:
        self.seat: Seat | None = None
        """The seat whose observation is shown; None before anybody has taken the screen."""
        self.asked: Seat | None = None
        """The seat that has to take the screen; None if nobody has to."""

    @property
    def viewer(self) -> Seat | None:
        """The seat a view is made for; None if nobody plays."""
        return self.asked if self.seat is None else self.seat

    def follow(
        self, rules: Rules[Any, Any, Any], state: Any, people: Sequence[Seat], actor: Actor
    ) -> None:
        """Update to a state in which these seats are people's."""
        kept = self.seat if self.seat in people else people[0] if people else None
        wanted = actor if actor in people else kept
        self.asked = None
        if wanted == self.seat:
            return
        looking = [seat for seat in (wanted, self.seat) if seat is not None]
        alone = len(people) <= 1 or actor is None
        if alone or not any(masks(rules, state, seat) for seat in looking):
            self.seat = wanted
        else:
            self.asked = wanted

    def take(self) -> None:
        """Show the seat that was asked."""
        if self.asked is not None:
            self.seat, self.asked = self.asked, None


def masks(rules: Rules[Any, Any, Any], state: Any, seat: Seat) -> bool:
    """Return whether the rules mask anything in this state from a seat."""
    seen = rules.observe(state, seat)
    return seen is not state and bool(seen != state)
