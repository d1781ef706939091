"""Pydantic models of a file of puzzles. A game subclasses them to add its kinds and the cost of a solution."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Annotated, Any, Final, Literal

from pydantic import Field, TypeAdapter

from platformer_nb.content.shapes import ContentModel, RuleId
from platformer_nb.core.game import AnyGame
from platformer_nb.core.input.data_shape import Id
from platformer_nb.core.parts.teaching import Puzzles
from platformer_nb.lessons.goals.base import Want
from platformer_nb.lessons.track import models

GRADES: Final = ("easy", "medium", "hard", "fiendish")


class Puzzle(ContentModel):
    """One puzzle. The price is not among its `goals`: `solution` costs `cost`, the least possible.

    Of all cheapest solutions it is a shortest; `rules` are those that allow its actions.
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
    def title_key(self) -> str:
        """Key of the title, which no other puzzle has."""
        return f"puzzle-{self.id}-title"

    @property
    def cost(self) -> int:
        """Cost of the solution."""
        return 0

    @property
    def priced(self) -> Sequence[Want]:
        """The goals, and the cost limit as one more goal if the game has costs."""
        return self.goals

    def exercise(self, starter: str) -> models.Exercise:
        """Return the puzzle as an exercise; `starter` is the action it starts with."""
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
            nudge=[],  # that of a kind of puzzles speaks of the goal
        )


class PuzzleFile(ContentModel):
    """All puzzles, from easy to fiendish."""

    puzzles: Annotated[list[Puzzle], Field(min_length=1)]


def used_grades(puzzles: Sequence[Puzzle]) -> tuple[str, ...]:
    """Return the grades of these puzzles, from easy to fiendish."""
    used = {puzzle.grade for puzzle in puzzles}
    return tuple(grade for grade in GRADES if grade in used)


AnyPuzzles = Puzzles[Any, Any, Any]


def puzzles_of(game: AnyGame) -> AnyPuzzles:
    """Return the puzzles part of a game; raises NoPart if it has none."""
    found: AnyPuzzles | None = game.part("teaching", game.teaching).puzzles
    return game.part("puzzles", found)


@cache
def puzzle_shape(game: AnyGame) -> TypeAdapter[PuzzleFile]:
    """Return the type of a game's file of puzzles."""
    puzzles = models.some(puzzles_of(game).model)
    return TypeAdapter(models.shaped(PuzzleFile, puzzles=puzzles))
