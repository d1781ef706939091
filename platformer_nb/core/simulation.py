"""What a simulation passes round: a plan, an order for one game of it, and how a game went."""

from __future__ import annotations

from typing import Generic, NamedTuple, TypeVar

from platformer_nb.core.rules import Outcome, Seat

S_co = TypeVar("S_co", covariant=True)


class Result(NamedTuple, Generic[S_co]):
    """How a game went. `ended` is None when it was cut short.

    `turns` are those of `Rules.moment`. `decisions` are the actions of players, `choices` those of them
    that had an alternative, `outcomes` what chance decided.
    """

    ended: Outcome | None
    turns: int
    decisions: int
    choices: int
    outcomes: int
    state: S_co

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The seats that have won: none when all lost, or when the game was cut short."""
        return () if self.ended is None else self.ended.winners
