"""Score of a solo game that was won."""

from __future__ import annotations

from typing import NamedTuple

from platformer_nb.games.platformer.model.state import NOBODY, State
from platformer_nb.games.platformer.registry import rule
from platformer_nb.games.platformer.rules.cards.cards import shop_card


class Line(NamedTuple):
    """A line of the score sheet: what is counted, the amount, and the points."""

    what: str
    amount: int
    points: int


def score(state: State) -> tuple[Line, ...]:
    """SOL-5: return the score sheet of a solo game that was won; no lines for any other game."""
    if state.solo is None or not 0 <= state.winner < NOBODY:
        return ()
    return score_lines(state)


@rule("SOL-5", "SOL-6", off=())
def score_lines(state: State) -> tuple[Line, ...]:
    """SOL-5: 3 for each event left, 2 for each Enemy defeated (SOL-6), 2 for each Wound dealt to the
    Boss above its health, 1 for each gem left, 1 for every 3 of net worth."""
    assert state.solo is not None, "only a solo game is scored"
    left, solo, gems = len(state.solo.deck), state.solo, state.hero.gems
    worth = net_worth(state)
    return (
        Line("events", left, 3 * left),
        Line("enemies", solo.defeated, 2 * solo.defeated),
        Line("surplus", solo.surplus, 2 * solo.surplus),
        Line("gems", gems, gems),
        Line("worth", worth, worth // 3),
    )


@rule("SOL-5", "SOL-6", off=0)
def net_worth(state: State) -> int:
    """SOL-5, SOL-6: the coins, and the prices of the items and potions owned; artifacts count nothing."""
    hero = state.hero
    owned = [shop_card(state, card) for card in (*(item for item, _ in hero.items), *hero.potions)]
    return hero.coins + sum(card.price for card in owned if card is not None)
