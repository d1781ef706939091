"""Resolves clicks (dice, gems, Spaces) to actions.

Components do not implement rules; legality judges the resolved action like a typed one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from platformer_nb.core.value import field_names
from platformer_nb.games.platformer.kinds.records import Click
from platformer_nb.games.platformer.kinds.tables import PENDING
from platformer_nb.games.platformer.model import actions as a
from platformer_nb.games.platformer.model import pending_decision
from platformer_nb.games.platformer.model.box import BLANK, COIN, MOVE, SHOVE, STAR, SWORD, SYMBOLS
from platformer_nb.games.platformer.model.state import ACTIONS, FIRST_KIND, SPECIAL_DIE, State
from platformer_nb.games.platformer.model.terrain import NOWHERE, PORTAL
from platformer_nb.games.platformer.rules.dice import paying
from platformer_nb.games.platformer.rules.dice import payment as pay
from platformer_nb.games.platformer.rules.dice import special_die as special
from platformer_nb.games.platformer.rules.dice.payment import (
    DIE,
    FORGE,
    FORGE_SPECIAL,
    READ,
    SPECIAL,
    Payment,
    Source,
)
from platformer_nb.games.platformer.rules.figures import combat, movement, portals
from platformer_nb.games.platformer.rules.legality import legal_actions, legality


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


@dataclass(frozen=True, slots=True)
class Arm:
    """A click that needs a second one: where to move the figure on `at`."""

    at: int
    verb: str


Meant = a.Action | Arm | None


# --- selected dice --------------------------------------------------------------------------------------------


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


def _paid(hand: Hand, state: State, symbol: int | None, count: int = 1) -> Payment:
    chosen = payment(hand, state, symbol)
    if chosen is not None:
        return chosen
    return paying.plainest(state, symbol, count)


def _least_useful(state: State, at: int) -> Payment:
    """Return the die that is missed least by a Hero who comes in on a Space: any die pays for a Spawn (SPN-1).

    A sword or a shove is of no use where no figure stands beside the Space; a move is given last.
    """
    terrain = state.terrain
    beside = terrain.neighbours[at] if terrain.covers(at) else ()
    near = any(state.occupied[n] for n in beside)
    uses = {SHOVE: 2 * near, SWORD: 1 + 2 * near, COIN: 4, STAR: 4, MOVE: 5}
    reads = paying.star_symbol(state)
    if reads is not None:
        uses[STAR] = uses[reads]
    faces = [face for face, have in enumerate(state.pool) if have]
    if not faces:
        return paying.plainest(state, None, 1)
    return pay.payment(Source(DIE, min(faces, key=lambda f: (uses[f], -state.pool[f]))))


# --- clicks on Spaces --------------------------------------------------------------------------------------------


def meant(state: State, hand: Hand, at: int) -> Meant:
    """Return the action that a click on a Space stands for, an Arm if a second Space is needed, or None."""
    if state.pending:
        return _meant_pending(state, hand, at)
    if state.step == ACTIONS:
        return _meant_action(state, hand, at)
    return None


def _meant_pending(state: State, hand: Hand, at: int) -> Meant:
    click = _click(state)
    if click is None:
        return None
    if click.optional:
        return _way(state, hand, at, click.action)
    if not click.verb:
        return click.action(at)
    return click.action(hand.armed, at) if hand.armed >= 0 else Arm(at, click.verb)


def _meant_action(state: State, hand: Hand, at: int) -> Meant:
    if state.hero.at < 0:
        return a.Spawn(at, payment(hand, state, None) or _least_useful(state, at))
    if hand.armed >= 0:
        return _second(state, hand, at)
    symbol = needed(hand, state)
    enemy = state.terrain.covers(at) and state.occupied[at] >= FIRST_KIND
    if symbol == SHOVE:
        return _shove(state, hand, at) if enemy else a.Shove(at, at, _paid(hand, state, SHOVE))
    if symbol == SWORD or (enemy and symbol is None and len(hand.dice) > 1):
        return a.Attack(at, _paid(hand, state, SWORD))
    if enemy and hand.empty:
        return _on_enemy(state, hand, at)
    if _by_portal(state, at):
        return _through(state, hand, at)
    return _way(state, hand, at, _moves(_paid(hand, state, MOVE)))


def _on_enemy(state: State, hand: Hand, at: int) -> Meant:
    """Return an attack, or a move that pushes the Enemy away; out of reach an attack that is refused.

    The refusal suggests the way towards it, which that of a Move to where it stands would not.
    """
    way = _way(state, hand, at, _moves(_paid(hand, state, MOVE)))
    if at in state.terrain.neighbours[state.hero.at]:
        return _plain_attack(state, at) or way
    if _by_portal(state, at):
        way = _through(state, hand, at)
    return way if isinstance(way, Arm) else a.Attack(at, _paid(hand, state, SWORD))


def _by_portal(state: State, at: int) -> bool:
    """Return whether a click on a Space stands for a move through a Void Portal."""
    terrain, frm = state.terrain, state.hero.at
    both = terrain.covers(at) and terrain.feature[at] == terrain.feature[frm] == PORTAL
    return both and at != frm and at not in terrain.neighbours[frm]


def _through(state: State, hand: Hand, at: int) -> Meant:
    paid = _paid(hand, state, MOVE)
    pushes = [push for to, push in portals.exits(state) if to == at]
    if state.occupied[at] and pushes and legality.legal(state, a.Portal(at, pushes[0], paid)):
        return Arm(at, "push")
    return a.Portal(at, NOWHERE, paid)


def _second(state: State, hand: Hand, at: int) -> Meant:
    if hand.verb == "shove":
        count = combat.shoves_needed(state, hand.armed)
        return a.Shove(hand.armed, at, _paid(hand, state, SHOVE, count))
    paid = _paid(hand, state, MOVE)
    if _by_portal(state, hand.armed):
        return a.Portal(hand.armed, at, paid)
    return a.Move(hand.armed, at, paid)


def _shove(state: State, hand: Hand, at: int) -> Meant:
    """Return an Arm for the second Space of a shove, or an illegal Shove if no Space would make it legal."""
    count = combat.shoves_needed(state, at)
    payment_ = _paid(hand, state, SHOVE, count)
    for to in state.terrain.neighbours[at]:
        if legality.legal(state, a.Shove(at, to, payment_)):
            return Arm(at, "shove")
    free = next((n for n in state.terrain.neighbours[at] if not state.occupied[n]), at)
    return a.Shove(at, free, payment_)


def _plain_attack(state: State, at: int) -> a.Attack | None:
    """Return the smallest attack that defeats the Enemy without gems or a Forge, for a click with no die selected."""
    if at not in state.terrain.neighbours[state.hero.at]:
        return None
    needs = combat.health(state, state.occupied[at])
    options = [
        p
        for p in paying.options(state, SWORD, 1, combat.MOST_SWORDS)
        if combat.foreseen_wounds(state, p.power) >= needs
        and not p.gems
        and all(s.kind != FORGE for s in p.sources)
    ]
    smallest = min(options, key=lambda p: len(p.sources), default=None)
    return None if smallest is None else a.Attack(at, smallest)


def _way(state: State, hand: Hand, at: int, go: Callable[[int, int], a.Action]) -> Meant:
    """Return a Move or Step to a Space, or an Arm if the figure there has to be pushed."""
    if hand.armed >= 0:
        return go(hand.armed, at)
    if state.terrain.covers(at) and state.occupied[at] and at != state.hero.at:
        pushes = [push for to, push in movement.reachable(state) if to == at]
        if pushes and legality.legal(state, go(at, pushes[0])):
            return Arm(at, "push")
    return go(at, NOWHERE)


def _moves(paid: Payment) -> Callable[[int, int], a.Move]:
    """Return what makes a Move, paid like this, of a Space and the one to push to."""
    return lambda to, push: a.Move(to, push, paid)


def targets(state: State, hand: Hand) -> Iterator[tuple[int, Meant]]:
    """Yield every Space where a click is legal now, with what it stands for."""
    if pending_decision.actor(state) is None or pending_decision.actor(state) == -1:
        return
    for at in range(state.terrain.low, state.terrain.size):
        found = meant(state, hand, at)
        if found is None:
            continue
        if isinstance(found, Arm):
            if _can_begin(state, at):
                yield at, found
        elif legality.legal(state, found):
            yield at, found


def _can_begin(state: State, at: int) -> bool:
    """Return whether a click that needs a second one can lead to a legal action."""
    click = _click(state)
    if click is None or click.optional:
        return True  # otherwise nothing would be armed
    answers = (x for x in legal_actions.actions(state) if type(x) is click.action)
    return any(getattr(x, field_names(x)[0]) == at for x in answers)


def _click(state: State) -> Click | None:
    """Return how clicks answer what is pending, None if nothing is or if buttons do."""
    return PENDING[state.pending[-1].kind].click if state.pending else None


# --- buttons -----------------------------------------------------------------------------------------------------


def choices(state: State, hand: Hand) -> list[a.Action]:
    """Return the actions offered as buttons, legal or not, in display order."""
    if pending_decision.actor(state) is None:
        return []
    if state.pending:
        found = legal_actions.actions(state)
        plain = found if isinstance(found, (list, tuple)) else ()
        click = _click(state)
        return [x for x in plain if click is None or type(x) is not click.action]
    if state.step == SPECIAL_DIE:
        return _settings(state, hand)
    if state.step != ACTIONS:
        return []
    return _free_choices(state, hand)


def _free_choices(state: State, hand: Hand) -> list[a.Action]:
    found: list[a.Action] = []
    symbol = needed(hand, state)
    if state.hero.at >= 0:
        for token in state.hero.tokens:
            if token == special.stone(state):
                chosen = payment(hand, state, None)
                options = pay.any_two(state.pool, state.hero.special)
                if chosen is not None or options:
                    found.append(a.Discard(token, chosen or options[0]))
        # Two coins are two actions, each with its own die.
        one = hand.empty or len(_paid(hand, state, symbol).sources) == 1
        if hand.empty or (symbol == COIN and one):
            found.append(a.GainCoin(_paid(hand, state, COIN)))
        if paying.star_symbol(state) is None and (hand.empty or (symbol == STAR and one)):
            found.append(a.UseStar(_paid(hand, state, STAR)))
        if state.card.ability:
            found.append(a.Ability())
        found.append(a.Gravity())
    found.append(a.End())
    return found


def _settings(state: State, hand: Hand) -> list[a.Action]:
    found: list[a.Action] = []
    chosen = payment(hand, state, None)
    if chosen is not None:
        face = chosen.sources[0].face
        shown = state.hero.special if face == BLANK else face
        forged = hand.dice[0].forged
        symbol = shown if forged is None else forged
        found.append(a.SetSpecial(symbol, chosen))
    else:
        found += [
            a.SetSpecial(face, pay.payment(Source(DIE, face)))
            for face, count in enumerate(state.pool)
            if count
        ]
    found.append(a.SetSpecial(BLANK, None))
    return found
