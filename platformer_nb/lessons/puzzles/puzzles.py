"""Puzzles: positions to solve within one turn, each with a solution that is proven to be the best.

They stand as data in `puzzles/puzzles.toml`, made by `python -m platformer_nb.lessons.puzzles.puzzle_builder`. A puzzle
opens as a board like an exercise; what is asked of it is one of three kinds: "fewest-gems", "top", "survive".
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from pathlib import Path
from textwrap import fill
from typing import Annotated, Any, Final, Literal

from pydantic import Field, TypeAdapter

from platformer_nb.content.check import check
from platformer_nb.content.files import game_folder, read_toml
from platformer_nb.core.errors import BadInput, said
from platformer_nb.core.game import AnyGame
from platformer_nb.core.rules import AnyRules
from platformer_nb.games.platformer.content.models import Id, RuleId, Table
from platformer_nb.games.platformer.events import Fainted, GemsSpent
from platformer_nb.games.platformer.model.state import State
from platformer_nb.games.platformer.teaching.event_goals import Spends, Survives
from platformer_nb.games.platformer.teaching.goals import Goal
from platformer_nb.games.platformer.view.position_view import enemies_view
from platformer_nb.lessons.boards.boards import Exercise, Present
from platformer_nb.lessons.boards.feedback import WIDTH
from platformer_nb.lessons.boards.learner import Learner, Noted
from platformer_nb.lessons.goals.base import Attempt
from platformer_nb.lessons.puzzles.solver import PATIENCE, Way, best_way
from platformer_nb.lessons.track import models
from platformer_nb.lessons.track.lesson import folder_language
from platformer_nb.text import Words, chosen_language

FILE: Final = "puzzles/puzzles.toml"
LESSON: Final = "puzzles"
"""The name under which a learner's solutions are noted."""

KINDS: Final = ("fewest-gems", "top", "survive")
GRADES: Final = ("easy", "medium", "hard", "fiendish")

STARTER: Final = "gravity"
CHOICES: Final = (
    "coin",
    "star",
    "gravity",
    "end",
    "ability",
    "spawn",
    "use",
    "set",
    "hold",
    "drop",
)
"""The verbs that a puzzle's board offers as buttons."""


class Puzzle(Table):
    """One puzzle. Its `goals` come without the price: a solution spends `gems`, none spends fewer.

    `solution` is the shortest of the cheapest; `rules` are those that allow its actions.
    """

    id: Id
    kind: Literal["fewest-gems", "top", "survive"]
    grade: Literal["easy", "medium", "hard", "fiendish"]
    gems: Annotated[int, Field(ge=0, le=20)]
    position: Annotated[str, Field(min_length=1)]
    script: list[models.Notation] = Field(default_factory=list)
    goals: Annotated[list[Goal], Field(min_length=1)]
    solution: models.Actions
    rules: Annotated[list[RuleId], Field(min_length=1)]
    wrong: Annotated[list[models.Wrong], Field(min_length=models.WRONG_ANSWERS)]

    def exercise(self) -> models.Exercise:
        """The puzzle as an exercise: its price is one more goal."""
        return models.Exercise(
            kind="exercise",
            id=self.id,
            rules=self.rules,
            position=self.position,
            script=self.script,
            goals=[*self.goals, Spends(want="spends", most=self.gems)],
            solutions=[self.solution],
            wrong=self.wrong,
            starter=[STARTER],
        )


class PuzzleFile(Table):
    """All puzzles, from easy to fiendish."""

    puzzles: Annotated[list[Puzzle], Field(min_length=1)]


PUZZLES: TypeAdapter[PuzzleFile] = TypeAdapter(PuzzleFile)


class PuzzleBoard(Exercise):
    """A puzzle that is open: play on it, or `answer("move up", ...)`."""

    def __init__(
        self,
        game: AnyGame,
        puzzle: Puzzle,
        number: int,
        words: Words,
        present: Present | None = None,
    ) -> None:
        self.puzzle = puzzle
        key = f"puzzle-{puzzle.kind}"
        super().__init__(game, puzzle.exercise(), key, number, words, CHOICES, present)

    @property
    def heading(self) -> str:
        """What stands above the board."""
        grade = self.words(f"puzzle-grade-{self.puzzle.grade}")
        return self.words("puzzle-heading", number=self.number, grade=grade)

    @property
    def begun(self) -> tuple[str, ...]:
        """Nothing: a puzzle is not begun for anybody."""
        return ()

    @property
    def ability(self) -> str:
        """What the Hero can do, in words; what its cards do stands below the map."""
        hero = self.runner.rules.read(self.puzzle.position).hero
        own = (f"card-{hero.card}", f"card-{hero.card}-star", f"card-{hero.card}-text")
        name, *abilities = (self.words(key) for key in own)
        used = () if hero.ability else (f"({self.words('card-exhausted')})",)
        return f"{name}: {' '.join((*abilities, *used))}"

    @property
    def foes(self) -> tuple[str, ...]:
        """What must be known of each kind of Enemy on the map, in words."""
        start = self.runner.rules.read(self.puzzle.position)
        return tuple(self.words.fill("puzzle-foe", foe) for foe in enemies_view(start, self.words))

    def _note(self, actions: Any) -> str:
        """What a legal answer lacks: gems spared, the goal, or a Hero on its feet."""
        if not actions:
            return ""  # nobody has answered yet
        board = PuzzleBoard(self.game, self.puzzle, self.number, self.words)
        if not board.do(*actions):
            return ""
        attempt = board.runner.attempt
        now = sum(e.gems for e in attempt.events if isinstance(e, GemsSpent))
        if all(goal.met(attempt) for goal in self.puzzle.goals):
            return self.words("puzzle-too-dear", now=now, most=self.puzzle.gems)
        if self.puzzle.kind == "survive" and any(isinstance(e, Fainted) for e in attempt.events):
            return self.words.tell("puzzle-fainted", {"figure": attempt.state.heroes[0].card})
        return self.words("puzzle-not-there", now=now, actions=len(self.puzzle.solution))

    def _lines(self) -> Iterable[str]:
        first, *rest = super()._lines()
        yield f"{first}: {self.title}"
        for told in (self.ability, *self.foes):
            yield fill(told, WIDTH, subsequent_indent="  ")
        yield from rest


def load_puzzles(game: AnyGame, path: Path | str | None = None) -> tuple[Puzzle, ...]:
    """All puzzles, in order, of a game, from its content or another folder. Raises BadInput."""
    return _load(game, None if path is None else str(path))


@lru_cache(maxsize=4)
def _load(game: AnyGame, path: str | None) -> tuple[Puzzle, ...]:
    folder = game_folder(game.name) if path is None else Path(path)
    return tuple(check(PUZZLES, read_toml(folder, FILE), FILE).puzzles)


def open_puzzle(
    game: AnyGame,
    number: int,
    language: str | None = None,
    *,
    present: Present | None = None,
    learner: Learner | None = None,
) -> PuzzleBoard:
    """Open a puzzle by its number, from 1.

    The language is chosen as `open_lesson` does. Solving it is noted as that of `learner`, if there is one.
    Raises BadInput if there is no such puzzle.
    """
    puzzles = load_puzzles(game)
    if not 1 <= number <= len(puzzles):
        place = said("place-puzzle", number=str(number))
        raise BadInput(place, "error-no-such-number", "mend-number-to", count=len(puzzles))
    spoken = folder_language() if language is None else chosen_language(language)
    board = PuzzleBoard(game, puzzles[number - 1], number, Words(spoken), present)
    if learner is not None:
        board.noted = Noted(learner, LESSON, board.step)
    return board


def proven(
    rules: AnyRules,
    start: State,
    goals: list[Goal],
    script: list[str],
    patience: int = PATIENCE,
) -> Way | None:
    """The best way to goals of a puzzle, by trying everything; None if there is none. Raises TooMany."""
    alive = any(isinstance(goal, Survives) for goal in goals)

    def reached(state: State, events: tuple[Any, ...]) -> bool:
        attempt = Attempt(state, (), events)
        return all(goal.met(attempt) for goal in goals)

    return best_way(rules, start, reached, patience, script, may_faint=not alive)
