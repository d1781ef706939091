"""Tables of all kinds, made of the records of the chapters.

They are plain dicts, so that looking a kind up costs the rules nothing. Only `enter` changes them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from platformer_nb.games.platformer.kinds import (
    boss,
    cards,
    falling,
    fighting,
    levels,
    moving,
    setup,
)
from platformer_nb.games.platformer.kinds.records import Continuation, PendingKind
from platformer_nb.games.platformer.model.actions import Action
from platformer_nb.games.platformer.model.state import Frame, State
from platformer_nb.games.platformer.model.state_builder import Draft

CHAPTERS: Final = (moving, fighting, cards, falling, boss, levels, setup)

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


def enter(record: PendingKind | Continuation) -> None:
    """Enter a kind in all tables."""
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


for _chapter in CHAPTERS:
    for _record in _chapter.PENDING:
        enter(_record)
