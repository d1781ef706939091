"""The fixed words of the components: their keys, and their texts in a language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from platformer_nb.games import load_game
from platformer_nb.text import BASE, Words

WORDS: Final = (
    "back-to-game",
    "bot-next",
    "choices",
    "choose-game",
    "chosen-none",
    "close",
    "connection-away",
    "connection-lost",
    "connection-refused",
    "connection-reload",
    "connection-returning",
    "doubt",
    "doubt-hint",
    "doubt-title",
    "error-save",
    "error-text",
    "error-title",
    "form-add-player",
    "form-more",
    "form-person",
    "form-played-by",
    "form-seed",
    "form-title",
    "help",
    "help-arrows",
    "help-end",
    "help-enter",
    "help-escape",
    "help-inspect",
    "help-lit",
    "help-mine",
    "inquiry-ask",
    "inquiry-follows",
    "inquiry-masked",
    "inquiry-no-rulings",
    "inquiry-play",
    "inquiry-replace",
    "inquiry-replaces",
    "inquiry-stay",
    "inquiry-title",
    "instead",
    "language",
    "lit-none",
    "load",
    "load-file",
    "load-paste",
    "log",
    "new-game",
    "other-game",
    "pace",
    "pace-fast",
    "pace-normal",
    "pace-slow",
    "pace-step",
    "page-menu",
    "pressed-late",
    "redo",
    "restored",
    "resume",
    "rule-mark",
    "rules-find",
    "rules-label",
    "rules-none",
    "rulings",
    "save-file",
    "saved-delete",
    "saved-delete-sure",
    "saved-go-on",
    "saved-over",
    "saved-title",
    "set-up",
    "set-up-ask",
    "set-up-change",
    "set-up-done",
    "set-up-hint",
    "set-up-pieces",
    "set-up-title",
    "set-up-undo",
    "share",
    "share-close",
    "share-copied",
    "share-copy",
    "share-hint",
    "share-manual",
    "share-refusal",
    "share-title",
    "sure-again",
    "tab-elsewhere",
    "tab-open",
    "tab-take",
    "taken-back",
    "teach",
    "tutor-link",
    "undo",
    "unofficial",
    "win-again",
)
"""Keys whose text is shown unchanged; the texts belong to no game."""

GAME_WORDS: Final = (
    "form-intro",
    "form-seed-help",
    "form-start",
    "page-title",
    "window-title",
)
"""The same, where every game with a page has its own text."""

PATTERNS: Final = {
    "chosen": ("what",),
    "form-name-of": ("seat",),
    "form-played-by-of": ("seat",),
    "form-player": ("seat",),
    "form-remove-player": ("seat",),
    "lit-places": ("places",),
    "log-older": ("n",),
    "rule-page": ("page",),
    "rules-count": ("count",),
    "rules-some": ("count", "shown"),
    "since": ("n",),
    "set-up-fewer": ("name",),
    "set-up-more": ("name",),
}
"""Keys whose text has gaps filled by the browser; a gap is sent as `{name}`."""


def words(language: str = BASE, game: str = "") -> dict[str, str]:
    """Return every fixed word of the components in a language; without a game, those that belong to none."""
    say = Words(language, game or None)
    texts = {key: say(key) for key in WORDS}
    patterns: Mapping[str, tuple[str, ...]] = PATTERNS
    if game:
        views = load_game(game).views
        texts |= {key: say(key) for key in GAME_WORDS if views is not None or say.has(key)}
        patterns = {**patterns, **({} if views is None else views.words)}
    for key, gaps in patterns.items():
        texts[key] = say.fill(key, {gap: f"{{{gap}}}" for gap in gaps})
    return texts
