"""The things of the box: characters, items, events, traps, tokens, Golem cards and tiles, with words, numbers and rules."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from platformer_nb.core.game import Words
from platformer_nb.core.parts.catalogue import Thing
from platformer_nb.games.labyrinth.model.box import Box, Tile
from platformer_nb.games.labyrinth.model.cards.things import Character
from platformer_nb.games.labyrinth.model.cards.traps import Trap
from platformer_nb.games.labyrinth.view.maze_view import edges_of

ORDER: Final = ("characters", "tokens", "items", "traps", "events", "golem", "tiles", "cells")
"""The kinds of things in the order of display."""

GOLEM_RULES: Final = {
    "1": ("GOL-3", "GOL-9", "GOL-12"),
    "2": ("GOL-3", "GOL-9", "GOL-12"),
    "3": ("GOL-3", "GOL-9", "GOL-12"),
    "stay": ("GOL-4",),
    "centre": ("GOL-5",),
}
CELL_RULES: Final = {
    "centre": ("END-1", "PSH-1", "TIL-3"),
    "key": ("KEY-4", "TIL-4", "END-2"),
    "blank": ("TIL-8",),
    "covered": ("CHR-6", "CHR-9"),
}
SIGNS: Final = {
    "golem": ("sign-golem", ("GOL-17", "GOL-16", "GOL-19")),
    "key": ("sign-key", ("KEY-1", "KEY-4", "END-1")),
    "trap": ("sign-trap", ("TRP-8", "TRP-10")),
    "item": ("sign-item", ("ITM-2", "VAR-1")),
    "heart": ("sign-life", ("LIF-1", "DTH-1")),
    "crystal": ("sign-crystal", ("CRY-2", "CRY-1", "CRY-5")),
    "stun": ("sign-stun", ("STN-2", "STN-4")),
}
"""Signs by their ids: the key of the name, and the rules; the first is what it tells."""


def things(box: Box, words: Words) -> Iterator[Thing]:
    """Yield every thing of the box, kind by kind."""
    for name, character in box.characters.items():
        yield _character(name, character, words)
    for character in box.characters.values():
        if character.tokens is not None:
            yield _token(character, words)
    for name, item in box.items.items():
        numbers = (words(f"item-kind-{item.kind}"),)
        text = (words(f"card-{name}-text"),)
        yield Thing("items", name, words(f"card-{name}"), text, ("ITM-9", "ITM-10"), numbers, 1)
    for name, trap in box.traps.items():
        yield _trap(name, trap, words)
    for name, event in box.events.items():
        rules = ("EVT-5", "SET-11") if event.last else ("EVT-1", "EVT-3")
        texts = (
            words("event-once", text=words(f"card-{name}-once")),
            words("event-lasting", text=words(f"card-{name}-lasting")),
        )
        yield Thing("events", name, words(f"card-{name}"), texts, rules, count=1)
    for card, count in box.golem.items():
        cited = GOLEM_RULES[card]
        text = (words(f"rule-{cited[0]}"),)
        yield Thing("golem", card, words(f"golem-{card}"), text, cited, count=count)
    yield from _tiles(box, words)
    for cell, cited in CELL_RULES.items():
        yield Thing("cells", cell, words(f"cell-{cell}"), (words(f"rule-{cited[0]}"),), cited)


def signs(words: Words) -> Iterator[Thing]:
    """Yield what lies on the board or is counted beside it, each in the sentence of its first rule."""
    for name, (key, rules) in SIGNS.items():
        yield Thing("signs", name, words(key), (words(f"rule-{rules[0]}"),), rules)


def _character(name: str, one: Character, words: Words) -> Thing:
    abilities = (one.passive.id, *one.abilities)
    texts = tuple(
        words("ability-told", name=words(f"ability-{a}"), text=words(f"ability-{a}-text"))
        for a in abilities
    )
    numbers = () if one.players == 2 else (words("from-players", n=one.players),)
    return Thing("characters", name, words(f"card-{name}"), texts, ("SET-12", "CRY-7"), numbers, 1)


def _token(one: Character, words: Words) -> Thing:
    assert one.tokens is not None
    token = one.tokens
    text = (words(f"token-{token.id}-text"),)
    rules = ("EXP-3", "CHR-4")
    return Thing("tokens", token.id, words(f"token-{token.id}"), text, rules, count=token.count)


def _trap(name: str, trap: Trap, words: Words) -> Thing:
    numbers = (words("trap-test", rolls=trap.rolls, difficulty=trap.difficulty),)
    text, rules = (words(f"card-{name}-text"),), ("TRP-9", "TRP-10", "TRP-11")
    return Thing("traps", name, words(f"card-{name}"), text, rules, numbers, trap.tokens)


def shape(tile: Tile) -> str:
    """Return the shape of a tile: its id without the number of the copy."""
    return tile.id.rstrip("0123456789")


def _tiles(box: Box, words: Words) -> Iterator[Thing]:
    """Yield one thing for each shape of tile, with the corridors it has and how many there are."""
    shapes: dict[str, list[Tile]] = {}
    for tile in box.numbers:
        shapes.setdefault(shape(tile), []).append(tile)
    for name, tiles in shapes.items():
        first = tiles[0]
        told = [words("tile-corridors", n=len(first.corridors))]
        if first.bridges:
            told.append(words("tile-bridges", n=len(first.bridges)))
        rules = ("TIL-7", "BRG-1") if first.bridges else ("TIL-7", "TIL-14")
        title = words("tile-shape", shape=name)
        shown = {"tiles": [drawn(tile) for tile in tiles]}
        text = (words(f"rule-{rules[-1]}"),)
        yield Thing("tiles", name, title, text, rules, tuple(told), len(tiles), shown)


def drawn(tile: Tile) -> dict[str, Any]:
    """Return what the drawing of a tile needs."""
    return {
        "corridors": [edges_of(edges) for edges in tile.corridors],
        "bridges": [list(one) for one in tile.bridges],
        "traps": list(tile.traps),
        "items": list(tile.items),
    }
