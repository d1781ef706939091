"""What the things of a game are, in words, for the cards that a page shows of them."""

from __future__ import annotations

from typing import Any

from platformer_nb.core.game import AnyGame
from platformer_nb.text import Words


def told_things(game: AnyGame, language: str) -> list[dict[str, Any]]:
    """Return every thing and sign of a game's catalogue; nothing if the game has none."""
    if game.catalogue is None:
        return []
    words = Words(language, game.name)
    return [
        {
            "kind": one.kind,
            "id": one.id,
            "name": one.name,
            "texts": list(one.texts),
            "numbers": list(one.numbers),
            "rules": list(one.rules),
        }
        for one in (*game.catalogue.things(words), *game.catalogue.signs(words))
    ]
