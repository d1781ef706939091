"""Sequence of a game: what comes next, until somebody has to decide."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from operator import itemgetter

from platformer_nb.core.registry import Instead
from platformer_nb.games.platformer.events import Refreshed, Rolled, TurnBegan
from platformer_nb.games.platformer.model.state import (
    ACTIONS,
    BOSS,
    ENEMY,
    FINISH,
    GRAVITY,
    REFRESH,
    REMOVE,
    ROLL,
    SETUP,
    SPECIAL_DIE,
)
from platformer_nb.games.platformer.model.state_builder import Draft
from platformer_nb.games.platformer.model.terrain import NOWHERE
from platformer_nb.games.platformer.registry import rule
from platformer_nb.games.platformer.rules.cards import (
    temporary_effects,
)
from platformer_nb.games.platformer.rules.course import levels, solo_events
from platformer_nb.games.platformer.rules.dice.payment import EMPTY, Pool
from platformer_nb.games.platformer.rules.figures import boss, enemies, gravity

_IS_READY = itemgetter(1)
_rolled = lru_cache(maxsize=4096)(Rolled)  # every turn has one of a few hundred
_began = lru_cache(maxsize=4096)(TurnBegan)
_refreshed = lru_cache(maxsize=64)(Refreshed)


@rule("TRN-0", off=False)
def proceed(draft: Draft) -> bool:
    """TRN-0: resolve the next step of the turn; return False if a player or chance has to decide it."""
    if draft.step == SPECIAL_DIE:
        if draft.pool != EMPTY:
            return False
        draft.step = GRAVITY
        return True
    resolve = _STEPS.get(draft.step)
    if resolve is None:
        return False
    resolve(draft)
    return True


def begin(draft: Draft) -> None:
    """Begin the first turn of the game."""
    draft.turn = 1
    draft.step = first_step()
    draft.events.append(_began(draft.active, draft.turn))
    solo_events.event_due(draft)


@rule("TRN-1", off=ACTIONS)
def first_step() -> int:
    """TRN-1: the very first turn of the game starts at step 3."""
    return ROLL


def remove_level(draft: Draft) -> None:
    """Resolve step 1 (TRN-2)."""
    draft.step = REFRESH
    levels.remove_due(draft)


def refresh(draft: Draft) -> None:
    """Resolve step 2 (TRN-3)."""
    draft.step = ROLL
    refresh_cards(draft)


@rule("TRN-3")
def refresh_cards(draft: Draft) -> None:
    """TRN-3: all the active player's exhausted cards are ready again."""
    seen = draft.heroes[draft.active]
    if seen.ability and not (seen.items and not all(map(_IS_READY, seen.items))):
        return
    hero = draft.hero(draft.active)
    hero.ability = True
    hero.items = tuple((item, True) for item, _ in hero.items)
    draft.events.append(_refreshed(draft.active))


@lru_cache(maxsize=1024)
def _by_symbol(symbols: tuple[int, ...]) -> Pool:
    """Return the Dice Pool of a roll: how often it has each symbol."""
    count = symbols.count
    return (count(0), count(1), count(2), count(3), count(4))


@rule("TRN-4", "DIE-1")
def rolled(draft: Draft, symbols: tuple[int, ...], face: int) -> None:
    """TRN-4, DIE-1: step 3; the roll is the Dice Pool."""
    draft.roll = symbols
    draft.pool = _by_symbol(symbols)
    draft.face = face
    draft.step = ENEMY
    draft.events.append(_rolled(symbols, face))


def resolve_enemy_die(draft: Draft) -> None:
    """Resolve step 4 (TRN-5, TRN-6); then a Hero off the map has to Spawn (TRN-12)."""
    draft.step = ACTIONS
    enemies.enemy_die(draft, draft.face)
    draft.must_spawn = spawn_is_due(draft)
    solo_events.before_actions(draft)


@rule("TRN-12", "TRN-7", off=False)
def spawn_is_due(draft: Draft) -> bool:
    """TRN-12, TRN-7: a Hero off the map when the Actions step begins has to Spawn."""
    return draft.heroes[draft.active].at < 0


def fall_down(draft: Draft) -> None:
    """Resolve step 7 (TRN-10)."""
    draft.step = FINISH
    fall_at_the_end(draft)


@rule("TRN-10")
def fall_at_the_end(draft: Draft) -> None:
    """TRN-10: Gravity is applied at the end of every turn, always."""
    gravity.apply_gravity(draft)


def finish(draft: Draft) -> None:
    """Resolve step 8 (TRN-14): tokens and the event, then the Boss Turn or the next player's turn."""
    for act in end_step():
        act(draft)
    if draft.winner >= 0:
        return
    if boss.boss_turn_due(draft):
        draft.step = BOSS
        boss.begin_turn(draft)
    else:
        next_player(draft)


def _the_other_way_round() -> tuple[Callable[[Draft], None], ...]:
    return (solo_events.event_ends, boss.tokens_act)


@rule("TRN-14", off=Instead(_the_other_way_round))
def end_step() -> tuple[Callable[[Draft], None], ...]:
    """TRN-14: return what acts in the End step: first the tokens, then the event of a solo game."""
    return (boss.tokens_act, solo_events.event_ends)


def next_player(draft: Draft) -> None:
    """Begin the turn of the next player."""
    draft.active = following(draft)
    draft.turn += 1
    draft.step = REMOVE
    lose_dice(draft)
    draft.bonus = 0
    draft.must_spawn = False
    if draft.heroes[draft.active].ward:
        draft.hero(draft.active).ward = 0
    draft.events.append(_began(draft.active, draft.turn))
    if draft.heroes[draft.active].boons:
        temporary_effects.end(draft, draft.active)
    solo_events.event_due(draft)


@rule("TRN-0", "FNT-4", off=Instead(lambda draft: draft.active))
def following(draft: Draft) -> int:
    """TRN-0: the next player clockwise, fainted or not (FNT-4)."""
    return (draft.active + 1) % draft.game.players


@rule("DIE-6")
def lose_dice(draft: Draft) -> None:
    """DIE-6: symbols that were not used are lost; what the Special die shows stays."""
    draft.roll, draft.pool, draft.face = (), EMPTY, NOWHERE


_STEPS: dict[int, Callable[[Draft], None]] = {
    SETUP: begin,
    REMOVE: remove_level,
    REFRESH: refresh,
    ENEMY: resolve_enemy_die,
    GRAVITY: fall_down,
    FINISH: finish,
    BOSS: next_player,
}
"""What each step of a turn does that goes on by itself: ACTIONS and ROLL wait, SPECIAL_DIE may."""
