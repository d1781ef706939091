"""The teaching interface of a game: what lessons, predictions, puzzles and exams need of it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random
from typing import TYPE_CHECKING, Any, Final, Protocol, TypeVar

from platformer_nb.core.errors import Place
from platformer_nb.core.value import value

if TYPE_CHECKING:
    from platformer_nb.core.game import Words

S_contra = TypeVar("S_contra", contravariant=True)
A_contra = TypeVar("A_contra", contravariant=True)
E_contra = TypeVar("E_contra", contravariant=True)


MOST: Final = 9
"""The largest number that has a button, where a question knows no smaller one."""


@value
class Asked:
    """A prediction question: its id in an answer (`b3`, `hearts_1`), its text, the correct answer.

    `choices` are the answers offered as buttons, each a value and its text; empty for a number, and for an
    answer that is marked on the board. `most` is the largest number offered. `why` explains the correct answer.
    """

    id: str
    question: str
    truth: str | int
    choices: tuple[tuple[str, str], ...] = ()
    most: int = MOST
    why: str = ""


class Puzzles(Protocol[S_contra, A_contra, E_contra]):
    """The puzzles of a game: their kinds, what a solution costs, when it fails."""

    @property
    def model(self) -> Any:
        """The pydantic model of a puzzle: a `lessons.puzzles.models.Puzzle` with the game's fields."""

    @property
    def kinds(self) -> tuple[str, ...]:
        """The kinds of puzzles, in the order of the page."""

    @property
    def currency(self) -> str:
        """The unit of a solution's cost, in a word for puzzle authors; "" if nothing has a cost."""

    @property
    def choices(self) -> tuple[str, ...]:
        """The verbs that a board offers as buttons."""

    @property
    def starter(self) -> str:
        """An action that solves nothing, to fill in a new exercise."""

    @property
    def ending(self) -> tuple[str, ...]:
        """The actions of a learner who only ends the turn."""

    def player(self, state: S_contra, words: Words) -> str:
        """Return what the player of the position can do, in words."""

    def around(self, state: S_contra, words: Words) -> tuple[str, ...]:
        """Return what else in the position matters, in words."""

    def cost(self, events: Iterable[E_contra]) -> int:
        """Return the cost paid in these events."""

    def counts(self, state: S_contra) -> bool:
        """Return whether an action in this state counts towards the length of a solution."""

    def is_idle(self, before: S_contra, action: A_contra, after: S_contra) -> bool:
        """Return whether an action changed nothing, so that a solver can skip it."""

    def fails(self, goals: Sequence[Any], start: S_contra, events: Iterable[E_contra]) -> bool:
        """Return whether the goals have become unreachable after these events."""

    def note(self, puzzle: Any, state: S_contra, events: Iterable[E_contra], words: Words) -> str:
        """Return the remark on a legal answer that misses the goal; "" for the usual sentence."""

    def faults(self, puzzle: Any) -> Iterable[str]:
        """Yield validation errors of a puzzle, in English for its author."""


class Teaching(Protocol[S_contra, A_contra, E_contra]):
    """The `teaching` part of a game: goals, predictions, puzzles and exam questions."""

    @property
    def goals(self) -> Any:
        """The type of a goal in a lesson file: a union of models discriminated by `want`."""

    @property
    def wants(self) -> tuple[str, ...]:
        """The names of the goals."""

    def check_goal(self, goal: Any, state: S_contra, place: Place) -> None:
        """Raise BadInput if a goal mentions something that is not in the position."""

    def remark(self, state: S_contra, words: Words) -> str:
        """Return the pending decision in words if the board does not show it; else ""."""

    @property
    def asks(self) -> Any:
        """The type of a prediction question in a lesson file: a text with a pattern."""

    # --- predictions ---------------------------------------------------------------------------------

    def check_asks(self, asks: Iterable[str], state: S_contra, place: Place) -> None:
        """Raise BadInput if a prediction mentions something that is not in the position."""

    def asked(
        self,
        asks: Iterable[str],
        before: S_contra,
        after: S_contra,
        events: Sequence[E_contra],
        words: Words,
    ) -> tuple[Asked, ...]:
        """Return the prediction questions about these events, each with the correct answer."""

    def is_mark(self, state: S_contra, mark: str) -> bool:
        """Return whether a text is a possible answer to a question with a text answer, such as a Space."""

    def say_mark(self, mark: str, words: Words) -> str:
        """Return such an answer in words."""

    # --- puzzles ---------------------------------------------------------------------------------------

    @property
    def puzzles(self) -> Puzzles[S_contra, A_contra, E_contra] | None:
        """Its puzzles; None for a game without puzzles."""

    # --- exams -----------------------------------------------------------------------------------------

    def vary(self, position: str, action: str, random: Random) -> tuple[str, str]:
        """Return a variation of a position and an action; it may be invalid."""

    def rules_shown(self, state: S_contra) -> Iterable[str]:
        """Yield the rules of what a position shows, whatever is announced in it; a learner without them gets no question there."""

    def statement(self, state: S_contra, words: Words) -> Iterable[str]:
        """Yield what a question states besides the drawing: the step, who decides, what is granted."""

    def holdings(self, state: S_contra, words: Words) -> Iterable[str]:
        """Yield what players have that decides verdicts, if no part of an exam's page draws it."""

    def question(self, state: S_contra, action: A_contra, words: Words) -> str:
        """Return the question whether this action is legal: who would do what."""

    def announced(self, state: S_contra, action: A_contra) -> Sequence[str]:
        """Return the keys of the things of the catalogue that the action is about, such as a card that is played."""
