"""Every kind of game that can be set up: what `new_game` takes is asked of `new_game` itself."""

from __future__ import annotations

from inspect import signature
from itertools import product
from typing import Any

from platformer_nb.core.errors import BadInput
from platformer_nb.games.platformer.model.box.box import Box
from platformer_nb.games.platformer.model.house_rules import RULINGS
from platformer_nb.games.platformer.rules.course.setup import PLAYERS, new_game

Variant = dict[str, Any]

SETTINGS = frozenset(signature(new_game).parameters)


def variants(box: Box) -> list[Variant]:
    """Players, dungeon, Boss, artifacts and length of the tower in every mixture that may be played."""
    choices: dict[str, list[Any]] = {
        "players": list(PLAYERS),
        "dungeon": sorted({tile.dungeon for tile in box.tiles.values()}),
        "boss": sorted(box.bosses),
        "artifacts": [False, True],
        "levels": [4, 5, 6, 7],
    }
    offered = {name: values for name, values in choices.items() if name in SETTINGS}
    mixtures = (dict(zip(offered, some, strict=True)) for some in product(*offered.values()))
    return [mixture for mixture in mixtures if playable(box, mixture)]


def playable(box: Box, variant: Variant) -> bool:
    """Whether the game can be set up."""
    try:
        new_game(box, **variant)
    except BadInput:
        return False
    return True


def readings(number: int) -> dict[str, str]:
    """Rulings for a game: every second plays by the project's own, the others switch one or all."""
    if "rulings" not in SETTINGS or number % 2 == 0:
        return {}
    others = {rule: choices[-1] for rule, choices in RULINGS.items()}
    which = number // 2 % (len(others) + 1)
    return dict([list(others.items())[which]]) if which < len(others) else others


def named(variant: Variant) -> str:
    """One line: `players 2, dungeon void, boss ikee`; what is off is left out."""
    rulings = variant.get("rulings") or {}
    said = [f"{k} {v}" for k, v in variant.items() if k != "rulings" and not isinstance(v, bool)]
    said += [k for k, v in variant.items() if v is True]
    return ", ".join([*said, *(f"ruling {rule} {reading}" for rule, reading in rulings.items())])
