"""The shape of a file of puzzles, for pydantic. A game adds what a solution costs, and its kinds."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Annotated, Any, Final, Literal

from pydantic import Field, TypeAdapter

from platformer_nb.content.shapes import Id, RuleId, Table
from platformer_nb.core.game import AnyGame
from platformer_nb.core.teaching import Puzzles
from platformer_nb.lessons.goals.base import Want
from platformer_nb.lessons.track import models

GRADES: Final = ("easy", "medium", "hard", "fiendish")


class Puzzle(Table):
    """One puzzle. Its `goals` come without the price: a solution costs `cost`, none costs less.

    `solution` is the shortest of the cheapest; `rules` are those that allow its actions.
    """

    id: Id
    kind: str
    grade: Literal["easy", "medium", "hard", "fiendish"]
    position: Annotated[str, Field(min_length=1)]
    script: list[models.Notation] = Field(default_factory=list)
    goals: Annotated[list[Want], Field(min_length=1)]
    solution: models.Actions
    rules: Annotated[list[RuleId], Field(min_length=1)]
    wrong: Annotated[list[models.Wrong], Field(min_length=models.WRONG_ANSWERS)]

    @property
    def cost(self) -> int:
        """What the solution costs."""
        return 0

    @property
    def priced(self) -> Sequence[Want]:
        """The goals with the price, where there is one, as one more goal."""
        return self.goals

    def exercise(self, starter: str) -> models.Exercise:
        """The puzzle as an exercise."""
        return models.Exercise(
            kind="exercise",
            id=self.id,
            rules=self.rules,
            position=self.position,
            script=self.script,
            goals=list(self.priced),
            solutions=[self.solution],
            wrong=self.wrong,
            starter=[starter],
        )


class PuzzleFile(Table):
    """All puzzles, from easy to fiendish."""

    puzzles: Annotated[list[Puzzle], Field(min_length=1)]


AnyPuzzles = Puzzles[Any, Any, Any]


def puzzles_of(game: AnyGame) -> AnyPuzzles:
    """What puzzles need of a game; raises NoPart for one without."""
    found: AnyPuzzles | None = game.part("teaching", game.teaching).puzzles
    return game.part("puzzles", found)


@cache
def puzzle_shape(game: AnyGame) -> TypeAdapter[PuzzleFile]:
    """The shape of a game's file of puzzles."""
    puzzles = models.some(puzzles_of(game).model)
    return TypeAdapter(models.shaped(PuzzleFile, puzzles=puzzles))
