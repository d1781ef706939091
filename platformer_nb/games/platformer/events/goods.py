"""Goods: coins, gems and hearts, cards, artifacts, tokens, and what cards grant."""

from __future__ import annotations

from typing import NamedTuple

from platformer_nb.games.platformer.events.ways import Figure


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
    """A Hero gives coins or hearts for what a card does."""

    hero: Figure
    coins: int
    hearts: int
    rule: str = "CRD-1"


class Stolen(NamedTuple):
    """A Hero takes coins of another Hero, the `figure`, by a card."""

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


class Looted(NamedTuple):
    """Loot goes to the Hero who made the attack."""

    hero: Figure
    coins: int
    gems: int
    rule: str = "ATK-7"


class GemsSpent(NamedTuple):
    """Gems discarded to raise symbols."""

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
    """A card of a Hero works by itself, because its condition is met."""

    hero: Figure
    card: str
    rule: str = "CRD-1"


class Commanded(NamedTuple):
    """A card makes the Enemies do what a face of their die says."""

    hero: Figure
    face: int
    rule: str = "CRD-1"


class BoonGranted(NamedTuple):
    """A card grants a Hero something until its next turn begins."""

    hero: Figure
    boon: str
    rule: str = "CRD-1"


class BoonEnded(NamedTuple):
    """What a card granted a Hero is over."""

    hero: Figure
    boon: str
    rule: str = "CRD-1"


class Drawn(NamedTuple):
    """A card fills a gap of the Shop."""

    card: str
    slot: int
    rule: str = "ACT-2"


class Restocked(NamedTuple):
    """The cards of the Shop go back into their decks, and new ones are dealt."""

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
    """A Hero gives an artifact away."""

    hero: Figure
    card: str
    rule: str = "ART-2"


class TokenGained(NamedTuple):
    """A Hero takes a Boss token."""

    hero: Figure
    token: str
    rule: str = "BOS-5"


class TokenLost(NamedTuple):
    """A Hero gives a Boss token back."""

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
