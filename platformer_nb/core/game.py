"""The interface of a game: its name, and the parts that lessons, bots and pages use.

A game is a package with one `GAME` that implements these protocols. Code outside the game's own
folders relies on nothing else. See docs/add-a-game.md.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Literal, Protocol, TypeVar

from platformer_nb.core.errors import BadInput
from platformer_nb.core.value import part, value

if TYPE_CHECKING:
    from pathlib import Path

    from platformer_nb.core.parts.catalogue import Catalogue
    from platformer_nb.core.parts.coaching import Coaching
    from platformer_nb.core.parts.editing import Editor
    from platformer_nb.core.parts.examples import Examples
    from platformer_nb.core.parts.gathering import Gathering
    from platformer_nb.core.parts.renderers import Renderer
    from platformer_nb.core.parts.review import Review
    from platformer_nb.core.parts.simulation import Order, Plan, Result
    from platformer_nb.core.parts.teaching import Teaching
    from platformer_nb.core.parts.verdict import Outlook, Reason
    from platformer_nb.core.parts.views import Views
    from platformer_nb.core.play.explain import Explanation
    from platformer_nb.core.registry import Registry
    from platformer_nb.core.rules import Rules
    from platformer_nb.core.ruling import Cite

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


class Narrator(Protocol[S_contra, A_contra, E_contra]):
    """The narration of a game: turns the ids and facts of the core into sentences."""

    def action(self, state: S_contra, action: A_contra, words: Words) -> str:
        """Return what an action does, in the imperative or the infinitive, as the language has it."""

    def event(self, before: S_contra, after: S_contra, event: E_contra, words: Words) -> str:
        """Return the sentence of an event, given the states before and after it; "" if it needs no log line.

        In a view the states are the observations of the viewer's seat, so a secret must stand in them, not in
        the event.
        """

    def event_rules(self, before: S_contra, action: A_contra) -> tuple[tuple[str, ...], ...]:
        """Return for each event of a legal action the ids of the rules that decided it, its own rule first."""

    def reason(self, state: S_contra, cite: Cite, legal: bool, words: Words) -> Reason:
        """Return why a cited rule forbids or allows an action, with the facts of the citation."""

    def rule(self, rule: str, words: Words) -> Reason:
        """Return the general text of a rule."""

    def event_spaces(self, state: S_contra, event: E_contra) -> tuple[str, ...]:
        """Return the Spaces an event ends on, to be highlighted; empty for a game without a board."""

    def event_facts(self, state: S_contra, event: E_contra) -> tuple[str, Mapping[str, Any]]:
        """Return the kind of an event and its facts, machine-readable."""

    def outlook(
        self, state: S_contra, explained: Explanation[Any, Any, Any], words: Words
    ) -> Outlook:
        """Return what stays undecided after an action in `state`, its warnings, and whether it has no effect."""

    def described(self, state: S_contra, notation: str, words: Words) -> Iterable[str]:
        """Yield the drawing of the position, then sentences for the rest of its notation."""

    def outcome(self, state: S_contra, words: Words) -> str:
        """Return who has won and why; "" while the game goes on."""

    def position(self, state: S_contra, words: Words, *, full: bool = False) -> str:
        """Return the position as text, for a terminal or a notebook without widgets.

        `full`: include the text of every usable card, so that the position can be analysed.
        """


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


@value
class Rulebook:
    """The rules of a game: each id with its page, the functions that enforce it, and its examples.

    `examples` is None for a game without them: its rules are listed all the same, but no exam can be sat.
    """

    entries: Mapping[str, RuleEntry]
    registry: Registry
    examples: Examples[Any] | None = None


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


@value
class Drawing:
    """A piece of a board, drawn with characters; drawings of one `kind` share a heading."""

    id: str
    kind: Mapping[str, Any]
    lines: tuple[str, ...]


class Content(Protocol):
    """The content files of a game other than texts and lessons: cards, boards, rules."""

    @property
    def shapes(self) -> Mapping[str, Any]:
        """Return the pydantic TypeAdapter of each kind of file, by the name of its JSON Schema."""

    def faults(self, path: Path | None) -> list[BadInput]:
        """Return the errors of a content folder (None: the game's own), except those of its texts."""

    def needed_keys(self, path: Path | None) -> Mapping[str, str]:
        """Return the text keys this content needs, each with the id of the card or piece that needs it."""

    def listing(self, words: Words) -> Iterable[str]:
        """Yield one line for each card and piece of the game."""

    def as_json(self, words: Words) -> Mapping[str, Any]:
        """Return the listing as plain values."""

    def drawings(self) -> Sequence[Drawing]:
        """Return the pieces of its board; empty if the board is not drawn."""

    def heading(self, drawn: Sequence[Drawing], words: Words) -> str:
        """Return the heading of the drawings of one kind."""

    def praise(self, path: Path | None, folder: str, words: Words) -> str:
        """Return the success message for a folder without errors, with counts of its content."""


Bots = Mapping[str, Callable[[int | str], Player[S, A]]]
"""Factories of bots by kind, each taking a seed. `random`, common to all games, need not be listed."""


class Collector(Protocol[S_contra, E_contra, K_co]):
    """Collects from one game of a simulation what the report needs."""

    def __call__(self, state: S_contra, happened: tuple[E_contra, ...], /) -> None:
        """Process the events of one action; `state` is the state after it."""

    def kept(self, order: Order, result: Result[S_contra]) -> K_co:
        """Return the collected data of the game: plain values, to be sent between processes and machines."""


class Simulation(Protocol[S, E_contra, K, R]):
    """Simulations of a game: what varies, the data kept of a game (K), and the report of all games (R)."""

    @property
    def players(self) -> tuple[int, ...]:
        """The supported numbers of players, in the order in which they are simulated."""

    @property
    def bots(self) -> tuple[str, ...]:
        """The default kinds of bots."""

    @property
    def options(self) -> tuple[Option, ...]:
        """The options that can vary.

        An option not chosen has its default; if that is None, all its choices are distributed evenly, those
        of the first option varying fastest.
        """

    def start(self, order: Order) -> S:
        """Return the initial state of a game."""

    def limit(self, players: int) -> int:
        """Return the number of turns or rounds (`Rules.moment`) after which a game is cut short."""

    def collector(self) -> Collector[S, E_contra, K]:
        """Return a new collector for one game."""

    def report(self, plan: Plan, games: Iterable[K]) -> R:
        """Return the report of these games; it does not depend on the order in which they finished."""

    def lines(self, report: R, words: Words) -> Iterator[str]:
        """Yield the lines of a short report for a terminal."""

    def cells(self, report: R, words: Words, data: str) -> Iterator[tuple[str, str]]:
        """Yield the cells of a notebook (kind, source); `data` is the path to the report's JSON from the notebook."""

    def write(self, report: R) -> str:
        """Return the report as JSON."""

    def read(self, text: str | bytes, place: str = "report") -> R:
        """Return the report parsed from JSON; raises BadInput."""

    def schema(self) -> dict[str, Any]:
        """Return the JSON Schema of a report."""


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
