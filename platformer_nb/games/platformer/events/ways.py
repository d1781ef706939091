"""Events of figures: onto the map, from Space to Space, off it."""

from __future__ import annotations

from typing import NamedTuple

Figure = int
"""A figure's code in the occupancy of the map."""

Cause = int | str
"""Who or what did it: the code of a figure; the id of a token or card; one of the words below; 0 if nobody did."""

A_TRAP, A_LEVEL, ATTACKS = "trap", "level", "attacks"
"""Causes without a code: a Trap, the Level that is removed, several attacks at once."""


class EnemyAppeared(NamedTuple):
    """An Enemy is put on its spawn space."""

    figure: Figure
    to: int
    rule: str = "MAP-10"


class EnemyGone(NamedTuple):
    """An Enemy is discarded with its Level."""

    figure: Figure
    frm: int
    rule: str = "LVL-4"


class BossAppeared(NamedTuple):
    """The Boss is put on its spawn space."""

    figure: Figure
    to: int
    rule: str = "BOS-4"


class EnemyMoved(NamedTuple):
    """An Enemy moves by the enemy die."""

    figure: Figure
    frm: int
    to: int
    rule: str = "TRN-6"


class EnemyStayed(NamedTuple):
    """An Enemy cannot move by the enemy die: ENM-1 no Platform, ENM-2 something in the way."""

    figure: Figure
    at: int
    rule: str = "ENM-1"


class Fainted(NamedTuple):
    """A Hero faints and leaves the map."""

    hero: Figure
    frm: int
    rule: str = "FNT-1"
    cause: Cause = 0


class Spawned(NamedTuple):
    """A Hero Spawns on the map."""

    hero: Figure
    to: int
    rule: str = "SPN-1"


class Moved(NamedTuple):
    """A Hero Moves one Space."""

    hero: Figure
    frm: int
    to: int
    rule: str = "SYM-1"


class Travelled(NamedTuple):
    """A Hero goes through a Void Portal."""

    hero: Figure
    frm: int
    to: int
    rule: str = "PRT-1"


class Placed(NamedTuple):
    """A Hero is put on a Space by a card."""

    hero: Figure
    frm: int
    to: int
    rule: str = "CRD-4"


class Swapped(NamedTuple):
    """A figure changes places with a Hero, `by` whom it is made to: it goes to the Hero's Space."""

    figure: Figure
    frm: int
    to: int
    by: Figure
    rule: str = "CRD-4"


class Pushed(NamedTuple):
    """A figure is pushed aside by a Hero."""

    figure: Figure
    frm: int
    to: int
    by: Figure
    rule: str = "PSH-1"


class Shoved(NamedTuple):
    """An Enemy is shoved one Space."""

    figure: Figure
    frm: int
    to: int
    rule: str = "SYM-4"


class Fell(NamedTuple):
    """A figure falls."""

    figure: Figure
    frm: int
    to: int
    rule: str = "GRA-1"


class Held(NamedTuple):
    """A Hero holds on to a Ladder."""

    hero: Figure
    at: int
    rule: str = "GRA-4"


class Hovered(NamedTuple):
    """A Hero stays in mid-air when Gravity applies, thanks to a card."""

    hero: Figure
    at: int
    rule: str = "CRD-1"


class Trapped(NamedTuple):
    """A Hero springs a Trap by entering it or falling through it."""

    hero: Figure
    at: int
    rule: str = "MAP-5"


Way = (
    EnemyAppeared
    | EnemyGone
    | BossAppeared
    | EnemyMoved
    | EnemyStayed
    | Fainted
    | Spawned
    | Moved
    | Travelled
    | Placed
    | Swapped
    | Pushed
    | Shoved
    | Fell
    | Held
    | Hovered
    | Trapped
)
