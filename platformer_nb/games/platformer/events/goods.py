"""Events of possessions: coins, gems and hearts, cards, artifacts, tokens, temporary effects."""

from __future__ import annotations

from typing import NamedTuple

from platformer_nb.games.platformer.events.ways import Cause, Figure


class Took(NamedTuple):
    """A Hero takes the token of a Space: "coin" or "gem"."""

    hero: Figure
    at: int
    token: str
    rule: str = "MAP-8"


class Gained(NamedTuple):
    """A Hero gains coins, gems or hearts."""

    hero: Figure
    coins: int
    gems: int
    hearts: int
    rule: str = "SYM-3"


class Paid(NamedTuple):
    """A Hero pays coins or hearts for the effect of a card."""

    hero: Figure
    coins: int
    hearts: int
    rule: str = "CRD-1"


class Stolen(NamedTuple):
    """A Hero takes coins from another Hero, the `figure`, by a card."""

    hero: Figure
    figure: Figure
    coins: int
    rule: str = "CRD-1"


class Lost(NamedTuple):
    """A Hero loses coins or gems."""

    hero: Figure
    coins: int
    gems: int
    rule: str = "ENM-7"
    cause: Cause = 0


class Looted(NamedTuple):
    """A Hero gains the loot of its attack."""

    hero: Figure
    coins: int
    gems: int
    rule: str = "ATK-7"


class GemsSpent(NamedTuple):
    """Gems are spent to raise symbols."""

    hero: Figure
    gems: int
    rule: str = "GEM-1"


class Bought(NamedTuple):
    """A card is bought."""

    hero: Figure
    card: str
    price: int
    rule: str = "ACT-2"


class Used(NamedTuple):
    """An item, a potion or the Hero's ability is used."""

    hero: Figure
    card: str
    rule: str = "ACT-3"


class Triggered(NamedTuple):
    """A triggered card of a Hero takes effect."""

    hero: Figure
    card: str
    rule: str = "CRD-1"


class Commanded(NamedTuple):
    """A card makes the Enemies act by a face of their die."""

    hero: Figure
    face: int
    rule: str = "CRD-1"


class BoonGranted(NamedTuple):
    """A card grants a Hero a temporary effect until its next turn begins."""

    hero: Figure
    boon: str
    rule: str = "CRD-1"


class BoonEnded(NamedTuple):
    """A temporary effect of a Hero ends."""

    hero: Figure
    boon: str
    rule: str = "CRD-1"


class Drawn(NamedTuple):
    """A card fills a gap of the Shop."""

    card: str
    slot: int
    rule: str = "ACT-2"


class Restocked(NamedTuple):
    """The displayed cards of the Shop return to their decks, and new ones are dealt."""

    hero: Figure
    rule: str = "CRD-1"


class ArtifactLaid(NamedTuple):
    """An artifact is put in the middle."""

    card: str
    rule: str = "ART-1"


class ArtifactTaken(NamedTuple):
    """A Hero takes an artifact."""

    hero: Figure
    card: str
    rule: str = "ART-2"


class ArtifactLost(NamedTuple):
    """A Hero loses an artifact to another, its `taker`."""

    hero: Figure
    card: str
    taker: Figure
    rule: str = "ART-2"


class TokenGained(NamedTuple):
    """A Hero takes a Boss token."""

    hero: Figure
    token: str
    rule: str = "BOS-5"
    cause: Cause = 0


class TokenLost(NamedTuple):
    """A Hero returns a Boss token to the supply."""

    hero: Figure
    token: str
    rule: str = "MED-3"


Goods = (
    Took
    | Gained
    | Paid
    | Stolen
    | Lost
    | Looted
    | GemsSpent
    | Bought
    | Used
    | Triggered
    | Commanded
    | BoonGranted
    | BoonEnded
    | Drawn
    | Restocked
    | ArtifactLaid
    | ArtifactTaken
    | ArtifactLost
    | TokenGained
    | TokenLost
)
