"""The text keys that Platformer's code composes, and the names that facts can take in sentences."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from typing import Final, get_args

from platformer_nb.core.game import KeyFamilies, KeyFamily
from platformer_nb.games.platformer import GAME
from platformer_nb.games.platformer.bots.reasons.breakdown import PARTS
from platformer_nb.games.platformer.bots.reasons.greedy_motives import GREEDY_PARTS
from platformer_nb.games.platformer.bots.reasons.motives import KEPT
from platformer_nb.games.platformer.content import load_box
from platformer_nb.games.platformer.events import Event
from platformer_nb.games.platformer.kinds.records import active_seat
from platformer_nb.games.platformer.kinds.tables import ACTIONS, CHANCE, PENDING
from platformer_nb.games.platformer.model.box.box import ENEMY_FACES, SYMBOLS
from platformer_nb.games.platformer.model.box.stock import TILES, pieces
from platformer_nb.games.platformer.model.house_rules import RULINGS
from platformer_nb.games.platformer.model.state import STEPS
from platformer_nb.games.platformer.model.terrain import FEATURES
from platformer_nb.games.platformer.narration.card_words import KINDS, cards_of, needed_keys
from platformer_nb.games.platformer.narration.events import EVENT_KEYS
from platformer_nb.games.platformer.rules.cards import targeting
from platformer_nb.games.platformer.teaching.goals.goals import WANTS
from platformer_nb.games.platformer.view.map_view import FLOORS, TOKENS
from platformer_nb.l10n.families import each, may, of, written
from platformer_nb.l10n.lesson_families import goal_keys
from platformer_nb.l10n.uses import GAP

Keys = Iterable[str]


# --- names from the game's tables ------------------------------------------------------------------------


def _box_keys(start: str, end: str = "") -> Callable[[], Iterator[str]]:
    """Return a function that yields the keys of cards and tokens with this start and end; no `end`: their names."""
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
    "boss-drew": ("boss-card", "boss-card-missed", "boss-card-rarer"),
    "boss-rolled": ("boss-die",),
    "struck": ("struck", "struck-by-card"),
    "enemy-attacked": ("attacked", "attacked-leaving", "attacked-far"),
    "token-lost": ("token-lost", "token-lost-ward", "token-lost-card"),
    **{
        kind: (kind, f"{kind}-by")
        for kind in ("wounded", "lost", "special-reset", "token-gained", "fainted")
    },
}
"""Kinds of events with a sentence per outcome, and the keys of these."""


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


def _decided_frames() -> Iterator[str]:
    return (kind for kind in PENDING if kind not in CHANCE)


_VERBS: Final = ("push", "shove", "slide")
"""Actions that need a second Space."""

_OPEN: Final = ("roll", "special-die", "turn-goes-on")
"""What can be open besides pending decisions."""


def _content_keys() -> Iterator[str]:
    yield from (f"content-kind-{kind}" for kind in (*KINDS, *TILES))
    yield from (f"content-piece-{piece}" for piece in pieces(load_box()))


def _dungeons() -> Keys:
    return dict.fromkeys(tile.dungeon for tile in load_box().tiles.values())


def _features() -> Iterator[str]:
    yield from (name for name in FEATURES if name != "plain")
    yield from (name for name in TOKENS if name)


def _asked_of_others() -> Iterator[str]:
    """Yield the decisions that may be another player's than the active one."""
    return (kind.name for kind in PENDING.values() if kind.decider is not active_seat)


# --- names from the lessons ---------------------------------------------------------------------------------


def _plain_goals() -> Iterator[str]:
    """Yield the kinds of goals that have exactly one sentence."""
    compound = ("holds", "happened", "used", "takes", "not", "any", "all")
    return (want for want in WANTS if want not in compound)


# --- all families ---------------------------------------------------------------------------------------------

_FAMILIES: Final[dict[str, KeyFamily]] = dict(
    (
        ("card-{}", KeyFamily(_box_keys("card-"))),
        ("card-{}-text", KeyFamily(_box_keys("card-", "-text"))),
        ("card-{}-star", KeyFamily(_box_keys("card-", "-star"))),
        ("card-{}-condition", KeyFamily(_box_keys("card-", "-condition"))),
        ("token-{}", KeyFamily(_box_keys("token-"))),
        ("token-{}-text", KeyFamily(_box_keys("token-", "-text"))),
        of("symbol-{}", lambda: SYMBOLS),
        ("symbol-{}-text", KeyFamily(_box_keys("symbol-", "-text"))),
        of("face-{}", lambda: ENEMY_FACES),
        ("face-{}-text", KeyFamily(_box_keys("face-", "-text"))),
        of("when-{}", lambda: {kind.moment.name for kind in ACTIONS.values() if kind.moment}),
        of("ruling-{}", lambda: RULINGS),
        ("ruling-{}-{}", KeyFamily(_readings("ruling-{}-{}"))),
        of("dungeon-{}", _dungeons),
        of("cell-{}", _features),
        of("cell-floor-{}", lambda: [name for name in FLOORS if name]),
        written("cell-wall-{}", "left", "right"),
        (
            "event-{}",
            KeyFamily(
                each("event-{}", _event_kinds),
                written=(
                    "boss-revealed",
                    "spawn-left-empty",
                    "ability",
                    "boss-card",
                    "boss-card-missed",
                    "boss-card-rarer",
                    "boss-die",
                    "struck-by-card",
                ),
            ),
        ),
        (
            "prompt-{}",
            KeyFamily(each("prompt-{}", lambda: (*_decided_frames(), *_VERBS)), written=_VERBS),
        ),
        of("asked-{}", _asked_of_others),
        (
            "open-{}",
            KeyFamily(
                allowed=each("open-{}", lambda: (*PENDING, *_OPEN)),
                written=_OPEN,
            ),
        ),
        written("target-{}", *_VERBS),
        written("selection-{}", "move", "sword", "coin", "shove", "star"),
        written("unfit-use-{}", "attack", "coin", "move", "portal", "shove", "star"),
        written("score-{}", "events", "enemies", "surplus", "gems", "worth"),
        ("content-{}", KeyFamily(_content_keys)),
        of("content-kind-{}", lambda: (*KINDS, *TILES)),
        of("content-kind-{}-tiles", lambda: [name.removesuffix("-tiles") for name in TILES]),
        of("goal-{}", _plain_goals),
        written("goal-takes-{}", "coin", "gem"),
        written("goal-holds-{}", "coins", "gems", "hearts"),
        ("goal-happened-{}", KeyFamily(goal_keys(GAME, "goal-happened-"))),
        written("simulate-cause-{}", "level", "trap"),
        written("simulate-ending-{}", "won", "fainted", "late"),
        written(
            "simulate-goal-{}",
            *("boss-solo", "boss-turns", "bought", "first-seat", "hero", "length", "solo"),
        ),
        written(
            "fact-{}",
            *("from", "to", "space", "spaces", "hero", "enemy", "card", "token", "symbol"),
            *("needs", "has", "gems", "left", "level"),
        ),
        written("boon-{}", "hover", "trade", "unseen"),
        written("boon-{}-text", "hover", "trade", "unseen"),
        of("motive-{}", lambda: (*PARTS, *GREEDY_PARTS)),
        written("motive-{}-kept", "coins", "gems", "hearts", *KEPT),
        may("do-{}", lambda: targeting.KINDS),
    )
)
"""Families of keys of Platformer, by pattern."""

_TOLD: Final[dict[str, KeyFamily]] = dict(
    (
        of("step-{}", lambda: STEPS),
        of("token-{}", lambda: (name for name in TOKENS if name)),
    )
)
"""Families of names that the code looks up only through facts (`Words.fact`)."""


@cache
def _names() -> dict[str, tuple[str, ...]]:
    """Return, by fact, the keys of the names it can take; `enemy` covers Enemies, Bosses and summons."""
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
        "token": (*kinds["tokens"], *_TOLD["token-{}"].needed()),
    }


_NO_KEYS: Final = {
    "enemy-{}": "the figure of an Enemy in a view",
    "hero-{}": "the figure of a Hero in a view",
    "kind-{}": "the end of `content-{}`",
    "piece-{}": "the end of `content-{}`",
    "die-{}": "the name of a field of the editor",
    "shop-{}": "the name of a field of the editor",
}
"""Text patterns that look like families but are not, each with its meaning."""


KEYS: Final = KeyFamilies(_FAMILIES, _TOLD, _names, _NO_KEYS)
"""The `l10n` part of Platformer."""
