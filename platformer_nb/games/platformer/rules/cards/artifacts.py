"""Artifacts: two cards in the middle that go to whoever meets their condition."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from platformer_nb.core.registry import Instead
from platformer_nb.games.platformer.events import (
    ArtifactLaid,
    ArtifactLost,
    ArtifactTaken,
    Bought,
    Defeated,
    Fainted,
    Fell,
    Gained,
    GemsSpent,
    LevelRevealed,
    Looted,
    Pushed,
    Stolen,
    Took,
    Trapped,
    Used,
    Wounded,
)
from platformer_nb.games.platformer.model.box.conditions import (
    Buys,
    Condition,
    Defeats,
    Drinks,
    Faints,
    Falls,
    Hoards,
    Pushes,
    Reveals,
    Spends,
    Springs,
    Suffers,
)
from platformer_nb.games.platformer.model.state import FIRST_KIND, State
from platformer_nb.games.platformer.model.state_builder import Draft
from platformer_nb.games.platformer.model.terrain import NOWHERE
from platformer_nb.games.platformer.registry import rule

COUNT = 2
"""Number of artifacts in a game (ART-1)."""

# --- set-up ------------------------------------------------------------------------------------------------


@rule("ART-1", off=())
def artifacts_left(state: State) -> tuple[str, ...]:
    """ART-1: two of all artifacts are drawn by chance; return those still in the pile."""
    return tuple(card for card in state.game.box.artifacts if card not in state.artifacts)


@rule("ART-1")
def lay(draft: Draft, card: str) -> None:
    """ART-1: put the artifact in the middle, face up."""
    draft.artifacts = (*draft.artifacts, card)
    draft.events.append(ArtifactLaid(card))


def holder(where: State | Draft, card: str) -> int:
    """Return the seat that has an artifact, NOWHERE if it lies in the middle."""
    for seat, hero in enumerate(where.heroes):
        items = where.hero(seat).items if isinstance(where, Draft) else hero.items
        if any(item == card for item, _ in items):
            return seat
    return NOWHERE


# --- changing hands ----------------------------------------------------------------------------------------


@rule("ART-2")
def take_due(draft: Draft) -> None:
    """ART-2: whoever has met the condition of an artifact takes it at once, from another player too.

    The events since the last check count as simultaneous.
    """
    fresh = draft.events[draft.heard :]
    for card in draft.artifacts:
        condition = draft.game.box.artifacts[card].condition
        seats = [s for event in fresh if (s := who_meets(draft, condition, event)) != NOWHERE]
        if seats:
            seat, before = first_in_line(draft, seats), holder(draft, card)
            if not keeps(before, seat):
                hand_over(draft, card, before, seat)


@rule("ART-4", off=Instead(lambda draft, seats: seats[0]))
def first_in_line(draft: Draft, seats: Sequence[int]) -> int:
    """ART-4: of several players at once the active one takes it, else the next clockwise."""
    players = draft.game.players
    return min(seats, key=lambda seat: (seat - draft.active) % players)


@rule("ART-4", off=False)
def keeps(before: int, seat: int) -> bool:
    """ART-4: the holder who meets the condition again keeps the card as it is, not refreshed."""
    return before == seat


@rule("ART-2", "ART-3")
def hand_over(draft: Draft, card: str, before: int, seat: int) -> None:
    """ART-2: the artifact arrives ready. ART-3: it lies with the Hero's items and works like one of them."""
    if before != NOWHERE:
        loser = draft.hero(before)
        loser.items = tuple(item for item in loser.items if item[0] != card)
        draft.events.append(ArtifactLost(before + 1, card, seat + 1))
    winner = draft.hero(seat)
    winner.items = (*winner.items, (card, True))
    draft.events.append(ArtifactTaken(seat + 1, card))


# --- conditions --------------------------------------------------------------------------------------------


HEARD_BY: Final[dict[type, frozenset[type]]] = {
    Defeats: frozenset({Defeated}),
    Buys: frozenset({Bought}),
    Drinks: frozenset({Used}),
    Hoards: frozenset({Took, Gained, Looted, Stolen}),
    Pushes: frozenset({Pushed}),
    Reveals: frozenset({LevelRevealed}),
    Spends: frozenset({GemsSpent}),
    Falls: frozenset({Fell}),
    Springs: frozenset({Trapped}),
    Suffers: frozenset({Wounded}),
    Faints: frozenset({Fainted}),
}
"""Types of events that can meet each kind of condition; other events are not checked."""

HEARD: Final = frozenset().union(*HEARD_BY.values())


def who_meets(where: State | Draft, condition: Condition, event: Any) -> int:
    """Return the seat that meets a condition by this event, NOWHERE if none does."""
    match condition:
        case Defeats() | Buys() | Drinks() | Hoards():
            return by_gaining(where, condition, event)
        case Pushes() | Reveals() | Spends():
            return by_acting(where, condition, event)
        case _:
            return by_bad_luck(where, condition, event)


def by_gaining(where: State | Draft, condition: Condition, event: Any) -> int:
    """Match conditions of gains: an Enemy defeated, a card bought, a potion used, coins gained."""
    match condition, event:
        case Defeats(health), Defeated(hero, figure) if where.game.kinds[figure].health >= health:
            return int(hero) - 1
        case Buys(), Bought(hero):
            return int(hero) - 1
        case Drinks(), Used(hero, card) if card in where.game.box.potions:
            return int(hero) - 1
        case Hoards(coins), (Took(hero, _, "coin") | Gained(hero) | Looted(hero) | Stolen(hero)):
            gained = 1 if isinstance(event, Took) else event.coins
            return int(hero) - 1 if gained and where.heroes[hero - 1].coins >= coins else NOWHERE
    return NOWHERE


def by_acting(where: State | Draft, condition: Condition, event: Any) -> int:
    """Match conditions of deeds: a Hero pushed, a Level revealed, gems spent at once."""
    match condition, event:
        case Pushes(), Pushed(figure) if figure < FIRST_KIND:
            return where.active
        case Reveals(), LevelRevealed():
            return where.active
        case Spends(gems), GemsSpent(hero, spent) if spent >= gems:
            return int(hero) - 1
    return NOWHERE


def by_bad_luck(where: State | Draft, condition: Condition, event: Any) -> int:
    """Match conditions of mishaps: a fall, a Trap, Wounds, a faint."""
    match condition, event:
        case Falls(spaces), Fell(figure, frm, to) if figure < FIRST_KIND:
            return figure - 1 if (frm - to) // where.terrain.width >= spaces else NOWHERE
        case Springs(), Trapped(hero):
            return int(hero) - 1
        case Suffers(wounds), Wounded(hero, suffered) if suffered >= wounds:
            return int(hero) - 1
        case Faints(), Fainted(hero):
            return int(hero) - 1
    return NOWHERE
