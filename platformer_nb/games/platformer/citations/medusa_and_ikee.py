"""Citations of the rules of Medusa and Ikee: their cards and tokens (MED, IKE, SET-11)."""

from __future__ import annotations

from typing import Any

from platformer_nb.games.platformer import events as e
from platformer_nb.games.platformer.citations.registry import NO_FACTS, Facts, allows, decides
from platformer_nb.games.platformer.citations.watching import Occurrence, is_enemy
from platformer_nb.games.platformer.kinds.tables import PENDING
from platformer_nb.games.platformer.model import actions as a
from platformer_nb.games.platformer.model.box.box import BLANK
from platformer_nb.games.platformer.model.state import State
from platformer_nb.games.platformer.rules.figures import boss

# --- actions -------------------------------------------------------------------------------------------------


@allows("MED-1", a.BossDie)
def the_die_picks_the_card(_state: State, _action: a.BossDie) -> Facts:
    """MED-1: the enemy die is rolled for Medusa."""
    return NO_FACTS


@allows("MED-1", a.BossDraw)
def drawn_until_one_bears_the_symbol(state: State, action: a.BossDraw) -> Facts | None:
    """MED-1: attack cards are drawn until one bears the rolled symbol."""
    return {"card": action.card} if PENDING[state.pending[-1].kind].rule == "MED-1" else None


@allows("IKE-1", a.BossDraw)
def one_of_two(state: State, action: a.BossDraw) -> Facts | None:
    """IKE-1: two cards are drawn."""
    return {"card": action.card} if PENDING[state.pending[-1].kind].rule == "IKE-1" else None


@allows("IKE-5", a.BossDraw)
def the_deck_runs_out(state: State, action: a.BossDraw) -> Facts | None:
    """IKE-5: this card was the last of the deck, so the discards are shuffled into a new one."""
    last = state.pending[-1].kind == "boss-pair" and len(state.boss_deck) == 1
    return {"card": action.card} if last else None


@allows("MED-3", a.Discard)
def two_symbols_discard_it(_state: State, action: a.Discard) -> Facts:
    """MED-3: any two symbols discard a Stone token."""
    return {"token": action.token}


@allows("MED-4", a.Mirror, a.Endure)
def asked_for_the_mirror(_state: State, _action: Any) -> Facts:
    """MED-4: a Hero in range may discard its Mirror token."""
    return NO_FACTS


# --- Stone and Poison ----------------------------------------------------------------------------------------


def _is_stone(state: State, figure: int) -> bool:
    if is_enemy(figure):
        return False
    known = boss.sheet(state).tokens
    return any(known[t].stone for t in state.heroes[figure - 1].tokens)


@allows("MED-5", a.SetSpecial)
def stone_sets_its_die(state: State, action: a.SetSpecial) -> Facts | None:
    """MED-5: a Hero with a Stone token sets its Special die like any other."""
    sets = action.payment is not None and _is_stone(state, state.active + 1)
    return {"hero": state.hero.card} if sets else None


@allows("MED-5", a.Hold, a.Drop)
def stone_holds_a_ladder(state: State, _action: a.Hold | a.Drop) -> Facts | None:
    """MED-5: a Hero with a Stone token may hold on to a Ladder."""
    figure = state.occupied[state.pending[-1].a]
    return {"hero": state.heroes[figure - 1].card} if _is_stone(state, figure) else None


@decides("MED-5", e.Pushed, e.Fell)
def stone_is_moved(seen: Occurrence[Any]) -> bool:
    """MED-5: a Hero with a Stone token is pushed and falls like any figure."""
    return _is_stone(seen.before, seen.event.figure)


@decides("MED-5", e.EnemyAttacked, e.Held)
def stone_is_attacked_or_holds(seen: Occurrence[Any]) -> bool:
    """MED-5: a Hero with a Stone token is attacked like any Hero."""
    return _is_stone(seen.before, seen.event.hero)


@decides("MED-5", e.BossRolled)
def stone_has_a_boss_turn(seen: Occurrence[e.BossRolled]) -> bool:
    """MED-5: a Boss Turn follows the turn of a Hero with a Stone token."""
    return _is_stone(seen.start, seen.active)


@decides("MED-6", e.Wounded)
def poison_stays(seen: Occurrence[e.Wounded]) -> bool:
    """MED-6: the Poison token stays when it has dealt its Wound."""
    return seen.event.rule == "MED-2" and bool(seen.event.left)


@decides("MED-6", e.TokenLost)
def poison_goes(seen: Occurrence[e.TokenLost]) -> bool:
    """MED-6: only a faint or a card removes a Poison token."""
    known = boss.sheet(seen.after).tokens
    return bool(known[seen.event.token].end_wounds)


@decides("MED-4", e.TokenGained)
def not_warded_off(seen: Occurrence[e.TokenGained]) -> bool:
    """MED-4: the Hero could have warded the token off, and did not."""
    return isinstance(seen.action, a.Endure)


@decides("BOS-10", e.BossRolled)
def the_boss_turn_has_begun(_moment: Occurrence[e.BossRolled]) -> bool:
    """BOS-10: the Boss Turn follows the turn of a player on the Boss Level."""
    return True


@decides("BOS-8", e.SpecialReset)
def one_effect_of_the_card(seen: Occurrence[e.SpecialReset]) -> bool:
    """BOS-8: the effects of an attack card are resolved in order."""
    return isinstance(seen.action, (a.BossDraw, a.Endure, a.Mirror))


# --- the pair of cards ---------------------------------------------------------------------------------------


def _pair(seen: Occurrence[e.BossDrew]) -> tuple[int, int] | None:
    """Return the symbols of the two cards; None for a card that is drawn alone."""
    if seen.event.rule != "IKE-1":
        return None
    faces = {c.id: c.face for c in boss.sheet(seen.after).cards}
    one, two = [faces[x.card] for x in seen.events if isinstance(x, e.BossDrew)]
    return one, two


def _sooner(counts: tuple[int, int]) -> int:
    """Return which of the two cards is resolved: -1 the second, 1 the first, 0 both."""
    one, two = counts
    return (one > two) - (one < two)


def _rolled(seen: Occurrence[e.BossDrew], pair: tuple[int, int]) -> tuple[int, int]:
    roll = seen.start.roll
    return roll.count(pair[0]), roll.count(pair[1])


@decides("IKE-2", e.BossDrew)
def a_tie_settles_both(seen: Occurrence[e.BossDrew]) -> bool:
    """IKE-2: both symbols were rolled equally often, or are the same."""
    pair = _pair(seen)
    return pair is not None and _sooner(_rolled(seen, pair)) == 0


@decides("IKE-4", e.BossDrew)
def a_tie_of_none_to_none(seen: Occurrence[e.BossDrew]) -> bool:
    """IKE-4: neither symbol was rolled."""
    pair = _pair(seen)
    return pair is not None and _rolled(seen, pair) == (0, 0)


@decides("IKE-3", e.BossDrew)
def at_least_one(seen: Occurrence[e.BossDrew]) -> bool:
    """IKE-3: at least one card is resolved, even if neither symbol was rolled."""
    return a_tie_of_none_to_none(seen)


@decides("IKE-6", e.BossDrew)
def the_roll_alone_counts(seen: Occurrence[e.BossDrew]) -> bool:
    """IKE-6: only the roll counts: the Special die, or dice changed by a card, would decide otherwise."""
    pair, state = _pair(seen), seen.start
    if pair is None:
        return False
    special, pool = state.hero.special, state.pool
    one, two = _rolled(seen, pair)
    with_special = one + (special == pair[0] != BLANK), two + (special == pair[1] != BLANK)
    turned = any(pool[face] > state.roll.count(face) for face in pair)
    return turned or _sooner(with_special) != _sooner((one, two))


@decides("DIE-4", e.BossDrew)
def used_dice_count(seen: Occurrence[e.BossDrew]) -> bool:
    """DIE-4: a used die keeps its face: without used dice the outcome would have been different."""
    pair, pool = _pair(seen), seen.start.pool
    if pair is None:
        return False
    return _sooner((pool[pair[0]], pool[pair[1]])) != _sooner(_rolled(seen, pair))


@decides("IKE-5", e.BossDrew)
def shuffled_anew(seen: Occurrence[e.BossDrew]) -> bool:
    """IKE-5: the deck has run out, and the discards are shuffled into a new one."""
    return seen.event.rule == "IKE-1" and len(seen.start.boss_deck) == 1
