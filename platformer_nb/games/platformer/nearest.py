"""The legal actions nearest to one that was refused."""

from __future__ import annotations

from platformer_nb.games.platformer import actions as a
from platformer_nb.games.platformer.enumerating import actions
from platformer_nb.games.platformer.state import State
from platformer_nb.games.platformer.terrain import steps_between
from platformer_nb.games.platformer.wording import write_action

MOST = 3
"""How many are named."""


def instead(state: State, action: a.Action) -> tuple[str, ...]:
    """Up to three legal actions, the nearest first; none if there is none, or chance is due."""
    found = actions(state)
    if not isinstance(found, (list, tuple)):
        return ()
    ranked = sorted(found, key=lambda other: distance(state, action, other))
    return tuple(write_action(state, other) for other in ranked[:MOST])


def distance(state: State, wanted: a.Action, other: a.Action) -> tuple[int, int, int, int]:
    """How far a legal action is from the one wanted: in kind, in place, in price."""
    return (
        0 if type(other) is type(wanted) else 1 + _KINDSHIP.get(type(other), 5),
        _apart(state, _place(wanted), _place(other)),
        int(_pushes(wanted) != _pushes(other)),
        _price(wanted, other),
    )


_KINDSHIP: dict[type, int] = {a.End: 3, a.Gravity: 4, a.Stop: 3}


def _place(action: a.Action) -> int:
    for name in ("to", "target", "space"):
        place = getattr(action, name, None)
        if isinstance(place, int):
            return place
    return -1


def _pushes(action: a.Action) -> bool:
    return getattr(action, "push", -1) >= 0


def _apart(state: State, one: int, other: int) -> int:
    if one < 0 or other < 0:
        return 50
    return steps_between(state.terrain.width, one, other)


def _price(wanted: a.Action, other: a.Action) -> int:
    one, two = getattr(wanted, "payment", None), getattr(other, "payment", None)
    if two is None:
        return 0
    alike = one is not None and one.sources == two.sources
    return 0 if alike else 1 + int(two.gems) + len(two.sources)
