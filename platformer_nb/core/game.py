"""A game as the rooms of this house see it: its name, and the parts that lessons, bots and pages need.

A game is a package with one `GAME`. It implements these protocols; nothing outside its own folders
knows more of it than stands here. See docs/add-a-game.md.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, ClassVar, Generic, Protocol, TypeVar

from platformer_nb.core.errors import BadInput
from platformer_nb.core.registry import Registry
from platformer_nb.core.rules import Rules
from platformer_nb.core.ruling import Cite, Fact

S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")
S_co = TypeVar("S_co", covariant=True)
S_contra = TypeVar("S_contra", contravariant=True)
A_contra = TypeVar("A_contra", contravariant=True)
E_contra = TypeVar("E_contra", contravariant=True)


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

    def tell(self, key: str, facts: Mapping[str, Any]) -> str:
        """The text of a key, with facts: ids of cards, symbols and Spaces are named."""


class Player(Protocol[S, A]):
    """Chooses for a seat; see `platformer_nb.bots.bot.Bot`."""

    def choose(self, rules: Rules[S, A, Any], state: S, actions: Sequence[A]) -> A:
        """One of `actions`, which are all that is legal in `state` and never empty."""


class Narrator(Protocol[S_contra, A_contra, E_contra]):
    """Sentences about a game. The core cites ids and facts; here they become words."""

    def action(self, state: S_contra, action: A_contra, words: Words) -> str:
        """What an action does, in the imperative or the infinitive of the language."""

    def event(self, before: S_contra, after: S_contra, event: E_contra, words: Words) -> str:
        """What has happened, told with the states before and after it; "" when it is not worth a line."""

    def event_rules(self, event: E_contra) -> tuple[str, ...]:
        """The ids of the rules an event cites."""

    def cite(self, state: S_contra, cite: Cite, words: Words) -> str:
        """Why a rule decides, with the facts of the citation."""

    def spaces(self, state: S_contra, facts: Mapping[str, Fact]) -> tuple[str, ...]:
        """The Spaces that facts mention, to be lit up; empty for a game without a board."""

    def outcome(self, state: S_contra, words: Words) -> str:
        """Who has won, and why; "" while the game goes on."""

    def position(self, state: S_contra, words: Words) -> str:
        """The position as text, for a terminal and a notebook without widgets."""


@dataclass(frozen=True, slots=True)
class Option:
    """One thing to choose before a game begins: the number of seats, a variant, a house rule.

    The form of the page, the command and a simulation are made from it. `name` is the keyword of
    `Setup.new` and, with `option-`, the key of its words; `choices` are the values in the order of the form.
    """

    name: str
    choices: tuple[Any, ...]
    default: Any


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


@dataclass(frozen=True, slots=True)
class Drawing:
    """A piece of a board, drawn with characters; `kind` has what those under one heading share."""

    id: str
    kind: Mapping[str, Any]
    lines: tuple[str, ...]


class Content(Protocol):
    """The files of a game's folder besides its words and lessons: cards, boards, rules."""

    @property
    def shapes(self) -> Mapping[str, Any]:
        """The pydantic TypeAdapter of each kind of file, by the name of its JSON Schema."""

    def faults(self, path: Path | None) -> list[BadInput]:
        """Everything that is wrong with a folder (None: the game's own), but for its words."""

    def needed_keys(self, path: Path | None) -> Mapping[str, str]:
        """The keys of texts that this content needs, each with the id of the card or piece that needs it."""

    def listing(self, words: Words) -> Iterable[str]:
        """Every card and piece of the game, a line each."""

    def as_json(self, words: Words) -> Mapping[str, Any]:
        """The same as plain values."""

    def drawings(self) -> Sequence[Drawing]:
        """The pieces of its board; none where the board is no drawing."""

    def heading(self, drawn: Sequence[Drawing], words: Words) -> str:
        """What stands over drawings of one kind."""

    def praise(self, path: Path | None, folder: str, words: Words) -> str:
        """A sentence about a folder without faults: what is in it, counted."""


Bots = Mapping[str, Callable[[int | str], Player[S, A]]]
"""Kinds of bots by name, each made from a seed; `random` plays every game and need not be named."""


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
    def files(self) -> Content:
        """The same for whoever needs it; raises NoPart."""
        if self.content is None:
            raise NoPart(self.name, "error-no-content", "mend-no-content")
        return self.content

    @property
    def l10n(self) -> KeyFamilies:
        """The keys of texts that its code puts together."""
        return KeyFamilies({}, {})

    @property
    def bots(self) -> Bots[S, A]:
        """Bots that know the game, by name."""
        return {}

    def __repr__(self) -> str:
        return f"<game {self.name}>"
