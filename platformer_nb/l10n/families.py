"""What can stand in the gaps of the keys that code puts together: `card-{}` for every card, and so on.

Where a table of the game holds the names, they come from there. The others are written here, and each
has to stand as a text somewhere in the code: a name that nothing says any more is a fault, just as a
family that is not here, or that no code has any more.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from typing import Any, Final, NamedTuple, get_args

from platformer_nb.bots.seats import bot_kinds
from platformer_nb.content import load_box, load_rulebook
from platformer_nb.games.platformer import GAME
from platformer_nb.games.platformer.events import Event
from platformer_nb.games.platformer.model import pending_decision
from platformer_nb.games.platformer.model.box import ENEMY_FACES, SYMBOLS
from platformer_nb.games.platformer.model.house_rules import RULINGS
from platformer_nb.games.platformer.model.state import STEPS
from platformer_nb.games.platformer.model.stock import TILES, pieces
from platformer_nb.games.platformer.model.terrain import FEATURES
from platformer_nb.games.platformer.narration.card_words import KINDS, cards_of, needed_keys
from platformer_nb.games.platformer.narration.events import EVENT_KEYS
from platformer_nb.games.platformer.rules.cards import targeting
from platformer_nb.games.platformer.rules.course.turn import CHANCE_FRAMES
from platformer_nb.games.platformer.rules.legality import decision_timing
from platformer_nb.games.platformer.teaching.goals import WANTS
from platformer_nb.games.platformer.teaching.puzzles import KINDS as PUZZLE_KINDS
from platformer_nb.games.platformer.view.map_view import FLOORS, TOKENS
from platformer_nb.l10n.faults import FAULTS
from platformer_nb.l10n.uses import GAP, uses
from platformer_nb.lessons.exam.table import EXAM_WORDS
from platformer_nb.lessons.page.tutor_state import PAGE_PATTERNS, PAGE_WORDS
from platformer_nb.lessons.progress.mastery import LEVELS
from platformer_nb.lessons.puzzles.models import GRADES
from platformer_nb.lessons.track import models
from platformer_nb.lessons.track.lesson import Lesson, open_lesson
from platformer_nb.lessons.track.loading import lesson_names
from platformer_nb.text import BASE
from platformer_nb.text.notation import KINDS as NOTATION

Keys = Iterable[str]
LESSON: Final = "lesson-"


class Family(NamedTuple):
    """The keys of a family: those that have to be there, and those that may.

    `written` are the names among them that no table of the game holds.
    """

    needed: Callable[[], Keys] = tuple
    allowed: Callable[[], Keys] = tuple
    written: tuple[str, ...] = ()


def _each(pattern: str, names: Callable[[], Keys]) -> Callable[[], Iterator[str]]:
    return lambda: (pattern.replace(GAP, name, 1) for name in names())


def _of(pattern: str, names: Callable[[], Keys]) -> tuple[str, Family]:
    """A family that needs a key for each of the names."""
    return pattern, Family(_each(pattern, names))


def _may(pattern: str, names: Callable[[], Keys]) -> tuple[str, Family]:
    """A family that may have a key for each of the names; who asks for one does without."""
    return pattern, Family(allowed=_each(pattern, names))


def _written(pattern: str, *names: str) -> tuple[str, Family]:
    """A family of names that stand in the code."""
    return pattern, Family(_each(pattern, lambda: names), written=names)


# --- names from the game's tables ------------------------------------------------------------------------


def _box_keys(start: str, end: str = "") -> Callable[[], Iterator[str]]:
    """The keys a card or token needs that begin and end so; without an end, its name."""
    ends = ("-text", "-star", "-condition")
    return lambda: (
        key
        for key in dict.fromkeys(needed_keys(load_box()))
        if key.startswith(start) and (key.endswith(end) if end else not key.endswith(ends))
    )


_SAID_OTHERWISE: Final = {
    "level-revealed": ("level-revealed", "boss-revealed"),
    "enemy-gone": ("enemy-gone", "spawn-left-empty"),
    "used": ("used", "ability"),
    "boss-drew": ("boss-card", "boss-card-missed"),
    "boss-rolled": ("boss-die",),
    "struck": ("struck", "struck-by-card"),
}
"""Kinds of events whose sentence depends on what happened."""


def _event_kinds() -> Iterator[str]:
    for kind in get_args(Event):
        name = re.sub(r"(?<!^)(?=[A-Z])", "-", kind.__name__).lower()
        yield from _SAID_OTHERWISE.get(name, (EVENT_KEYS.get(name, name),))


def _readings(pattern: str) -> Callable[[], Iterator[str]]:
    return lambda: (
        pattern.replace(GAP, rule, 1).replace(GAP, reading, 1)
        for rule, readings in RULINGS.items()
        for reading in readings
    )


def _open_rules() -> Iterator[str]:
    return (rule for rule, entry in load_rulebook().items() if entry.open)


def _decided_frames() -> Iterator[str]:
    return (kind for kind in pending_decision.ANSWERS if kind not in CHANCE_FRAMES)


def _typed() -> Iterator[str]:
    for kind, words in NOTATION.items():
        yield from (f"typed-{kind}-{word.replace(' ', '-')}" for word in words)


_VERBS: Final = ("push", "shove", "slide")
"""What can be done with a second Space."""

_OPEN: Final = ("roll", "special-die", "turn-goes-on")
"""What is left open besides pending decisions."""


def _content_keys() -> Iterator[str]:
    yield from (f"content-kind-{kind}" for kind in (*KINDS, *TILES))
    yield from (f"content-piece-{piece}" for piece in pieces(load_box()))


def _dungeons() -> Keys:
    return dict.fromkeys(tile.dungeon for tile in load_box().tiles.values())


def _features() -> Iterator[str]:
    yield from (name for name in FEATURES if name != "plain")
    yield from (name for name in TOKENS if name)


# --- names from the lessons ---------------------------------------------------------------------------------


def _lessons() -> Iterator[Lesson]:
    return (open_lesson(GAME, name, BASE) for name in lesson_names(GAME))


def _lesson_keys() -> Iterator[str]:
    for lesson in _lessons():
        yield from lesson.text_keys()


def _lesson_words() -> Iterator[str]:
    """A lesson's component has words of its own; they travel as `lesson-hint`, `lesson-next`, …"""
    return (
        f"lesson-word-{key.removeprefix(LESSON)}" for key in uses().page if key.startswith(LESSON)
    )


def _goals() -> Iterator[Any]:
    """Every goal of every exercise, and the parts of those that are made of others."""
    waiting: list[Any] = [
        goal
        for lesson in _lessons()
        for step in lesson.steps
        if isinstance(step, models.Exercise)
        for goal in step.goals
    ]
    while waiting:
        goal = waiting.pop()
        yield goal
        parts = getattr(goal, "of", [])
        waiting.extend(parts if isinstance(parts, list) else [parts])


def _plain_goals() -> Iterator[str]:
    """The kinds of goals that have one sentence."""
    compound = ("holds", "happened", "used", "takes", "not", "any", "all")
    return (want for want in WANTS if want not in compound)


def _goal_keys(start: str) -> Callable[[], Iterator[str]]:
    return lambda: (key for goal in _goals() if (key := goal.key()).startswith(start))


def _denied_goals() -> Iterator[str]:
    for goal in _goals():
        if goal.want == "not":
            yield f"goal-not-{goal.of.key().removeprefix('goal-')}"


def _puzzle_keys() -> Iterator[str]:
    """What is asked in each kind of puzzle, the nudge, and what is said of the solution."""
    return (f"puzzle-{kind}{end}" for kind in PUZZLE_KINDS for end in ("", "-hint", "-done"))


# --- all of them ----------------------------------------------------------------------------------------------

FAMILIES: Final[dict[str, Family]] = dict(
    (
        ("card-{}", Family(_box_keys("card-"))),
        ("card-{}-text", Family(_box_keys("card-", "-text"))),
        ("card-{}-star", Family(_box_keys("card-", "-star"))),
        ("card-{}-condition", Family(_box_keys("card-", "-condition"))),
        ("token-{}", Family(_box_keys("token-"))),
        ("token-{}-text", Family(_box_keys("token-", "-text"))),
        _of("symbol-{}", lambda: SYMBOLS),
        ("symbol-{}-text", Family(_box_keys("symbol-", "-text"))),
        _of("face-{}", lambda: ENEMY_FACES),
        ("face-{}-text", Family(_box_keys("face-", "-text"))),
        _of("rule-{}", load_rulebook),
        _of("chapter-{}", lambda: {rule.partition("-")[0] for rule in load_rulebook()}),
        _of("level-{}", lambda: LEVELS),
        _may("why-{}", load_rulebook),
        _of("when-{}", lambda: {moment.name for moment in decision_timing.MOMENTS.values()}),
        _of("ruling-why-{}", _open_rules),
        _of("ruling-{}", lambda: RULINGS),
        ("ruling-{}-{}", Family(_readings("ruling-{}-{}"))),
        _of("dungeon-{}", _dungeons),
        _of("cell-{}", _features),
        _of("cell-floor-{}", lambda: [name for name in FLOORS if name]),
        _written("cell-wall-{}", "left", "right"),
        (
            "event-{}",
            Family(
                _each("event-{}", _event_kinds),
                written=(
                    "boss-revealed",
                    "spawn-left-empty",
                    "ability",
                    "boss-card",
                    "boss-card-missed",
                    "boss-die",
                    "struck-by-card",
                ),
            ),
        ),
        (
            "prompt-{}",
            Family(_each("prompt-{}", lambda: (*_decided_frames(), *_VERBS)), written=_VERBS),
        ),
        (
            "open-{}",
            Family(
                allowed=_each("open-{}", lambda: (*pending_decision.ANSWERS, *_OPEN)),
                written=_OPEN,
            ),
        ),
        _written("target-{}", *_VERBS),
        _written("selection-{}", "move", "sword", "coin", "shove", "star"),
        _written("score-{}", "events", "enemies", "surplus", "gems", "worth"),
        _of("form-bot-{}", lambda: bot_kinds(GAME)),
        _written("catalogue-{}", "functions", "tests", "lessons"),
        _of("notation-{}", lambda: NOTATION),
        ("typed-{}-{}", Family(_typed)),
        ("content-{}", Family(_content_keys)),
        _of("content-kind-{}-tiles", lambda: [name.removesuffix("-tiles") for name in TILES]),
        _of("goal-{}", _plain_goals),
        _written("goal-takes-{}", "coin", "gem"),
        _written("goal-holds-{}", "coins", "gems", "hearts"),
        ("goal-happened-{}", Family(_goal_keys("goal-happened-"))),
        ("goal-used-{}", Family(_goal_keys("goal-used-"))),
        ("goal-not-{}", Family(allowed=_denied_goals)),
        ("lesson-{}-{}", Family(_lesson_keys)),
        ("lesson-{}-title", Family(_lesson_keys)),
        ("lesson-{}-about", Family(_lesson_keys)),
        _written("pace-{}", "slow", "normal", "fast", "step"),
        _written("simulate-cause-{}", "level", "trap"),
        _written("simulate-ending-{}", "won", "fainted", "late"),
        _written(
            "simulate-goal-{}",
            *("boss-solo", "boss-turns", "bought", "first-seat", "hero", "length", "solo"),
        ),
        _written(
            "fact-{}",
            *("from", "to", "space", "spaces", "hero", "enemy", "card", "token", "symbol"),
            *("needs", "has", "gems", "left", "level"),
        ),
        _written("boon-{}", "hover", "trade", "unseen"),
        _written("boon-{}-text", "hover", "trade", "unseen"),
        _may("do-{}", lambda: targeting.KINDS),
        _of("text-{}", lambda: FAULTS),
        ("lesson-word-{}", Family(_lesson_words)),
        _of("tutor-word-{}", lambda: (*PAGE_WORDS, *PAGE_PATTERNS)),
        _of("exam-word-{}", lambda: EXAM_WORDS),
        ("puzzle-{}", Family(_puzzle_keys)),
        _of("puzzle-{}-title", lambda: PUZZLE_KINDS),
        _of("puzzle-grade-{}", lambda: GRADES),
        _of("puzzles-{}", lambda: GRADES),
        _of("puzzles-{}-text", lambda: GRADES),
    )
)
"""Every family by its pattern."""

TOLD: Final[dict[str, Family]] = dict(
    (
        _of("step-{}", lambda: STEPS),
        _of("token-{}", lambda: (name for name in TOKENS if name)),
    )
)
"""Families of names that no code puts together by itself: facts are told with them (`Words.fact`)."""


@cache
def names() -> dict[str, tuple[str, ...]]:
    """The keys of the names that a fact may have in a sentence: `enemy` those of Enemies and Bosses."""
    kinds: dict[str, list[str]] = {kind: [] for kind in KINDS}
    for card in cards_of(load_box()):
        kinds[card.kind].append(card.key)
    enemies = (*kinds["enemies"], *kinds["bosses"], *kinds["summons"])
    return {
        "hero": tuple(kinds["heroes"]),
        "enemy": enemies,
        "boss": tuple(kinds["bosses"]),
        "figure": (*kinds["heroes"], *enemies),
        "card": (*kinds["items"], *kinds["potions"], *kinds["artifacts"]),
        "token": (*kinds["tokens"], *TOLD["token-{}"].needed()),
    }


NO_KEYS: Final = {
    "missing-{}": "what stands for a fact that was not told: see `wanted`",
    "enemy-{}": "the figure of an Enemy in a view",
    "hero-{}": "the figure of a Hero in a view",
    "kind-{}": "the end of `content-{}`",
    "piece-{}": "the end of `content-{}`",
    "tutor-{}": "a word of the tutor’s page, which travels without `word-`",
    "exam-{}": "a word of the exam’s component, which travels without `word-`",
    "lesson-{}": "the start of a lesson's keys",
}
"""Texts with gaps that look like families and are none."""
