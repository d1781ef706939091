"""What lessons, predictions and exams need of a game besides its rules and its sentences."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from platformer_nb.core.errors import Place

if TYPE_CHECKING:
    from platformer_nb.core.game import Words

S_contra = TypeVar("S_contra", contravariant=True)
A_contra = TypeVar("A_contra", contravariant=True)
E_contra = TypeVar("E_contra", contravariant=True)


@dataclass(frozen=True, slots=True)
class Asked:
    """One thing to be predicted: its name in an answer (`b3`, `hearts_1`), the question, the truth."""

    id: str
    question: str
    truth: str | int


class Example(Protocol):
    """A drawn example of the rules: what is done first, what is tried, and the rules that it shows."""

    @property
    def position(self) -> str:
        """The position in notation; "" for an example that sets up a game."""

    @property
    def before(self) -> Sequence[str]:
        """Actions that are done first."""

    @property
    def do(self) -> Sequence[str]:
        """Actions that are tried."""

    @property
    def rules(self) -> Sequence[str]:
        """The rules it is an example of."""

    @property
    def refused(self) -> Sequence[str]:
        """The rules that forbid what is tried; none if it is legal."""


class Puzzles(Protocol[S_contra, A_contra, E_contra]):
    """What puzzles need of a game: its kinds of them, what a way to the goal costs, where it ends."""

    @property
    def model(self) -> Any:
        """The model of a puzzle in the file: a `lessons.puzzles.models.Puzzle` with the game's fields."""

    @property
    def kinds(self) -> tuple[str, ...]:
        """What can be asked of a puzzle, in the order of its page."""

    @property
    def currency(self) -> str:
        """What a way costs, in a word for a puzzle's maker; "" where none costs anything."""

    @property
    def choices(self) -> tuple[str, ...]:
        """The verbs that a board offers as buttons."""

    @property
    def starter(self) -> str:
        """An action that solves nothing."""

    @property
    def ending(self) -> tuple[str, ...]:
        """What a learner does who only ends the turn."""

    def player(self, state: S_contra, words: Words) -> str:
        """What the player of the position can do, in words."""

    def around(self, state: S_contra, words: Words) -> tuple[str, ...]:
        """What must be known of all else that is there, in words."""

    def cost(self, events: Iterable[E_contra]) -> int:
        """What was paid in these events."""

    def counts(self, state: S_contra) -> bool:
        """Whether an action in this state makes a way longer."""

    def is_idle(self, before: S_contra, action: A_contra, after: S_contra) -> bool:
        """Whether an action is never worth trying, as it changed nothing."""

    def fails(self, goals: Sequence[Any], start: S_contra, events: Iterable[E_contra]) -> bool:
        """Whether no goal can be reached any more after these events."""

    def note(self, puzzle: Any, state: S_contra, events: Iterable[E_contra], words: Words) -> str:
        """What is said of a legal answer that does not reach the goal; "" for the usual sentence."""

    def faults(self, puzzle: Any) -> Iterable[str]:
        """Whatever does not hold in a puzzle of this game, in English sentences for its maker."""


class Teaching(Protocol[S_contra, A_contra, E_contra]):
    """The part `teaching` of a game: its goals, what can be predicted, questions of an exam."""

    @property
    def goals(self) -> Any:
        """The type of a goal in a lesson file: a union of models told apart by `want`."""

    @property
    def wants(self) -> tuple[str, ...]:
        """The names of the goals."""

    def check_goal(self, goal: Any, state: S_contra, place: Place) -> None:
        """What a goal mentions has to be in the position; raises BadInput."""

    def remark(self, state: S_contra, words: Words) -> str:
        """What a learner has to decide now where the board does not show it; else ""."""

    @property
    def asks(self) -> Any:
        """The type of what a prediction in a lesson file asks: a text with a pattern."""

    # --- predictions ---------------------------------------------------------------------------------

    def check_asks(self, asks: Iterable[str], state: S_contra, place: Place) -> None:
        """What a prediction asks has to be in the position; raises BadInput."""

    def asked(
        self,
        asks: Iterable[str],
        before: S_contra,
        after: S_contra,
        events: Sequence[E_contra],
        words: Words,
    ) -> tuple[Asked, ...]:
        """What is asked of what happens, each with its truth."""

    def is_mark(self, state: S_contra, mark: str) -> bool:
        """Whether a text can be the answer to a question whose truth is a text: a Space, say."""

    def say_mark(self, mark: str, words: Words) -> str:
        """Such an answer in words."""

    # --- puzzles ---------------------------------------------------------------------------------------

    @property
    def puzzles(self) -> Puzzles[S_contra, A_contra, E_contra] | None:
        """Its puzzles; None for a game without."""

    # --- exams -----------------------------------------------------------------------------------------

    @property
    def examples(self) -> Sequence[Example]:
        """The examples that questions are variations of."""

    def vary(self, position: str, action: str, random: Random) -> tuple[str, str]:
        """A position and an action like these; the rules may not be able to read them."""

    def statement(self, state: S_contra, words: Words) -> Iterable[str]:
        """What a question says of the position besides what is drawn: the step, who decides, what is granted."""

    def question(self, state: S_contra, action: str, words: Words) -> str:
        """Who wants to do what, as a question."""
