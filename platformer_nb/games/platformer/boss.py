"""The Boss Turn: drawing attack cards and settling them."""

from __future__ import annotations

from platformer_nb.games.platformer import enemies, entering, wounds
from platformer_nb.games.platformer.box import BossCard, BossEffect, GiveToken, Hit, Lose
from platformer_nb.games.platformer.events import (
    BossDrew,
    BossRolled,
    EnemyAttacked,
    Gained,
    TokenLost,
)
from platformer_nb.games.platformer.registry import rule
from platformer_nb.games.platformer.state import Draft, Frame
from platformer_nb.games.platformer.terrain import steps_between

POISON = "poison"
"""The token that wounds at the end of its owner's turn (MED-2)."""


@rule("MED-2", "MED-6", "TRN-14")
def poison_wounds(draft: Draft) -> None:
    """MED-2, TRN-14: 1 Wound at the end of the turn of a Hero with a Poison token."""
    if POISON in draft.heroes[draft.active].tokens:
        wounds.suffer(draft, draft.active, 1, "MED-2")


@rule("BOS-10", "TRN-14", off=False)
def boss_turn_due(draft: Draft) -> bool:
    """BOS-10: it follows the turn of a player whose Hero is on the Boss Level at its end."""
    on_level = draft.heroes[draft.active].at >= draft.terrain.boss_low
    return on_level and draft.occupied.find(draft.game.boss_code) >= 0


def boss_rolls(draft: Draft, face: int) -> None:
    """MED-1: the roll picks the card, and nothing else."""
    draft.events.append(BossRolled(face))
    draft.pending.append(Frame("boss-draw", face))


@rule("MED-1", "SET-11")
def boss_draws(draft: Draft, card_id: str, face: int) -> None:
    """MED-1: draw until a card bears the rolled symbol; settle that one, discard them all.

    The discards are reshuffled when the deck is empty.
    """
    card = cards(draft)[card_id]
    draft.boss_deck = tuple(c for c in draft.boss_deck if c != card_id)
    draft.boss_discards = tuple(sorted((*draft.boss_discards, card_id)))
    hits = card.face == face
    draft.events.append(BossDrew(card_id, hits))
    if not draft.boss_deck:
        draft.boss_deck, draft.boss_discards = draft.boss_discards, ()
    draft.pending.append(Frame("boss-effects", 0, 0, card_id) if hits else Frame("boss-draw", face))


def cards(draft: Draft) -> dict[str, BossCard]:
    """The Boss's attack cards by id."""
    return {c.id: c for c in draft.game.box.bosses[draft.game.boss].cards}


@rule("BOS-8")
def resume_effects(draft: Draft, frame: Frame) -> None:
    """BOS-8: settle effect `a` of the card on the Hero `b` places after the active one, then go on.

    What cannot be settled is skipped.
    """
    card = cards(draft)[frame.card]
    if frame.a >= len(card.effects):
        return
    players = draft.game.players
    following = Frame("boss-effects", frame.a, frame.b + 1, frame.card)
    if frame.b + 1 >= players:
        following = Frame("boss-effects", frame.a + 1, 0, frame.card)
    draft.pending.append(following)
    seat = (draft.active + frame.b) % players
    if in_range(draft, seat, card.range):
        settle(draft, seat, card.effects[frame.a], frame)


@rule("BOS-6", "BOS-7", "BOS-15", off=False)
def in_range(draft: Draft, seat: int, reach: str) -> bool:
    """BOS-7: the Boss's Row, the 4 or 8 Spaces around, its tile, everywhere; Walls do not matter.

    BOS-15: only Heroes on the Boss Level are reached.
    """
    terrain = draft.terrain
    at = draft.heroes[seat].at
    boss = draft.occupied.find(draft.game.boss_code)
    if at < terrain.boss_low or boss < 0:
        return False
    width = terrain.width
    rows = abs(at // width - boss // width)
    columns = abs(at % width - boss % width)
    tile = draft.game.box.tile_width
    return {
        "row": rows == 0,
        "adjacent": steps_between(width, at, boss) == 1,
        "around": max(rows, columns) == 1,
        "tile": at % width // tile == boss % width // tile,
        "everywhere": True,
    }[reach]


def settle(draft: Draft, seat: int, effect: BossEffect, frame: Frame) -> None:
    """One effect of an attack card on one Hero."""
    match effect:
        case Hit(dealt):
            hit(draft, seat, dealt)
        case GiveToken():
            give(draft, seat, effect, frame)
        case Lose(coins, gems):
            enemies.lose(draft, seat, coins, gems, "BOS-8")


@rule("BOS-13")
def hit(draft: Draft, seat: int, dealt: int) -> None:
    """BOS-13: an attack card deals what it says."""
    boss = draft.occupied.find(draft.game.boss_code)
    draft.events.append(EnemyAttacked(draft.game.boss_code, boss, seat + 1, dealt, "BOS-13"))
    wounds.suffer(draft, seat, dealt)


def give(draft: Draft, seat: int, effect: GiveToken, frame: Frame) -> None:
    """A token is given, unless the Hero can ward it off and has to choose first (MED-4)."""
    if mirror_wards(draft, seat, effect):
        draft.pending.append(Frame("mirror", seat, frame.a, frame.card))
    else:
        entering.give_token(draft, seat, effect.token)


@rule("MED-4", off=False)
def mirror_wards(draft: Draft, seat: int, effect: GiveToken) -> bool:
    """MED-4: a Hero in range may discard its Mirror to ignore the attack."""
    return bool(effect.ward) and effect.ward in draft.heroes[seat].tokens


@rule("MED-4")
def use_mirror(draft: Draft, frame: Frame) -> None:
    """MED-4: discard it, ignore the attack, gain a gem."""
    effect = cards(draft)[frame.card].effects[frame.b]
    assert isinstance(effect, GiveToken), "only a token is warded off"
    hero = draft.hero(frame.a)
    hero.tokens = tuple(t for t in hero.tokens if t != effect.ward)
    draft.events.append(TokenLost(frame.a + 1, effect.ward, "MED-4"))
    if effect.ward_gems:
        hero.gems += effect.ward_gems
        draft.events.append(Gained(frame.a + 1, 0, effect.ward_gems, 0, "MED-4"))


def endure(draft: Draft, frame: Frame) -> None:
    """MED-4: the Hero does not use it."""
    effect = cards(draft)[frame.card].effects[frame.b]
    assert isinstance(effect, GiveToken), "only a token is warded off"
    entering.give_token(draft, frame.a, effect.token)
