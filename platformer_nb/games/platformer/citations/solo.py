"""Citations of the rules of the solo game (SOL)."""

from __future__ import annotations

from typing import Any

from platformer_nb.games.platformer import events as e
from platformer_nb.games.platformer.citations.fighting import of_a_trap
from platformer_nb.games.platformer.citations.positions import applied_by
from platformer_nb.games.platformer.citations.registry import Facts, allows, decides
from platformer_nb.games.platformer.citations.watching import Occurrence
from platformer_nb.games.platformer.model import actions as a
from platformer_nb.games.platformer.model.state import ACTIONS, FINISH, NOBODY, State
from platformer_nb.games.platformer.rules.course.chance_outcomes import dice_rolled
from platformer_nb.games.platformer.rules.course.solo import event_of

# --- actions -------------------------------------------------------------------------------------------------


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
