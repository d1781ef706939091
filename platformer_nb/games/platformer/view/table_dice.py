"""The five dice in the order shown on the table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from platformer_nb.games.platformer.model.box.box import SYMBOLS
from platformer_nb.games.platformer.model.state import State
from platformer_nb.games.platformer.rules.dice.payment import Payment

DICE = ("d1", "d2", "d3", "d4", "d5")
SPECIAL = "special"

USED = "*"
"""The mark of a used die in a saved game."""


@dataclass(slots=True)
class TableDice:
    """The faces of the five dice by position, and whether each is used."""

    faces: list[int] = field(default_factory=list)
    used: list[bool] = field(default_factory=list)
    roll: tuple[int, ...] = ()
    """The roll they are of. A die that was rolled again or set has another face than in it."""

    def lay(self, state: State, preferred: Sequence[int]) -> None:
        """Update the dice from the state; among equal dice those at `preferred` positions become used first."""
        if self.roll != state.roll:
            self.roll, self.faces = state.roll, list(state.roll)
            self.used = [False] * len(self.faces)
        left = Counter({face: count for face, count in enumerate(state.pool) if count})
        fresh = [place for place, used in enumerate(self.used) if not used]
        lying = self._matching(sorted(fresh, key=lambda place: place in preferred), left)
        missing = [place for place in fresh if place not in lying]
        # A die that was used comes back only where those unused are too few: else they were rolled again.
        gone = [place for place, used in enumerate(self.used) if used]
        back = self._matching(gone, left, left.total() - len(missing))
        turned = [*missing, *(place for place in gone if place not in back)]
        turned.sort(key=lambda place: (place in gone, place in preferred, place))
        for place, face in zip(turned, sorted(left.elements()), strict=False):
            self.faces[place] = face
            lying.append(place)
        self.used = [place not in (*lying, *back) for place in range(len(self.faces))]

    def _matching(self, places: Sequence[int], left: Counter[int], most: int = 5) -> list[int]:
        """Return at most so many of the places whose dice show what is left, and take that from it."""
        found: list[int] = []
        for place in places:
            if len(found) < most and left[self.faces[place]]:
                left[self.faces[place]] -= 1
                found.append(place)
        return found

    def written(self) -> str:
        """Return the dice in their places, those used with a mark: `move move* coin`."""
        dice = zip(self.faces, self.used, strict=True)
        return " ".join(SYMBOLS[face] + USED * used for face, used in dice)

    def read(self, state: State, written: str) -> None:
        """Lay the dice as they are written; nothing is done if those of the state are others."""
        dice = written.split()
        shown = [die.removesuffix(USED) for die in dice]
        if len(shown) != len(self.faces) or not set(shown) <= set(SYMBOLS):
            return
        used = [die.endswith(USED) for die in dice]
        faces = [SYMBOLS.index(one) for one in shown]
        left = Counter(face for face, gone in zip(faces, used, strict=True) if not gone)
        if left == Counter({face: count for face, count in enumerate(state.pool) if count}):
            self.faces, self.used = faces, used

    def paying(self, payment: Payment) -> tuple[str, ...]:
        """Return the names of the dice that a payment uses, of equal ones the last, as in `lay`."""
        free = [place for place in range(len(self.faces)) if not self.used[place]]
        found = [SPECIAL] if payment.special else []
        for face, count in enumerate(payment.faces):
            showing = [place for place in free if self.faces[place] == face]
            found += [DICE[place] for place in showing[len(showing) - count :]]
        return tuple(found)
