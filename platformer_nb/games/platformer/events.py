"""What happened: facts, each citing the rule it comes from.

The log, the animations, the explanations and the tests all read these. A figure is its code in the
occupancy of the map: 1 to 4 for the Heroes of seats 0 to 3, more for Enemies (`Game.kinds`).
Spaces, symbols and faces are numbers as elsewhere in the core.
"""

from __future__ import annotations

from typing import NamedTuple

Figure = int


class Dealt(NamedTuple):
    """A Hero goes to a seat."""

    seat: int
    card: str
    rule: str = "SET-6"


class FirstPlayer(NamedTuple):
    """Who begins."""

    seat: int
    rule: str = "SET-8"


class LevelRevealed(NamedTuple):
    """A Level is turned up; `enemy` is its kind ("" on the Boss Level)."""

    level: int
    enemy: str
    rule: str = "LVL-1"


class LevelRemoved(NamedTuple):
    """A Level leaves the game."""

    level: int
    rule: str = "LVL-4"


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
    """The Dice Pool and the enemy die."""

    symbols: tuple[int, ...]
    face: int
    rule: str = "TRN-4"


class Rerolled(NamedTuple):
    """Dice of the pool rolled again by a card."""

    symbols: tuple[int, ...]
    rule: str = "CRD-1"


class Turned(NamedTuple):
    """A die of the pool turned by a card."""

    frm: int
    to: int
    rule: str = "CRD-1"


class EnemyMoved(NamedTuple):
    """An Enemy moved by the enemy die."""

    figure: Figure
    frm: int
    to: int
    rule: str = "TRN-6"


class EnemyStayed(NamedTuple):
    """An Enemy could not move by the enemy die: ENM-1 no Platform, ENM-2 something in the way."""

    figure: Figure
    at: int
    rule: str = "ENM-1"


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


class Warded(NamedTuple):
    """Wounds a Hero did not suffer, thanks to a card."""

    hero: Figure
    wounds: int
    rule: str = "CRD-1"


class Fainted(NamedTuple):
    """A Hero leaves the map."""

    hero: Figure
    frm: int
    rule: str = "FNT-1"


class Spawned(NamedTuple):
    """A Hero comes onto the map."""

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
    """A figure goes where the Hero was who changes places with it."""

    figure: Figure
    frm: int
    to: int
    rule: str = "CRD-4"


class Pushed(NamedTuple):
    """A figure is pushed aside."""

    figure: Figure
    frm: int
    to: int
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
    """A Trap catches a Hero who enters or falls through it."""

    hero: Figure
    at: int
    rule: str = "MAP-5"


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


class Burst(NamedTuple):
    """A defeated Enemy hurts the Heroes next to it."""

    figure: Figure
    at: int
    rule: str = "ENM-7"


class Restocked(NamedTuple):
    """The cards of the Shop go back into their decks, and new ones are dealt."""

    hero: Figure
    rule: str = "CRD-1"


class Recovered(NamedTuple):
    """Used dice rolled again by a card, and put into the pool."""

    symbols: tuple[int, ...]
    rule: str = "CRD-1"


class Lost(NamedTuple):
    """A Hero loses coins or gems."""

    hero: Figure
    coins: int
    gems: int
    rule: str = "ENM-7"


class GemsSpent(NamedTuple):
    """Gems discarded to raise symbols."""

    hero: Figure
    gems: int
    rule: str = "GEM-1"


class Struck(NamedTuple):
    """A Hero attacks: `wounds` dealt of the `needed`."""

    hero: Figure
    figure: Figure
    at: int
    wounds: int
    needed: int
    rule: str = "SYM-2"


class Defeated(NamedTuple):
    """An Enemy is defeated and leaves the map."""

    hero: Figure
    figure: Figure
    at: int
    rule: str = "ATK-4"


class Looted(NamedTuple):
    """Loot goes to the Hero who made the attack."""

    hero: Figure
    coins: int
    gems: int
    rule: str = "ATK-7"


class Strengthened(NamedTuple):
    """The next attack of this turn deals more."""

    hero: Figure
    wounds: int
    rule: str = "ATK-6"


class Shielded(NamedTuple):
    """The next Wounds will not be suffered."""

    hero: Figure
    wounds: int
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


class Drawn(NamedTuple):
    """A card fills a gap of the Shop."""

    card: str
    slot: int
    rule: str = "ACT-2"


class ArtifactLaid(NamedTuple):
    """An artifact is put in the middle."""

    card: str
    rule: str = "ART-1"


class ArtifactLost(NamedTuple):
    """A Hero gives an artifact away."""

    hero: Figure
    card: str
    rule: str = "ART-2"


class ArtifactTaken(NamedTuple):
    """A Hero takes an artifact."""

    hero: Figure
    card: str
    rule: str = "ART-2"


class SpecialSet(NamedTuple):
    """The Special die is turned to a symbol."""

    hero: Figure
    symbol: int
    rule: str = "TRN-8"


class SpecialReset(NamedTuple):
    """The Special die is turned to blank."""

    hero: Figure
    rule: str = "DIE-3"


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


class BossAppeared(NamedTuple):
    """The Boss is put on its spawn space."""

    figure: Figure
    to: int
    rule: str = "BOS-4"


class BossRolled(NamedTuple):
    """The enemy die rolled for the Boss."""

    face: int
    rule: str = "MED-1"


class BossDrew(NamedTuple):
    """The Boss draws an attack card, which it settles (`hits`) or passes over."""

    card: str
    hits: bool
    rule: str = "MED-1"


class Won(NamedTuple):
    """A player has defeated the Boss."""

    seat: int
    rule: str = "BOS-12"


class EventRevealed(NamedTuple):
    """The event of a solo turn is turned up."""

    card: str
    rule: str = "SOL-1"


class GameLost(NamedTuple):
    """A solo game is lost."""

    hero: Figure
    rule: str = "SOL-3"


Event = (
    Dealt
    | FirstPlayer
    | LevelRevealed
    | LevelRemoved
    | EnemyAppeared
    | EnemyGone
    | TurnBegan
    | Refreshed
    | Rolled
    | Rerolled
    | Recovered
    | Turned
    | EnemyMoved
    | EnemyStayed
    | EnemyAttacked
    | Wounded
    | Warded
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
    | Took
    | Gained
    | Paid
    | Stolen
    | Triggered
    | Commanded
    | Burst
    | Restocked
    | Lost
    | GemsSpent
    | Struck
    | Defeated
    | Looted
    | Strengthened
    | Shielded
    | BoonGranted
    | BoonEnded
    | Bought
    | Used
    | Drawn
    | ArtifactLaid
    | ArtifactLost
    | ArtifactTaken
    | SpecialSet
    | SpecialReset
    | TokenGained
    | TokenLost
    | BossAppeared
    | BossRolled
    | BossDrew
    | Won
    | EventRevealed
    | GameLost
)
