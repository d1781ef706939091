"""The clauses of the rulebook: each returns None, or a citation of why it forbids the action."""

from __future__ import annotations

from platformer_nb.core.registry import Registry
from platformer_nb.core.ruling import Cite

from .state import HAND, RESTING, Action, Draw, Lay, Rest, Roll, Shed, State

REGISTRY = Registry("moths")
rule = REGISTRY.rule


def seat_of(state: State) -> int:
    """Return the moth that decides or draws now."""
    owed = [seat for seat, count in enumerate(state.owed) if count]
    return owed[0] if owed else state.laid.index(None)


@rule("LAMP-1")
def draws_its_wings(state: State, action: Action) -> Cite | None:
    """LAMP-1: a wing is drawn from the deck by a moth that is owed one, and only then."""
    if isinstance(action, Draw) and any(state.owed):
        return None if action.wing in state.deck else Cite("LAMP-1", {"wing": action.wing})
    return Cite("LAMP-1") if isinstance(action, Draw) or any(state.owed) else None


@rule("LAMP-2")
def lights_the_lamp(state: State, action: Action) -> Cite | None:
    """LAMP-2: the two dice are rolled once, at nightfall; glow is the higher one."""
    dark = state.lamp is None and not any(state.owed)
    if isinstance(action, Roll) and dark and 6 >= action.glow >= action.heat >= 1:
        return None
    return Cite("LAMP-2") if isinstance(action, Roll) or dark else None


@rule("WING-1")
def holds_the_wing(state: State, action: Action) -> Cite | None:
    """WING-1: only a wing of one's own hand can be laid or shed."""
    if not isinstance(action, Lay | Shed) or action.wing in state.hands[seat_of(state)]:
        return None
    return Cite("WING-1", {"wing": action.wing, "hand": shown(state.hands[seat_of(state)])})


@rule("WING-2")
def bears_the_heat(state: State, action: Action) -> Cite | None:
    """WING-2: a wing weaker than the heat is laid only if no other is held."""
    if not isinstance(action, Lay) or state.lamp is None:
        return None
    heat, hand = state.lamp[1], state.hands[seat_of(state)]
    fit = tuple(wing for wing in hand if wing >= heat)
    if action.wing >= heat or not fit:
        return None
    return Cite("WING-2", {"wing": action.wing, "heat": heat, "hand": shown(fit)})


@rule("REST-1")
def is_not_rested(state: State, action: Action) -> Cite | None:
    """REST-1: nobody rests two nights running."""
    if isinstance(action, Rest) and state.rested[seat_of(state)]:
        return Cite("REST-1", {"moth": seat_of(state) + 1})
    return None


@rule("SHED-1")
def pays_for_shedding(state: State, action: Action) -> Cite | None:
    """SHED-1: a moth sheds for one dust of its own, while the deck lasts."""
    if not isinstance(action, Shed) or (state.dust[seat_of(state)] and state.deck):
        return None
    return Cite("SHED-1", {"dust": state.dust[seat_of(state)], "deck": len(state.deck)})


@rule("GLOW-1", off=-1)
def brightest(laid: tuple[int, ...]) -> int:
    """GLOW-1: the strongest wing that nobody else has laid wins; return its moth, -1 if there is none."""
    alone = [wing for wing in laid if wing != RESTING and laid.count(wing) == 1]
    return laid.index(max(alone)) if alone else -1


@rule("GLOW-2", off=0)
def missing(hand: tuple[int, ...]) -> int:
    """GLOW-2: after a night each moth draws up to three wings; return how many."""
    return HAND - len(hand)


@rule("DAWN-1", off=())
def richest(dust: tuple[int, ...]) -> tuple[int, ...]:
    """DAWN-1: the moth with the most dust wins, several of them if they have as much."""
    return tuple(seat for seat, own in enumerate(dust) if own == max(dust))


@rule("DAWN-2", off=())
def swarm(dust: tuple[int, ...], nights: int) -> tuple[int, ...]:
    """DAWN-2: a swarm wins together with three dust a night, or else loses together."""
    return tuple(range(len(dust))) if sum(dust) >= 3 * nights else ()


def shown(wings: tuple[int, ...]) -> tuple[str, ...]:
    """Return wings as a fact of a citation."""
    return tuple(map(str, wings))


CLAUSES = (
    draws_its_wings,
    lights_the_lamp,
    holds_the_wing,
    bears_the_heat,
    is_not_rested,
    pays_for_shedding,
)
