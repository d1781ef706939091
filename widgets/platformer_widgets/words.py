"""The fixed words of the components: which keys they use, and their texts in a language."""

from __future__ import annotations

from typing import Final

from platformer_nb.text import BASE, Words

WORDS: Final = (
    "ability",
    "artifact-middle",
    "artifacts",
    "back-to-game",
    "boost",
    "boost-less",
    "boost-more",
    "bot",
    "bot-next",
    "buy",
    "card-exhausted",
    "choices",
    "clear",
    "close",
    "coins",
    "connection-lost",
    "connection-reload",
    "dice-pool",
    "die-used",
    "enemies",
    "enemy-die",
    "error-save",
    "error-text",
    "error-title",
    "forge",
    "form-add-player",
    "form-any-hero",
    "form-artifacts",
    "form-artifacts-help",
    "form-boss",
    "form-dungeon",
    "form-hero",
    "form-intro",
    "form-longer",
    "form-longer-help",
    "form-more",
    "form-person",
    "form-played-by",
    "form-same-hero",
    "form-seed",
    "form-seed-help",
    "form-solo",
    "form-start",
    "form-title",
    "gems",
    "hearts",
    "help",
    "help-arrows",
    "help-dice",
    "help-enter",
    "help-escape",
    "help-special",
    "instead",
    "language",
    "level-hidden",
    "load",
    "load-file",
    "load-paste",
    "log",
    "map",
    "new-game",
    "pace",
    "pace-fast",
    "pace-normal",
    "pace-slow",
    "pace-step",
    "page-title",
    "redo",
    "restored",
    "resume",
    "save-file",
    "shop",
    "shop-closed",
    "shop-gap",
    "shop-open",
    "special-die",
    "stale",
    "symbol-blank",
    "symbol-coin",
    "symbol-move",
    "symbol-shove",
    "symbol-star",
    "symbol-sword",
    "undo",
    "unofficial",
    "use",
    "win-again",
)
"""Keys whose text is shown as it is."""

PATTERNS: Final = {
    "damage": ("n",),
    "forge-into": ("symbol",),
    "forged": ("symbol",),
    "form-hero-of": ("seat",),
    "form-name-of": ("seat",),
    "form-played-by-of": ("seat",),
    "form-player": ("seat",),
    "form-remove-player": ("seat",),
    "health": ("n",),
    "loot": ("loot",),
    "rule-page": ("page",),
}
"""Keys whose text has gaps that the browser fills; a gap travels as `{name}`."""


def words(language: str = BASE) -> dict[str, str]:
    """Every fixed word of the components in a language."""
    say = Words(language)
    texts = {key: say(key) for key in WORDS}
    for key, gaps in PATTERNS.items():
        texts[key] = say.fill(key, {gap: f"{{{gap}}}" for gap in gaps})
    return texts
