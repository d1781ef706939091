"""The interface of a game: its name, and the parts that lessons, bots and pages use.

A game is a package with one `GAME` that implements these protocols and those of `core/parts/`. Code outside the
game's own folders relies on nothing else. See docs/add-a-game.md.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import (
    TYPE_CHECKING,
    Any,
    ClassVar,
    Generic,
    Literal,
    Protocol,
    TypeVar,
    runtime_checkable,
)

from platformer_nb.core.errors import BadInput
from platformer_nb.core.value import part, value

if TYPE_CHECKING:
    from platformer_nb.core.parts.action_code import ActionCode
    from platformer_nb.core.parts.catalogue import Catalogue
    from platformer_nb.core.parts.coaching import Coaching
    from platformer_nb.core.parts.content import Content
    from platformer_nb.core.parts.editing import Editor
    from platformer_nb.core.parts.examples import Examples
    from platformer_nb.core.parts.gathering import Gathering
    from platformer_nb.core.parts.narrator import Narrator
    from platformer_nb.core.parts.renderers import Renderer
    from platformer_nb.core.parts.review import Review
    from platformer_nb.core.parts.simulation import Simulation
    from platformer_nb.core.parts.teaching import Teaching
    from platformer_nb.core.parts.views import Views
    from platformer_nb.core.registry import Registry
    from platformer_nb.core.rules import Rules

S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")
S_co = TypeVar("S_co", covariant=True)
T = TypeVar("T")


@value
class RuleEntry:
    """A rule's entry in the rulebook: its page; `open` if the rulebook is ambiguous and this project ruled.

    `needs` are the rules to be understood before this one.
    """

    page: int
    open: bool
    needs: tuple[str, ...] = ()


class Words(Protocol):
    """Texts of one language by key; see `platformer_nb.text.Words`."""

    @property
    def language(self) -> str:
        """The code of the language: en, pl, uk."""

    def __call__(self, key: str, /, **args: Any) -> str:
        """Return the text of a key with its arguments filled in."""

    def fill(self, key: str, args: Mapping[str, Any]) -> str:
        """Return the text of a key; `args` is a mapping, since argument names may contain hyphens."""

    def tell(self, key: str, facts: Mapping[str, Any]) -> str:
        """Return the text of a key with facts; ids of cards, symbols and Spaces become names."""

    def player(self, seat: int) -> str | None:
        """Return the name of a seat at the table that the texts are for; None if it has none."""

    def has(self, key: str) -> bool:
        """Return whether the key exists."""

    def joined(self, words: Sequence[str]) -> str:
        """Return several words as one list: a, b and c."""

    def keys(self) -> Iterator[str]:
        """Iterate over the keys, each once."""

    def variables(self, key: str) -> frozenset[str]:
        """Return the names of the arguments in a text."""

    def number(self, value: float, places: int = 1) -> str:
        """Return a number in the format of the language, with at most this many decimal places."""

    def share(self, value: float, places: int = 1) -> str:
        """Return a ratio as a percentage."""


class Player(Protocol[S, A]):
    """A player made of code: a bot. It gets the observation of its seat (`Rules.observe`), not the state."""

    def choose(self, rules: Rules[S, A, Any], state: S, actions: Sequence[A]) -> A:
        """Return one of `actions`: all legal actions in `state`, never empty.

        An action that changes nothing (`Rules.is_null`) is legal again afterwards, and a free one may be legal for
        ever: a bot has to end its turn itself.
        """


@runtime_checkable
class Remembering(Protocol):
    """A player made of code whose choices depend on what it has seen before: it is given that when a game goes on."""

    def remember(self, past: Iterable[Any]) -> None:
        """Replace what is remembered by these positions in which the seat has decided, the first one first."""


@value
class Option:
    """A choice made before a game begins: the number of seats, a variant, a house rule.

    The page's form, the command line and simulations are generated from it. `name` is the keyword of
    `Setup.new` and, with `option-`, the key of its texts; `choices` are the values in the order of the form.
    The value is one of them; for the kind `seats` one per seat (None: at random); for the kind `switches`
    a mapping, where each choice is a pair of a name and its value.
    `names` is the pattern of the keys of its choices' names, such as `card-{}`; see `options.choice_key`.
    """

    name: str
    choices: tuple[Any, ...]
    default: Any
    kind: Literal["one", "seats", "switches"] = "one"
    names: str = ""


class Setup(Protocol[S_co]):
    """The setup of a game."""

    @property
    def seats(self) -> range:
        """The possible numbers of players."""

    @property
    def options(self) -> tuple[Option, ...]:
        """The options besides the number of players."""

    def new(self, players: int, **chosen: Any) -> S_co:
        """Return the state before the first draw or roll; chance continues from there.

        Raises BadInput for an unsupported number of players or option.
        """


@runtime_checkable
class ReadableSetup(Protocol):
    """A setup that can be read off a game. One that cannot be is set up anew from its defaults."""

    def chosen(self, start: Any) -> Mapping[str, Any]:
        """Return the options with which a game began at `start`: `new` makes the same of them."""


@value
class Rulebook:
    """The rules of a game: each id with its page, the functions that enforce it, and its examples.

    `examples` is None for a game without them: its rules are listed all the same, but no exam can be sat.
    `code` returns the code beside the rules of an action in a state; None: that of `Game.rules` for all of them.
    """

    entries: Mapping[str, RuleEntry]
    registry: Registry
    examples: Examples[Any] | None = None
    code: Callable[[Any, Any], ActionCode] | None = None


Keys = Callable[[], Iterable[str]]


@value
class KeyFamily:
    """The values that fill the gaps of keys built in code, such as `card-{}`.

    `needed` keys must exist, `allowed` ones may. `written` are those of the names that are literals in the
    code and in no table; l10n checks that each still occurs there.
    """

    needed: Keys = tuple
    allowed: Keys = tuple
    written: tuple[str, ...] = ()


@value
class KeyFamilies:
    """The families of text keys that a game's code builds, for l10n."""

    families: Mapping[str, KeyFamily]
    """Families by their patterns as they occur in the code: `card-{}-text`."""
    told: Mapping[str, KeyFamily] = part(default_factory=dict)
    """Families not built in code, but used to name facts (`text/names.toml`)."""
    facts: Callable[[], Mapping[str, tuple[str, ...]]] = dict
    """For each fact, the keys of the names it may have in a sentence."""
    no_keys: Mapping[str, str] = part(default_factory=dict)
    """Strings with gaps that look like families but are none, each with what it is."""


Bots = Mapping[str, Callable[[int | str], Player[S, A]]]
"""Factories of bots by kind, each taking a seed. `random`, common to all games, need not be listed."""


class NoPart(BadInput):
    """A missing optional part of a game, such as its simulation or its lessons."""


class Game(Generic[S, A, E]):
    """One game. Subclasses define its parts, each loaded on first use.

    A part that is None is not supported by the game; `part` raises NoPart for it.
    """

    name: ClassVar[str]
    """Its name in `load_game("platformer")`, in records and in folder names."""

    @property
    def rules(self) -> Rules[S, A, E]:
        """Its rules: who decides, legality, effects of actions, notation both ways."""
        raise NotImplementedError

    @property
    def setup(self) -> Setup[S]:
        """Its setup."""
        raise NotImplementedError

    @property
    def narrator(self) -> Narrator[S, A, E]:
        """Its narration."""
        raise NotImplementedError

    @property
    def gathering(self) -> Gathering[S, E] | None:
        """Which events a log tells in one line; None: each has its own."""
        return None

    @property
    def rulebook(self) -> Rulebook:
        """Its rules by id."""
        raise NotImplementedError

    @property
    def content_hash(self) -> str:
        """Hash of its cards and boards; it differs when the content differs."""
        raise NotImplementedError

    @property
    def phrases(self) -> tuple[str, ...]:
        """Frequent pieces of its notation, which make shared positions short; one text per version.

        Links hold the number of a version: add another at the end, and never change or remove one.
        """
        return ()

    @property
    def content(self) -> Content | None:
        """Its files of cards and boards; None if there are none to check."""
        return None

    @property
    def files(self) -> Content:
        """Its content; raises NoPart if there is none."""
        if self.content is None:
            raise NoPart(self.name, "error-no-content", "mend-no-content")
        return self.content

    @property
    def l10n(self) -> KeyFamilies:
        """The families of text keys its code builds."""
        return KeyFamilies({}, {})

    @property
    def bots(self) -> Bots[S, A]:
        """Its own bots by kind."""
        return {}

    @property
    def views(self) -> Views[S, A, E] | None:
        """Its views; None if no page can show it."""
        return None

    @property
    def renderers(self) -> Mapping[str, Renderer]:
        """The code that shows each part of its views, by name: declared for `platformer-nb rules`."""
        return {}

    @property
    def teaching(self) -> Teaching[S, A, E] | None:
        """What lessons and exams need of it; None for a game without lessons."""
        return None

    @property
    def catalogue(self) -> Catalogue | None:
        """Its box in words: what each thing is, and an aid for players; None if a page cannot show it."""
        return None

    @property
    def editor(self) -> Editor[S] | None:
        """Setting up positions by hand; None if a page cannot."""
        return None

    @property
    def review(self) -> Review[S, A, E] | None:
        """What is drawn and told of a game when one looks back at it; None: who has won, and nothing besides."""
        return None

    @property
    def coaching(self) -> Coaching[S, A] | None:
        """Hints, the reasons of its bots, and odds; None if its tables have no coach."""
        return None

    def part(self, name: str, found: T | None) -> T:
        """Return `found`, the part of this name; raises NoPart if it is None."""
        if found is None:
            raise NoPart(self.name, "error-no-part", "mend-no-part", part=name)
        return found

    @property
    def simulation(self) -> Simulation[S, E, Any, Any] | None:
        """Its simulation by bots and the measures of it; None if unsupported."""
        return None

    @property
    def commands(self) -> tuple[str, ...]:
        """The modules of its own commands, besides the common ones; none in the default game (`platformer_nb.cli`)."""
        return ()

    def __repr__(self) -> str:
        return f"<game {self.name}>"


AnyGame = Game[Any, Any, Any]
"""Any game, for game-independent code."""
