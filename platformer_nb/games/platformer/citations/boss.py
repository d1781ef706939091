"""Citations of the rules of every Boss (BOS)."""

from __future__ import annotations

from typing import Any

from platformer_nb.games.platformer import events as e
from platformer_nb.games.platformer.citations.positions import joined, on_boss_level, passed
from platformer_nb.games.platformer.citations.registry import NO_FACTS, Facts, allows, decides
from platformer_nb.games.platformer.citations.watching import Occurrence, is_enemy
from platformer_nb.games.platformer.model import actions as a
from platformer_nb.games.platformer.model.box.boss_effects import GiveToken, Summon
from platformer_nb.games.platformer.model.box.box import BossCard
from platformer_nb.games.platformer.model.facts import at
from platformer_nb.games.platformer.model.state import State
from platformer_nb.games.platformer.model.terrain import ICON
from platformer_nb.games.platformer.rules.course import levels
from platformer_nb.games.platformer.rules.figures import boss, on_enter

# --- actions -------------------------------------------------------------------------------------------------


@allows("BOS-4", a.PlaceBoss)
def on_a_spawn_space(state: State, action: a.PlaceBoss) -> Facts:
    """BOS-4: the Boss appears on one of its spawn spaces."""
    return {"to": at(state, action.to)}


@allows("BOS-17", a.PlaceSummons)
def where_the_active_player_chooses(state: State, action: a.PlaceSummons) -> Facts:
    """BOS-17: a summons appears on a free spawn space of the Boss Level."""
    return {"to": at(state, action.to)}


@allows("BOS-10", a.BossDie, a.BossDraw)
def the_boss_turn_begins(state: State, action: Any) -> Facts | None:
    """BOS-10: a Boss Turn follows the turn of a player whose Hero is on the Boss Level."""
    later = isinstance(action, a.BossDraw) and (state.pending[-1].kind, state.pending[-1].a) != (
        "boss-pair",
        0,
    )
    return None if later else NO_FACTS


# --- the Boss as a figure --------------------------------------------------------------------------------


@decides("BOS-1", e.EnemyMoved, e.EnemyStayed, e.Shoved, e.Pushed, e.Fell, e.EnemyAttacked)
def what_touches_enemies_touches_it(seen: Occurrence[Any]) -> bool:
    """BOS-1: the Boss is an Enemy."""
    return bool(seen.event.figure == seen.after.game.boss_code)


@decides("BOS-1", e.Fell)
def it_holds_who_stands_on_it(seen: Occurrence[e.Fell]) -> bool:
    """BOS-1: the Boss supports a figure that falls onto it."""
    state, to = seen.after, seen.event.to
    beneath = to - state.terrain.width
    return not state.terrain.floor[to] and state.occupied[beneath] == state.game.boss_code


@decides("BOS-6", e.EnemyAttacked)
def through_walls_and_platforms(seen: Occurrence[e.EnemyAttacked]) -> bool:
    """BOS-6: Boss attacks ignore Walls and Platforms: one lies between the Boss and the Hero."""
    event, state = seen.event, seen.before
    here = state.heroes[event.hero - 1].at
    beside = state.terrain.direction(event.frm, here) >= 0
    of_the_boss = event.figure == state.game.boss_code
    return of_the_boss and beside and not joined(state, event.frm, here)


@decides("BOS-13", e.EnemyAttacked)
def by_its_damage(seen: Occurrence[e.EnemyAttacked]) -> bool:
    """BOS-13: by the enemy die and by zone of control the Boss deals its own damage."""
    return seen.event.figure == seen.after.game.boss_code


@decides("BOS-5", e.Struck)
def a_token_adds_to_it(seen: Occurrence[e.Struck]) -> bool:
    """BOS-5: a Boss token has the effect that the boss sheet gives it."""
    known = seen.after.game.box.bosses[seen.after.game.boss].tokens
    plain = seen.event.rule == "SYM-2"
    return plain and any(known[t].attack for t in seen.start.heroes[seen.event.hero - 1].tokens)


@decides("BOS-16", e.TokenGained)
def it_enters_an_icon_space(seen: Occurrence[e.TokenGained]) -> bool:
    """BOS-16: a Hero who enters a special icon space gains its token at once."""
    return seen.event.rule == "BOS-5"


@decides("BOS-16", e.Fell)
def it_falls_through_an_icon_space(seen: Occurrence[e.Fell]) -> bool:
    """BOS-16: falling through a special icon space gains nothing."""
    feature = seen.after.terrain.feature
    return not is_enemy(seen.event.figure) and any(feature[s] == ICON for s in passed(seen))


# --- attack cards --------------------------------------------------------------------------------------------


def _settled(seen: Occurrence[e.BossDrew]) -> BossCard | None:
    """Return the drawn card, None if it is not resolved."""
    sheet = boss.sheet(seen.after)
    return next(c for c in sheet.cards if c.id == seen.event.card) if seen.event.hits else None


@decides("BOS-7", e.EnemyAttacked, e.TokenGained, e.Lost)
def it_is_in_range(seen: Occurrence[Any]) -> bool:
    """BOS-7: an attack card reaches the Heroes in its range."""
    return seen.event.rule in ("BOS-13", "BOS-8")


@decides("BOS-15", e.BossDrew)
def it_reaches_nobody_below(seen: Occurrence[e.BossDrew]) -> bool:
    """BOS-15: an attack card reaches only Heroes who stand on the Boss Level."""
    card, state = _settled(seen), seen.after
    if card is None or all(isinstance(x, Summon) for x in card.effects):
        return False
    return any(
        not on_boss_level(state, hero.at) and _would_reach(state, hero.at, card.range)
        for hero in state.heroes
    )


def _would_reach(state: State, space: int, reach: str) -> bool:
    """Return whether a range would reach a Space below if it did not end at the Boss Level."""
    if space < 0 or reach == "everywhere":
        return reach == "everywhere"
    width, where = state.terrain.width, state.occupied.find(state.game.boss_code)
    across, down = abs(space % width - where % width), abs(space // width - where // width)
    return {"adjacent": across + down == 1, "around": max(across, down) == 1}.get(reach, False)


@decides("BOS-11", e.BossDrew)
def summons_are_ignored(seen: Occurrence[e.BossDrew]) -> bool:
    """BOS-11: if all tokens are out, or every spawn space is taken, a summons is ignored."""
    card, state = _settled(seen), seen.end
    kinds = [x.enemy for x in card.effects if isinstance(x, Summon)] if card else []
    full = not boss.summon_spaces(state)
    return any(full or levels.enemy_tokens(state, state.game.codes[kind]) <= 0 for kind in kinds)


@decides("SET-5", e.BossDrew)
def no_tokens_of_them_are_left(seen: Occurrence[e.BossDrew]) -> bool:
    """SET-5: the tokens of summons are limited."""
    card, state = _settled(seen), seen.end
    kinds = [x.enemy for x in card.effects if isinstance(x, Summon)] if card else []
    return any(levels.enemy_tokens(state, state.game.codes[kind]) <= 0 for kind in kinds)


# --- Boss tokens that run out --------------------------------------------------------------------------------

_COMING = (e.Moved, e.Travelled, e.Placed, e.Pushed, e.Fell, e.Spawned)


@decides("BOS-14", *_COMING)
def the_icon_space_gives_nothing(seen: Occurrence[Any]) -> bool:
    """BOS-14: no token of the kind is left: none is gained, and no Wound suffered."""
    event, state = seen.event, seen.after
    figure = getattr(event, "figure", getattr(event, "hero", 0))
    if is_enemy(figure) or state.terrain.feature[event.to] != ICON:
        return False
    return _none_for(state, figure - 1, boss.sheet(state).icon_token)


@decides("BOS-14", e.BossDrew)
def the_card_gives_nothing(seen: Occurrence[e.BossDrew]) -> bool:
    """BOS-14: a Hero in range would have gained a token of which none is left."""
    card, state = _settled(seen), seen.end
    tokens = [x.token for x in card.effects if isinstance(x, GiveToken)] if card else []
    return card is not None and any(
        boss.in_range(state, seat, card.range) and _none_for(state, seat, token)
        for token in tokens
        for seat in range(state.game.players)
    )


@decides("SET-5", *_COMING)
def boss_tokens_are_limited(seen: Occurrence[Any]) -> bool:
    """SET-5: Boss tokens are limited by what is in the box."""
    return the_icon_space_gives_nothing(seen)


def _none_for(state: State, seat: int, token: str) -> bool:
    """Return whether a Hero lacks a token of which none is left."""
    return token not in state.heroes[seat].tokens and on_enter.tokens_left(state, token) <= 0
