"""Events of the course of a game: set-up, Levels, turns, dice, the end."""

from __future__ import annotations

from typing import NamedTuple

from platformer_nb.games.platformer.events.ways import Cause, Figure


class Dealt(NamedTuple):
    """A Hero goes to a seat."""

    seat: int
    card: str
    rule: str = "SET-6"


class FirstPlayer(NamedTuple):
    """The first player is determined."""

    seat: int
    rule: str = "SET-8"


class LevelRevealed(NamedTuple):
    """A Level is revealed; `enemy` is its kind ("" on the Boss Level)."""

    level: int
    enemy: str
    rule: str = "LVL-1"


class LevelRemoved(NamedTuple):
    """A Level is removed from the game."""

    level: int
    rule: str = "LVL-4"


class TurnBegan(NamedTuple):
    """A player's turn begins."""

    seat: int
    number: int
    rule: str = "TRN-0"


class Refreshed(NamedTuple):
    """Exhausted cards are ready again."""

    seat: int
    rule: str = "TRN-3"


class Rolled(NamedTuple):
    """The dice are rolled: the Dice Pool and the enemy die."""

    symbols: tuple[int, ...]
    face: int
    rule: str = "TRN-4"


class Rerolled(NamedTuple):
    """Dice of the pool are rerolled by a card."""

    symbols: tuple[int, ...]
    rule: str = "CRD-1"


class Recovered(NamedTuple):
    """Used dice are rerolled by a card and put into the pool."""

    symbols: tuple[int, ...]
    rule: str = "CRD-1"


class Turned(NamedTuple):
    """A die of the pool is turned by a card."""

    frm: int
    to: int
    rule: str = "CRD-1"


class SpecialSet(NamedTuple):
    """The Special die is turned to a symbol."""

    hero: Figure
    symbol: int
    rule: str = "TRN-8"


class SpecialReset(NamedTuple):
    """The Special die is turned to blank."""

    hero: Figure
    rule: str = "DIE-3"
    cause: Cause = 0


class BossRolled(NamedTuple):
    """The enemy die is rolled for the Boss."""

    face: int
    rule: str = "MED-1"


class BossDrew(NamedTuple):
    """The Boss draws an attack card, which is resolved (`hits`) or skipped."""

    card: str
    hits: bool
    rule: str = "MED-1"


class EventRevealed(NamedTuple):
    """The event of a solo turn is revealed."""

    card: str
    rule: str = "SOL-1"


class Won(NamedTuple):
    """A player has defeated the Boss."""

    seat: int
    rule: str = "BOS-12"


class GameLost(NamedTuple):
    """A solo game is lost."""

    hero: Figure
    rule: str = "SOL-3"


Course = (
    Dealt
    | FirstPlayer
    | LevelRevealed
    | LevelRemoved
    | TurnBegan
    | Refreshed
    | Rolled
    | Rerolled
    | Recovered
    | Turned
    | SpecialSet
    | SpecialReset
    | BossRolled
    | BossDrew
    | EventRevealed
    | Won
    | GameLost
)
