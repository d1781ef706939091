"""What lessons, predictions, puzzles and exams need of the game."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from random import Random
from typing import Annotated, Any, Literal, TypeAlias

from pydantic import Field, StringConstraints

from platformer_nb.core.errors import BadInput, Place
from platformer_nb.core.game import Words
from platformer_nb.core.parts.teaching import Asked
from platformer_nb.lessons.goals.base import Attempt, Want
from platformer_nb.lessons.goals.common import Used, Within
from platformer_nb.lessons.puzzles.models import Puzzle
from platformer_nb.lessons.puzzles.plain import PlainPuzzles

from .clauses import seat_of
from .game import GAME
from .state import WINGS, Action, Event, State

Moth = Annotated[int, Field(ge=1, le=3)]


class Dust(Want):
    """A moth has at least so much dust."""

    want: Literal["dust"]
    least: Annotated[int, Field(ge=1, le=30)]
    moth: Moth = 1

    def met(self, attempt: Attempt) -> bool:
        """Return whether it has."""
        return bool(attempt.state.dust[self.moth - 1] >= self.least)

    def facts(self, attempt: Attempt) -> dict[str, Any]:
        """Return the facts of the sentence."""
        return {"moth": self.moth, "n": self.least, "now": attempt.state.dust[self.moth - 1]}


class Keeps(Want):
    """A moth still holds a wing."""

    want: Literal["keeps"]
    wing: Annotated[int, Field(ge=1, le=6)]
    moth: Moth = 1

    def met(self, attempt: Attempt) -> bool:
        """Return whether it does."""
        return self.wing in attempt.state.hands[self.moth - 1]

    def facts(self, attempt: Attempt) -> dict[str, Any]:
        """Return the facts of the sentence."""
        return {"moth": self.moth, "wing": self.wing}


Goal: TypeAlias = Annotated[Dust | Keeps | Used | Within, Field(discriminator="want")]


class LampPuzzle(Puzzle):
    """A puzzle: win the lamp of this night for as few wings shed as possible."""

    kind: Literal["lamp"]
    goals: Annotated[list[Goal], Field(min_length=1)]  # type: ignore[assignment]


class MothPuzzles(PlainPuzzles):
    """The puzzles; see `platformer_nb.core.parts.teaching.Puzzles`."""

    model = LampPuzzle
    kinds = ("lamp",)
    choices = ("lay", "rest", "shed")
    starter = "rest"
    ending = ("rest",)

    def player(self, state: State, words: Words) -> str:
        """Return who decides."""
        return words("outlook-moth", moth=seat_of(state) + 1)


class MothTeaching:
    """The teaching part; see `platformer_nb.core.parts.teaching.Teaching`."""

    goals: Any = Goal
    wants = ("dust", "keeps", "used", "within")
    asks: Any = Annotated[str, StringConstraints(pattern=r"^dust [1-3]$")]
    puzzles = MothPuzzles()

    def check_goal(self, goal: Any, state: State, place: Place) -> None:
        """Raise BadInput for a moth that does not play."""
        if getattr(goal, "moth", 1) > len(state.hands):
            raise BadInput(place, "error-no-seat", "mend-value", word=str(goal.moth))

    def remark(self, state: State, words: Words) -> str:
        """Return nothing: the board shows who decides."""
        return ""

    def check_asks(self, asks: Iterable[str], state: State, place: Place) -> None:
        """Raise BadInput for a moth that does not play."""
        for ask in asks:
            if int(ask[-1]) > len(state.hands):
                raise BadInput(place, "error-no-seat", "mend-value", word=ask[-1])

    def asked(
        self,
        asks: Iterable[str],
        before: State,
        after: State,
        events: Sequence[Event],
        words: Words,
    ) -> tuple[Asked, ...]:
        """Return how much dust each moth asked about will have."""
        moths = [int(ask[-1]) for ask in asks]
        return tuple(
            Asked(f"dust_{moth}", words("predict-dust", moth=moth), after.dust[moth - 1])
            for moth in moths
        )

    def is_mark(self, state: State, mark: str) -> bool:
        """Return False: all answers are numbers."""
        return False

    def say_mark(self, mark: str, words: Words) -> str:
        """Return a mark as it is."""
        return mark

    def vary(self, position: str, action: str, random: Random) -> tuple[str, str]:
        """Return the position with another lamp, other wings and other dust, and another wing to play."""
        state = GAME.rules.read(position)
        deck = random.sample(WINGS, len(WINGS))
        hands = tuple(tuple(sorted(deck.pop() for _ in hand)) for hand in state.hands)
        laid = tuple(deck.pop() if choice is not None else None for choice in state.laid)
        glow, heat = sorted((random.randint(1, 6), random.randint(1, 6)), reverse=True)
        state = replace(
            state,
            lamp=(glow, heat),
            hands=hands,
            laid=laid,
            dust=tuple(random.randint(0, 3) for _ in hands),
            rested=tuple(random.random() < 0.5 for _ in hands),
            deck=tuple(sorted(deck[: random.choice((0, 3, 6))])),
        )
        verb, *wing = action.split()
        return GAME.rules.write(state), " ".join([verb, *(str(random.choice(WINGS)) for _ in wing)])

    def rules_shown(self, _state: State) -> tuple[str, ...]:
        """Return nothing: a position shows a lamp, wings and dust, which are there from the first lesson on."""
        return ()

    def statement(self, state: State, words: Words) -> Iterable[str]:
        """Yield who decides."""
        yield words("outlook-moth", moth=seat_of(state) + 1)

    def holdings(self, _state: State, _words: Words) -> tuple[str, ...]:
        """Return nothing: a moth has nothing that its picture does not show."""
        return ()

    def question(self, state: State, action: Action, words: Words) -> str:
        """Return the question of an exam."""
        said = GAME.narrator.action(state, action, words)
        return words("exam-asked", moth=seat_of(state) + 1, action=said)

    def announced(self, _state: State, _action: Action) -> tuple[str, ...]:
        """Return nothing: there is no catalogue of wings."""
        return ()
