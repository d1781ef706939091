"""The seal of the Boss Level: no effect of any kind crosses it, and what is nobody's act does (BLV-5)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from platformer_nb.core.rules import NATURE
from platformer_nb.games.platformer import events as e
from platformer_nb.games.platformer.model.actions import Step
from platformer_nb.games.platformer.model.box import effects as fx
from platformer_nb.games.platformer.model.state import State
from platformer_nb.games.platformer.model.state_builder import Draft
from platformer_nb.games.platformer.rules.cards import effect_resolution
from platformer_nb.games.platformer.rules.course.advancing import advance
from tests.cards.deciding import FULL
from tests.games.drawn import figures, of, play, position, refused, rules, written

rule = pytest.mark.rule

MEETING = """
game: players 4; boss ikee; levels 2{ruling}
turn: 9; hero {active}; step actions
map:
    +----+----+----+----+----+----+
  6 |    :    :    :    :    :    |
    +    +    +    +    +    +    +
  5 |  i :   c:    :  I :   c:    |
    +====+====+====+====+====+====+
  4 |   g:  i :  3 :  2c:    :    |
    +^^^^+^^^^+^^^^+^^^^+^^^^+^^^^+
  3 |   g:  G :  1 :  4c:  G :   g|
    +====+====+====+====+====+====+
  2 |    :  G :   c:    :  E :    |
    +====+====+====+====+====+====+
  1 |    :    :    :    :    :    |
    +====+====+====+====+====+====+
hero 1: sweety; hearts 2; coins 3; gems 3; special move; items greedymmer (used)
hero 2: etorn; hearts 4; coins 3; gems 1; items thorn-blade; tokens brand
hero 3: avvy; hearts 3; coins 3; gems 3; special move; tokens brand
hero 4: lumi; hearts 4; coins 3; gems 1
roll: move move sword coin shove
pool: move sword shove
enemy die: left
"""
BELOW, ABOVE = 1, 3
"""The Hero who acts: both stand in the middle of the crowd on their side, one above the other."""

EFFECTS: dict[type, tuple[Any, ...]] = {
    fx.Gain: (fx.Gain(1, 1, 1),),
    fx.Pay: (fx.Pay(1, 1),),
    fx.Steps: (fx.Steps(2), fx.Steps(2, walls=True)),
    fx.Strengthen: (fx.Strengthen(2),),
    fx.Climb: (fx.Climb(),),
    fx.Swap: (fx.Swap(),),
    fx.Blink: (fx.Blink(9),),
    fx.Throw: (fx.Throw(9, 9),),
    fx.Blast: (fx.Blast(9),),
    fx.Slide: (fx.Slide(2),),
    fx.Command: (fx.Command(0), fx.Command(1), fx.Command(2)),
    fx.Steal: tuple(fx.Steal(9, reach) for reach in fx.RANGES),
    fx.Collect: tuple(fx.Collect(reach) for reach in fx.RANGES),
    fx.Restock: (fx.Restock(),),
    fx.Cleanse: (fx.Cleanse(),),
    fx.Refresh: (fx.Refresh(),),
    fx.Reroll: (fx.Reroll(),),
    fx.Recover: (fx.Recover(1),),
    fx.Turn: (fx.Turn(),),
    fx.Ward: (fx.Ward(9),),
    fx.Boon: tuple(fx.Boon(boon) for boon in fx.BOONS),
    fx.Charge: (fx.Charge(4),),
}
"""Every kind of effect there is, far stronger than on any card."""

REACHING = (fx.Swap, fx.Throw, fx.Blast, fx.Slide, fx.Command, fx.Steal, fx.Collect)
"""Those that do something to others or to what lies on the map."""


def meeting(active: int, ruling: str = "") -> State:
    return position(MEETING.format(active=active, ruling=ruling) + FULL)


def settled(state: State, effect: Any) -> State:
    """The effect of a card, up to the first decision or chance."""
    draft = Draft(state)
    effect_resolution.settle(draft, effect, 0)
    advance(draft)
    return draft.frozen()


def ends(state: State) -> Iterator[State]:
    """Every position that can come of what is pending; of chance, whatever comes first.

    The way of a Hero into the Boss Level is left out: its own Moves lead there (BLV-3).
    """
    if not state.pending:
        yield state
        return
    found = [x for x in rules().actions(state) if not moves_in(state, x)]
    for action in found[:1] if rules().actor(state) == NATURE else found:
        yield from ends(rules().apply(state, action)[0])


def moves_in(state: State, action: Any) -> bool:
    """Whether this is a Hero's own step up through the seal."""
    border, steps = state.terrain.boss_low, state.pending[-1].kind == "steps"
    return steps and isinstance(action, Step) and state.hero_at < border <= action.to


def side(state: State, above: bool) -> dict[str, Any]:
    """All that there is on one side of the seal: figures, tokens, Heroes and what they own."""
    border, size = state.terrain.boss_low, state.terrain.size
    spaces = slice(border, size) if above else slice(0, border)
    return {
        "figures": state.occupied[spaces],
        "tokens": state.lying[spaces],
        "heroes": [h for h in state.heroes if h.at >= 0 and (h.at >= border) == above],
        "revealed": state.terrain.low,
    }


def test_every_kind_of_effect_is_tried() -> None:
    assert set(EFFECTS) == set(effect_resolution.classes())


ONE_EACH = [effect for made in EFFECTS.values() for effect in made]


@rule("BLV-5", "ADJ-5", "BLV-2")
@pytest.mark.parametrize("active", [BELOW, ABOVE])
@pytest.mark.parametrize("effect", ONE_EACH, ids=str)
def test_no_effect_crosses_the_seal(effect: Any, active: int) -> None:
    state = meeting(active)
    there, here = side(state, active == BELOW), side(state, active == ABOVE)
    found = list(ends(settled(state, effect)))
    assert found
    for after in found:
        assert side(after, active == BELOW) == there
    if isinstance(effect, REACHING):
        assert any(side(after, active == ABOVE) != here for after in found), "not in vain"


@rule("ADJ-5", "BLV-5")
def test_by_the_ruling_a_card_puts_its_own_hero_across_and_nobody_else() -> None:
    state = meeting(BELOW, "; ruling ADJ-5 placed")
    there = side(state, above=True)
    for after in ends(settled(state, fx.Blink(9))):
        if after.heroes[0].at < after.terrain.boss_low:
            assert side(after, above=True) == there
        else:
            assert after.occupied.replace(b"\1", b"\0") == state.occupied.replace(b"\1", b"\0")
            assert after.heroes[1:] == state.heroes[1:]
    assert any(a.heroes[0].at >= a.terrain.boss_low for a in ends(settled(state, fx.Blink(9))))
    for effect in (fx.Command(1), fx.Blast(9), fx.Slide(1), fx.Swap()):
        for after in ends(settled(state, effect)):
            assert side(after, above=True) == there


@rule("BLV-5", "SYM-4", "ATK-1")
@pytest.mark.parametrize("active", [BELOW, ABOVE])
def test_no_die_reaches_across_either(active: int) -> None:
    state = meeting(active)
    there = side(state, active == BELOW)
    for text in written(state):
        if text.startswith(("attack", "shove", "coin", "gravity")):
            after, _ = play(state, text)
            for last in ends(after):
                assert side(last, active == BELOW) == there, text
    other, beyond = ("ikee", "d5") if active == BELOW else ("gloop", "e3")
    refused(state, f"shove {beyond} right", "BLV-5", enemy=other, to=beyond)
    refused(state, f"attack {beyond}", "BLV-5", enemy=other, to=beyond)


# --- the cards ---------------------------------------------------------------------------------------------------

TOWER = """
game: players 2; boss medusa
turn: 9; hero {active}; step {step}
map:
    +----+----+----+----+
 11 |    :    :    :    |
    +====+====+====+====+
 10 |    :  M :  2 :    |
    +^^^^+^^^^+^^^^+^^^^+
  9 |    :  G :  1 :    |
    +====+====+====+====+
  8 |    :    :    :    |
    +====+====+====+====+
  7 |    :    :    :    |
    +====+====+====+====+
hero 1: sweety
hero 2: etorn
{pool}
"""


def tower(active: int, step: str = "actions") -> State:
    text = TOWER.format(active=active, step=step, pool="pool: move" if step == "actions" else "")
    line = f"hero {active}: {'sweety' if active == 1 else 'etorn'}"
    owned = "; items west-wind-whistle; potions fury-incense\n"
    return position(text.replace(f"{line}\n", line + owned) + FULL)


@rule("BLV-5", "CRD-1", "TRN-6")
def test_the_whistle_moves_nobody_beyond_the_seal() -> None:
    after, events = play(tower(1), "use west-wind-whistle")
    assert figures(after) == {"c10": "2", "b10": "M", "c9": "1", "a9": "G"}
    assert [x.frm for x in of(events, e.EnemyMoved)] == [33]
    after, _ = play(tower(2), "use west-wind-whistle")
    assert figures(after) == {"c10": "2", "a10": "M", "c9": "1", "b9": "G"}


@rule("BLV-5", "CRD-1", "TRN-5")
def test_the_incense_makes_nobody_attack_beyond_the_seal() -> None:
    _, events = play(tower(1), "use fury-incense")
    assert [x.hero for x in of(events, e.EnemyAttacked)] == [1]
    _, events = play(tower(2), "use fury-incense")
    assert [x.hero for x in of(events, e.EnemyAttacked)] == [2]


@rule("BLV-5", "TRN-5", "TRN-6", "ENM-4")
def test_the_enemy_die_itself_reaches_all() -> None:
    for active in (1, 2):
        state = tower(active, "roll")
        after, _ = play(state, "roll move move move move move enemy left")
        assert figures(after) == {"c10": "2", "a10": "M", "c9": "1", "a9": "G"}
        _, events = play(state, "roll move move move move move enemy attack")
        assert [x.hero for x in of(events, e.EnemyAttacked)] == [1, 2]


# --- what is nobody's act -----------------------------------------------------------------------------------------


@rule("SOL-2", "BLV-5")
def test_an_event_of_the_solo_game_reaches_all_as_it_is_no_players_doing() -> None:
    state = position(
        """
game: players 1; boss medusa
turn: 9; hero 1; step special
map:
    +----+----+----+----+
 11 |    :    :    :    |
    +====+====+====+====+
 10 |    :  M :    :    |
    +^^^^+^^^^+^^^^+^^^^+
  9 |    :    :  1 :  G |
    +====+====+====+====+
  8 |    :  E :    :    |
    +====+====+====+====+
  7 |    :    :    :    |
    +====+====+====+====+
hero 1: sweety; hearts 4
pool: move
enemy die: right
solo: event night-watch
"""
    )
    _, events = play(state, "set none")
    assert [(x.frm, x.to) for x in of(events, e.EnemyMoved)] == [(29, 28), (37, 36)]
    assert [x.hero for x in of(events, e.EnemyAttacked)] == [1]


@rule("GRA-11")
def test_gravity_reaches_all_whoever_applies_it() -> None:
    for active in (BELOW, ABOVE):
        state = position(
            MEETING.format(active=active, ruling="")
            .replace("  6 |    :", "  6 |  i :")
            .replace("  5 |  i :", "  5 |    :")
            .replace("  4 |   g:", "  4 |   g:")
            + FULL
        )
        after, _ = play(state, "gravity")
        assert figures(after)["a5"] == "i"
