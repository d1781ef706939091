"""The six questions about a rule: where it is judged, applied, shown, told, taught and tested.

Each answer is a list of places (name, path, line), or the reason why there is none. Functions come from the
registry of the game and from the code of its modules, renderers from its declarations, sentences, lessons and
examples from its content, tests from their marks.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import asdict, dataclass, replace
from functools import cache
from importlib import import_module
from inspect import unwrap
from itertools import chain
from operator import attrgetter
from pathlib import Path
from types import CodeType
from typing import TYPE_CHECKING, Any, Final

from platformer_nb.cli.rulebook.enforcing import Function, applying, forbids, judging, tables
from platformer_nb.content.files import COMMON, game_folder, names_in, read_text

if TYPE_CHECKING:
    from platformer_nb.cli.rulebook.catalogue import Coverage
    from platformer_nb.core.game import AnyGame
    from platformer_nb.core.parts.renderers import Renderer
    from platformer_nb.text import Words

ROOT: Final = Path(__file__).resolve().parents[3]
"""The checkout, or the folder that the package is installed in."""

QUESTIONS: Final = ("judged", "applied", "shown", "told", "taught", "tested")


@dataclass(frozen=True, slots=True, order=True)
class Place:
    """A named place in a file; `line` counts from 1."""

    path: str
    line: int
    name: str

    def __str__(self) -> str:
        return f"{self.path}:{self.line}"


@dataclass(frozen=True, slots=True)
class Answer:
    """The answer to one question: places, or the reason why there are none.

    With both, the places are not the rule's own: they are of what it allows. `beside` are places that whoever
    changes the rule has to look at too, each row with the key of what they are.
    """

    places: tuple[Place, ...]
    reason: str = ""
    beside: tuple[tuple[str, tuple[Place, ...]], ...] = ()

    @property
    def as_json(self) -> dict[str, Any]:
        """The answer as plain values."""
        found: dict[str, Any] = {"places": list(map(asdict, self.places)), "reason": self.reason}
        if self.beside:
            found["beside"] = {key: list(map(asdict, places)) for key, places in self.beside}
        return found


def answers(game: AnyGame, rule: str, covered: Coverage, words: Words) -> dict[str, Answer]:
    """Return the answer to each of the six questions."""
    lacks = covered.pending
    refusing = _refusing(game, rule)
    found = {
        "judged": _judged(game, rule, refusing),
        "applied": _functions(applying(game, rule)),
        "shown": tuple(dict.fromkeys(_shown(game, rule))),
        "told": tuple(_told(game, rule, words.language)),
        "taught": tuple(_taught(game, rule, covered.lessons, words)),
        "tested": tuple(_tested(covered.tests or ())),
    }
    reasons = {
        "judged": words("catalogue-judged-by", rules=words.joined(refusing))
        if refusing
        else words("catalogue-not-judged"),
        "applied": words("catalogue-not-applied"),
        "shown": lacks.get("shown") or words("catalogue-not-shown"),
        "told": words("catalogue-not-told"),
        "taught": lacks.get("lessons") or words("catalogue-not-taught"),
        "tested": words("catalogue-not-tested"),
    }
    answered = {
        question: Answer(found[question], "" if found[question] else reasons[question])
        for question in QUESTIONS
    }
    if rule in refusing or forbids(game, rule):
        answered["judged"] = replace(answered["judged"], beside=beside_clauses(game, rule))
    if not found["applied"]:
        allowed = _allowed(game, rule)
        done = _applying_events(game, allowed)
        reason = words("catalogue-allowed-applied") if done else reasons["applied"]
        answered["applied"] = Answer(done, reason)
        shown = (*found["shown"], *_event_renderers(game, allowed))
        answered["shown"] = Answer(shown, "" if shown else reasons["shown"])
    return answered


def beside_clauses(game: AnyGame, rule: str) -> tuple[tuple[str, tuple[Place, ...]], ...]:
    """Return the places of the fast path and of the notation beside a rule, each with its key."""
    from platformer_nb.cli.rulebook.beside import beside

    found = beside(game, rule)
    return tuple(
        (key, tuple(dict.fromkeys(map(place_of, functions)))) for key, functions in found.items()
    )


def _allowed(game: AnyGame, rule: str) -> dict[str, str]:
    """Return the events in the legal examples of a rule: the text key of each, and its own rule."""
    examples = game.rulebook.examples
    own = () if examples is None else [x for x in examples.all if rule in x.rules and not x.refused]
    found = chain.from_iterable(examples.event_keys(x) for x in own if examples is not None)
    return {key: by[0] for key, by in found}


def _applying_events(game: AnyGame, events: Mapping[str, str]) -> tuple[Place, ...]:
    return _functions(f for rule in dict.fromkeys(events.values()) for f in applying(game, rule))


def _event_renderers(game: AnyGame, events: Mapping[str, str]) -> Iterator[Place]:
    for key in events:
        renderer = game.renderers.get(key.replace("-", ":", 1))
        if renderer is not None:
            yield rendered(renderer)[1]


def _judged(game: AnyGame, rule: str, refusing: tuple[str, ...]) -> tuple[Place, ...]:
    """Return the functions that judge a rule; if there are none but it refuses, the tables that name it."""
    found = _functions(judging(game, rule))
    if found or rule not in refusing:
        return found
    named = tables(game).get(rule, ())
    return tuple(Place(relative(file), line, name) for file, line, name in named)


def _refusing(game: AnyGame, rule: str) -> tuple[str, ...]:
    """Return the rules that refuse the illegal examples of a rule: itself first, if it is among them."""
    examples = game.rulebook.examples
    own = () if examples is None else [x for x in examples.all if rule in x.rules]
    found = dict.fromkeys(by for x in own for by in (*x.refused, *filter(None, (x.fails,))))
    return tuple(sorted(found, key=lambda by: by != rule))


@cache  # One module has many functions, and to resolve a path the disk is asked about each folder.
def relative(path: str | Path) -> str:
    """Return a path from ROOT where it lies below it."""
    path = Path(path).resolve()
    return path.relative_to(ROOT).as_posix() if path.is_relative_to(ROOT) else path.as_posix()


def _functions(functions: Iterator[Function]) -> tuple[Place, ...]:
    return tuple(dict.fromkeys(place_of(function) for function in functions))


def place_of(function: Callable[..., Any]) -> Place:
    """Return the place of a function: the line of its `def` or first decorator."""
    found: Any = unwrap(function)
    code: CodeType = found.__code__
    return Place(relative(code.co_filename), code.co_firstlineno, found.__qualname__)


# --- shown ----------------------------------------------------------------------------------------------


def _shown(game: AnyGame, rule: str) -> Iterator[Place]:
    examples = game.rulebook.examples
    for name in () if examples is None else examples.shown.get(rule, ()):
        yield from rendered(game.renderers[name])


def rendered(renderer: Renderer) -> tuple[Place, Place]:
    """Return the places of the code that makes a part of a view, and of the code that draws it."""
    module, _, name = renderer.made.partition(":")
    path, _, drawn = renderer.drawn.partition("#")
    made = attrgetter(name)(import_module(module))
    return place_of(made), Place(path, _drawn_at(path, drawn), drawn)


@cache
def _drawn_at(path: str, name: str) -> int:
    """Return the line of a function, or of an entry `TABLE.key`, in a file of JavaScript; 0 if not there."""
    table, _, key = name.rpartition(".")
    wanted = (
        rf"^\s+{key}:" if table else rf"^\s*(export )?(async )?(function {name}\(|const {name} =)"
    )
    file = _beside(path)
    lines = file.read_text(encoding="utf-8").splitlines() if file.is_file() else []
    return next((n for n, line in enumerate(lines, 1) if re.search(wanted, line)), 0)


def _beside(path: str) -> Path:
    """Return the file of a path in the checkout, or where an installed package has it."""
    inside = path.removeprefix("widgets/")
    return next((file for file in (ROOT / path, ROOT / inside) if file.is_file()), ROOT / path)


# --- told -----------------------------------------------------------------------------------------------


def _told(game: AnyGame, rule: str, language: str) -> Iterator[Place]:
    """Yield the sentences named after a rule, then those of the events that it decides in its examples."""
    keys = key_places(game.name, language)
    yield from _named(game.name, language).get(rule, ())
    yield from (keys[key] for key in _event_keys(game, rule) if key in keys)


@cache
def _named(game: str, language: str) -> Mapping[str, list[Place]]:
    """Return the sentences that have a rule's id in their key, by id; one that a number follows is none."""
    found: dict[str, list[Place]] = {}
    for key, place in key_places(game, language).items():
        parts = key.split("-")
        for end in range(1, len(parts) + 1):
            if not parts[end - 1].isdigit() or (parts[end : end + 1] and parts[end][:1].isdigit()):
                continue
            for begin in range(end - 1):
                found.setdefault("-".join(parts[begin:end]), []).append(place)
    return found


def _event_keys(game: AnyGame, rule: str) -> dict[str, None]:
    examples = game.rulebook.examples
    own = () if examples is None else [x for x in examples.all if rule in x.rules]
    found = chain.from_iterable(examples.event_keys(x) for x in own if examples is not None)
    return dict.fromkeys(key for key, by in found if rule in by)


@cache
def key_places(game: str, language: str) -> Mapping[str, Place]:
    """Return the place of each sentence of a game and of those of any game, in one language."""
    found = {}
    for name in (COMMON, game):
        folder = game_folder(name)
        texts = (folder / "text" / language).is_dir()
        for file in names_in(folder, f"text/{language}", ".ftl") if texts else ():
            for number, line in enumerate(read_text(folder, file).splitlines(), 1):
                if key := re.match(r"([a-zA-Z][\w-]*) *=", line):
                    found[key[1]] = Place(relative(str(folder / file)), number, key[1])
    return found


# --- taught, tested ---------------------------------------------------------------------------------------


def _taught(game: AnyGame, rule: str, lessons: tuple[str, ...], words: Words) -> Iterator[Place]:
    from platformer_nb.lessons.track.loading import slug

    for lesson in lessons:
        for place, rules in _steps(game.name, lesson):
            if rule in rules:
                title = words(f"lesson-{slug(lesson)}-title")
                yield replace(place, name=f"{title}: {place.name}")


@cache
def _steps(game: str, lesson: str) -> tuple[tuple[Place, frozenset[str]], ...]:
    """Return the place of each step of a lesson, by its id, with the rules it teaches."""
    from platformer_nb.content.files import read_toml
    from platformer_nb.lessons.track.loading import FOLDER

    folder, file = game_folder(game), f"{FOLDER}/{lesson}.toml"
    lines = read_text(folder, file).splitlines()
    heads = [n for n, line in enumerate(lines, 1) if line.strip() == "[[steps]]"]
    steps = zip(heads, read_toml(folder, file)["steps"], strict=True)
    path = relative(str(folder / file))
    return tuple(
        (Place(path, line, step["id"]), frozenset(step.get("rules", ()))) for line, step in steps
    )


def _tested(tests: tuple[str, ...]) -> Iterator[Place]:
    """Yield the place of each test: `file::name`, or `file[example]` for the test that runs examples."""
    for test in tests:
        path, _, name = test.partition("::")
        if name:
            yield Place(path, _line(path, rf"^ *def {name}\("), name)
        else:
            path, _, example = test.partition("[")
            yield Place(path, _line(path, r"^def test_an_example"), example.removesuffix("]"))


@cache
def _line(path: str, pattern: str) -> int:
    file = ROOT / path
    lines = file.read_text(encoding="utf-8").splitlines() if file.is_file() else []
    return next((n for n, line in enumerate(lines, 1) if re.search(pattern, line)), 1)


@cache
def example_places(game: str) -> Mapping[str, Place]:
    """Return the place of each example of a game's content, by its name."""
    folder = game_folder(game)
    found = {}
    if (folder / "examples").is_dir():
        for file in names_in(folder, "examples", ".toml"):
            for number, line in enumerate(read_text(folder, file).splitlines(), 1):
                if name := re.match(r'name = "(.+)"$', line):
                    found[name[1]] = Place(relative(str(folder / file)), number, name[1])
    return found
