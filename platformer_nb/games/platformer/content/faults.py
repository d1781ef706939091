"""Collects all errors in a content folder, for authors of cards and tiles.

`build_box` stops at the first error, since the box cannot be played then; this module goes on, so that all
can be fixed at once.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from importlib.resources.abc import Traversable
from typing import Any, Final

from platformer_nb.content.check import read_checked
from platformer_nb.content.files import names_in
from platformer_nb.core.errors import BadInput, key_of, within
from platformer_nb.games.platformer.content import models as m
from platformer_nb.games.platformer.content import references
from platformer_nb.games.platformer.content.tiles import check_tile

CARDS: Final = {file: shape for file, shape in m.BOX_FILES.items() if file != "box.toml"}
"""The files of cards and their models."""


def box_faults(folder: Traversable) -> list[BadInput]:
    """Return all errors of the box in this folder, in the order of the files.

    References between files are checked only if every file of cards fits its model.
    """
    found: list[BadInput] = []
    basics: m.BoxFile | None = read_checked(folder, "box.toml", m.BOX, found)
    cards = {file: read_checked(folder, file, shape, found) for file, shape in CARDS.items()}
    if all(entries is not None for entries in cards.values()):
        found += _caught(_references(cards))
    if basics is not None:
        found += _tile_faults(folder, basics.tile)
    return found


def _caught(checks: Iterator[Callable[[], object]]) -> list[BadInput]:
    found = []
    for check in checks:
        try:
            check()
        except BadInput as fault:
            found.append(fault)
    return found


def _references(cards: Mapping[str, Any]) -> Iterator[Callable[[], object]]:
    """Yield each check of references as a call, one per card where the check is about one card."""
    heroes, enemies, items, potions, artifacts, bosses, events = cards.values()
    yield lambda: references.check_ids(cards)
    yield lambda: references.check_glyphs(enemies, bosses)
    yield lambda: references.check_grades(enemies)
    for check, entries in (
        (references.check_heroes, heroes),
        (references.check_items, items),
        (references.check_potions, potions),
    ):
        for card in entries:
            yield lambda check=check, one={card: entries[card]}: check(one)  # type: ignore[misc]
    yield lambda: references.check_artifacts(artifacts)
    for card in bosses:
        yield lambda card=card: references.check_boss(card, bosses[card])  # type: ignore[misc]
    yield lambda: references.check_events(events)


def _tile_faults(folder: Traversable, size: m.TileSize) -> list[BadInput]:
    found: list[BadInput] = []
    try:
        files = names_in(folder, "tiles", ".toml")
    except BadInput as fault:
        return [fault]
    for file in files:
        drawn: m.TilesFile | None = read_checked(folder, file, m.TILES, found)
        if drawn is not None:
            found += _caught(_tiles(file, drawn, size))
    return found


def _tiles(file: str, drawn: m.TilesFile, size: m.TileSize) -> Iterator[Callable[[], object]]:
    yield lambda: references.check_tile_counts(file, len(drawn.tower), len(drawn.boss))
    for boss, key, group in ((False, "tower", drawn.tower), (True, "boss", drawn.boss)):
        for name, text in group.items():
            place = within(file, key_of(f"{key}.{name}"))
            yield lambda place=place, text=text, boss=boss: check_tile(  # type: ignore[misc]
                place, text, size.width, size.height, boss
            )
