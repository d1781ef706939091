"""What the files of the box demand of themselves and of each other, as one row of checks."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from platformer_nb.games.labyrinth.content import card_references as cards
from platformer_nb.games.labyrinth.content import references


def checks(read: Mapping[str, Any]) -> Iterator[Callable[[], None]]:
    """Yield each check between the files, given what each says, as a call that raises BadInput."""
    shapes, layouts = read["tiles.toml"], read["layouts.toml"]
    for letter, shape in shapes.items():
        yield lambda letter=letter, shape=shape: references.check_shape(letter, shape)  # type: ignore[misc]
    yield lambda: references.check_counts(shapes)
    yield lambda: references.check_layouts(layouts)
    yield lambda: cards.check_box(read[cards.BOX_FILE])
    files = {file: read[file] for file in cards.CARDS}
    characters, items, events, traps = files.values()
    yield lambda: cards.check_ids(files, characters)
    yield lambda: cards.check_numbers(files, characters, traps)
    for card, one in characters.items():
        yield lambda card=card, one=one: cards.check_character(card, one, traps)  # type: ignore[misc]
    for card, item in items.items():
        yield lambda card=card, item=item: cards.check_item(card, item)  # type: ignore[misc]
    yield lambda: cards.check_events(events)
