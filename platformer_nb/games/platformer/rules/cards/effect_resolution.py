"""Resolving the effects of cards: one function for each kind of effect, entered as its record by `effect`.

Those that reach other figures, tokens or the Shop are in `area_effects`; those that need a Space push a
frame, and `targeting` does the rest.
"""

from __future__ import annotations

from functools import lru_cache

from platformer_nb.core.registry import Instead
from platformer_nb.games.platformer.events import (
    Gained,
    Paid,
    Placed,
    Refreshed,
    Shielded,
    SpecialSet,
    Strengthened,
    TokenLost,
)
from platformer_nb.games.platformer.model import actions
from platformer_nb.games.platformer.model.box.effects import (
    Blast,
    Blink,
    Boon,
    Charge,
    Cleanse,
    Climb,
    Collect,
    Command,
    Effect,
    Gain,
    Pay,
    Recover,
    Refresh,
    Reroll,
    Restock,
    Slide,
    Steal,
    Steps,
    Strengthen,
    Swap,
    Throw,
    Turn,
    Ward,
)
from platformer_nb.games.platformer.model.state import BY_CARD, FREE, Frame, due
from platformer_nb.games.platformer.model.state_builder import Draft
from platformer_nb.games.platformer.model.terrain import NOWHERE
from platformer_nb.games.platformer.registry import rule
from platformer_nb.games.platformer.rules.cards import area_effects, targeting, temporary_effects
from platformer_nb.games.platformer.rules.cards.cards import ABILITY, shop_card
from platformer_nb.games.platformer.rules.cards.demands import (
    below_first_platform,
    climb_is_possible,
    dice_used,
    dice_were_used,
    price_can_be_paid,
)
from platformer_nb.games.platformer.rules.cards.effect_kinds import KINDS, RESOLVE, effect
from platformer_nb.games.platformer.rules.dice.gems import raised
from platformer_nb.games.platformer.rules.dice.payment import EMPTY
from platformer_nb.games.platformer.rules.figures import wounds
from platformer_nb.games.platformer.rules.figures.on_enter import enter

# --- sequence of effects ---------------------------------------------------------------------------------


def effects_of(draft: Draft, card: str) -> tuple[Effect, ...]:
    """Return the effects a frame refers to: a card's, the ability's or the star's."""
    hero = draft.game.box.heroes[draft.heroes[draft.active].card]
    if card == ABILITY:
        return hero.ability
    if card == "star":
        return () if isinstance(hero.star, int) else hero.star
    found = shop_card(draft, card)
    return found.effects if found else ()


def resume_effects(draft: Draft, frame: Frame) -> None:
    """Resolve the next effect of a card; those after it stay pending."""
    effects = effects_of(draft, frame.card)
    if draft.heroes[draft.active].at < 0 or frame.a >= len(effects):
        return
    effect, plus = effects[frame.a], frame.b
    later = plus if isinstance(effect, Pay) else 0  # gems raise what is bought, not the price
    if frame.a + 1 < len(effects):
        draft.pending.append(due("effects", frame.a + 1, later, frame.card))
    settle(draft, effect, plus - later)


def settle(draft: Draft, effect: Effect, plus: int) -> None:
    """Resolve one effect; `plus` raises its number (gems on a star, FRG-3)."""
    RESOLVE[type(effect)](draft, effect, plus)


@rule("FRG-3", off=Instead(lambda draft, number, plus: number))
def more(draft: Draft, number: int, plus: int) -> int:
    """FRG-3: return the number of an effect, raised by the gems on a star."""
    return raised(number, plus, draft.game.rulings)


# --- coins, gems, hearts, Wounds ---------------------------------------------------------------------------


_gained = lru_cache(maxsize=1024)(Gained)


@effect(Gain, keeps_position=True)
def gain(draft: Draft, effect: Gain, plus: int) -> None:
    """Add coins, gems and hearts to the active Hero."""
    gain_for(draft, draft.active, effect, plus)


def gain_for(draft: Draft, seat: int, effect: Gain, plus: int = 0, why: str = "CRD-1") -> None:
    """Add coins, gems and hearts to a Hero; `plus` raises the first of them that the effect gives."""
    hero = draft.hero(seat)
    coins, gems, hearts = effect.coins, effect.gems, effect.hearts
    if coins:
        coins = more(draft, coins, plus)
    elif gems:
        gems = more(draft, gems, plus)
    elif hearts:
        hearts = more(draft, hearts, plus)
    hearts = wounds.healed(hero, draft.game.box.heroes[hero.card].hearts, hearts)
    hero.coins += coins
    hero.gems += gems
    hero.hearts += hearts
    draft.events.append(_gained(seat + 1, coins, gems, hearts, why))


@effect(Pay, demand=price_can_be_paid, keeps_position=True)
@rule("CRD-1")
def pay(draft: Draft, effect: Pay, _plus: int) -> None:
    """CRD-1: the player pays coins, or hearts, which are no Wounds and cannot be warded off."""
    hero = draft.hero(draft.active)
    coins, hearts = min(effect.coins, hero.coins), min(effect.hearts, hero.hearts - 1)
    hero.coins -= coins
    hero.hearts -= hearts
    draft.events.append(Paid(draft.active + 1, coins, hearts))


@effect(Strengthen)
@rule("ATK-6", "CRD-1")
def strengthen(draft: Draft, effect: Strengthen, plus: int) -> None:
    """ATK-6, CRD-1: the next attack deals more Wounds, as often as `times` counts."""
    deals = more(draft, effect.wounds, plus) * times(draft, effect)
    if deals:
        draft.bonus += deals
        draft.events.append(Strengthened(draft.active + 1, deals))


@rule("CRD-1", off=1)
def times(draft: Draft, effect: Strengthen) -> int:
    """CRD-1: a card may count the hearts that its Hero has lost."""
    if effect.per == "once":
        return 1
    hero = draft.heroes[draft.active]
    return draft.game.box.heroes[hero.card].hearts - hero.hearts


@effect(Ward)
@rule("CRD-1")
def ward(draft: Draft, effect: Ward, plus: int) -> None:
    """CRD-1: the next Wounds will be prevented."""
    spared = more(draft, effect.wounds, plus)
    draft.hero(draft.active).ward += spared
    draft.events.append(Shielded(draft.active + 1, spared))


@effect(Cleanse)
@rule("CRD-1", "MED-6")
def cleanse(draft: Draft, _effect: Cleanse, _plus: int) -> None:
    """CRD-1, MED-6: harmful Boss tokens go back to the supply; the others stay."""
    hero = draft.hero(draft.active)
    known = draft.game.box.bosses[draft.game.boss].tokens
    for token in hero.tokens:
        if known[token].harms:
            draft.events.append(TokenLost(draft.active + 1, token, "CRD-1"))
    hero.tokens = tuple(t for t in hero.tokens if not known[t].harms)


# --- cards and dice ------------------------------------------------------------------------------------------


@effect(Refresh)
@rule("CRD-1")
def refresh(draft: Draft, _effect: Refresh, _plus: int) -> None:
    """CRD-1: the exhausted items are ready again."""
    hero = draft.hero(draft.active)
    hero.items = tuple((item, True) for item, _ in hero.items)
    draft.events.append(Refreshed(draft.active, "CRD-1"))


@effect(Reroll, answered_by=actions.Reroll)
@rule("CRD-1")
def reroll(draft: Draft, _effect: Reroll, _plus: int) -> None:
    """CRD-1: chance rerolls the dice left in the pool."""
    if draft.pool != EMPTY:
        draft.pending.append(Frame("reroll"))


@effect(Recover, demand=dice_were_used, answered_by=actions.Reroll)
@rule("CRD-1")
def recover(draft: Draft, effect: Recover, plus: int) -> None:
    """CRD-1: chance rerolls used dice, at most as many as there are."""
    dice = min(more(draft, effect.dice, plus), dice_used(draft))
    if dice:
        draft.pending.append(Frame("recover", dice))


@effect(Turn, answered_by=actions.TurnDie)
@rule("CRD-1")
def turn(draft: Draft, _effect: Turn, _plus: int) -> None:
    """CRD-1: the player chooses a die to turn."""
    if draft.pool != EMPTY:
        draft.pending.append(Frame("turn"))


@effect(Charge)
@rule("CRD-1")
def charge(draft: Draft, effect: Charge, _plus: int) -> None:
    """CRD-1: set the Special die to the symbol."""
    draft.hero(draft.active).special = effect.symbol
    draft.events.append(SpecialSet(draft.active + 1, effect.symbol, "CRD-1"))


# --- the Hero's place ----------------------------------------------------------------------------------------


@effect(Steps)
@rule("CRD-4")
def steps(draft: Draft, effect: Steps, plus: int) -> None:
    """CRD-4: the player Moves, Space by Space (MOV-3)."""
    draft.pending.append(
        Frame("steps", more(draft, effect.spaces, plus), int(effect.walls), BY_CARD)
    )


@effect(Climb, demand=climb_is_possible)
@rule("CRD-4")
def climb(draft: Draft, _effect: Climb, _plus: int) -> None:
    """CRD-4: put the Hero on the Space below the first Platform above it, if it is free."""
    hero = draft.hero(draft.active)
    frm, to = hero.at, below_first_platform(draft)
    if to in (NOWHERE, frm) or draft.occupied[to]:
        return
    draft.occupied[frm] = FREE
    draft.occupied[to] = draft.active + 1
    hero.at = to
    draft.events.append(Placed(draft.active + 1, frm, to))
    enter(draft, draft.active, to)


@effect(Boon)
def boon(draft: Draft, effect: Boon, _plus: int) -> None:
    """Grant a temporary effect until the Hero's next turn begins."""
    temporary_effects.grant(draft, draft.active, effect.boon)


# --- effects that need a Space -------------------------------------------------------------------------------


@effect(Slide, answered_by=actions.Slide)
@rule("CRD-1")
def slide(draft: Draft, effect: Slide, plus: int) -> None:
    """CRD-1: the player picks an Enemy to move, as a shove does (ENM-5)."""
    draft.pending.append(Frame("pick", 0, more(draft, effect.spaces, plus)))


@effect(Swap, demand=targeting.target_exists, answered_by=actions.Target)
@effect(Blink, demand=targeting.target_exists, answered_by=actions.Target)
@effect(Throw, demand=targeting.target_exists, answered_by=actions.Target)
@rule("CRD-1")
def ask(draft: Draft, effect: Swap | Blink | Throw, plus: int) -> None:
    """CRD-1: push the frame in which the player chooses the Space; `targeting` resolves it."""
    draft.pending.append(targeting.asked(effect, plus, draft.game.rulings))


# --- area effects --------------------------------------------------------------------------------------------


@effect(Blast)
def blast(draft: Draft, effect: Blast, plus: int) -> None:
    """Deal Wounds to all figures around."""
    area_effects.blast(draft, more(draft, effect.wounds, plus))


@effect(Command)
def command(draft: Draft, effect: Command, _plus: int) -> None:
    """Make the Enemies act by a face of their die."""
    area_effects.command(draft, effect.face)


@effect(Steal)
def steal(draft: Draft, effect: Steal, plus: int) -> None:
    """Take coins of the Heroes in range."""
    area_effects.steal(draft, more(draft, effect.coins, plus), effect.range)


@effect(Collect)
def collect(draft: Draft, effect: Collect, _plus: int) -> None:
    """Take the tokens in range."""
    area_effects.collect(draft, effect.range)


@effect(Restock)
def restock(draft: Draft, _effect: Restock, _plus: int) -> None:
    """Deal new cards to the Shop."""
    area_effects.restock(draft)


def classes() -> tuple[type[Effect], ...]:
    """Return the classes of all effects that a card may have."""
    return tuple(KINDS)
