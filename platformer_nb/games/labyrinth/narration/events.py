"""The kinds of events that are told, each under the key `event-<kind>`."""

from __future__ import annotations

from typing import Final

EVENTS: Final = (
    "answered", "attacked", "begins", "blank", "build", "crystal-off", "crystal-on", "died", "dropped-item",
    "dropped-key", "ended", "fell", "fell-short", "free-combat", "golem-card", "golem-moved", "golem-stepped",
    "golem-stuck", "item-laid", "jumped", "jumps", "laid", "lost-action", "lost-lives", "moved", "nothing-fits",
    "passed", "pushed", "repeated", "rested", "revived", "rolled", "sent-back", "sent-home", "stunned", "swapped",
    "taken", "tied", "took-item", "took-key", "trap-laid", "trap-seen", "trap-set", "trap-tested", "unfit", "won",
    "won-combat",
)  # fmt: skip
"""The events of the rules; `fell-short` is a fall that ends where the jump began."""
