"""What works by itself: passive abilities of characters, and items that only have to be carried (ITM-9)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

from platformer_nb.games.labyrinth.model.cards import passives as p
from platformer_nb.games.labyrinth.model.cards.things import Character
from platformer_nb.games.labyrinth.model.state import NO_CHARACTER, State
from platformer_nb.games.labyrinth.registry import rule
from platformer_nb.games.labyrinth.rules.events.lasting import abilities_stop, number

T = TypeVar("T", bound=p.OfCharacters)


def character(state: State, seat: int) -> Character | None:
    """Return the character of a seat, as its card says."""
    own = state.pawns[seat].character
    return None if own == NO_CHARACTER else state.box.characters[state.box.character_ids[own]]


@rule("EVT-8", "CHR-4", off=None)
def passive(state: State, seat: int, kind: type[T]) -> T | None:
    """EVT-8: a bonus that works by itself stops while abilities are barred; CHR-4: it is that of the character now."""
    own = character(state, seat)
    if own is None or not isinstance(own.passive.effect, kind):
        return None
    stopped = abilities_stop(state) and not state.reads("EVT-8", "works-on")
    return None if stopped else own.passive.effect


def passive_id(state: State, seat: int) -> str:
    """Return the id of the passive ability of a seat."""
    own = character(state, seat)
    return "" if own is None else own.passive.id


@rule("ITM-9", "ITM-1", off=())
def carried(state: State, seat: int) -> Iterator[tuple[int, p.OfItems]]:
    """ITM-9, ITM-1: an item without a word on when it works, works by itself as long as it is carried."""
    for item in state.pawns[seat].items:
        effect = state.box.items[state.box.item_ids[item]].carried
        if effect is not None:
            yield item, effect


def test_bonus(state: State, seat: int, test: str) -> int:
    """Return what a character adds to each roll of a test by itself."""
    total = sum(
        effect.add
        for _, effect in carried(state, seat)
        if isinstance(effect, p.TestBonus) and effect.test == test
    )
    own = passive(state, seat, p.TestBonus)
    return total + own.add if own is not None and own.test == test else total


@rule("CMB-6", off=0)
def combat_bonus(state: State, seat: int, attacked: bool) -> int:
    """CMB-6: what a character adds to the dice of its combat test, in every round."""
    total = test_bonus(state, seat, "combat")
    own = passive(state, seat, p.CombatBonus)
    if own is None or (own.role == "attacked" and not attacked):
        return total
    lies = any(whose == state.pawns[seat].character for _, whose in state.tokens)
    return total + own.add if lies or not own.tokens else total


def hand(state: State, seat: int) -> int:
    """Return how many items a character may carry (ITM-2)."""
    own = passive(state, seat, p.CarriesItems)
    return max(number(state, "items"), own.items if own is not None else 0)
