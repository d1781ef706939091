"""Actions of players and outcomes of chance, as values.

Spaces are numbers (see `terrain`), NOWHERE where there is none; cards are ids; symbols are indices.
"""

from __future__ import annotations

from platformer_nb.core.value import value
from platformer_nb.games.platformer.model.terrain import NOWHERE
from platformer_nb.games.platformer.rules.dice.payment import Payment


@value
class Action:
    """An action of a player or an outcome of chance; its kind is a record in `kinds`."""


@value
class PlayerAction(Action):
    """An action that a player chooses."""


@value
class ChanceAction(Action):
    """An outcome of chance."""


# --- actions of the Actions step -----------------------------------------------------------------


@value
class Spawn(PlayerAction):
    """Come onto the map (SPN-1)."""

    to: int
    payment: Payment


@value
class Move(PlayerAction):
    """Move the active Hero one Space (SYM-1); a figure standing there is pushed to `push` (PSH-1)."""

    to: int
    push: int
    payment: Payment


@value
class Portal(PlayerAction):
    """Go through a Void Portal to the one on `to` (PRT-1); a figure standing there is pushed to `push`."""

    to: int
    push: int
    payment: Payment


@value
class Attack(PlayerAction):
    """Attack the Enemy on `target` (SYM-2)."""

    target: int
    payment: Payment


@value
class Shove(PlayerAction):
    """Move the Enemy on `enemy` to `to` (SYM-4)."""

    enemy: int
    to: int
    payment: Payment


@value
class GainCoin(PlayerAction):
    """Use coin symbols (SYM-3)."""

    payment: Payment


@value
class UseStar(PlayerAction):
    """Use a star whose effect is not a symbol (SYM-5)."""

    payment: Payment


@value
class Gravity(PlayerAction):
    """Apply Gravity (ACT-1)."""


@value
class Buy(PlayerAction):
    """Buy a displayed card (ACT-2)."""

    card: str


@value
class Use(PlayerAction):
    """Use an item or a potion (ACT-3, ACT-4)."""

    card: str


@value
class Ability(PlayerAction):
    """Use the Hero's once-per-turn ability (ACT-5)."""


@value
class Discard(PlayerAction):
    """Pay two symbols to discard a token (MED-3)."""

    token: str
    payment: Payment


@value
class End(PlayerAction):
    """End the Actions step."""


# --- answers to pending decisions ----------------------------------------------------------------


@value
class Step(PlayerAction):
    """Continue a longer Move or shove by one Space (MOV-3, SYM-7)."""

    to: int
    push: int = NOWHERE


@value
class Stop(PlayerAction):
    """End a longer Move, shove or card effect early (MOV-5)."""


@value
class Slide(PlayerAction):
    """Begin to move the Enemy on `enemy` to `to`, by a card."""

    enemy: int
    to: int


@value
class TurnDie(PlayerAction):
    """Turn a die of the pool from one symbol to another, by a card."""

    frm: int
    to: int


@value
class Target(PlayerAction):
    """Choose the Space on which a card's effect acts (CRD-1)."""

    space: int


@value
class Hold(PlayerAction):
    """Stay on the Ladder when Gravity applies (GRA-4)."""


@value
class Drop(PlayerAction):
    """Let go of the Ladder when Gravity applies (GRA-4)."""


@value
class Mirror(PlayerAction):
    """Discard the warding token and ignore the attack (MED-4)."""


@value
class Endure(PlayerAction):
    """Keep the warding token and suffer the attack (MED-4)."""


@value
class PlaceBoss(PlayerAction):
    """Choose the Boss's spawn space (BOS-4)."""

    to: int


@value
class PlaceSummons(PlayerAction):
    """Choose the spawn space of a summons (BOS-17)."""

    to: int


@value
class LeaveEmpty(PlayerAction):
    """Choose a spawn space that stays empty because Enemy tokens have run out (LVL-7)."""

    space: int


@value
class SetSpecial(PlayerAction):
    """Set the Special die to `symbol` (TRN-8, TRN-9); BLANK without a payment leaves it as it is."""

    symbol: int
    payment: Payment | None


# --- outcomes of chance ------------------------------------------------------------------------


@value
class Deal(ChanceAction):
    """Deal a Hero to the next seat (SET-6)."""

    card: str


@value
class First(ChanceAction):
    """Determine the first player (SET-8)."""

    seat: int


@value
class Roll(ChanceAction):
    """Roll the action dice, in rising order of symbols, and the enemy die (TRN-4)."""

    symbols: tuple[int, ...]
    face: int


@value
class Reroll(ChanceAction):
    """Roll the dice of the pool again, by a card; symbols in rising order."""

    symbols: tuple[int, ...]


@value
class Reveal(ChanceAction):
    """Reveal the tiles of a Level and its Enemy card ("" on the Boss Level) (LVL-1)."""

    level: int
    left: str
    right: str
    enemy: str


@value
class Draw(ChanceAction):
    """Fill a gap of the Shop with a card (ACT-2)."""

    card: str


@value
class DrawArtifact(ChanceAction):
    """Put an artifact in the middle (ART-1)."""

    card: str


@value
class BossDie(ChanceAction):
    """Roll the enemy die for the Boss (MED-1)."""

    face: int


@value
class BossDraw(ChanceAction):
    """Draw an attack card of the Boss (MED-1)."""

    card: str


@value
class RevealEvent(ChanceAction):
    """Reveal the event of a solo turn (SOL-1)."""

    card: str
