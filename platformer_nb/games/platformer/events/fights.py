"""Events of fights: attacks, Wounds, and effects that strengthen or prevent them."""

from __future__ import annotations

from typing import NamedTuple

from platformer_nb.games.platformer.events.ways import Cause, Figure


class EnemyAttacked(NamedTuple):
    """An Enemy attacks a Hero."""

    figure: Figure
    frm: int
    hero: Figure
    wounds: int
    rule: str = "TRN-5"


class Wounded(NamedTuple):
    """A Hero suffers Wounds; `left` hearts remain."""

    hero: Figure
    wounds: int
    left: int
    rule: str = "WND-2"
    cause: Cause = 0


class Warded(NamedTuple):
    """A card prevents Wounds of a Hero."""

    hero: Figure
    wounds: int
    rule: str = "CRD-1"


class Shielded(NamedTuple):
    """A card will prevent a Hero's next Wounds."""

    hero: Figure
    wounds: int
    rule: str = "CRD-1"


class Struck(NamedTuple):
    """A Hero attacks: `wounds` dealt of the `needed`."""

    hero: Figure
    figure: Figure
    at: int
    wounds: int
    needed: int
    rule: str = "SYM-2"


class Strengthened(NamedTuple):
    """The next attack of this turn deals more Wounds."""

    hero: Figure
    wounds: int
    rule: str = "ATK-6"


class Defeated(NamedTuple):
    """An Enemy is defeated and leaves the map."""

    hero: Figure
    figure: Figure
    at: int
    rule: str = "ATK-4"


class Burst(NamedTuple):
    """A defeated Enemy wounds the Heroes next to it."""

    figure: Figure
    at: int
    rule: str = "ENM-7"


Fight = EnemyAttacked | Wounded | Warded | Shielded | Struck | Strengthened | Defeated | Burst
