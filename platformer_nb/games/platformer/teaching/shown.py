"""The rules of what a position shows: nobody can judge an action in it without them, though no verdict cites them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from platformer_nb.games.platformer.model.state import State, enemies
from platformer_nb.games.platformer.model.terrain import BOSS_SPAWN, ICON, PORTAL, SHOP, SPAWN, TRAP

FEATURES: Final[Mapping[int, str]] = {
    TRAP: "PSH-4",
    SHOP: "MAP-6",
    SPAWN: "MAP-10",
    BOSS_SPAWN: "BOS-4",
    ICON: "BOS-5",
    PORTAL: "PRT-1",
}
"""The rule of each feature of a Space with which lessons first explain it."""


def rules_shown(state: State) -> Iterator[str]:
    """Yield the rule of each kind of thing in the position that is not there from the first lesson on."""
    terrain = state.terrain
    there = set(terrain.feature[terrain.low :])
    yield from (rule for feature, rule in FEATURES.items() if feature in there)
    if terrain.boss_low < terrain.size:
        yield "BLV-1"
    for code in {state.occupied[space] for space in enemies(state.occupied)}:
        yield "BOS-1" if code == state.game.boss_code else "ENM-7"
        if code in state.game.heavy:
            yield "ENM-8"
    if any(hero.items or hero.potions for hero in state.heroes):
        yield "CRD-1"
    if any(hero.tokens for hero in state.heroes):
        yield "BOS-5"
    if state.solo is not None:
        yield "SOL-1"
