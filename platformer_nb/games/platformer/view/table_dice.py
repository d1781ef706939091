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

    def lay(self, state: State, preferred: Sequence[int]) -> None:
        """Update the dice from the state; among equal dice those at `preferred` positions become used first."""
        if sorted(self.faces) != sorted(state.roll) or not self.faces:
            self.faces = list(state.roll)
            self.used = [False] * len(self.faces)
        left = list(state.pool)
        order = sorted(range(len(self.faces)), key=lambda i: (self.used[i], i in preferred, i))
        unplaced = []
        for place in order:
            self.used[place] = not left[self.faces[place]]
            if self.used[place]:
                unplaced.append(place)
            else:
                left[self.faces[place]] -= 1
        turned = [face for face, count in enumerate(left) for _ in range(count)]
        for place, face in zip(unplaced, turned, strict=False):
            self.faces[place], self.used[place] = face, False

    def written(self) -> str:
        """Return the dice in their places, those used with a mark: `move move* coin`."""
        dice = zip(self.faces, self.used, strict=True)
        return " ".join(SYMBOLS[face] + USED * used for face, used in dice)

    def read(self, state: State, written: str) -> None:
        """Lay the dice as they are written; nothing is done if those of the state are others."""
        dice = written.split()
        shown = [die.removesuffix(USED) for die in dice]
        if sorted(shown) != sorted(SYMBOLS[face] for face in self.faces):
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
