"""What the box holds: tiles, layouts and cards. Sets of edges are bits: edge 0 is 1, edge 5 is 32."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from platformer_nb.core.value import part, value
from platformer_nb.games.labyrinth.model.cards.things import (
    GOLEM_CARDS,
    Ability,
    Character,
    Event,
    Item,
    Pieces,
    Use,
)
from platformer_nb.games.labyrinth.model.cards.traps import Trap
from platformer_nb.games.labyrinth.model.hexes import turned

TURNINGS: Final = 6

LETTERS: Final = "abc"
"""The letters of the corridors of a tile, in the order of its data; three is the most that six edges allow."""


@value
class Tile:
    """An ordinary tile: its corridors at turning 0, as sets of edges that do not meet (TIL-14).

    `bridges` are pairs of corridors, the upper one first; `traps` and `items` are the corridors with such a symbol.
    """

    id: str
    corridors: tuple[int, ...]
    bridges: tuple[tuple[int, int], ...] = ()
    traps: tuple[int, ...] = ()
    items: tuple[int, ...] = ()


@value
class Layout:
    """Where players begin (SET-14, TWO-3), and the cell of the centre tile (SET-4, TWO-2)."""

    players: int
    starts: tuple[int, ...]
    centre: int


@value
class Box:
    """All contents. A tile is known by its number: its place in `numbers`.

    Cards are known by their ids; `golem` has how many Golem movement cards there are of each kind, `traps` the rows of
    the Labyrinth Table.
    """

    tiles: dict[str, Tile]
    layouts: tuple[Layout, ...]
    content_hash: str
    pieces: Pieces
    golem: dict[str, int]
    characters: dict[str, Character]
    items: dict[str, Item]
    events: dict[str, Event]
    traps: dict[str, Trap]
    numbers: tuple[Tile, ...] = part(init=False, compare=False)
    """The tiles in the order of the file."""
    number_of: dict[str, int] = part(init=False, compare=False)
    """The number of each tile by its id."""
    deck: tuple[int, ...] = part(init=False, compare=False)
    """How many Golem cards of each kind there are, in the order of GOLEM_CARDS."""
    item_ids: tuple[str, ...] = part(init=False, compare=False)
    """The items in the order of the file: positions and actions hold the place in it."""
    trap_ids: tuple[str, ...] = part(init=False, compare=False)
    """The kinds of traps, the same way."""
    table: tuple[Trap, ...] = part(init=False, compare=False)
    """The rows of the Labyrinth Table by these numbers."""
    trap_tokens: int = part(init=False, compare=False)
    """How many trap tokens there are of all kinds."""
    character_ids: tuple[str, ...] = part(init=False, compare=False)
    """The characters, the same way."""
    event_ids: tuple[str, ...] = part(init=False, compare=False)
    """The events, the same way."""
    uses: tuple[Ability | Use, ...] = part(init=False, compare=False)
    """All that can be used, known by its place here: the abilities of the characters, then the items."""
    use_ids: tuple[str, ...] = part(init=False, compare=False)
    """The id of each ability or item that can be used."""
    use_cards: tuple[str, ...] = part(init=False, compare=False)
    """The character or the item on whose card each stands."""
    uses_of: dict[str, tuple[int, ...]] = part(init=False, compare=False)
    """The numbers of what can be used by the card on which it stands."""
    turned: tuple[tuple[tuple[int, ...], ...], ...] = part(init=False, compare=False)
    """The corridors of each tile in each turning."""
    joined: tuple[tuple[tuple[int, ...], ...], ...] = part(init=False, compare=False)
    """The same, with corridors that a bridge joins taken together (TIL-5)."""

    def __post_init__(self) -> None:
        """Turn every tile once: a Build asks for all of them."""
        tiles = tuple(self.tiles.values())
        object.__setattr__(self, "numbers", tiles)
        object.__setattr__(self, "number_of", {tile.id: n for n, tile in enumerate(tiles)})
        object.__setattr__(self, "deck", tuple(self.golem.get(kind, 0) for kind in GOLEM_CARDS))
        object.__setattr__(self, "item_ids", tuple(self.items))
        object.__setattr__(self, "trap_ids", tuple(self.traps))
        object.__setattr__(self, "table", tuple(self.traps.values()))
        object.__setattr__(self, "trap_tokens", sum(trap.tokens for trap in self.table))
        object.__setattr__(self, "character_ids", tuple(self.characters))
        object.__setattr__(self, "event_ids", tuple(self.events))
        uses = tuple(self._uses())
        object.__setattr__(self, "use_cards", tuple(card for card, _, _ in uses))
        of_card: dict[str, tuple[int, ...]] = {}
        for number, (card, _, _) in enumerate(uses):
            of_card[card] = (*of_card.get(card, ()), number)
        object.__setattr__(self, "uses_of", of_card)
        object.__setattr__(self, "use_ids", tuple(name for _, name, _ in uses))
        object.__setattr__(self, "uses", tuple(use for _, _, use in uses))
        object.__setattr__(self, "turned", tuple(_turned(tile.corridors) for tile in tiles))
        object.__setattr__(self, "joined", tuple(_turned(_joined(tile)) for tile in tiles))

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Box) and self.content_hash == other.content_hash)

    def __hash__(self) -> int:
        return hash(self.content_hash)

    def __repr__(self) -> str:
        return f"<Box {self.content_hash}>"

    def _uses(self) -> Iterator[tuple[str, str, Ability | Use]]:
        """Yield all that can be used: its card, its id, and what the card says."""
        for card, character in self.characters.items():
            yield from ((card, name, ability) for name, ability in character.abilities.items())
        for card, item in self.items.items():
            if item.use is not None:
                yield card, card, item.use

    def layout(self, players: int) -> Layout:
        """Return the layout for a number of players."""
        return next(layout for layout in self.layouts if layout.players == players)


def _turned(corridors: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    return tuple(
        tuple(turned(corridor, turning) for corridor in corridors) for turning in range(TURNINGS)
    )


def _joined(tile: Tile) -> tuple[int, ...]:
    """Return the corridors of a tile, those that a bridge joins as one set of edges."""
    groups = [{number} for number in range(len(tile.corridors))]
    for over, under in tile.bridges:
        one = next(group for group in groups if over in group)
        two = next(group for group in groups if under in group)
        if one is not two:
            one |= two
            groups.remove(two)
    return tuple(sum(tile.corridors[number] for number in group) for group in groups)
