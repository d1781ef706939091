"""The texts that every game gives itself, since what serves every game shows them; listed in docs/languages.md."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

PAGE: Final[Mapping[str, str]] = {
    "form-intro": "what is said above the form of a new game",
    "form-seed-help": "what the same seed makes the same",
    "form-start": "the button that starts a game",
    "page-about": "what the game is, how it is won and for how many players, where a game is chosen",
    "page-title": "the name of the game",
    "starting": "what is shown before the page is there",
    "window-title": "the title of the play page's window",
}
"""Keys that a game with views gives, each with what it is."""

LESSONS: Final[Mapping[str, str]] = {
    "lesson-look-nowhere": "the hint where to look, for an exercise that is not about a place on the board",
    "tutor-word-window": "the title of the tutor's window",
}
"""Keys that a game with lessons gives."""

PUZZLES: Final[Mapping[str, str]] = {
    "puzzle-not-there": "said of an answer that has not reached the goal; told { $now } and { $most }, the cost",
    "puzzle-too-dear": "said of an answer that costs more than the best one; told the same",
    "puzzles-how-text": "how a puzzle is answered",
}
"""Keys that a game with puzzles gives; `puzzle-too-dear` only if solutions have a cost."""

OPTIONAL: Final[Mapping[str, str]] = {
    "cli-judge-chance": "that outcomes of dice and cards are actions too, for the help of `judge`",
    "exam-word-used": "what dice, or other things that are used up, are called",
    "lesson-look-here": "the hint that names places on the board",
}
"""Keys of games in which there is something of that kind."""

TERMS: Final[Mapping[str, str]] = {
    "term-turn": "what a turn of a player is called, in each case of the language",
    "term-turns": "the same, of several",
}
"""Keys of common words that a game may give anew; their sentences refer to them by `{ term-turn.gen }`."""

GAME_KEYS: Final[Mapping[str, str]] = {**PAGE, **LESSONS, **PUZZLES, **OPTIONAL}
"""All of them. Keys with gaps, such as `rule-{}`, are in `families`."""
