"""A game as the rooms of this house see it: its name, and the parts that lessons, bots and pages need.

A game is a package with one `GAME`. It implements these protocols; nothing outside its own folders
knows more of it than stands here. See docs/add-a-game.md.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, ClassVar, Generic, Literal, Protocol, TypeVar

from platformer_nb.core.errors import BadInput
from platformer_nb.core.registry import Registry
from platformer_nb.core.rules import Rules
from platformer_nb.core.ruling import Cite
from platformer_nb.core.simulation import Order, Plan, Result
from platformer_nb.core.teaching import Teaching
from platformer_nb.core.verdict import Reason
from platformer_nb.core.views import Views

S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")
S_co = TypeVar("S_co", covariant=True)
S_contra = TypeVar("S_contra", contravariant=True)
A_contra = TypeVar("A_contra", contravariant=True)
E_contra = TypeVar("E_contra", contravariant=True)
T = TypeVar("T")
K = TypeVar("K")
K_co = TypeVar("K_co", covariant=True)
R = TypeVar("R")


@dataclass(frozen=True, slots=True)
class RuleEntry:
    """Where a rule stands: the page of the rulebook; `open` when this project had to rule.

    `needs` are the rules that have to be understood before this one.
    """

    page: int
    open: bool
    needs: tuple[str, ...] = ()


class Words(Protocol):
    """Sentences of one language by their keys; see `platformer_nb.text.Words`."""

    @property
    def language(self) -> str:
        """The code of the language: en, pl, uk."""

    def __call__(self, key: str, /, **args: Any) -> str:
        """The text of a key, with its arguments filled in."""

    def fill(self, key: str, args: Mapping[str, Any]) -> str:
        """The text of a key, its arguments as a mapping: their names may have hyphens."""

    def tell(self, key: str, facts: Mapping[str, Any]) -> str:
        """The text of a key, with facts: ids of cards, symbols and Spaces are named."""

    def has(self, key: str) -> bool:
        """Whether there is such a key."""

    def joined(self, words: Sequence[str]) -> str:
        """Several words as one list: a, b and c."""

    def keys(self) -> Iterator[str]:
        """Every key, each once."""

    def variables(self, key: str) -> frozenset[str]:
        """The names of the arguments that a sentence mentions."""

    def number(self, value: float, places: int = 1) -> str:
        """A number as the language writes it, with at most so many places."""

    def share(self, value: float, places: int = 1) -> str:
        """Part of a whole, as a percentage."""


class Player(Protocol[S, A]):
    """Chooses for a seat: a bot. The state it gets is what its seat may know (`Rules.observe`)."""

    def choose(self, rules: Rules[S, A, Any], state: S, actions: Sequence[A]) -> A:
        """One of `actions`, which are all that is legal in `state` and never empty."""


class Narrator(Protocol[S_contra, A_contra, E_contra]):
    """Sentences about a game. The core cites ids and facts; here they become words."""

    def action(self, state: S_contra, action: A_contra, words: Words) -> str:
        """What an action does, in the imperative or the infinitive of the language."""

    def event(self, before: S_contra, after: S_contra, event: E_contra, words: Words) -> str:
        """What has happened, told with the states before and after it; "" when it is not worth a line."""

    def event_rules(self, before: S_contra, action: A_contra) -> tuple[tuple[str, ...], ...]:
        """For each event of a legal action the ids of the rules that decided it, its own first."""

    def reason(self, state: S_contra, cite: Cite, legal: bool, words: Words) -> Reason:
        """Why a rule decides, with the facts of the citation: what it forbids, or what it allows."""

    def rule(self, rule: str, words: Words) -> Reason:
        """What a rule says, wherever it applies."""

    def event_spaces(self, state: S_contra, event: E_contra) -> tuple[str, ...]:
        """The Spaces where an event ends, to be lit up; empty for a game without a board."""

    def outcome(self, state: S_contra, words: Words) -> str:
        """Who has won, and why; "" while the game goes on."""

    def position(self, state: S_contra, words: Words, *, full: bool = False) -> str:
        """The position as text, for a terminal and a notebook without widgets.

        `full`: with the text of every card that can be used, so that the position can be judged.
        """


@dataclass(frozen=True, slots=True)
class Option:
    """One thing to choose before a game begins: the number of seats, a variant, a house rule.

    The form of the page, the command and a simulation are made from it. `name` is the keyword of
    `Setup.new` and, with `option-`, the key of its words; `choices` are the values in the order of the form.
    One of them is chosen, or in the kind `seats` one for each seat (None: at random), or in the kind
    `switches` a mapping: there each choice is a pair of a name and its value.
    """

    name: str
    choices: tuple[Any, ...]
    default: Any
    kind: Literal["one", "seats", "switches"] = "one"


class Setup(Protocol[S_co]):
    """How a game begins."""

    @property
    def seats(self) -> range:
        """How many can play."""

    @property
    def options(self) -> tuple[Option, ...]:
        """What can be chosen besides the number of players."""

    def new(self, players: int, **chosen: Any) -> S_co:
        """The state before anything is drawn or rolled; chance goes on from there.

        Raises BadInput for a number of players or an option that cannot be played.
        """


@dataclass(frozen=True, slots=True)
class Rulebook:
    """The rules of a game: every id with its page, and which functions enforce it."""

    entries: Mapping[str, RuleEntry]
    registry: Registry


Keys = Callable[[], Iterable[str]]


@dataclass(frozen=True, slots=True)
class KeyFamily:
    """What can stand in the gaps of the keys that code puts together, such as `card-{}`.

    `needed` keys have to be there, `allowed` ones may. `written` are the names among them that stand in
    the code and in no table; each has to be found there.
    """

    needed: Keys = tuple
    allowed: Keys = tuple
    written: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class KeyFamilies:
    """The keys of texts that a game's code puts together, for the checks of words (l10n)."""

    families: Mapping[str, KeyFamily]
    """By their patterns, as they stand in the code: `card-{}-text`."""
    told: Mapping[str, KeyFamily]
    """Families that no code puts together by itself: facts are named from them (`text/names.toml`)."""
    facts: Callable[[], Mapping[str, tuple[str, ...]]] = dict
    """By a fact, the keys of the names it may have in a sentence."""
    no_keys: Mapping[str, str] = field(default_factory=dict)
    """Texts with gaps that look like families and are none, each with what it is."""


class Content(Protocol):
    """The files of a game's folder besides its words and lessons: cards, boards, rules."""

    @property
    def shapes(self) -> Mapping[str, Any]:
        """The pydantic TypeAdapter of each kind of file, by the name of its JSON Schema."""

    def faults(self, path: Path | None) -> list[BadInput]:
        """Everything that is wrong with a folder (None: the game's own), but for its words."""

    def needed_keys(self, path: Path | None) -> Mapping[str, str]:
        """The keys of texts that this content needs, each with the id of the card or piece that needs it."""

    def praise(self, path: Path | None, folder: str, words: Words) -> str:
        """A sentence about a folder without faults: what is in it, counted."""


Bots = Mapping[str, Callable[[int | str], Player[S, A]]]
"""Kinds of bots by name, each made from a seed; `random` plays every game and need not be named."""


class Collector(Protocol[S_contra, E_contra, K_co]):
    """Follows one game of a simulation and keeps what the report needs of it."""

    def __call__(self, state: S_contra, happened: tuple[E_contra, ...], /) -> None:
        """Read what one action brought about; `state` is the one after it."""

    def kept(self, order: Order, result: Result[S_contra]) -> K_co:
        """What is kept of the game: plain values, as it travels between processes and machines."""


class Simulation(Protocol[S, E_contra, K, R]):
    """Many games between bots: what varies, what is kept of a game (K), and the report of all (R)."""

    @property
    def players(self) -> tuple[int, ...]:
        """The numbers of players, in the order in which they are played."""

    @property
    def bots(self) -> tuple[str, ...]:
        """The kinds of bots that play where none is named."""

    @property
    def options(self) -> tuple[Option, ...]:
        """What can be varied. An option that is not chosen has its default; with the default None all its
        choices are dealt out evenly, those of the first option fastest."""

    def start(self, order: Order) -> S:
        """The state in which a game begins."""

    def limit(self, players: int) -> int:
        """The turns or rounds (`Rules.moment`) after which a game is cut short."""

    def collector(self) -> Collector[S, E_contra, K]:
        """A new collector, for one game."""

    def report(self, plan: Plan, games: Iterable[K]) -> R:
        """The report of these games; it does not depend on the order in which they were finished."""

    def lines(self, report: R, words: Words) -> Iterator[str]:
        """The report in a few lines, for a terminal."""

    def cells(self, report: R, words: Words, data: str) -> Iterator[tuple[str, str]]:
        """The cells of a notebook, kind and source; the report's JSON lies at `data`, seen from it."""

    def write(self, report: R) -> str:
        """The report as JSON."""

    def read(self, text: str | bytes, place: str = "report") -> R:
        """A report from JSON; raises BadInput."""

    def schema(self) -> dict[str, Any]:
        """The JSON Schema of a report."""


class NoPart(BadInput):
    """A game lacks a part that is asked for: it cannot be simulated, say, or has no lessons."""


class Game(Generic[S, A, E]):
    """One game. A subclass gives the parts, each loaded when it is first asked for.

    A part that is None is one the game lacks; `part` says so to whoever needs it.
    """

    name: ClassVar[str]
    """As in `load_game("platformer")`, in records and in the names of folders."""

    @property
    def rules(self) -> Rules[S, A, E]:
        """Who decides, what is legal, what an action does; notation both ways."""
        raise NotImplementedError

    @property
    def setup(self) -> Setup[S]:
        """How a game begins."""
        raise NotImplementedError

    @property
    def narrator(self) -> Narrator[S, A, E]:
        """Sentences about it."""
        raise NotImplementedError

    @property
    def rulebook(self) -> Rulebook:
        """Its rules by id."""
        raise NotImplementedError

    @property
    def content_hash(self) -> str:
        """What its cards and boards are: another hash is another box."""
        raise NotImplementedError

    @property
    def content(self) -> Content | None:
        """Its files of cards and boards; None for a game that has none to be checked."""
        return None

    @property
    def l10n(self) -> KeyFamilies:
        """The keys of texts that its code puts together."""
        return KeyFamilies({}, {})

    @property
    def bots(self) -> Bots[S, A]:
        """Bots that know the game, by name."""
        return {}

    @property
    def teaching(self) -> Teaching[S, A, E] | None:
        """What lessons and exams need of it; None for a game that is only played."""
        return None

    @property
    def views(self) -> Views[S, A, E] | None:
        """What a page shows of it; None for a game that no page shows."""
        return None

    def part(self, name: str, found: T | None) -> T:
        """A part by its name, as it was found; raises NoPart for None."""
        if found is None:
            raise NoPart(self.name, "error-no-part", "mend-no-part", part=name)
        return found

    @property
    def simulation(self) -> Simulation[S, E, Any, Any] | None:
        """Many games between bots, and what to measure in them."""
        return None

    def __repr__(self) -> str:
        return f"<game {self.name}>"


AnyGame = Game[Any, Any, Any]
"""A game to a room that knows no game."""
