"""Citations of the rules of set-up, and of later draws of the same kind (SET, ART-1, LNG-1)."""

from __future__ import annotations

from platformer_nb.games.platformer import events as e
from platformer_nb.games.platformer.citations.registry import NO_FACTS, Facts, allows, decides
from platformer_nb.games.platformer.citations.watching import Occurrence
from platformer_nb.games.platformer.model import actions as a
from platformer_nb.games.platformer.model.state import SETUP, State
from platformer_nb.games.platformer.rules.cards.cards import BOUGHT, RESTOCKED, RETURNED
from platformer_nb.games.platformer.rules.course.setup import STANDARD_LEVELS

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
