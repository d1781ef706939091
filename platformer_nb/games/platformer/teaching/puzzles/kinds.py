"""The kinds of puzzles: the fewest gems, the highest Row, a turn to survive."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Annotated, Any, Final, Literal

from pydantic import Field

from platformer_nb.core.game import Words
from platformer_nb.games.platformer.events import Event, Fainted, GemsSpent
from platformer_nb.games.platformer.model.actions import Action, Gravity
from platformer_nb.games.platformer.model.state import ACTIONS, State
from platformer_nb.games.platformer.rules.figures import gravity
from platformer_nb.games.platformer.teaching.goals.event_goals import Reaches, Spends, Survives
from platformer_nb.games.platformer.teaching.goals.goals import Goal
from platformer_nb.games.platformer.view.position_view import enemies_view
from platformer_nb.lessons.goals.base import Want
from platformer_nb.lessons.puzzles import models
from platformer_nb.lessons.puzzles.solver import PATIENCE, best_way

if TYPE_CHECKING:
    from platformer_nb.games.platformer.game import PlatformerGame

KINDS: Final = ("fewest-gems", "top", "survive")


class Puzzle(models.Puzzle):
    """One puzzle. Its `goals` come without the price: a solution spends `gems`, none spends fewer.

    `solution` is the shortest of the cheapest; `rules` are those that allow its actions.
    """

    kind: Literal["fewest-gems", "top", "survive"]
    gems: Annotated[int, Field(ge=0, le=20)]
    goals: Annotated[list[Goal], Field(min_length=1)]  # type: ignore[assignment]

    @property
    def cost(self) -> int:
        """Gems that the solution spends."""
        return self.gems

    @property
    def priced(self) -> Sequence[Want]:
        """The goals, and the limit on gems as one more goal."""
        return [*self.goals, Spends(want="spends", most=self.gems)]


class PlatformerPuzzles:
    """The puzzles part of Platformer; see `core.parts.teaching.Puzzles`."""

    model: Any = Puzzle
    kinds = KINDS
    currency = "gems"
    choices = (
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
    starter = "gravity"
    ending = ("end", "set none")

    def __init__(self, game: PlatformerGame) -> None:
        self.game = game

    def player(self, state: State, words: Words) -> str:
        """Return the name and abilities of the active Hero."""
        hero = state.hero
        own = (f"card-{hero.card}", f"card-{hero.card}-star", f"card-{hero.card}-text")
        name, *abilities = (words(key) for key in own)
        used = () if hero.ability else (f"({words('card-exhausted')})",)
        return f"{name}: {' '.join((*abilities, *used))}"

    def around(self, state: State, words: Words) -> tuple[str, ...]:
        """Return a description of each kind of Enemy on the map."""
        return tuple(words.fill("puzzle-foe", foe) for foe in enemies_view(state, words))

    def cost(self, events: Iterable[Event]) -> int:
        """Return the gems spent in these events."""
        return sum(e.gems for e in events if isinstance(e, GemsSpent))

    def counts(self, state: State) -> bool:
        """Return whether the action counts for the length: only in the Actions step."""
        return state.step == ACTIONS

    def is_idle(self, before: State, action: Action, after: State) -> bool:
        """Return whether the action is gravity by which nobody falls."""
        return isinstance(action, Gravity) and after.occupied == before.occupied

    def fails(self, goals: Sequence[Goal], start: State, events: Iterable[Event]) -> bool:
        """Return whether a Hero that is to survive has fainted."""
        alive = any(isinstance(goal, Survives) for goal in goals)
        return alive and any(isinstance(e, Fainted) and e.hero == start.active + 1 for e in events)

    def note(self, puzzle: Puzzle, state: State, events: Iterable[Event], words: Words) -> str:
        """Return a sentence if a Hero that was to survive has fainted; else ""."""
        if puzzle.kind == "survive" and any(isinstance(e, Fainted) for e in events):
            return words.tell("puzzle-fainted", {"figure": state.heroes[0].card})
        return ""

    def faults(self, puzzle: Puzzle) -> Iterator[str]:
        """Yield an error if the Row to reach is not the highest possible; raises TooMany."""
        if puzzle.kind == "top":
            asked = next(goal.row for goal in puzzle.goals if isinstance(goal, Reaches))
            start = self.game.rules.read(puzzle.position)
            if (highest := highest_row(self.game, start)) != asked:
                yield f"Row {highest} can be reached, and Row {asked} is asked for"


def highest_row(game: PlatformerGame, start: State, patience: int = PATIENCE) -> int:
    """Return the highest Row on which the active Hero can stand this turn; 0 if on none.

    Raises TooMany as `best_way` does.
    """
    best = standing_row(start)

    def higher(state: State, events: tuple[Event, ...]) -> bool:
        nonlocal best
        best = max(best, standing_row(state))
        return False

    best_way(game, start, higher, patience)
    return best


def standing_row(state: State, seat: int | None = None) -> int:
    """Return the Row on which a Hero, by default the active one, stands; 0 in the air or off the map."""
    space = state.heroes[state.active if seat is None else seat].at
    if space < 0 or space in gravity.floating(state):
        return 0
    return state.terrain.row(space)
