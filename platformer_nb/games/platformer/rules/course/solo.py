"""The solo game: the event of the turn, how the game is lost, what is counted for the score."""

from __future__ import annotations

from platformer_nb.core.registry import Instead
from platformer_nb.games.platformer.events import GameLost
from platformer_nb.games.platformer.model.box.box import NO_EVENT, EventCard, ShopCard
from platformer_nb.games.platformer.model.state import NOBODY, State
from platformer_nb.games.platformer.model.state_builder import Draft
from platformer_nb.games.platformer.registry import rule
from platformer_nb.games.platformer.rules.cards.bonus import bonus_of


@rule("SOL-2", off=NO_EVENT)
def event_of(where: Draft | State) -> EventCard:
    """SOL-2: return the event of this turn, the Boss Turn included; NO_EVENT if there is none."""
    solo = where.solo
    if solo is None or not solo.card:
        return NO_EVENT
    return where.game.box.events[solo.card]


@rule("SOL-2", off=Instead(lambda where, card: card.price))
def price(where: Draft | State, card: ShopCard) -> int:
    """SOL-2: return the present price of a card: its own, as changed by the event of the turn.

    CRD-1: a card of the buyer may reduce it; what costs anything still costs at least 1 coin.
    """
    asked = card.price
    if where.solo is not None:
        asked = max(0, asked + event_of(where).prices)
    return max(min(asked, 1), asked - discount(where))


@rule("CRD-1", off=0)
def discount(where: Draft | State) -> int:
    """CRD-1: return the coins by which the active Hero's cards reduce each price."""
    return bonus_of(where.game, where.heroes[where.active]).discount


@rule("SOL-3")
def lost_by_fainting(draft: Draft) -> None:
    """SOL-3: a solo game is lost when the Hero faints."""
    if draft.solo is not None and draft.winner < 0:
        lose(draft, "SOL-3")


@rule("SOL-4")
def lost_by_time(draft: Draft) -> None:
    """SOL-4: a solo game is lost when an event has to be revealed and the deck is empty."""
    lose(draft, "SOL-4")


def lose(draft: Draft, why: str) -> None:
    """End a solo game without a winner."""
    draft.winner = NOBODY
    draft.pending.clear()
    draft.events.append(GameLost(draft.active + 1, why))


def why_lost(state: State) -> str:
    """SOL-3, SOL-4: return the rule by which a game was lost."""
    return "SOL-3" if state.hero.at < 0 else "SOL-4"


@rule("SOL-5", "SOL-6")
def count_defeated(draft: Draft, figure: int, surplus: int) -> None:
    """SOL-6: every Enemy defeated counts, summons and the Boss too.

    SOL-5: for the Boss, the Wounds above its health are kept as well.
    """
    solo = draft.solo
    if solo is None:
        return
    over = surplus if figure == draft.game.boss_code else 0
    draft.solo = solo._replace(defeated=solo.defeated + 1, surplus=solo.surplus + over)
