"""Cards that grant something until the Hero's next turn begins."""

from typing import Any

import pytest

from platformer_nb.core.errors import BadInput
from platformer_nb.games.platformer import events as e
from platformer_nb.games.platformer.model.state import ACTIONS, ROLL, State
from platformer_nb.games.platformer.narration.events import say_event
from platformer_nb.games.platformer.rules.figures.gravity import floating
from tests.cards.deciding import WORDS, answers, code, drawn, told_all
from tests.cards.proving import proves
from tests.games.drawn import (
    figures,
    judge,
    of,
    place,
    play,
    refused,
    rules,
    written,
)
from tests.games.test_random_play import against_everything

rule = pytest.mark.rule


# --- until the next turn --------------------------------------------------------------------------------------------

SMOKE = """
game: players 2; boss medusa
turn: 3; hero 1; step {step}
map:
    +----+----+----+----+
 10 |    :    :    :  {m} |
    +^^^^+^^^^+^^^^+^^^^+
  9 |  2 :    :    :  {top} |
    +====+    +    +    +
  8 |    :    :    :    |
    +    +    +    +    +
  7 |  W :  1 :  E :    |
    +====+====+====+====+
hero 1: sweety; {more}
hero 2: avvy
roll: move move sword star coin
pool: {pool}
"""


def smoke(
    more: str = "potions smoke-bomb",
    step: str = "actions",
    pool: str = "move move",
    m: str = " ",
    top: str = " ",
) -> State:
    return drawn(SMOKE.format(more=more, step=step, pool=pool, m=m, top=top))


def next_turn(state: State, *actions: str, face: str = "left") -> tuple[State, list[Any]]:
    """Do these, end the turn and let the next player roll."""
    state, events = play(state, *actions)
    while state.step < ROLL or state.turn == 3:
        text = "end" if state.step == ACTIONS and rules().actor(state) == 0 else "set none"
        state, more = play(state, text)
        events += more
    after, more = play(state, f"roll move move move move move enemy {face}")
    return after, events + more


@proves("smoke-bomb")
@rule("CRD-1", "ZOC-1", "TRN-5")
def test_smoke_bomb_hides_the_hero_from_enemies_until_its_next_turn() -> None:
    state = smoke()
    _, events = play(state, "move up with move")
    assert [x.figure for x in of(events, e.EnemyAttacked)] == [
        code("werewolf"),
        code("ent"),
    ]
    hidden, events = told_all(state, "use smoke-bomb")
    assert events[-1] == e.BoonGranted(1, "unseen")
    assert hidden.hero.boons == ("unseen",)
    assert "boons unseen" in rules().write(hidden)
    answers(hidden)
    assert "ZOC-1" not in judge(hidden, "move up with move").rules
    away, events = play(hidden, "move up with move", "move down with move")
    assert not of(events, e.EnemyAttacked)
    other, events = next_turn(away, face="attack")
    assert other.active == 1
    assert not of(events, e.EnemyAttacked)
    assert other.heroes[0].boons == ("unseen",)
    own, events = play(other, "end", *["set none"])
    assert own.active == 0
    assert of(events, e.BoonEnded) == [e.BoonEnded(1, "unseen")]
    assert own.hero.boons == ()
    _, events = play(own, "roll move move move move move enemy attack")
    assert of(events, e.EnemyAttacked)


@rule("CRD-1", "BOS-6", "BOS-13")
def test_the_boss_sees_through_smoke() -> None:
    state = drawn(
        """
game: players 2; boss medusa
map:
    +----+----+----+----+
 11 |    :    :    :    |
    +    +    +    +    +
 10 |  2 :  1 :  M :    |
    +^^^^+^^^^+^^^^+^^^^+
  9 |    :    :    :    |
    +====+====+====+====+
  8 |    :    :    :    |
    +    +    +    +    +
  7 |    :    :    :    |
    +====+====+====+====+
hero 1: sweety; boons unseen
hero 2: avvy
pool: move
"""
    )
    _, events = play(state, "move up")
    assert [x.figure for x in of(events, e.EnemyAttacked)] == [state.game.boss_code]


@rule("FNT-2", "FNT-4", "CRD-1")
def test_a_boon_lasts_through_a_faint_and_a_spawn() -> None:
    state = drawn(
        """
map:
    +----+----+
  2 |    : ^  |
    +====+====+
  1 |  1 : ^  |
    +====+====+
hero 1: sweety; hearts 1; potions smoke-bomb
pool: move move
"""
    )
    fainted, events = play(state, "use smoke-bomb", "move right with move")
    assert of(events, e.Fainted)
    assert fainted.hero.boons == ("unseen",)
    back, _ = play(fainted, "spawn a1 with move")
    assert back.hero.boons == ("unseen",)


@proves("feather-cloak")
@rule("CRD-1", "ACT-1", "GRA-1", "GRA-6", "TRN-10", "ART-3")
def test_feather_cloak_lets_its_hero_hover_and_hold_up_who_stands_on_it() -> None:
    state = drawn(
        """
game: players 2
turn: 3; hero 1; step actions
map:
    +----+----+----+
  3 |    :  G :    |
    +    +    +    +
  2 |    :H 1 :  2 |
    +    +    +    +
  1 |    :    :    |
    +====+====+====+
hero 1: sweety; items feather-cloak
hero 2: avvy
pool: move
"""
    )
    cloaked, events = told_all(state, "use feather-cloak")
    assert of(events, e.BoonGranted) == [e.BoonGranted(1, "hover")]
    refused(cloaked, "use feather-cloak", "ACT-3", ready=0)
    after, events = told_all(cloaked, "gravity")
    assert figures(after) == {"b2": "1", "b3": "G", "c1": "2"}
    assert of(events, e.Hovered) == [e.Hovered(1, 4)]
    assert floating(after) == ()
    assert not after.pending
    assert say_event(WORDS, after, events[0]) == "Sweety hovers on b2 and does not fall."
    other, _ = next_turn(after)
    assert place(other, 1) == "b2"
    fallen, _ = play(other, "gravity", "end", "set none")
    assert place(fallen, 1) == "b2"
    assert fallen.active == 0
    assert fallen.hero.boons == ()
    down, _ = play(fallen, "roll move move move move move enemy left", "gravity", "drop")
    assert place(down, 1) == "b1"


@rule("LVL-4", "CRD-1", "FNT-1")
def test_who_hovers_goes_with_its_level_like_everybody_else() -> None:
    state = drawn(
        """
game: players 2; levels 4
turn: 9; hero 2; step actions
tower: 1 f01 f02 gloop; 2 f03 f04 ent; 3 f05 f06 werewolf
map:
    +----+----+----+----+----+----+----+----+
  9 |    :    :    :    :    :    :    :    |
    +    +    +    +    +    +    +    +    +
  8 |    :    :    :    :    :    :    :    |
    +    +    +    +    +    +    +    +    +
  7 |  1 :    :    :    :    :    :    :    |
    +====+====+====+====+====+====+====+====+
  6 |    :    :    :    :    :    :    :    |
    +    +    +    +    +    +    +    +    +
  5 |    :    :    :    :    :    :    :    |
    +    +    +    +    +    +    +    +    +
  4 |    :    :    :    :    :    :    :    |
    +====+====+====+====+====+====+====+====+
  3 |    :    :    :    :    :    :    :    |
    +    +    +    +    +    +    +    +    +
  2 |  2 :    :    :    :    :    :    :    |
    +    +    +    +    +    +    +    +    +
  1 |    :    :    :    :    :    :    :    |
    +====+====+====+====+====+====+====+====+
hero 1: sweety
hero 2: avvy; boons hover
pool: -
"""
    )
    after, events = play(state, "end")
    assert of(events, e.Hovered)
    assert of(events, e.LevelRemoved)
    assert place(after, 2) == "off"
    assert after.heroes[1].boons == ("hover",)


TRADE = """
map:
    +----+----+----+
  1 | $  :    :  1 |
    +====+====+====+
hero 1: sweety; coins 4; potions courier-cordial
shop: {shop}; potions forest-honey, gem-cordial, stone-skin
"""


@proves("courier-cordial")
@rule("CRD-1", "MAP-6", "ACT-2")
def test_courier_cordial_lets_the_hero_buy_wherever_it_is() -> None:
    state = drawn(TRADE.format(shop="items greedymmer, boots-of-haste, grapnel"))
    refused(state, "buy greedymmer", "MAP-6")
    assert not any(text.startswith("buy") for text in written(state))
    trading, events = told_all(state, "use courier-cordial")
    assert of(events, e.BoonGranted) == [e.BoonGranted(1, "trade")]
    against_everything(trading)
    bought, _ = play(trading, "buy greedymmer")
    assert bought.hero.coins == 0
    refused(trading, "buy thorn-blade", "ACT-2", displayed=0)
    refused(trading, "buy grapnel", "ACT-2", needs=5, has=4)


@rule("CRD-1", "ACT-2")
def test_with_an_empty_shop_there_is_nothing_to_buy_by_courier_either() -> None:
    state = drawn(
        TRADE.format(shop="items -, -, -").replace("potions courier-cordial", "boons trade")
    )
    assert [t for t in written(state) if t.startswith("buy")] == [
        "buy forest-honey",
        "buy gem-cordial",
        "buy stone-skin",
    ]
    refused(state, "buy greedymmer", "ACT-2", displayed=0)


@rule("CRD-1")
def test_two_boons_at_once_are_kept_apart_and_survive_the_notation() -> None:
    state = drawn(
        TRADE.format(shop="items -, -, -").replace("potions courier-cordial", "boons unseen, hover")
    )
    assert state.hero.boons == ("hover", "unseen")
    assert rules().read(rules().write(state)) == state
    with pytest.raises(BadInput, match="fly"):
        drawn(TRADE.format(shop="items -, -, -").replace("potions courier-cordial", "boons fly"))
