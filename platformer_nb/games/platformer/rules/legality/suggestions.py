"""Suggestions: the legal actions nearest to a refused one, which the player may have meant.

While something is pending, only answers to it qualify. In a free turn only actions with the same aim are
near; ending the step or applying Gravity are not, except for what they bring. Where nothing is near, what brings the
Hero towards the refused action is (`ways`); so the result may be empty.
"""

from __future__ import annotations

from collections.abc import Iterator

from platformer_nb.core.value import field_names
from platformer_nb.games.platformer.kinds.tables import ACTIONS as KINDS
from platformer_nb.games.platformer.model import actions as a
from platformer_nb.games.platformer.model.box.box import STAR
from platformer_nb.games.platformer.model.state import ACTIONS, State
from platformer_nb.games.platformer.model.terrain import TRAP, steps_between
from platformer_nb.games.platformer.rules.cards.bonus import bonus_of
from platformer_nb.games.platformer.rules.dice import paying
from platformer_nb.games.platformer.rules.dice.payment import (
    DIE,
    FORGE,
    FORGE_SPECIAL,
    READ,
    SPECIAL,
    Payment,
)
from platformer_nb.games.platformer.rules.dice.special_die import stone_forbids
from platformer_nb.games.platformer.rules.figures import combat
from platformer_nb.games.platformer.rules.legality.legal_actions import actions
from platformer_nb.games.platformer.rules.legality.null_actions import is_null, wasteful
from platformer_nb.games.platformer.rules.legality.ways import ways

MOST = 3
"""Most suggestions given."""

FAR = 50
"""Larger than any distance between Spaces that are compared."""

Price = tuple[int, ...]
"""Difference in payment, then cost: see `_price`."""

Rank = tuple[int, int, int, Price]
"""Distance of an action from the refused one: in kind, in place, in pushing, in price."""


def instead(state: State, action: a.Action) -> tuple[a.Action, ...]:
    """Return up to MOST legal actions, the nearest first; none if nothing is near, or chance is pending."""
    found = actions(state)
    if not isinstance(found, (list, tuple)):
        return ()
    near = sorted(_near(state, action, found), key=lambda pair: pair[0])
    ranked = [other for _, other in near if not (wasteful(other) and is_null(state, other))]
    if not ranked and _is_free(state):
        ranked = ways(state, action, found)
    named: dict[object, a.Action] = {}
    for other in ranked:
        named.setdefault(_deed(action, other), other)
    return tuple(_few(list(named.values())))


def _few(ranked: list[a.Action]) -> Iterator[a.Action]:
    """Yield the first MOST: including Stop if it is possible, and End only if nothing else is."""
    if len(ranked) > 1:
        ranked = [other for other in ranked if not isinstance(other, a.End)]
    stops = [other for other in ranked[MOST:] if isinstance(other, a.Stop)]
    yield from ranked[: MOST - len(stops)]
    yield from stops


def _near(
    state: State, wanted: a.Action, found: list[a.Action] | tuple[a.Action, ...]
) -> Iterator[tuple[Rank, a.Action]]:
    """Yield the actions near the refused one, each with its rank."""
    free, rank = _is_free(state), KINDS[type(wanted)].near
    for other in found:
        if _gems(other) and not _asks_for_gems(wanted, other):
            continue  # the same action without gems is also legal
        kind = rank(state, wanted, other) if free else _answer(wanted, other)
        if free and _paid_alike(wanted, other):
            kind = -1
        if kind is not None:
            yield (
                (
                    kind + _hurts(state, wanted, other),
                    _apart(state, wanted, other),
                    int(_pushes(wanted) != _pushes(other)),
                    _price(state, wanted, other),
                ),
                other,
            )


def _paid_alike(wanted: a.Action, other: a.Action) -> bool:
    """Return whether the very dice of an action on a Space pay for another that needs none, such as gaining a coin."""
    if _place(wanted) < 0 or not isinstance(other, (a.GainCoin, a.UseStar)):
        return False
    one: Payment | None = getattr(wanted, "payment", None)
    two = other.payment
    if one is None or any(source.kind == FORGE for source in two.sources):
        return False
    return (one.faces, one.special, one.gems) == (two.faces, two.special, two.gems)


def _hurts(state: State, wanted: a.Action, other: a.Action) -> int:
    """Return 1 for an unrequested Spawn into a Trap, so that Spaces that cost no Wound come first."""
    if not isinstance(other, a.Spawn) or state.terrain.feature[other.to] != TRAP:
        return 0
    asked = isinstance(wanted, a.Spawn) and wanted.to == other.to
    return int(not asked and not bonus_of(state.game, state.hero).trap)


def _is_free(state: State) -> bool:
    """Return whether the active player can choose among all the actions of a turn."""
    if state.pending or state.step != ACTIONS or state.hero.at < 0:
        return False
    return not state.hero.tokens or stone_forbids(state) is None


def _answer(wanted: a.Action, other: a.Action) -> int | None:
    """Rank an answer to what is pending: the same kind first, of the same Enemy; None if not near.

    For an attempt to go on, or to move an Enemy on, the ways to do so are near; for other actions, Stop.
    End is near only where nothing else can be done.
    """
    if isinstance(other, a.Gravity):
        return None
    if isinstance(other, a.Stop):
        return 3 if KINDS[type(wanted)].goes_on else 0
    if isinstance(other, a.End):
        return 4
    if isinstance(wanted, a.Slide) and isinstance(other, a.Slide):
        return int(wanted.enemy != other.enemy)
    return 0 if type(other) is type(wanted) else 2


def _deed(wanted: a.Action, action: a.Action) -> object:
    """Return what an action does apart from its payment, and apart from its manner on other Spaces.

    On the Space of the refused action, attacks of different power and Pushes to different Spaces differ.
    """
    place = _place(action)
    if place != _place(wanted) and KINDS[type(action)].in_many_ways:
        return (type(action), place)
    names = (name for name in field_names(action) if name != "payment")
    what = tuple(getattr(action, name) for name in names)
    power = action.payment.power if isinstance(action, a.Attack) else 0
    return (type(action), what, power)


def _place(action: a.Action) -> int:
    for name in ("to", "target", "space"):
        place = getattr(action, name, None)
        if isinstance(place, int):
            return place
    return -1


def _pushes(action: a.Action) -> bool:
    return getattr(action, "push", -1) >= 0


def _apart(state: State, wanted: a.Action, other: a.Action) -> int:
    """Return how far two actions are apart: in Spaces, or in price for cards."""
    if isinstance(wanted, a.Buy) and isinstance(other, a.Buy):
        prices = _prices(state)
        return abs(prices.get(wanted.card, FAR) - prices.get(other.card, FAR))
    if isinstance(wanted, a.SetSpecial) and isinstance(other, a.SetSpecial):
        return int(wanted.symbol != other.symbol)
    one, two = _place(wanted), _place(other)
    if one < 0 or two < 0:
        return FAR
    return steps_between(state.terrain.width, one, two)


def _prices(state: State) -> dict[str, int]:
    box = state.game.box
    return {card.id: card.price for card in (*box.items.values(), *box.potions.values())}


def _gems(action: a.Action) -> int:
    paid: Payment | None = getattr(action, "payment", None)
    return paid.gems if paid is not None else 0


def _asks_for_gems(wanted: a.Action, other: a.Action) -> bool:
    """Return whether gems of the refused action carry over: both attack or neither, or it used a star."""
    both = isinstance(wanted, a.Attack) == isinstance(other, a.Attack)
    return _gems(wanted) > 0 and (both or isinstance(wanted, a.UseStar))


PLAIN = {DIE: 1, READ: 2, SPECIAL: 3, FORGE_SPECIAL: 3, FORGE: 4}
"""Cost order of sources: a die that shows the symbol is used before a star, the Special die, a Forge."""


def _price(state: State, wanted: a.Action, other: a.Action) -> Price:
    """Return how differently two actions are paid: other dice, other strength; then the cost."""
    one: Payment | None = getattr(wanted, "payment", None)
    two: Payment | None = getattr(other, "payment", None)
    if two is None:
        return (2 * isinstance(wanted, a.SetSpecial),)
    plain = sum(PLAIN[s.kind] for s in two.sources)
    if isinstance(other, a.Spawn):
        plain = paying.missed(state).get(two.sources[0].face, 0)
    if one is None:
        return (0, 0, two.gems, plain)
    if _mixed(state, one):
        added = _dearer(state, other, two) + _added(one, two)
        return (added, _lacking(state, other), sum(two.faces) + two.special, two.gems, plain)
    dice = [(s.kind, s.face) for s in one.sources] != [(s.kind, s.face) for s in two.sources]
    strength = one.power - two.power if isinstance(other, a.Attack) else one.steps - two.steps
    return (int(dice), abs(strength), two.gems, plain)


def _mixed(state: State, one: Payment) -> bool:
    """Return whether dice of several symbols are chosen, so that no action takes them all."""
    given = {source.face for source in one.sources if source.kind == DIE}
    if any(source.kind == READ for source in one.sources):
        reads = paying.star_symbol(state)
        given.add(STAR if reads is None else reads)
    return len(given) > 1


def _dearer(state: State, other: a.Action, paid: Payment) -> int:
    """Return FAR if something else pays though a die that shows the symbol is left, else 0."""
    needed = KINDS[type(other)].symbol
    if needed is None or all(source.kind == DIE for source in paid.sources):
        return 0
    return FAR if state.pool[needed] > paid.faces[needed] else 0


def _added(one: Payment, two: Payment) -> int:
    """Return how many dice a payment takes besides those of another."""
    more = sum(max(0, has - had) for had, has in zip(one.faces, two.faces, strict=True))
    return more + int(two.special and not one.special)


def _lacking(state: State, other: a.Action) -> int:
    """Return how many Wounds an attack lacks to defeat its target."""
    if not isinstance(other, a.Attack):
        return 0
    needs = combat.health(state, state.occupied[other.target])
    return max(0, needs - combat.foreseen_wounds(state, other.payment.power))
