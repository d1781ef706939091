"""Writers of the parts of an action: Spaces, ways, payments."""

from __future__ import annotations

import re

from platformer_nb.games.platformer.model.box.box import BLANK, SYMBOLS
from platformer_nb.games.platformer.model.state import State
from platformer_nb.games.platformer.model.terrain import DIRECTIONS, NOWHERE, space_name
from platformer_nb.games.platformer.rules.dice import gems
from platformer_nb.games.platformer.rules.dice.payment import (
    DIE,
    FORGE,
    FORGE_SPECIAL,
    READ,
    SPECIAL,
    Payment,
    Source,
)

OUTSIDE = "outside"
"""The name of a place beyond the sides or the bottom of the map."""

SPACE = re.compile(r"([a-z])([1-9][0-9]?)")


def place_word(state: State, space: int) -> str:
    """Return the name of a Space."""
    if space < 0:
        return OUTSIDE
    return space_name(state.terrain.width, space)


def way_word(state: State, frm: int, to: int) -> str:
    """Return the direction if `to` is adjacent to `frm`, else the name of the Space."""
    direction = state.terrain.direction(frm, to) if min(frm, to) >= 0 else NOWHERE
    return DIRECTIONS[direction] if direction >= 0 else place_word(state, to)


def payment_words(payment: Payment) -> list[str]:
    """Return the words of a payment."""
    return ["with", *(_source_word(s) for s in payment.sources)]


def _source_word(source: Source) -> str:
    words = {
        DIE: SYMBOLS[source.face] if source.face != BLANK else "",
        READ: "star",
        SPECIAL: "special",
        FORGE: f"forge {SYMBOLS[source.face]}" if source.face != BLANK else "",
        FORGE_SPECIAL: "forge special",
    }[source.kind]
    return words + (f"+{gems.cost(source.steps)}" if source.steps else "")


def push_words(state: State, to: int, push: int) -> list[str]:
    """Return the words of a Push, none for NOWHERE."""
    return [] if push == NOWHERE else ["push", way_word(state, to, push)]


def symbol_words(symbols: tuple[int, ...]) -> list[str]:
    """Return the ids of symbols."""
    return [SYMBOLS[s] for s in symbols]
