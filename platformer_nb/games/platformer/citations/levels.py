"""Citations of the rules of Levels and the Boss Level (LVL, BLV)."""

from __future__ import annotations

from typing import Any

from platformer_nb.games.platformer import events as e
from platformer_nb.games.platformer.citations.moving import moves
from platformer_nb.games.platformer.citations.positions import (
    across_the_seal,
    in_the_top_row,
    on_boss_level,
)
from platformer_nb.games.platformer.citations.registry import NO_FACTS, Facts, allows, decides
from platformer_nb.games.platformer.citations.watching import Occurrence, is_enemy, watched
from platformer_nb.games.platformer.model import actions as a
from platformer_nb.games.platformer.model.facts import at
from platformer_nb.games.platformer.model.state import ACTIONS, State
from platformer_nb.games.platformer.rules.course import levels

# --- revealing -----------------------------------------------------------------------------------------------

REVEALING = (a.Move, a.Step, a.Portal)


def _reveals(state: State, action: Any) -> bool:
    """Return whether this Move reveals a Level: it leads into the top Row, and the Hero arrives there."""
    if isinstance(action, a.Step) and not moves(state, action):
        return False
    return in_the_top_row(state, action.to) and any(
        isinstance(seen.event, (e.Moved, e.Travelled)) for seen in watched(state, action)
    )


@allows("LVL-1", *REVEALING)
def the_next_level_is_revealed(state: State, action: Any) -> Facts | None:
    """LVL-1: a Move into the top Row of the highest revealed Level reveals the next."""
    return {"to": at(state, action.to)} if _reveals(state, action) else None


@allows("LVL-6", *REVEALING)
def a_move_of_its_own(state: State, action: Any) -> Facts | None:
    """LVL-6: any Move of the Hero's own does: a step, a portal, by a card, along the Row as well."""
    return {"to": at(state, action.to)} if _reveals(state, action) else None


@decides("LVL-1", e.Moved, e.Travelled)
def reveals_the_next_level(seen: Occurrence[Any]) -> bool:
    """LVL-1: the Move led into the top Row of the highest revealed Level."""
    return in_the_top_row(seen.before, seen.event.to)


@decides("LVL-6", e.Moved, e.Travelled)
def reveals_by_its_own_move(seen: Occurrence[Any]) -> bool:
    """LVL-6: it was the Hero's own Move."""
    return in_the_top_row(seen.before, seen.event.to)


@decides("LVL-6", e.Pushed, e.Fell, e.Spawned, e.Placed, e.Swapped)
def reveals_nothing(seen: Occurrence[Any]) -> bool:
    """LVL-6: a Hero pushed, placed or landing in the top Row reveals nothing (house rule: it does)."""
    figure = getattr(seen.event, "figure", 0)
    return not is_enemy(figure) and in_the_top_row(seen.before, seen.event.to)


@decides("LVL-1", e.LevelRevealed)
def by_the_same_trigger(seen: Occurrence[e.LevelRevealed]) -> bool:
    """LVL-1: the Boss Level is revealed by the same trigger as any other."""
    return seen.event.rule == "BOS-2"


@decides("MAP-1", e.LevelRevealed)
def two_tiles_side_by_side(_moment: Occurrence[e.LevelRevealed]) -> bool:
    """MAP-1: a Level is two tiles side by side."""
    return True


@decides("LVL-2", e.LevelRevealed)
def the_turn_goes_on(seen: Occurrence[e.LevelRevealed]) -> bool:
    """LVL-2: the active player then continues the turn."""
    return seen.after.step == ACTIONS


@decides("LVL-7", e.LevelRevealed)
def some_spaces_will_stay_empty(seen: Occurrence[e.LevelRevealed]) -> bool:
    """LVL-7: there are fewer tokens left than spawn spaces."""
    return any(frame.kind == "leave-empty" for frame in seen.end.pending)


@decides("SET-5", e.LevelRevealed)
def tokens_run_short(seen: Occurrence[e.LevelRevealed]) -> bool:
    """SET-5: Enemy tokens are limited by what is in the box."""
    return some_spaces_will_stay_empty(seen)


@allows("LVL-7", a.LeaveEmpty)
def some_spaces_stay_empty(_state: State, _action: a.LeaveEmpty) -> Facts:
    """LVL-7: the active player chooses which spawn spaces stay empty."""
    return NO_FACTS


@allows("SET-5", a.LeaveEmpty)
def no_tokens_are_left(_state: State, _action: a.LeaveEmpty) -> Facts:
    """SET-5: Enemy tokens are limited by what is in the box."""
    return NO_FACTS


# --- removing ------------------------------------------------------------------------------------------------


@decides("LVL-5", e.LevelRemoved)
def only_one_goes(seen: Occurrence[e.LevelRemoved]) -> bool:
    """LVL-5: only one Level is removed per turn, even if the Hero stands higher still."""
    state = seen.start
    if state.hero.at < 0 or seen.event.rule != "LVL-4" or len(_removed(seen)) > 1:
        return False
    return seen.after.level(seen.after.hero.at) >= seen.event.level + 3


def _removed(seen: Occurrence[Any]) -> list[e.LevelRemoved]:
    return [x for x in seen.events if isinstance(x, e.LevelRemoved)]


@decides("LVL-4", e.Fainted)
def faints_with_its_level(seen: Occurrence[e.Fainted]) -> bool:
    """LVL-4: every Hero on a Level that is removed faints."""
    wounded = isinstance(seen.last, e.Wounded) and seen.last.hero == seen.event.hero
    return not wounded and bool(_removed(seen))


@decides("LVL-8", e.EnemyGone)
def it_came_from_another_level(seen: Occurrence[e.EnemyGone]) -> bool:
    """LVL-8: an Enemy is removed with the Level on which it stands, whichever it came from."""
    state, level = seen.after, seen.after.level(seen.event.frm)
    kind = state.game.kinds[seen.event.figure]
    own = next((x.enemy for x in state.tower if x.number == level), "")
    other = kind.id != own if own else kind.grade != levels.grade_of(level, state.game)
    return seen.event.rule == "LVL-4" and other


@decides("LVL-8", e.LevelRemoved)
def some_have_left_it(seen: Occurrence[e.LevelRemoved]) -> bool:
    """LVL-8: Enemies that left the Level stay in the game."""
    state, level = seen.before, seen.event.level
    own = next((x.enemy for x in state.tower if x.number == level), "")
    code = state.game.codes.get(own, 0)
    return bool(code) and any(
        figure == code and state.level(space) > level for space, figure in enumerate(state.occupied)
    )


@decides("BLV-4", e.LevelRemoved)
def all_have_entered(seen: Occurrence[e.LevelRemoved]) -> bool:
    """BLV-4: the last Hero has entered the Boss Level."""
    return seen.after.step == ACTIONS


@decides("BLV-8", e.LevelRemoved)
def alone_it_is_the_last(seen: Occurrence[e.LevelRemoved]) -> bool:
    """BLV-8: a single player's Hero is both the first and the last to enter."""
    return seen.after.step == ACTIONS and seen.after.game.players == 1


# --- the Boss Level ------------------------------------------------------------------------------------------


@decides("BLV-8", e.Moved, e.Travelled, e.Placed)
def first_to_enter(seen: Occurrence[Any]) -> bool:
    """BLV-8: the first Hero to enter changes nothing for those below."""
    event, state = seen.event, seen.after
    others = [hero for seat, hero in enumerate(state.heroes) if seat != event.hero - 1]
    enters = on_boss_level(state, event.to) and not on_boss_level(state, event.frm)
    inside = any(hero.fell_at_boss or on_boss_level(state, hero.at) for hero in others)
    return enters and bool(others) and not inside


@decides("BLV-5", e.EnemyMoved, e.EnemyStayed, e.EnemyAttacked)
def the_die_reaches_all(seen: Occurrence[Any]) -> bool:
    """BLV-5: the Boss Level is sealed, but the enemy die still reaches all."""
    event = seen.event
    if isinstance(event, e.EnemyAttacked) and event.rule not in ("TRN-5", "ENM-7"):
        return False
    space = event.at if isinstance(event, e.EnemyStayed) else event.frm
    return across_the_seal(seen.after, space)


@decides("BLV-6", e.Fainted)
def will_spawn_up_there(seen: Occurrence[e.Fainted]) -> bool:
    """BLV-6: a Hero who faints on the Boss Level Spawns only there."""
    return on_boss_level(seen.before, seen.event.frm)


@decides("BLV-7", e.Fainted)
def has_not_entered(seen: Occurrence[e.Fainted]) -> bool:
    """BLV-7: a Hero who faints while pushing its way in has not entered."""
    action, state = seen.action, seen.start
    if not isinstance(action, (a.Move, a.Step)) or seen.event.hero != seen.active:
        return False
    entering = moves(state, action) and not on_boss_level(state, state.hero.at)
    pushing = entering and on_boss_level(state, action.to) and bool(state.occupied[action.to])
    return pushing and not on_boss_level(state, seen.event.frm)
