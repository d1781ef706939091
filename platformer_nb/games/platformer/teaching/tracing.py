"""Tracing of figures through events to their final Spaces."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from platformer_nb.games.platformer.events import Defeated, EnemyGone
from platformer_nb.games.platformer.model.state import FIRST_KIND, State
from platformer_nb.games.platformer.model.terrain import NOWHERE

OFF: Final = "off"
"""The final place of a figure that has left the map."""


def ends(before: State, after: State, events: Iterable[Any]) -> dict[int, int]:
    """Return the final Space of the figure on each initial Space; NOWHERE if it has left the map.

    Enemies of a kind are indistinguishable, so they are traced event by event; Heroes are looked up.
    """
    found = {}
    enemies: dict[int, int] = {}
    for space, figure in enumerate(before.occupied):
        if figure >= FIRST_KIND:
            enemies[space] = space
        elif figure:
            found[space] = after.heroes[figure - 1].at
    for event in events:
        _follow(enemies, event)
    return found | enemies


def _follow(enemies: dict[int, int], event: Any) -> None:
    match event:
        case Defeated(_, _, at):
            frm, to = at, NOWHERE
        case EnemyGone(_, at):
            frm, to = at, NOWHERE
        case _:
            if getattr(event, "figure", 0) < FIRST_KIND or not hasattr(event, "frm"):
                return
            frm, to = event.frm, getattr(event, "to", event.frm)
    for start, at in enemies.items():
        if at == frm:
            enemies[start] = to
            return
