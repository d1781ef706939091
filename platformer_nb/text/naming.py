"""The notation's words of a game and the keys that name its facts: `content/<game>/text/names.toml`."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType
from typing import Final, NamedTuple

from platformer_nb.content.files import game_folder, read_toml

FILE: Final = "text/names.toml"


Families = Mapping[str, tuple[str, ...]]


class Naming(NamedTuple):
    """The words of a game's notation, and the families of keys (`card-`) that have names."""

    facts: Families = MappingProxyType({})
    """By fact, the key prefixes for its value: `enemy` is named by `card-<value>`."""
    typed: Families = MappingProxyType({})
    """The words of the notation by kind, in the order in which they are printed."""
    actions: tuple[str, ...] = ()
    """The kinds of words that occur in actions."""
    beside: tuple[str, ...] = ()
    """Key prefixes for typed words of no kind, such as ids of cards."""


@cache
def naming(game: str | None) -> Naming:
    """Return the naming of a game; empty if it has no such file."""
    if game is None or not (game_folder(game) / "text" / "names.toml").is_file():
        return Naming()
    found = read_toml(game_folder(game), FILE)
    return Naming(
        _families(found.get("facts", {})),
        _families(found.get("typed", {})),
        tuple(found.get("actions", ())),
        tuple(found.get("beside", ())),
    )


def _families(found: Mapping[str, list[str]]) -> Families:
    return MappingProxyType({name: tuple(listed) for name, listed in found.items()})
