"""The values that fill the gaps of keys built in code: `rule-{}` for every rule, and so on.

The families common to all games (lessons, commands, pages) are here; a game adds its own (its part
`l10n`). Names come from the tables that define them, if there are any. The others are listed here and
must occur as literals in the code: a name that no longer occurs is a fault, and so is a family in the
code that is not declared, or a declared one that is not used.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import cache
from typing import Any, Final

from platformer_nb.core.game import Game, KeyFamilies, KeyFamily
from platformer_nb.core.options import choice_key
from platformer_nb.games import load_game
from platformer_nb.l10n.faults import FAULTS
from platformer_nb.l10n.lesson_families import lesson_families
from platformer_nb.l10n.uses import GAP, uses
from platformer_nb.lessons.exam.exam import ROUNDS
from platformer_nb.lessons.exam.table import EXAM_WORDS
from platformer_nb.lessons.page.page_words import PAGE_PATTERNS, PAGE_WORDS
from platformer_nb.lessons.progress.mastery import LEVELS
from platformer_nb.lessons.progress.pupils import HEAD
from platformer_nb.lessons.pupils.kinds import KINDS
from platformer_nb.lessons.puzzles.models import GRADES, used_grades
from platformer_nb.lessons.puzzles.puzzles import load_puzzles
from platformer_nb.text import BASE, Words
from platformer_nb.text.naming import naming

Keys = Iterable[str]
LESSON: Final = "lesson-"
COMMANDS: Final = ("judge", "lessons", "rules", "simulate", "text", "tiles")
"""The commands for whose help a game may give examples of its own."""


def each(pattern: str, names: Callable[[], Keys]) -> Callable[[], Iterator[str]]:
    """Return a function that yields the keys of a pattern, with each of the names in its first gap."""
    return lambda: (pattern.replace(GAP, name, 1) for name in names())


def of(pattern: str, names: Callable[[], Keys]) -> tuple[str, KeyFamily]:
    """Return a family that requires a key for each of the names."""
    return pattern, KeyFamily(each(pattern, names))


def may(pattern: str, names: Callable[[], Keys]) -> tuple[str, KeyFamily]:
    """Return a family of optional keys: the code does without a missing one."""
    return pattern, KeyFamily(allowed=each(pattern, names))


def written(pattern: str, *names: str) -> tuple[str, KeyFamily]:
    """Return a family whose names are literals in the code."""
    return pattern, KeyFamily(each(pattern, lambda: names), written=names)


# --- families of every game ---------------------------------------------------------------------------------


def _lesson_words(game: str) -> Iterator[str]:
    """Return the keys of a lesson's component: `lesson-hint`, … as `lesson-word-hint`, …"""
    return (
        f"lesson-word-{key.removeprefix(LESSON)}"
        for key in uses(game).page
        if key.startswith(LESSON)
    )


def _common(game: Game[Any, Any, Any]) -> Iterator[tuple[str, KeyFamily]]:
    """Yield the families of the game-independent packages, with the names that this game fills in."""
    rules, typed = game.rulebook.entries, naming(game.name).typed
    options = game.setup.options if game.views is not None else ()
    seats = [option.name for option in options if option.kind == "seats"]

    def words_typed() -> Iterator[str]:
        for kind, words in typed.items():
            yield from (f"typed-{kind}-{word.replace(' ', '-')}" for word in words)

    def choices() -> Iterator[str]:
        for option in options:
            yield from (choice_key(option, choice) for choice in option.choices)

    def things() -> Iterator[str]:
        base = Words(BASE, game.name)
        listed = () if game.catalogue is None else game.catalogue.things(base)
        signs = () if game.catalogue is None else game.catalogue.signs(base)
        yield from (one.key.replace("/", "-") for one in (*listed, *signs))

    simulated = [] if game.simulation is None else [one.name for one in game.simulation.options]
    drawn = () if game.content is None else game.content.drawings()
    kinds = {name for one in drawn for name, kind in one.kind.items() if isinstance(kind, str)}

    if open_rules := [rule for rule, entry in rules.items() if entry.open]:
        yield of("ruling-why-{}", lambda: open_rules)
    yield from (
        of("rule-{}", lambda: rules),
        of("chapter-{}", lambda: {rule.rpartition("-")[0] for rule in rules}),
        may("why-{}", lambda: rules),
        of("level-{}", lambda: LEVELS),
        of("pupils-kind-{}", lambda: KINDS),
        of("form-bot-{}", lambda: ("random", *(kind for kind in game.bots if kind != "random"))),
        of("option-{}", lambda: (option.name for option in options)),
        ("option-{}-{}", KeyFamily(allowed=choices)),
        may("option-{}-help", lambda: (option.name for option in options)),
        of("option-{}-of", lambda: seats),
        of("option-{}-any", lambda: seats),
        may("option-{}-same", lambda: seats),
        may("form-players-{}", lambda: map(str, game.setup.seats)),
        may("cli-simulate-{}", lambda: simulated),
        may("cli-tiles-{}", lambda: kinds),
        may("cli-value-{}", lambda: {*simulated, *kinds}),
        may("cli-{}-examples", lambda: COMMANDS),
        written("catalogue-{}", "judged", "applied", "shown", "told", "taught", "tested"),
        of("notation-{}", lambda: typed),
        ("typed-{}-{}", KeyFamily(words_typed)),
        written("pace-{}", "slow", "normal", "fast", "step"),
        written("sound-{}", "off", "quiet", "normal", "loud"),
        written(
            "review-{}", "first", "turn-before", "action-before", "action-next", "turn-next", "last"
        ),
        of("text-{}", lambda: FAULTS),
        ("lesson-word-{}", KeyFamily(lambda: _lesson_words(game.name))),
        of("tutor-word-{}", lambda: (*PAGE_WORDS, *PAGE_PATTERNS)),
        of("exam-word-{}", lambda: EXAM_WORDS),
        may("glossary-{}", things),
        of("pupils-head-{}", lambda: HEAD),
        of("round-{}-title", lambda: ROUNDS),
        of("round-{}-about", lambda: ROUNDS),
        of("puzzle-grade-{}", lambda: GRADES),
        of("puzzles-{}", lambda: GRADES),
        of("puzzles-{}-text", lambda: used_grades(load_puzzles(game))),
    )


NO_KEYS: Final = {
    "missing-{}": "what stands for a fact that was not told: see `wanted`",
    "tutor-{}": "a word of the tutor’s page, which travels without `word-`",
    "exam-{}": "a word of the exam’s component, which travels without `word-`",
    "lesson-{}": "the start of a lesson's keys",
}
"""Strings with gaps that look like families but are none, in every game."""


@cache
def families_of(name: str) -> KeyFamilies:
    """Return every family by its pattern: the common ones, and those of this game."""
    game = load_game(name)
    own = game.l10n
    return KeyFamilies(
        {**dict(_common(game)), **dict(lesson_families(game)), **own.families},
        own.told,
        own.facts,
        {**NO_KEYS, **own.no_keys},
    )
