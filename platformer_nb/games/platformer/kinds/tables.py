"""Tables of all kinds, made of the records of the chapters.

They are plain dicts, so that looking a kind up costs the rules nothing. Only `enter` changes them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from platformer_nb.games.platformer.kinds import (
    boss,
    boss_turn,
    cards,
    dice,
    effects,
    falling,
    fighting,
    levels,
    moving,
    setup,
)
from platformer_nb.games.platformer.kinds.records import ActionKind, Continuation, PendingKind
from platformer_nb.games.platformer.model.actions import Action
from platformer_nb.games.platformer.model.state import Frame, State
from platformer_nb.games.platformer.model.state_builder import Draft

CHAPTERS: Final = (moving, fighting, dice, effects, cards, falling, boss, boss_turn, levels, setup)

PENDING: Final[dict[str, PendingKind]] = {}
"""The pending decisions by the kind of their frames."""

CONTINUATIONS: Final[dict[str, Continuation]] = {}
"""What goes on by itself, by the kind of its frames."""

CHANCE: Final[set[str]] = set()
"""The kinds of frames that chance answers."""

CHOICES: Final[dict[str, Callable[[State, Frame], Sequence[Action]]]] = {}
"""All legal answers to a frame, by its kind."""

MOOT: Final[dict[str, Callable[[Draft, Frame], bool]]] = {}
"""Whether nothing can answer a frame any more, by its kind."""

RESUMES: Final[dict[str, Callable[[Draft, Frame], None]]] = {}
"""How a frame that nobody answers goes on, by its kind."""


ACTIONS: Final[dict[type[Action], ActionKind[Any]]] = {}
"""The kinds of action by their classes."""

APPLIES: Final[dict[type[Action], Callable[[Draft, Any], None]]] = {}
"""How an action is applied, by its class."""

STEP_OF: Final[dict[type[Action], int]] = {}
"""The step of a turn in which an action is chosen, by its class."""

FREE: Final[list[Callable[[State], Sequence[Action]]]] = []
"""The legal actions of the Actions step that `legal_actions` does not list itself."""

VERBS: Final[dict[str, ActionKind[Any]]] = {}
"""The kinds of action by their verbs."""


def enter(*records: PendingKind | Continuation | ActionKind[Any]) -> None:
    """Enter kinds in all tables."""
    for record in records:
        if isinstance(record, ActionKind):
            _enter_action(record)
        else:
            _enter_frame(record)


def _enter_frame(record: PendingKind | Continuation) -> None:
    name = record.name
    if name in PENDING or name in CONTINUATIONS:
        raise ValueError(f"two kinds of frames named {name}")
    if isinstance(record, Continuation):
        CONTINUATIONS[name] = record
        RESUMES[name] = record.resume
        return
    PENDING[name] = record
    CHOICES[name] = record.choices
    if record.chance:
        CHANCE.add(name)
    if record.moot is not None:
        MOOT[name] = record.moot


def _enter_action(record: ActionKind[Any]) -> None:
    if record.type in ACTIONS or record.verb in VERBS:
        raise ValueError(f"two kinds of action {record.type.__name__}, {record.verb}")
    ACTIONS[record.type] = VERBS[record.verb] = record
    APPLIES[record.type] = record.apply
    if record.step is not None:
        STEP_OF[record.type] = record.step
    if record.choices is not None:
        FREE.append(record.choices)


for _chapter in CHAPTERS:
    enter(*_chapter.PENDING, *_chapter.ACTIONS)
