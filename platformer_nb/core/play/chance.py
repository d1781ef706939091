"""Sources of random outcomes. The rules only define which outcomes are possible and how likely each is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from random import Random
from typing import TYPE_CHECKING, Any, Protocol, Self, TypeVar, runtime_checkable

from platformer_nb.core.errors import BadInput, said
from platformer_nb.core.rules import NATURE, Rules

if TYPE_CHECKING:
    from fractions import Fraction

A = TypeVar("A")
A_co = TypeVar("A_co", covariant=True)


@runtime_checkable
class Outcomes(Protocol[A_co]):
    """The outcomes of one chance event: iterable, and sampled by their odds."""

    def __iter__(self) -> Iterator[A_co]:
        """Iterate over the distinct outcomes."""

    def sample(self, random: Random) -> A_co:
        """Return one outcome, drawn with its true probability."""

    def listed(self) -> Iterable[A_co]:
        """Return every outcome as often as it is likely."""


class Odds(tuple[A_co, ...]):
    """Outcomes of a chance event given as often as they are likely: the faces of a die, the cards of a deck.

    It has each distinct one once; see `Outcomes`.
    """

    given: tuple[A_co, ...]

    def __new__(cls, given: Iterable[A_co]) -> Self:
        """Take every outcome as often as it is likely."""
        faces = tuple(given)
        made = super().__new__(cls, dict.fromkeys(faces))
        made.given = faces
        return made

    def sample(self, random: Random) -> A_co:
        """Return one outcome, drawn with its true probability."""
        return random.choice(self.given)

    def listed(self) -> tuple[A_co, ...]:
        """Return every outcome as often as it is likely."""
        return self.given


def odds(rules: Rules[Any, A, Any], state: Any) -> tuple[tuple[A, Fraction], ...]:
    """Return each outcome at a chance node with its probability; empty where chance does not decide.

    The outcomes have the order of `rules.actions(state)`. Plain sequences are equally likely, as in `Seeded`.
    """
    from fractions import Fraction  # slow to import, and playing does without

    if rules.actor(state) != NATURE:
        return ()
    outcomes: Any = rules.actions(state)
    counts = Counter(outcomes.listed() if hasattr(outcomes, "sample") else outcomes)
    return tuple((outcome, Fraction(counts[outcome], counts.total())) for outcome in outcomes)


class Chance(Protocol):
    """A source of dice rolls and card draws."""

    def choose(self, rules: Rules[Any, Any, Any], state: Any) -> Any:
        """Return one of `rules.actions(state)` at a chance node."""


class Seeded:
    """Seeded chance: the same seed and the same choices give the same game."""

    def __init__(self, seed: int | str) -> None:
        self.seed = seed
        self._random = Random(seed)

    def choose(self, rules: Rules[Any, Any, Any], state: Any) -> Any:
        """Return an outcome, drawn with its true odds."""
        outcomes = rules.actions(state)
        sample = getattr(outcomes, "sample", None)  # isinstance with a Protocol is slow
        if sample is not None:
            return sample(self._random)
        return self._random.choice(_sequence(outcomes))


class Scripted:
    """Chance scripted as a list of outcomes in notation; after the last one, `then` takes over.

    For lessons, tests and replays. Raises BadInput if an outcome is impossible at that moment, or if the
    script ends and there is no `then`.
    """

    def __init__(self, outcomes: Iterable[str], then: Chance | None = None) -> None:
        self._left = list(outcomes)
        self._said = 0
        self._then = then

    def choose(self, rules: Rules[Any, Any, Any], state: Any) -> Any:
        """Return the next outcome of the script."""
        place = said("place-scripted", number=str(self._said + 1))
        if not self._left:
            if self._then is not None:
                return self._then.choose(rules, state)
            raise BadInput(place, "error-script-ended", "mend-script-ended")
        text = self._left.pop(0)
        self._said += 1
        outcome = rules.read_action(state, text)
        ruling = rules.judge(state, outcome)
        if not ruling:
            raise BadInput(
                place,
                "error-scripted",
                "mend-scripted",
                outcome=text,
                rules=ruling.rules,
            )
        return outcome


def _sequence(outcomes: Iterable[Any]) -> Sequence[Any]:
    return outcomes if isinstance(outcomes, Sequence) else tuple(outcomes)
