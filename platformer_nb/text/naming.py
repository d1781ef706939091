"""The typed words of a game and which keys name its facts: `content/<game>/text/names.toml`."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType
from typing import Final, NamedTuple

from platformer_nb.content.files import game_folder, read_toml

FILE: Final = "text/names.toml"


Families = Mapping[str, tuple[str, ...]]


class Naming(NamedTuple):
    """Which words a game is typed with, and under which families of keys (`card-`) it has names."""

    facts: Families = MappingProxyType({})
    """Where the value of a fact may have a name: `enemy` is told by `card-<value>`."""
    typed: Families = MappingProxyType({})
    """The words of the notation by their kinds, in the order in which they are printed."""
    actions: tuple[str, ...] = ()
    """The kinds of words that a player types."""
    beside: tuple[str, ...] = ()
    """Where a typed word of no kind, such as the id of a card, may have a name."""


@cache
def naming(game: str | None) -> Naming:
    """The naming of a game by its name; a game without such a file names nothing."""
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
