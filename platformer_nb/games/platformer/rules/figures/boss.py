"""The Boss Turn: drawing attack cards and resolving them."""

from __future__ import annotations

from platformer_nb.core.registry import Instead
from platformer_nb.games.platformer.events import (
    BossDrew,
    BossRolled,
    EnemyAppeared,
    EnemyAttacked,
    Gained,
    TokenLost,
)
from platformer_nb.games.platformer.model.box.boss_effects import (
    BossEffect,
    GiveToken,
    Hit,
    Lose,
    ResetSpecial,
    Strike,
    Summon,
)
from platformer_nb.games.platformer.model.box.box import BossCard, BossSheet
from platformer_nb.games.platformer.model.state import Frame, State
from platformer_nb.games.platformer.model.state_builder import Draft
from platformer_nb.games.platformer.model.terrain import BOSS_SPAWN, SPAWN, steps_between
from platformer_nb.games.platformer.registry import rule
from platformer_nb.games.platformer.rules.course import levels
from platformer_nb.games.platformer.rules.figures import enemies, on_enter, wounds


@rule("MED-2", "MED-6", "TRN-14")
def tokens_act(draft: Draft) -> None:
    """MED-2, TRN-14: at the end of its turn a Hero suffers from its tokens: Poison deals 1 Wound.

    MED-6: it stays, for the next turn too.
    """
    held = draft.heroes[draft.active].tokens
    if not held:
        return  # most turns; nothing below would do anything
    tokens = [sheet(draft).tokens[t] for t in held]
    taken, dealt = sum(t.end_gems for t in tokens), sum(t.end_wounds for t in tokens)
    if taken:
        taker = next(token for token in held if sheet(draft).tokens[token].end_gems)
        enemies.lose(draft, draft.active, 0, taken, "TRN-14", taker)
    if dealt:
        dealer = next(token for token in held if sheet(draft).tokens[token].end_wounds)
        wounds.suffer(draft, draft.active, dealt, "MED-2", dealer)


@rule("BOS-10", "TRN-14", off=False)
def boss_turn_due(draft: Draft) -> bool:
    """BOS-10, TRN-14: a Boss Turn follows the turn of a player whose Hero is on the Boss Level at its end."""
    on_level = draft.heroes[draft.active].at >= draft.terrain.boss_low
    return on_level and draft.occupied.find(draft.game.boss_code) >= 0


@rule("MED-1", "IKE-1", off=Instead(lambda draft: draft.pending.append(Frame("boss-draw"))))
def begin_turn(draft: Draft) -> None:
    """MED-1, IKE-1: push the first frame of the Boss Turn: the enemy die, or a card."""
    draft.pending.append(Frame("boss-die" if sheet(draft).draws == "die" else "boss-pair"))


@rule("MED-1")
def boss_rolls(draft: Draft, face: int) -> None:
    """MED-1: the roll only selects the card."""
    draft.events.append(BossRolled(face))
    draft.pending.append(Frame("boss-draw", face))


@rule("MED-1")
def boss_draws(draft: Draft, card_id: str, face: int) -> None:
    """MED-1: draw until a card has the rolled symbol; resolve that one, discard them all.

    The discards are reshuffled when the deck is empty.
    """
    hits = cards(draft)[card_id].face == face
    draft.events.append(BossDrew(card_id, hits))
    draw_and_discard(draft, card_id)
    draft.pending.append(Frame("boss-effects", 0, 0, card_id) if hits else Frame("boss-draw", face))


@rule("IKE-1", "IKE-2")
def pair_draws(draft: Draft, card_id: str, first: str) -> None:
    """IKE-1: two cards are drawn; the one whose symbol was rolled more often is resolved.

    IKE-2: on a tie both are, in the order in which chance drew them.
    """
    if not first:
        draft.boss_deck = tuple(c for c in draft.boss_deck if c != card_id)
        shuffle_if_empty(draft)
        draft.pending.append(Frame("boss-pair", 1, 0, card_id))
        return
    chosen = more_often(draft, first, card_id)
    for one in (first, card_id):
        draft.events.append(BossDrew(one, one in chosen, "IKE-1"))
        draw_and_discard(draft, one)
    for one in reversed(chosen):
        draft.pending.append(Frame("boss-effects", 0, 0, one))


@rule("IKE-1", "IKE-3", off=())
def more_often(draft: Draft, first: str, second: str) -> tuple[str, ...]:
    """IKE-1: return the card whose symbol was rolled more often. IKE-3: so there is always one."""
    known, roll = cards(draft), roll_that_counts(draft)
    one, two = (roll.count(known[c].face) for c in (first, second))
    if is_tie(one, two):
        return (first, second)
    return (first,) if one > two else (second,)


def _unused(draft: Draft) -> tuple[int, ...]:
    dice = [face for face, count in enumerate(draft.pool) for _ in range(count)]
    return (*dice, draft.heroes[draft.active].special)


@rule("IKE-6", "DIE-4", off=Instead(_unused))
def roll_that_counts(draft: Draft) -> tuple[int, ...]:
    """IKE-6: return the roll of step 3, without the Special die; used dice count too (DIE-4)."""
    return draft.roll


@rule("IKE-2", "IKE-4", off=False)
def is_tie(one: int, two: int) -> bool:
    """IKE-2: both symbols were rolled equally often, or neither was rolled (IKE-4)."""
    return one == two


@rule("MED-1", "IKE-2")
def draw_and_discard(draft: Draft, card_id: str) -> None:
    """MED-1, IKE-2: a drawn card goes to the discards, resolved or not."""
    draft.boss_deck = tuple(c for c in draft.boss_deck if c != card_id)
    draft.boss_discards = tuple(sorted((*draft.boss_discards, card_id)))
    shuffle_if_empty(draft)


@rule("IKE-5", "MED-1")
def shuffle_if_empty(draft: Draft) -> None:
    """IKE-5, MED-1: when the deck has run out, the discards are shuffled into a new one."""
    if not draft.boss_deck:
        draft.boss_deck, draft.boss_discards = draft.boss_discards, ()


def sheet(where: Draft | State) -> BossSheet:
    """Return the boss sheet of the game."""
    return where.game.box.bosses[where.game.boss]


def cards(draft: Draft) -> dict[str, BossCard]:
    """Return the Boss's attack cards by id."""
    return {c.id: c for c in sheet(draft).cards}


@rule("BOS-8")
def resume_effects(draft: Draft, frame: Frame) -> None:
    """BOS-8: resolve effect `a` of the card on the Hero `b` places after the active one, then the rest.

    What cannot be resolved is skipped.
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
    effect = card.effects[frame.a]
    if isinstance(effect, Summon):
        if frame.b == 0:
            summon(draft, effect.enemy)
    elif in_range(draft, seat, card.range):
        settle(draft, seat, effect, frame)


@rule("BOS-6", "BOS-7", "BOS-15", off=False)
def in_range(draft: Draft | State, seat: int, reach: str) -> bool:
    """BOS-7: the Boss's Row, the 4 or 8 Spaces around, its tile, everywhere; Walls are ignored (BOS-6).

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
    """Resolve one effect of an attack card on one Hero."""
    match effect:
        case Hit(dealt):
            hit(draft, seat, dealt)
        case GiveToken():
            give(draft, seat, effect, frame)
        case Lose(coins, gems):
            enemies.lose(draft, seat, coins, gems, "BOS-8", draft.game.boss_code)
        case Strike():
            boss = draft.occupied.find(draft.game.boss_code)
            enemies.attack_together(draft, seat, [boss], "BOS-13")
        case ResetSpecial():
            wounds.reset_special(draft, seat, draft.game.boss_code)


@rule("BOS-13", "BOS-1")
def hit(draft: Draft, seat: int, dealt: int) -> None:
    """BOS-13: an attack card deals the Wounds printed on it.

    BOS-1: it is an attack of an Enemy, and what reduces such Wounds reduces these as well.
    """
    boss = draft.occupied.find(draft.game.boss_code)
    dealt = max(0, dealt - enemies.armour_of(draft, draft.heroes[seat]))
    draft.events.append(EnemyAttacked(draft.game.boss_code, boss, seat + 1, dealt, "BOS-13"))
    wounds.suffer(draft, seat, dealt, cause=draft.game.boss_code)


def give(draft: Draft, seat: int, effect: GiveToken, frame: Frame) -> None:
    """Give a token to a Hero; if the Hero can ward it off, push that decision instead (MED-4)."""
    if mirror_wards(draft, seat, effect):
        draft.pending.append(Frame("mirror", seat, frame.a, frame.card))
    else:
        on_enter.give_token(draft, seat, effect.token, "BOS-8", draft.game.boss_code)


@rule("MED-4", off=False)
def mirror_wards(draft: Draft, seat: int, effect: GiveToken) -> bool:
    """MED-4: a Hero in range may discard its Mirror to ignore the attack."""
    return bool(effect.ward) and effect.ward in draft.heroes[seat].tokens


def ward_asked(state: State) -> str:
    """Return the token with which a pending attack may be warded off, "" if that is not pending."""
    frame = state.frame
    if frame is None or frame.kind != "mirror":
        return ""
    card = next(c for c in sheet(state).cards if c.id == frame.card)
    effect = card.effects[frame.b]
    return effect.ward if isinstance(effect, GiveToken) else ""


@rule("MED-4")
def use_mirror(draft: Draft, frame: Frame) -> None:
    """MED-4: discard the Mirror, ignore the attack, gain a gem."""
    effect = cards(draft)[frame.card].effects[frame.b]
    assert isinstance(effect, GiveToken), "only a token is warded off"
    hero = draft.hero(frame.a)
    hero.tokens = tuple(t for t in hero.tokens if t != effect.ward)
    draft.events.append(TokenLost(frame.a + 1, effect.ward, "MED-4"))
    if effect.ward_gems:
        hero.gems += effect.ward_gems
        draft.events.append(Gained(frame.a + 1, 0, effect.ward_gems, 0, "MED-4"))


@rule("MED-4")
def endure(draft: Draft, frame: Frame) -> None:
    """MED-4: the Hero keeps its Mirror and suffers the attack."""
    effect = cards(draft)[frame.card].effects[frame.b]
    assert isinstance(effect, GiveToken), "only a token is warded off"
    on_enter.give_token(draft, frame.a, effect.token, "BOS-8", draft.game.boss_code)


@rule("BOS-11")
def summon(draft: Draft, enemy: str) -> None:
    """BOS-11: a summons appears, unless all its tokens are out or every spawn space is taken."""
    code = draft.game.codes[enemy]
    if levels.enemy_tokens(draft, code) > 0 and summon_spaces(draft):
        draft.pending.append(Frame("summon", code))


@rule("BOS-17", off=())
def summon_spaces(where: Draft | State) -> tuple[int, ...]:
    """BOS-17: return the free spawn spaces of the Boss Level, the Boss's own included."""
    terrain = where.terrain
    return tuple(
        s
        for s in range(terrain.boss_low, terrain.size)
        if terrain.feature[s] in (SPAWN, BOSS_SPAWN) and not where.occupied[s]
    )


@rule("BOS-11", "BOS-17")
def place_summons(draft: Draft, code: int, to: int) -> None:
    """BOS-11, BOS-17: put its token on the Space that the active player chose."""
    draft.occupied[to] = code
    draft.events.append(EnemyAppeared(code, to, "BOS-11"))
