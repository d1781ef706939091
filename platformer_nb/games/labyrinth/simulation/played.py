"""The record of one simulated game."""

from __future__ import annotations

from typing import Final, NamedTuple

WALKED, PUSHED, KILLED, TOOK, BEGAN, SENT, OTHERWISE = WAYS = (
    "walked", "pushed", "killed", "took", "began", "sent", "otherwise",
)  # fmt: skip
"""How a game is won: by coming to the centre tile alone, by pushing the last rival off, by its death there, by picking up
a key there, alone there as the winner's turn begins (END-5), as the Golem sends the last rival off; OTHERWISE by a card."""

MET: Final = ("carried", "used", "event", "trap", "tile", "character")
"""The kinds of things that are met in a game: items carried, items and abilities used, events, traps, tiles laid,
characters: one may be exchanged for another (CHR-7)."""


class Played(NamedTuple):
    """One game, in plain values, to be sent between processes and machines.

    `bots` are the kinds by seat. `winner` is a seat, None if the game was cut short; `first` the seat that began. `turns` are those of the player
    who had the most. `starts` and `characters`, those at the end, go by seat. `deaths`, `tests` (by the Golem) and `jumps` are counted.
    `met` has the ids of each kind in `MET`.
    """

    players: int
    bots: tuple[str, ...]
    winner: int | None
    way: str
    first: int
    turns: int
    starts: tuple[int, ...]
    characters: tuple[str, ...]
    deaths: int
    tests: int
    jumps: int
    met: tuple[tuple[str, ...], ...]
