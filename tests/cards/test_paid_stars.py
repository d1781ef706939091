"""A star may ask for something before it gives: whoever cannot pay cannot use it."""

from __future__ import annotations

from dataclasses import replace

from platformer_nb.games.platformer.engine import Platformer
from platformer_nb.games.platformer.model.box.effects import Gain, Pay
from platformer_nb.games.platformer.model.state import State
from tests.games import drawn


def dear(coins: int, gems: int = 0) -> tuple[Platformer, State]:
    """Zora, whose star is to turn a coin into a gem."""
    box = drawn.rules().box
    zora = replace(box.heroes["zora"], star=(Pay(coins=1), Gain(gems=1)))
    rules = Platformer(
        replace(box, heroes={**box.heroes, "zora": zora}, content_hash="a dear star")
    )
    return rules, rules.read(f"""map:
    +----+----+----+----+
  1 |  1 :    :    :  2 |
    +====+====+====+====+
hero 1: zora; coins {coins}; gems {gems}
hero 2: avvy
pool: star
""")


def listed(rules: Platformer, state: State) -> list[str]:
    written = (rules.write_action(state, action) for action in rules.actions(state))
    return [text for text in written if text.startswith("star")]


def test_a_star_that_cannot_be_paid_for_is_refused_and_not_listed():
    rules, state = dear(coins=0, gems=3)
    assert listed(rules, state) == []
    assert not rules.judge(state, rules.read_action(state, "star with star"))


def test_a_star_is_paid_for_and_gems_raise_what_it_gives_not_its_price():
    rules, state = dear(coins=2, gems=1)
    assert listed(rules, state) == ["star with star", "star with star+1"]
    after, _ = rules.apply(state, rules.read_action(state, "star with star+1"))
    assert (after.hero.coins, after.hero.gems) == (1, 2)
