"""The dice that a player has selected, with gems and Forges, and what they pay."""

from __future__ import annotations

from dataclasses import dataclass, field

from platformer_nb.games.platformer.model.box.box import BLANK, STAR, SYMBOLS
from platformer_nb.games.platformer.model.state import SPECIAL_DIE, State
from platformer_nb.games.platformer.model.terrain import NOWHERE
from platformer_nb.games.platformer.rules.dice import paying
from platformer_nb.games.platformer.rules.dice import payment as pay
from platformer_nb.games.platformer.rules.dice.payment import (
    DIE,
    FORGE,
    FORGE_SPECIAL,
    READ,
    SPECIAL,
    Payment,
    Source,
)


@dataclass(slots=True)
class Chosen:
    """A selected die: its face (BLANK for the Special die) and its gem steps.

    `forged` is the symbol it is Forged into together with another selected die.
    """

    face: int
    special: bool = False
    steps: int = 0
    forged: int | None = None


@dataclass(slots=True)
class Hand:
    """The selection of a player.

    `armed` is the Space of a figure that was clicked first, when a second Space has to be chosen for it;
    `verb` is what will be done to the figure.
    """

    dice: list[Chosen] = field(default_factory=list)
    armed: int = NOWHERE
    verb: str = ""

    @property
    def empty(self) -> bool:
        """Whether no die is selected."""
        return not self.dice


def _face(state: State, chosen: Chosen) -> int:
    """Return the face a selected die shows."""
    return state.hero.special if chosen.special else chosen.face


def pair(hand: Hand, state: State) -> tuple[Chosen, Chosen] | None:
    """Return the two equal dice a Forge applies to: those selected last, or else those Forged last."""
    free = [c for c in hand.dice if c.forged is None and _may_forge(state, c)]
    for last in reversed(free):
        equal = [c for c in free if _face(state, c) == _face(state, last)]
        if len(equal) > 1:
            return equal[-2], equal[-1]
    pairs = forged_pairs(hand, state)
    return pairs[-1] if pairs else None


def _may_forge(state: State, chosen: Chosen) -> bool:
    return not chosen.special or (state.step == SPECIAL_DIE and state.hero.special != BLANK)


def forged_pairs(hand: Hand, state: State) -> list[tuple[Chosen, Chosen]]:
    """Return the selected pairs that are Forged into another symbol."""
    waiting: dict[tuple[int, int], Chosen] = {}
    found = []
    for chosen in hand.dice:
        if chosen.forged is None:
            continue
        kind = (_face(state, chosen), chosen.forged)
        other = waiting.pop(kind, None)
        if other is None:
            waiting[kind] = chosen
        else:
            found.append((other, chosen))
    return found


def forge_choices(hand: Hand, state: State) -> tuple[int, ...]:
    """Return the symbols that a selected pair can be Forged into."""
    found = pair(hand, state)
    if found is None:
        return ()
    face = _face(state, found[0])
    return tuple(s for s in range(len(SYMBOLS)) if s != face)


def forge(hand: Hand, state: State, symbol: int | None) -> None:
    """Forge a selected pair into this symbol, or (None) undo it; the first die gets the gems of both."""
    found = pair(hand, state)
    if found is None:
        return
    one, other = found
    one.forged = other.forged = symbol
    one.steps, other.steps = one.steps + other.steps, 0


def bearer(hand: Hand, state: State, chosen: Chosen) -> Chosen:
    """Return the die that holds the gems of a selected one: the first of its Forged pair, or the die itself."""
    joined = (p for p in forged_pairs(hand, state) if any(chosen is c for c in p))
    return next((one for one, _ in joined), chosen)


def let_go(hand: Hand, state: State, place: int) -> None:
    """Deselect a die; the other die of its Forged pair shows its own face again."""
    gone = hand.dice[place]
    for one, other in forged_pairs(hand, state):
        if gone is one or gone is other:
            one.forged = other.forged = None
    del hand.dice[place]


def needed(hand: Hand, state: State) -> int | None:
    """Return the symbol that all selected dice give; None if they differ or there are none."""
    worth = {_worth(state, c) for c in hand.dice}
    return worth.pop() if len(worth) == 1 else None


def _worth(state: State, chosen: Chosen) -> int:
    if chosen.forged is not None:
        return chosen.forged
    face = _face(state, chosen)
    reads = paying.star_symbol(state)
    return reads if face == STAR and reads is not None else face


def payment(hand: Hand, state: State, symbol: int | None) -> Payment | None:
    """Return the selected dice as a payment of `symbol` (None: any); None if no die is selected."""
    if hand.empty:
        return None
    pairs = [p for p in forged_pairs(hand, state) if symbol is None or p[0].forged == symbol]
    joined = [c for p in pairs for c in p]
    sources = [_forged(state, one, other) for one, other in pairs]
    sources += [_source(state, c, symbol) for c in hand.dice if not any(c is j for j in joined)]
    return pay.payment(*sources)


def _forged(state: State, one: Chosen, other: Chosen) -> Source:
    kind = FORGE_SPECIAL if one.special or other.special else FORGE
    return Source(kind, _face(state, one), one.steps + other.steps)


def _source(state: State, chosen: Chosen, symbol: int | None) -> Source:
    if chosen.special:
        return Source(SPECIAL, BLANK, chosen.steps)
    if chosen.face == STAR and symbol not in (STAR, None):
        return Source(READ, STAR, chosen.steps)
    return Source(DIE, chosen.face, chosen.steps)


def paid_with(hand: Hand, state: State, symbol: int | None, count: int = 1) -> Payment:
    """Return the selected dice as a payment of `symbol`; if no die is selected, the plainest one."""
    chosen = payment(hand, state, symbol)
    if chosen is not None:
        return chosen
    return paying.plainest(state, symbol, count)
