"""Goals about where figures are and what they have."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field

from platformer_nb.games.labyrinth.model.state import State
from platformer_nb.games.labyrinth.narration.called import called
from platformer_nb.games.labyrinth.notation.names import SEATS
from platformer_nb.games.labyrinth.rules.legality import actor
from platformer_nb.games.labyrinth.teaching.goals.names import (
    GOLEM,
    FigureName,
    Id,
    PlaceName,
    SeatLetter,
    pawn_of,
    where,
)
from platformer_nb.lessons.goals.base import Attempt, Want


class At(Want):
    """A character or the Golem is in a corridor."""

    want: Literal["at"]
    place: PlaceName
    who: FigureName = "A"

    def met(self, attempt: Attempt) -> bool:
        """Return whether the figure is there."""
        return where(attempt.state, self.who) == self.place

    def key(self) -> str:
        """Return a key of its own for the Golem."""
        return "goal-golem-at" if self.who == GOLEM else "goal-at"

    def facts(self, attempt: Attempt) -> dict[str, Any]:
        """Return the figure, the place, where it is now, and whether that is the place."""
        now = where(attempt.state, self.who)
        there = "yes" if now == self.place else "no"
        return called(
            attempt.state, {"who": self.who, "place": self.place, "now": now, "there": there}
        )


class Holds(Want):
    """A character has at least so many keys, items or lives."""

    want: Literal["holds"]
    what: Literal["keys", "items", "lives"]
    least: Annotated[int, Field(ge=1, le=6)]
    who: SeatLetter = "A"

    def met(self, attempt: Attempt) -> bool:
        """Return whether there are enough."""
        return self._now(attempt) >= self.least

    def key(self) -> str:
        """Return a key of its own for keys, items and lives."""
        return f"goal-holds-{self.what}"

    def facts(self, attempt: Attempt) -> dict[str, Any]:
        """Return the character, the number needed, and the number now."""
        return called(
            attempt.state, {"who": self.who, "least": self.least, "now": self._now(attempt)}
        )

    def _now(self, attempt: Attempt) -> int:
        has = getattr(pawn_of(attempt.state, self.who), self.what)
        return has if isinstance(has, int) else len(has)


class Carries(Want):
    """A character carries an item."""

    want: Literal["carries"]
    item: Id
    who: SeatLetter = "A"

    def met(self, attempt: Attempt) -> bool:
        """Return whether the item is among those of the character."""
        state: State = attempt.state
        ids = (state.box.item_ids[item] for item in pawn_of(state, self.who).items)
        return self.item in ids

    def facts(self, attempt: Attempt) -> dict[str, Any]:
        """Return the character and the item."""
        return called(attempt.state, {"who": self.who, "item": self.item})


class Stunned(Want):
    """A character is stunned."""

    want: Literal["stunned"]
    who: SeatLetter = "A"

    def met(self, attempt: Attempt) -> bool:
        """Return whether it has a stun token."""
        return pawn_of(attempt.state, self.who).stun > 0

    def facts(self, attempt: Attempt) -> dict[str, Any]:
        """Return the character."""
        return called(attempt.state, {"who": self.who})


class Crystal(Want):
    """A character's Fate Crystal is active."""

    want: Literal["crystal"]
    who: SeatLetter = "A"

    def met(self, attempt: Attempt) -> bool:
        """Return whether the active side is up."""
        return pawn_of(attempt.state, self.who).crystal

    def facts(self, attempt: Attempt) -> dict[str, Any]:
        """Return the character."""
        return called(attempt.state, {"who": self.who})


class Left(Want):
    """The turn goes on, and at least so many actions are left in it."""

    want: Literal["left"]
    least: Annotated[int, Field(ge=1, le=2)]
    who: SeatLetter = "A"

    def met(self, attempt: Attempt) -> bool:
        """Return whether it is still this character's turn, the one that was begun in, with enough actions."""
        return self._now(attempt) >= self.least

    def failed(self, attempt: Attempt) -> bool:
        """Return whether the turn has ended, or too much is spent: actions do not come back in a turn."""
        return bool(attempt.before) and not self.met(attempt)

    def facts(self, attempt: Attempt) -> dict[str, Any]:
        """Return the character, the number needed, and the number now."""
        now = self._now(attempt)
        return called(attempt.state, {"who": self.who, "least": self.least, "now": now})

    def _now(self, attempt: Attempt) -> int:
        """Return the actions left; none in a turn of others, nor in a later one of the same character."""
        state: State = attempt.state
        begun = attempt.before[0].turn if attempt.before else state.turn
        return state.left if (SEATS[state.active], state.turn) == (self.who, begun) else 0


class Turn(Want):
    """It is a character's turn."""

    want: Literal["turn"]
    who: SeatLetter

    def met(self, attempt: Attempt) -> bool:
        """Return whether it is."""
        return SEATS[attempt.state.active] == self.who

    def facts(self, attempt: Attempt) -> dict[str, Any]:
        """Return the character."""
        return called(attempt.state, {"who": self.who})


class Settled(Want):
    """Nothing is pending: whatever was done has been carried through."""

    want: Literal["settled"]

    def met(self, attempt: Attempt) -> bool:
        """Return whether nothing is left to be decided but the next activity."""
        state: State = attempt.state
        return state.top is None


class Wins(Want):
    """A player has won."""

    want: Literal["wins"]
    who: SeatLetter = "A"

    def met(self, attempt: Attempt) -> bool:
        """Return whether the game is over and this player has won it."""
        state: State = attempt.state
        return actor(state) is None and SEATS[state.winner] == self.who

    def facts(self, attempt: Attempt) -> dict[str, Any]:
        """Return the player."""
        return called(attempt.state, {"who": self.who})
