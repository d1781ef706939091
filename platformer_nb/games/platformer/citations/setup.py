"""Citations of the rules of set-up, of later draws of the same kind, and of the solo game (SET, ART-1, LNG-1, SOL)."""

from __future__ import annotations

from typing import Any

from platformer_nb.games.platformer import events as e
from platformer_nb.games.platformer.citations.fighting import of_a_trap
from platformer_nb.games.platformer.citations.positions import applied_by
from platformer_nb.games.platformer.citations.registry import NO_FACTS, Facts, allows, decides
from platformer_nb.games.platformer.citations.watching import Occurrence
from platformer_nb.games.platformer.model import actions as a
from platformer_nb.games.platformer.model.state import ACTIONS, FINISH, NOBODY, SETUP, State
from platformer_nb.games.platformer.rules.cards.cards import BOUGHT, RESTOCKED, RETURNED
from platformer_nb.games.platformer.rules.course.chance_outcomes import dice_rolled
from platformer_nb.games.platformer.rules.course.setup import STANDARD_LEVELS
from platformer_nb.games.platformer.rules.course.solo import event_of

# --- Heroes and seats ----------------------------------------------------------------------------------------


@allows("SET-6", a.Deal)
def a_hero_nobody_has(_state: State, action: a.Deal) -> Facts:
    """SET-6: each player gets a random Hero."""
    return {"hero": action.card}


@allows("SET-8", a.First)
def anybody_begins(_state: State, _action: a.First) -> Facts:
    """SET-8: the first player is chosen at random."""
    return NO_FACTS


@decides("SET-12", e.Spawned)
def comes_in_for_the_first_time(seen: Occurrence[e.Spawned]) -> bool:
    """SET-12: every Hero begins off the map and Spawns in its first turn."""
    state = seen.start
    return state.must_spawn and state.turn <= state.game.players


# --- Levels --------------------------------------------------------------------------------------------------


def _is_boss_level(state: State, action: a.Reveal) -> bool:
    return action.level == state.game.levels


@allows("LVL-1", a.Reveal)
def a_move_has_revealed_it(state: State, action: a.Reveal) -> Facts | None:
    """LVL-1: a Hero has Moved into the top Row."""
    return None if state.step == SETUP else {"level": action.level}


@allows("BOS-2", a.Reveal)
def the_boss_level_is_next(state: State, action: a.Reveal) -> Facts | None:
    """BOS-2: the Boss Level has no Enemy card."""
    return {"level": action.level} if _is_boss_level(state, action) else None


@allows("SET-1", a.Reveal)
def tiles_of_the_tower(state: State, action: a.Reveal) -> Facts | None:
    """SET-1: two tiles of the dungeon, drawn at random."""
    return None if _is_boss_level(state, action) else {"level": action.level}


@allows("SET-3", a.Reveal)
def tiles_of_the_boss_level(state: State, action: a.Reveal) -> Facts | None:
    """SET-3: two tiles of the dungeon that are made for the Boss Level."""
    return {"level": action.level} if _is_boss_level(state, action) else None


@allows("SET-2", a.Reveal)
def enemy_of_its_grade(_state: State, action: a.Reveal) -> Facts | None:
    """SET-2: one Enemy card of the Level's grade."""
    return {"level": action.level, "enemy": action.enemy} if action.enemy else None


@allows("LNG-1", a.Reveal)
def a_level_more(state: State, action: a.Reveal) -> Facts | None:
    """LNG-1: on the longer map another card of grade III is drawn."""
    if _is_boss_level(state, action) or action.level < STANDARD_LEVELS:
        return None
    return {"level": action.level, "enemy": action.enemy}


@decides("SET-7", e.EnemyAppeared, e.LevelRevealed)
def put_on_the_first_level(seen: Occurrence[e.EnemyAppeared]) -> bool:
    """SET-7: the first Level is filled before the game begins."""
    return seen.after.step == SETUP


# --- the Shop and the artifacts ------------------------------------------------------------------------------


@allows("SET-4", a.Draw)
def laid_out(state: State, action: a.Draw) -> Facts | None:
    """SET-4: three items and three potions are displayed."""
    again = state.pending[-1].b == RESTOCKED
    return {"card": action.card} if again or state.step == SETUP else None


@allows("ACT-2", a.Draw)
def gap_of_a_purchase(state: State, action: a.Draw) -> Facts | None:
    """ACT-2: the gap is refilled at once."""
    bought = state.pending[-1].b == BOUGHT and state.step != SETUP
    return {"card": action.card} if bought else None


@allows("CRD-2", a.Draw)
def gap_that_was_open(state: State, action: a.Draw) -> Facts | None:
    """CRD-2: a potion returned to its deck fills an open gap."""
    return {"card": action.card} if state.pending[-1].b == RETURNED else None


@allows("CRD-1", a.Draw)
def laid_out_anew(state: State, action: a.Draw) -> Facts | None:
    """CRD-1: a card makes the Shop deal new cards."""
    return {"card": action.card} if state.pending[-1].b == RESTOCKED else None


@decides("SET-4", e.Drawn, e.Restocked)
def displayed_anew(seen: Occurrence[e.Drawn]) -> bool:
    """SET-4: the decks are shuffled, and three of each are displayed."""
    return seen.event.rule == "CRD-1"


@allows("ART-1", a.DrawArtifact)
def laid_in_the_middle(_state: State, action: a.DrawArtifact) -> Facts:
    """ART-1: two random artifacts lie in the middle."""
    return {"card": action.card}


# --- a solo game ---------------------------------------------------------------------------------------------


@allows("SOL-1", a.RevealEvent)
def the_top_event(_state: State, action: a.RevealEvent) -> Facts:
    """SOL-1: the top event card is revealed."""
    return {"card": action.card}


@allows("SOL-2", a.Roll)
def fewer_dice(state: State, _action: a.Roll) -> Facts | None:
    """SOL-2: the event of the turn removes dice from the roll."""
    return {"needs": dice_rolled(state)} if event_of(state).fewer_dice else None


# --- what an event of the turn changes -----------------------------------------------------------------------


@decides("SOL-2", e.EnemyAttacked)
def an_event_changes_the_damage(seen: Occurrence[e.EnemyAttacked]) -> bool:
    """SOL-2: the event of the turn changes the damage of Enemies."""
    return bool(event_of(seen.after).enemy_damage)


@decides("SOL-2", e.Wounded)
def an_event_sharpens_traps(seen: Occurrence[e.Wounded]) -> bool:
    """SOL-2: the event of the turn adds Wounds to Traps."""
    return of_a_trap(seen) and bool(event_of(seen.after).trap_wounds)


@decides("SOL-2", e.Fell, e.Held, e.Hovered)
def an_event_lets_fall(seen: Occurrence[Any]) -> bool:
    """SOL-2: the event of the turn applies Gravity."""
    return applied_by(seen) == "SOL-2"


@decides("SOL-2", e.EnemyMoved, e.EnemyStayed, e.EnemyAttacked)
def an_event_stirs_enemies(seen: Occurrence[Any]) -> bool:
    """SOL-2: the event of the turn makes Enemies move or attack in the End step."""
    card = any(isinstance(x, e.Commanded) for x in seen.earlier)
    return seen.after.step == FINISH and not card


@decides("SOL-2", e.Strengthened)
def an_event_strengthens(seen: Occurrence[e.Strengthened]) -> bool:
    """SOL-2: the event of the turn strengthens the next attack."""
    return seen.after.step != ACTIONS


# --- the end -------------------------------------------------------------------------------------------------


@decides("SET-9", e.Won)
def wins_at_once(_moment: Occurrence[e.Won]) -> bool:
    """SET-9: the player who defeats the Boss wins at once."""
    return True


@decides("SOL-5", e.Won)
def the_score_is_counted(seen: Occurrence[e.Won]) -> bool:
    """SOL-5: a solo game that is won is scored."""
    return seen.after.solo is not None and seen.after.winner < NOBODY


@decides("SOL-6", e.Defeated)
def counts_for_the_score(seen: Occurrence[e.Defeated]) -> bool:
    """SOL-6: summons and the Boss count as defeated Enemies."""
    state = seen.after
    return state.solo is not None and not state.game.kinds[seen.event.figure].grade


@decides("SOL-6", e.EnemyGone)
def does_not_count(seen: Occurrence[e.EnemyGone]) -> bool:
    """SOL-6: Enemies discarded with a removed Level do not count."""
    return seen.after.solo is not None and seen.event.rule == "LVL-4"


@decides("SOL-7", e.FirstPlayer)
def no_starting_bonus(seen: Occurrence[e.FirstPlayer]) -> bool:
    """SOL-7: a single player gets no starting bonus."""
    return seen.after.game.players == 1
