"""Goals about events and results: gems spent, Row reached, Enemy defeated, token taken, survival, score."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Annotated, Any, Literal

from pydantic import Field, StringConstraints

from platformer_nb.games.platformer.events import Defeated, Fainted, GemsSpent, Rolled, Took
from platformer_nb.games.platformer.model.facts import at
from platformer_nb.games.platformer.rules.course.scoring import score
from platformer_nb.games.platformer.rules.figures import gravity
from platformer_nb.games.platformer.teaching.goals.figures import SpaceName, card, figure_code
from platformer_nb.lessons.goals.base import Attempt, Want


class Spends(Want):
    """The Heroes have spent at most so many gems."""

    want: Literal["spends"]
    most: Annotated[int, Field(ge=0, le=20)]

    def met(self, attempt: Attempt) -> bool:
        """Return whether it was no more."""
        return self._now(attempt) <= self.most

    def memory(self, attempt: Attempt) -> Hashable:
        """Return the gems spent, up to one too many."""
        return min(self._now(attempt), self.most + 1)

    def facts(self, attempt: Attempt) -> dict[str, Any]:
        """Return the limit, and the gems spent so far."""
        return {"most": self.most, "now": self._now(attempt)}

    def _now(self, attempt: Attempt) -> int:
        return sum(e.gems for e in attempt.events if isinstance(e, GemsSpent))


class Reaches(Want):
    """A Hero stands on a Row, or on a higher one."""

    want: Literal["reaches"]
    row: Annotated[int, Field(ge=1, le=30)]
    hero: Annotated[int, Field(ge=1, le=4)] = 1

    def met(self, attempt: Attempt) -> bool:
        """Return whether the Hero is on that Row or higher and would not fall."""
        state = attempt.state
        space = state.heroes[self.hero - 1].at
        if space < 0 or space in gravity.floating(state):
            return False
        return bool(state.terrain.row(space) >= self.row)

    def facts(self, attempt: Attempt) -> dict[str, Any]:
        """Return the Hero and the Row."""
        return {"figure": card(attempt.state, f"hero {self.hero}"), "row": self.row}


class Defeats(Want):
    """A Hero defeats an Enemy of a kind."""

    want: Literal["defeats"]
    figure: Annotated[str, StringConstraints(pattern=r"^[a-z]+(-[a-z]+)*$")]
    hero: Annotated[int, Field(ge=1, le=4)] = 1

    def met(self, attempt: Attempt) -> bool:
        """Return whether the Hero has defeated such an Enemy."""
        code = figure_code(attempt.state, self.figure)
        return any(
            isinstance(e, Defeated) and e.hero == self.hero and e.figure == code
            for e in attempt.events
        )

    def facts(self, attempt: Attempt) -> dict[str, Any]:
        """Return the Hero and the kind of Enemy."""
        return {"figure": card(attempt.state, f"hero {self.hero}"), "enemy": self.figure}


class Takes(Want):
    """A Hero takes the coin or the gem that lies on a Space."""

    want: Literal["takes"]
    space: SpaceName
    token: Literal["coin", "gem"]
    hero: Annotated[int, Field(ge=1, le=4)] = 1

    def met(self, attempt: Attempt) -> bool:
        """Return whether the Hero has taken a token on that Space."""
        return any(
            isinstance(e, Took) and e.hero == self.hero and at(attempt.state, e.at) == self.space
            for e in attempt.events
        )

    def key(self) -> str:
        """Return a key of its own for each kind of token."""
        return f"goal-takes-{self.token}"

    def facts(self, attempt: Attempt) -> dict[str, Any]:
        """Return the Hero and the Space."""
        return {"figure": card(attempt.state, f"hero {self.hero}"), "space": self.space}


class Survives(Want):
    """The enemy die has been rolled, a Hero is on the map and has never fainted."""

    want: Literal["survives"]
    hero: Annotated[int, Field(ge=1, le=4)] = 1

    def met(self, attempt: Attempt) -> bool:
        """Return whether the Hero is on the map and has not fainted, with the enemy die rolled."""
        there = attempt.state.heroes[self.hero - 1].at >= 0
        rolled = any(isinstance(e, Rolled) for e in attempt.events)
        fainted = any(isinstance(e, Fainted) and e.hero == self.hero for e in attempt.events)
        return there and rolled and not fainted

    def memory(self, attempt: Attempt) -> Hashable:
        """Return whether the enemy die has been rolled, and whether the Hero has fainted."""
        rolled = any(isinstance(e, Rolled) for e in attempt.events)
        fainted = any(isinstance(e, Fainted) and e.hero == self.hero for e in attempt.events)
        return rolled, fainted

    def facts(self, attempt: Attempt) -> dict[str, Any]:
        """Return the Hero."""
        return {"figure": card(attempt.state, f"hero {self.hero}")}


class Scores(Want):
    """A solo game is won with at least so many points (SOL-5)."""

    want: Literal["scores"]
    least: Annotated[int, Field(ge=1, le=200)]

    def met(self, attempt: Attempt) -> bool:
        """Return whether there are enough points (SOL-5)."""
        return self._now(attempt) >= self.least

    def facts(self, attempt: Attempt) -> dict[str, Any]:
        """Return the points needed, and the points now."""
        return {"least": self.least, "now": self._now(attempt)}

    def _now(self, attempt: Attempt) -> int:
        return sum(line.points for line in score(attempt.state))
