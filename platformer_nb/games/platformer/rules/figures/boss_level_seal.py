"""The seal of the Boss Level: how far anything a Hero does can reach (BLV-5).

Whatever acts on others, on tokens or on Spaces (an attack, a shove, each effect of a card, a star or an
ability) takes its targets from the Spaces given here and checks nothing else about the seal. So no
effect, including future ones, crosses it.

What is not an act of a Hero is not limited: the enemy die (TRN-5, TRN-6), Gravity (GRA-11), an event of
the solo game (SOL-2), the removal of Levels (BLV-4). The attack cards of the Boss have a limit of their
own (BOS-15), the Shop has one display for all (ACT-7), an artifact changes hands wherever its holder
stands (ART-2), and a Hero enters by its own Move, with a Push too (BLV-3).
"""

from __future__ import annotations

from platformer_nb.core.ruling import Cite
from platformer_nb.games.platformer.model.facts import at, cite, edge, who
from platformer_nb.games.platformer.model.state import State
from platformer_nb.games.platformer.model.state_builder import Draft
from platformer_nb.games.platformer.registry import rule

EVERYWHERE = range(1 << 16)
"""More Spaces than any tower has."""


@rule("BLV-5", off=EVERYWHERE)
def within_reach(where: State | Draft) -> range:
    """BLV-5: return the Spaces on the active Hero's side of the seal; nothing it does reaches others."""
    terrain = where.terrain
    if where.hero_at >= terrain.boss_low:
        return range(terrain.boss_low, terrain.size)
    return range(terrain.low, terrain.boss_low)


@rule("BLV-5")
def sealed_off(state: State, space: int) -> Cite | None:
    """BLV-5: from below, nothing on the Boss Level can be acted on, nor the reverse."""
    if not state.terrain.covers(space) or space in within_reach(state):
        return None
    frm = state.hero.at
    facts = {"from": at(state, frm), **edge(state, frm, space), **who(state, space)}
    return cite("BLV-5", to=at(state, space), **facts)


@rule("ADJ-5", "BLV-2", off=EVERYWHERE)
def within_own_reach(where: State | Draft) -> range:
    """ADJ-5, BLV-2: return the Spaces where a card may put its own Hero: those on its side of the seal.

    By a house rule of ADJ-5 it may also put it from below onto the Boss Level.
    """
    reached = within_reach(where)
    if ("ADJ-5", "placed") in where.game.rulings:
        return range(reached.start, where.terrain.size)
    return reached


@rule("ADJ-5")
def only_a_move_leads_up(state: State, to: int) -> Cite | None:
    """ADJ-5: only a Hero's own Move goes up through the one-way Platforms."""
    frm, boss_low = state.hero.at, state.terrain.boss_low
    if not frm < boss_low <= to or to in within_own_reach(state):
        return None
    return cite("ADJ-5", **{"from": at(state, frm)}, to=at(state, to), edge="oneway")
