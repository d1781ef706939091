"""The text keys that Labyrinth's code composes, and the names that facts can take in sentences."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import cache
from typing import Final

from platformer_nb.core.game import KeyFamilies, KeyFamily
from platformer_nb.games.labyrinth import GAME
from platformer_nb.games.labyrinth.bots.motives import PARTS
from platformer_nb.games.labyrinth.bots.prospects import PROSPECTS
from platformer_nb.games.labyrinth.bots.turn_plan import AFTER
from platformer_nb.games.labyrinth.catalogue.things import ORDER
from platformer_nb.games.labyrinth.content import load_box
from platformer_nb.games.labyrinth.content.listing import KINDS, cards_of, pieces
from platformer_nb.games.labyrinth.model.cards.things import GOLEM_CARDS, ITEM_KINDS
from platformer_nb.games.labyrinth.model.hexes import EDGES
from platformer_nb.games.labyrinth.model.house_rules import RULINGS
from platformer_nb.games.labyrinth.narration.events import EVENTS
from platformer_nb.games.labyrinth.narration.facts import kebab
from platformer_nb.games.labyrinth.narration.prompts import ASKED, FIRST
from platformer_nb.games.labyrinth.notation.actions import VERBS
from platformer_nb.games.labyrinth.simulation.played import OTHERWISE, WAYS
from platformer_nb.games.labyrinth.simulation.targets import SHARES
from platformer_nb.games.labyrinth.teaching.goals.goals import WANTS
from platformer_nb.games.labyrinth.teaching.prediction_questions import COUNTED
from platformer_nb.games.labyrinth.view.buttons import SHORT
from platformer_nb.games.labyrinth.view.maze_view import KINDS as CELLS
from platformer_nb.l10n.families import of, written
from platformer_nb.l10n.lesson_families import goal_keys


def _box(start: str, end: str = "") -> Callable[[], Iterator[str]]:
    """Return a function that yields the keys of the box with this start and end; no `end`: the names."""
    ends = ("-text", "-once", "-lasting")
    return lambda: (
        key
        for one in cards_of(load_box())
        for key in one.keys
        if key.startswith(start) and (key.endswith(end) if end else not key.endswith(ends))
    )


def _content() -> Iterable[str]:
    yield from (f"content-kind-{kind}" for kind in KINDS)
    yield from (f"content-piece-{piece}" for piece in pieces(load_box()))


def _plain_goals() -> Iterator[str]:
    """Yield the kinds of goals that have exactly one sentence."""
    compound = ("holds", "lies", "happened", "used", "within", "not", "any", "all")
    return (want for want in WANTS if want not in compound)


def _simulated() -> Iterator[str]:
    """Yield what the targets of the simulation measure, but for what is measured of any game."""
    yield from ("character", "deaths", "jumps", "long", "place", "start", "tests", "unfinished")
    yield from SHARES
    yield from (f"way-{way}" for way in WAYS if way != OTHERWISE)


DENIED: Final = (
    "stunned", "crystal", "wins", "laid", "route", "holds-lives", "lies-key", "lies-trap", "lies-item",
)  # fmt: skip
"""Goals whose negation has a sentence of its own."""


def _readings() -> Iterator[str]:
    return (f"ruling-{rule}-{one}" for rule, readings in RULINGS.items() for one in readings)


_FAMILIES: Final[dict[str, KeyFamily]] = dict(
    (
        ("card-{}", KeyFamily(_box("card-"))),
        ("card-{}-text", KeyFamily(_box("card-", "-text"))),
        ("card-{}-once", KeyFamily(_box("card-", "-once"))),
        ("card-{}-lasting", KeyFamily(_box("card-", "-lasting"))),
        ("ability-{}", KeyFamily(_box("ability-"))),
        ("ability-{}-text", KeyFamily(_box("ability-", "-text"))),
        ("token-{}", KeyFamily(_box("token-"))),
        ("token-{}-text", KeyFamily(_box("token-", "-text"))),
        of("do-{}", lambda: (kebab(kind) for kind, _ in VERBS.values())),
        of("event-{}", lambda: EVENTS),
        of("prompt-{}", lambda: ASKED),
        of("prompt-choose-{}", lambda: FIRST),
        of("short-{}", lambda: map(kebab, SHORT)),
        of("motive-{}", lambda: (*PARTS, *PROSPECTS, "crystal-kept", "won")),
        of("plan-after-{}", lambda: AFTER),
        of("odds-{}", lambda: ("again", "golem", "jump", "trap", "higher", "equal", "lower")),
        of("series-{}", lambda: ("near", "lives", "keys")),
        of("decided-{}", lambda: ("won-combat", "sent-home", "died", "pushed")),
        of("content-kind-{}", lambda: KINDS),
        of("golem-{}", lambda: GOLEM_CARDS),
        of("item-kind-{}", lambda: ITEM_KINDS),
        of("box-kind-{}", lambda: [one for one in ORDER if one not in KINDS]),
        of("sign-{}", lambda: ("golem", "key", "trap")),
        of("aim-{}", lambda: ("key", "centre", "alone")),
        of("cell-{}", lambda: ("tile", *CELLS.values())),
        of("edge-{}", lambda: EDGES),
        of("ruling-{}", lambda: RULINGS),
        ("content-{}", KeyFamily(_content)),
        of("goal-{}", _plain_goals),
        of("predict-{}", lambda: ("corridor", "golem", "may", "then", *COUNTED)),
        of("simulate-way-{}", lambda: WAYS),
        of("simulate-goal-{}", _simulated),
        written("goal-holds-{}", "keys", "items", "lives"),
        written("goal-lies-{}", "key", "trap", "item", "token"),
        ("goal-happened-{}", KeyFamily(goal_keys(GAME, "goal-happened-"))),
        ("goal-not-{}", KeyFamily(lambda: map("goal-not-{}".format, DENIED))),
        ("ruling-{}-{}", KeyFamily(_readings)),
    )
)
"""Families of keys of Labyrinth, by pattern."""

_TOLD: Final[dict[str, KeyFamily]] = {}
"""Families of names that the code looks up only through facts (`Words.fact`)."""


@cache
def _names() -> dict[str, tuple[str, ...]]:
    """Return, by fact, the keys of the names it can take."""
    names = {
        kind: tuple(c.keys[0] for c in cards_of(load_box()) if c.kind == kind) for kind in KINDS
    }
    items = names["items"]
    return {
        "who": names["characters"],
        "other": names["characters"],
        "item": items,
        "up": items,
        "down": items,
        "trap": names["traps"],
        "character": names["characters"],
        "edge": tuple(f"edge-{edge}" for edge in EDGES),
        "steps": tuple(f"golem-{card}" for card in GOLEM_CARDS),
    }


KEYS: Final = KeyFamilies(_FAMILIES, _TOLD, _names)
"""The `l10n` part of Labyrinth."""
