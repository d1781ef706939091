"""The records of effects: of each class the function that resolves it, and what it demands.

A record is entered where the effect is resolved (`effect_resolution`), with the decorator `effect`. Cards may
have every effect that has a record.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from platformer_nb.core.ruling import Cite
from platformer_nb.core.value import value
from platformer_nb.games.platformer.model.box.effects import Effect
from platformer_nb.games.platformer.model.state import State
from platformer_nb.games.platformer.model.state_builder import Draft

F = TypeVar("F", bound=Callable[..., None])

Resolve = Callable[[Draft, Any, int], None]
Demand = Callable[[State, Any], Cite | None]


@value
class EffectKind:
    """One kind of effect.

    `resolve` applies it to a draft; its number is raised by the third argument, the gems on a star. `demand`
    cites why a card with it cannot be used. `answered_by` is the action that chooses what it asks for.
    `keeps_position`: demands of later effects of the card can be checked before it is resolved.
    """

    effect: type[Effect]
    resolve: Resolve
    demand: Demand | None
    answered_by: type | None
    keeps_position: bool

    @property
    def name(self) -> str:
        """Its name in content files."""
        return self.effect.name


KINDS: dict[type[Effect], EffectKind] = {}
"""All kinds of effects, by class."""

RESOLVE: dict[type[Effect], Resolve] = {}
"""What `KINDS` says of resolving, for quick access."""


def effect(
    kind: type[Effect],
    *,
    demand: Demand | None = None,
    answered_by: type | None = None,
    keeps_position: bool = False,
) -> Callable[[F], F]:
    """Decorate the function that resolves a class of effects: enter its record."""

    def enter(resolve: F) -> F:
        assert all(known.name != kind.name for known in KINDS.values()), kind.name
        KINDS[kind] = EffectKind(kind, resolve, demand, answered_by, keeps_position)
        RESOLVE[kind] = resolve
        return resolve

    return enter


def answered_by(action: type) -> tuple[type[Effect], ...]:
    """Return the effects that bring the decision which this kind of action answers."""
    return tuple(kind.effect for kind in KINDS.values() if kind.answered_by is action)
