"""The fixed words of Platformer's board: keys, each with the gaps that the browser fills."""

from __future__ import annotations

from typing import Final

_PLAIN: Final = (
    "ability",
    "armed",
    "artifact-middle",
    "artifacts",
    "boost",
    "boost-less",
    "boost-more",
    "boss-title",
    "buy",
    "card-exhausted",
    "clear",
    "coins",
    "dice-pool",
    "die-used",
    "enemies",
    "enemy-die",
    "forge",
    "gems",
    "hearts",
    "help-dice",
    "help-special",
    "level-hidden",
    "map",
    "shop",
    "shop-closed",
    "shop-gap",
    "shop-open",
    "special-die",
    "symbol-blank",
    "symbol-coin",
    "symbol-move",
    "symbol-shove",
    "symbol-star",
    "symbol-sword",
    "use",
)

WORDS: Final[dict[str, tuple[str, ...]]] = {
    **dict.fromkeys(_PLAIN, ()),
    "buy-sure": ("what",),
    "damage": ("n",),
    "forge-into": ("symbol",),
    "forged": ("symbol",),
    "health": ("n",),
    "loot": ("loot",),
    "shop-jump": ("n",),
}
