"""The kinds of events that are told, each under the key `event-<kind>`."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from platformer_nb.core.value import replaced
from platformer_nb.games.labyrinth.model.state import Event

EVENTS: Final = (
    "answered", "attacked", "begins", "blank", "build", "calls-event", "changed-character", "changed-places",
    "covered", "crystal-off", "crystal-on", "dealt", "demolished", "died", "discarded", "drew-item",
    "dropped-item", "dropped-key", "ended", "event", "event-lasts", "event-skipped", "fell", "fell-short",
    "free-combat", "golem-card", "golem-moved", "golem-stepped", "golem-stuck", "healed", "immune",
    "item-hidden", "item-laid", "jumped", "jumps", "laid", "looked-at-card", "looked-at-tile", "lost-action",
    "lost-lives", "moved", "named", "nothing-fits", "paid-crystal", "paid-lives", "passed", "passed-by",
    "passed-token", "picked-tile", "pushed", "put", "put-back", "repeated", "rested", "revived", "rolled",
    "sent-back", "sent-home", "stunned", "swapped", "taken", "tied", "tiles-swapped", "token-acts",
    "token-laid", "took-item", "took-key", "trap-laid", "trap-moved", "trap-removed", "trap-revealed",
    "trap-seen", "trap-set", "trap-tested", "turned", "turned-up", "uncovered", "unfit", "used", "won",
    "won-combat",
)  # fmt: skip
"""The events of the rules; `fell-short` is a fall that ends where the jump began."""

HARM: Final = frozenset(
    {"lost-lives", "died", "sent-home", "sent-back", "stunned", "lost-action", "crystal-off"}
)
"""Events that harm the seat they are about."""

COUNTED: Final = frozenset({"lost-lives", "stunned", "lost-action"})
"""Harm of which there can be more: its number is how much."""


def together(events: Iterable[Event]) -> list[Event]:
    """Return harm that befalls one character several times as one event, and what repeats itself once."""
    found: dict[tuple[object, ...], Event] = {}
    for one in events:
        key = (one.kind, one.seat) if one.kind in COUNTED else (one.kind, one)
        first = found.get(key)
        if first is None:
            found[key] = one
        elif one.kind in COUNTED:
            found[key] = replaced(first, number=first.number + one.number)
    return list(found.values())
